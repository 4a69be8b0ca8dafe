/** The words for a letter that comes back as a Word file. */
import type { ReturnProblem } from '../domain/petition/returned-letter.ts'

/** What is wrong with the file and what to do, for customer and operator. */
export const RETURN_PROBLEM_WORDS: Record<ReturnProblem, string> = {
  'not-word': 'This is not a Word file. Open the letter that was delivered as .docx, change it there, save it as .docx, and send that file. A PDF cannot be compared.',
  'old-word': 'This is an older Word file (.doc), or one with a password. Save it as .docx without a password and send that file.',
  damaged: 'This file is damaged and cannot be opened. Save it again as .docx and send that file.',
  'no-text': 'There is no text in this file. Open it, look whether it is the right one, and send it again.',
  'too-complex': 'This file holds far more than a letter. Send only the letter, saved as .docx.',
  'other-order': 'This is the letter of another order. Send the file that was delivered on the page of this order.',
  'not-ours': 'Too little of the letter that was delivered stands in this file. Change the delivered Word file itself, so that each paragraph can be compared.',
  'taken-back': 'The customer took this file back. What it said is no longer kept.',
}
