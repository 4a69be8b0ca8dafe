/** What the page of the filing calculator says. */
import type { FilingFeeKey } from '../domain/filing/filing-costs.ts'
import type { PageMeta } from './copy.ts'

export const FILING_META: PageMeta = {
  path: '/filing-calculator',
  title: 'NIW filing calculator: government fees by form',
  description: 'Add up the USCIS fees of a self-filed NIW petition and of the green card applications of a family, form by form, each with its source and date.',
}

export const FILING = {
  heading: 'Filing calculator',
  lead: 'What USCIS charges for a self-filed national interest waiver, and for a family that adjusts status. Our own prices are not included.',
  step: {
    legend: 'What do you file?',
    petition: 'The petition, Form I-140',
    both: 'Petition and green card applications in one package (only with a current date: see below)',
    adjustment: 'Green card applications, Form I-485, after the petition',
  },
  way: { legend: 'How?', paper: 'On paper', online: 'Online' },
  premium: { label: 'Premium processing, Form I-907', note: 'USCIS acts within 45 business days. Your place in the Visa Bulletin line stays the same.' },
  people: {
    adults: 'People 14 and over who adjust, including you',
    children: 'Children under 14 who file with a parent',
    workCards: 'Employment cards, Form I-765',
    travelDocuments: 'Travel documents, Form I-131',
  },
  date: { label: 'Date you plan to file', hint: 'These are today’s amounts. Fees may change before that date.' },
  update: 'Recalculate',
  result: 'Government fees',
  total: 'Total',
  each: 'each',
  payments: (count: number, online: boolean) =>
    online
      ? 'Online, you pay in your USCIS account when you submit. Forms G-1450 and G-1650 are for paper: a form of this list that you mail needs one of its own.'
      : `${count} separate payments: one for each form and fee of each person, all of one kind, by card with Form G-1450 or from a U.S. bank account with Form G-1650. A wrong amount means rejection.`,
  paper: {
    premium: 'A petition with premium processing from the start is filed on paper, so the paper fees apply.',
    together:
      'A petition and Form I-485 in one package are counted here at the paper fees. USCIS’s list of July 24, 2026 names Form I-140 among the forms that can be uploaded with Form I-485: read the list before you choose.',
  },
  clock: (from: string, until: string) => `If it arrives on ${from}, the 45 business days end on ${until}. A request for evidence stops the count; it begins again with your answer.`,
  together: (says: string) => `Is one package open to you? ${says}`,
  bulletin: (says: string, month: string) =>
    `Green card applications can be filed only in a month in which your priority date is earlier than the chart USCIS accepts. ${says} For ${month}, read the bulletin of that month.`,
  stale: (until: string) => `Your filing date is after ${until}; these amounts have not been rechecked. Open the fee schedule before you pay.`,
  not: {
    heading: 'Not included',
    items: ['The civil surgeon’s charge for the medical examination', 'Translations, evaluations of degrees, postage', 'Consulate fees, if you apply for a visa abroad', 'Attorney fees'],
  },
  sources: 'Sources',
  reportedBy: ', as reported by ',
  notOpened: ' (the document itself was not opened)',
  note: 'General information, not legal advice. Fee waivers and exemptions are not considered.',
} as const

export const FILING_LINES: Record<FilingFeeKey, string> = {
  i140Paper: 'Form I-140, on paper',
  i140Online: 'Form I-140, online',
  asylumProgram: 'Asylum Program Fee, self-petitioner',
  i907: 'Form I-907, premium processing',
  i485Paper: 'Form I-485, on paper',
  i485Online: 'Form I-485, online',
  i485ChildPaper: 'Form I-485, child under 14, on paper',
  i485ChildOnline: 'Form I-485, child under 14, online',
  i765: 'Form I-765, employment card',
  i131Paper: 'Form I-131, travel document, on paper',
  i131Online: 'Form I-131, travel document, online',
}
