/** The words and addresses of the sample letter that is read in the browser, part by part. */
import type { PageMeta } from './copy.ts'

export type SampleLetterPart = PageMeta & {
  /** In the list of parts. */
  name: string
  /** How many of the letter's first-level headings it holds; the opening has none. */
  headings: number
}

const SUBJECT = 'a complete sample EB-2 NIW petition letter about a fictional power engineer'

export const SAMPLE_LETTER_PARTS: readonly [SampleLetterPart, ...SampleLetterPart[]] = [
  {
    path: '/sample-petition',
    name: 'Opening and contents',
    headings: 0,
    title: 'Sample EB-2 NIW petition letter, all 30 pages',
    description: 'Read a complete 30-page sample EB-2 NIW petition letter about a fictional engineer, page by page, on any screen, or download it as PDF.',
  },
  {
    path: '/sample-petition/endeavor',
    name: 'EB-2 and endeavor',
    headings: 2,
    title: 'Sample NIW letter: EB-2 and endeavor',
    description: `How the letter shows the degree and describes the proposed endeavor: ${SUBJECT}.`,
  },
  { path: '/sample-petition/prong-1', name: 'Prong 1', headings: 1, title: 'Sample NIW letter: Prong 1', description: `How the letter argues merit and national importance: ${SUBJECT}.` },
  { path: '/sample-petition/prong-2', name: 'Prong 2', headings: 1, title: 'Sample NIW letter: Prong 2', description: `How the letter shows the petitioner is well positioned: ${SUBJECT}.` },
  { path: '/sample-petition/prong-3', name: 'Prong 3', headings: 1, title: 'Sample NIW letter: Prong 3', description: `How the letter argues the balance and the waiver: ${SUBJECT}.` },
  { path: '/sample-petition/conclusion', name: 'Conclusion', headings: 1, title: 'Sample NIW letter: conclusion', description: `How the letter concludes and speaks to discretion: ${SUBJECT}.` },
  { path: '/sample-petition/appendix', name: 'Appendix', headings: 1, title: 'Sample NIW letter: appendix', description: `The index of exhibits and what each one proves: ${SUBJECT}.` },
]

export const SAMPLE_LETTER = {
  eyebrow: 'Sample petition letter · 30 pages',
  heading: 'Read a whole petition letter',
  lead: 'Every page, free, with nothing left out. We wrote this letter to show the structure and depth of a full petition; the engineer in it is fictional. Yours is drafted from your own record, and its length depends on what you can document.',
  partHeading: (name: string) => `Sample letter: ${name}`,
  download: { label: 'Download the PDF', href: '/ai-sample-letter.pdf' },
  order: { label: 'START ORDER', href: '/checkout-selfpetition-ai' },
  parts: 'Parts of the letter',
  page: (first: number, last: number, of: number) => (first === last ? `Page ${first} of ${of}` : `Pages ${first} to ${last} of ${of}`),
  toPage: (page: number) => `Page ${page}`,
  contentsPage: 'page',
  /** Over a table that has no caption in print. */
  exhibits: 'Exhibits',
  next: 'Next part',
} as const
