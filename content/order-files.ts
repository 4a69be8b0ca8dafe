/** The words for the files that customers hand over on the page of their order. */
import type { FileNeed } from '../domain/orders/needed-files.ts'

export const FILE_NEED_WORDS: Record<FileNeed, { label: string; hint: string }> = {
  'rfe-letter': { label: 'RFE letter', hint: 'All pages, front and back.' },
  'filed-petition': { label: 'The petition you filed', hint: 'The cover letter, the forms and the exhibits, as you sent them.' },
  'filed-letters': { label: 'Reference letters you filed', hint: 'If they are not in the file above.' },
  'new-evidence': { label: 'Evidence for the answer', hint: 'Documents on the points the letter raises.' },
  degrees: { label: 'Degrees and transcripts', hint: 'With evaluation and translation, if you have them.' },
  employment: { label: 'Proof of your jobs', hint: 'Employer letters, contracts, or proof of your own business.' },
  achievements: { label: 'What your work has led to', hint: 'Publications, patents, awards, press, contracts, usage figures.' },
  letters: { label: 'Reference letters you have', hint: 'Signed letters or drafts.' },
  'business-plan': { label: 'Your business plan', hint: 'The plan you want us to review.' },
  other: { label: 'Anything else', hint: '' },
  'returned-letter': { label: 'Your letter, changed in Word', hint: 'The delivered .docx with your changes in it. We compare it paragraph by paragraph and apply nothing without showing you.' },
}
