import { RFE_EVALUATION } from '../../content/rfe.ts'
import { LetterForm } from '../contact/letter-form.tsx'
import { placed } from '../ui/site-facts.tsx'

const bodyOf = (email: string, letter: { name: string; dataUrl: string } | null) => ({
  email,
  ...(letter === null ? {} : { letter: letter.dataUrl, letterName: letter.name }),
})

export default placed(RfeEvaluationForm)

/** The free evaluation: an address, and the letter when the visitor wants to send it now. */
function RfeEvaluationForm() {
  return <LetterForm words={RFE_EVALUATION} call="POST /api/rfe-evaluations" letterRequired={false} letterFirst bodyOf={bodyOf} />
}
