/** The documents of the NIW DIY package, in the order of their numbers. */
import type { RichText } from './copy.ts'

export type PackageDocument = {
  /** As printed on the document; null for what has no number. */
  number: string | null
  title: string
  text: RichText
  /** What must be true of an order for the document to be in it. */
  when: 'always' | 'not-banking' | 'entrepreneur-or-consultant' | 'addon-aos' | 'addon-forms'
}

/** Beside a document that not every order holds. */
export const DOCUMENT_IN: Record<Exclude<PackageDocument['when'], 'always'>, string> = {
  'not-banking': 'Not with Banking and Finance',
  'entrepreneur-or-consultant': 'Founders and consultants',
  'addon-aos': 'Add-on',
  'addon-forms': 'Add-on',
}

export const NIW_DIY_DOCUMENTS: readonly PackageDocument[] = [
  { number: '1', title: 'Instructions', when: 'always', text: 'Where to begin, which file to open when, and how the documents fit together.' },
  {
    number: '2',
    title: 'Sample cover letter for your profession',
    when: 'not-banking',
    text: 'A worked cover letter of 8 to 11 pages for the petition, Form I-140, written for a fictional person in your profession. The Banking and Finance package has document 4 in its place.',
  },
  {
    number: '3',
    title: 'NIW Case Builder',
    when: 'always',
    text: '16 to 22 pages of questions, argument options and sentence patterns for your profession. You answer, choose and assemble your own letter.',
  },
  {
    number: '3A',
    title: 'Second NIW Case Builder',
    when: 'entrepreneur-or-consultant',
    text: 'The same work for a founder or a consultant: plan, customers, funding and independence from one employer.',
  },
  {
    number: '4',
    title: 'Banking cover letter',
    when: 'always',
    text: 'A complete letter from one banking petition, its people and banks fictional, at full length so that you can study how a case holds together.',
  },
  { number: '5A–5C', title: 'Three reference letters', when: 'always', text: 'The letters that belong to the banking petition. Each covers different ground.' },
  {
    number: '6A–6E',
    title: 'Question sheets for letter writers',
    when: 'always',
    text: 'What to ask a researcher, a user, an association, a vendor or an employer, with a record of how the letter came about. No letter is written ahead of its writer.',
  },
  { number: '7', title: 'Guide and emails for reference letters', when: 'always', text: 'Whom to ask, in which order, what each letter should show, with emails you can adapt.' },
  { number: '8', title: 'Visa Bulletin guide', when: 'always', text: 'How to read the two charts and what your priority date (your place in the queue) means for your country of birth.' },
  { number: '9', title: 'Adjustment of Status guide', when: 'addon-aos', text: 'What comes after the I-140 for people already in the United States.' },
  {
    number: '10',
    title: 'Forms I-485, I-765 and I-131: guide with sample answers and cover letter',
    when: 'addon-aos',
    text: 'The green card, work permit and travel forms, question by question, answered for a fictional applicant. The forms themselves come from uscis.gov.',
  },
  {
    number: '10A',
    title: 'Sample adjustment of status filing',
    when: 'addon-aos',
    text: 'More than 50 pages to edit: a fictional couple’s complete filing with letters, statements, tables and a sheet for each exhibit. No form is reproduced.',
  },
  {
    number: '11',
    title: 'Forms ETA-9089 and ETA-750: guide with sample answers',
    when: 'addon-forms',
    text: 'The labor certification forms, answered for a fictional petitioner, with a dated note on which part the agency asks NIW petitioners for today.',
  },
  {
    number: '12',
    title: 'Form I-140, part by part',
    when: 'always',
    text: 'Every part and item of the petition form for someone who files for himself or herself, with sample answers, the fee questions and the required evidence as a checklist.',
  },
  {
    number: null,
    title: 'Law, fees and forms with their dates',
    when: 'always',
    text: 'Each government fee and rule the package relies on, with its source and the day it was read, made on the day you download.',
  },
  { number: null, title: 'Bonus: continuation of the endeavor', when: 'always', text: 'A statement that shows how ongoing work is described as a continuing endeavor.' },
  { number: null, title: 'Discord community', when: 'always', text: 'Lifetime access to the chat community of people who prepare their own petitions.' },
]

/** "9 pages", or "8 or 9 pages" where professions differ. */
function pageCount(counts: readonly number[]): string {
  return `${[...new Set(counts)].sort((a, b) => a - b).join(' or ')} pages`
}

/** The documents that a package for one of these professions can hold, with the page counts of the professions put in. */
export function documentsFor(pages: { coverLetter: readonly number[]; caseBuilder: readonly number[]; banking: boolean }): PackageDocument[] {
  return NIW_DIY_DOCUMENTS.filter((document) => !(pages.banking && document.when === 'not-banking')).map((document) => {
    if (document.number === '2')
      return { ...document, when: 'always', text: `A worked cover letter of ${pageCount(pages.coverLetter)} for the petition, Form I-140, written for a fictional person in your profession.` }
    if (document.number === '3') return { ...document, text: document.text.replace('16 to 22 pages', pageCount(pages.caseBuilder)) }
    if (document.number === '4' && pages.banking) return { ...document, title: `${document.title} (${pageCount(pages.coverLetter)})` }
    return document
  })
}
