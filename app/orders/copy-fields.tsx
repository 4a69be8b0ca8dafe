import { useEffect } from 'react'
import { copyFields } from '../ui/copy-field.ts'
import { placed } from '../ui/site-facts.tsx'

export default placed(CopyFields)

/** The island behind the buttons of the page of an order that copy a link. Draws nothing. */
function CopyFields() {
  useEffect(copyFields, [])
  return null
}
