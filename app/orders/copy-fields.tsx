import { useEffect } from 'react'
import { copyFields } from '../ui/copy-field.ts'

/** The island behind the buttons of the page of an order that copy a link. Draws nothing. */
export default function CopyFields() {
  useEffect(copyFields, [])
  return null
}
