/** The words for the files that customers hand over on the page of their order. */
import type { FileNeed } from '../domain/orders/needed-files.ts'

export const FILE_NEED_WORDS: Record<FileNeed, { label: string; hint: string }> = {
  'rfe-letter': { label: 'RFE letter', hint: 'All pages, front and back.' },
  'filed-petition': { label: 'The petition you filed', hint: 'The cover letter, the forms and the exhibits, as you sent them.' },
  'filed-letters': { label: 'Reference letters you filed', hint: 'Where they are not part of the file above.' },
  'new-evidence': { label: 'Evidence for the answer', hint: 'Documents about the points that the letter raises.' },
  degrees: { label: 'Degrees and transcripts', hint: 'With their evaluation and translation, where you have one.' },
  employment: { label: 'Proof of your jobs', hint: 'Letters of employers, contracts, or what shows your own business.' },
  achievements: { label: 'What your work has led to', hint: 'Publications, patents, awards, press, contracts, figures of use.' },
  letters: { label: 'Reference letters you have', hint: 'Signed ones, or drafts of them.' },
  'business-plan': { label: 'Your business plan', hint: 'The plan that we review.' },
  other: { label: 'Anything else', hint: '' },
  'returned-letter': { label: 'Your letter, changed in Word', hint: 'The delivered .docx with your changes in it. We compare it paragraph by paragraph; nothing is taken over unseen.' },
}
