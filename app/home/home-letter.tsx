import { RFE_UPLOAD } from '../../content/home.ts'
import { LetterForm } from '../contact/letter-form.tsx'
import { placed } from '../ui/site-facts.tsx'

const bodyOf = (rfeEmail: string, letter: { name: string; dataUrl: string } | null) => ({
  rfeEmail,
  rfeFile: letter?.dataUrl ?? '',
  rfeFileName: letter?.name ?? '',
})

/** A notice for a first look: the letter is what it is about. */
export default placed(() => <LetterForm words={RFE_UPLOAD} call="POST /contact/apply" letterRequired bodyOf={bodyOf} />)
