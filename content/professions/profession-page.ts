/** The shape of a profession page: everything that is true of that profession and of no other. */
import type { ProfessionKey } from '../../domain/professions.ts'
import type { Paragraphs, RichText } from '../copy.ts'
import type { PriorityKey } from './priorities.ts'

export type ProfessionTopic = {
  title: string
  /** What the published priority says about the subject and what the petitioner would still have to show. */
  note: RichText
  /** First key: the priority the note speaks of. */
  priorities: readonly [PriorityKey, ...PriorityKey[]]
}

/** One orderable template on a page: its button, its two sample pictures, its titles and topics. */
export type ProfessionBlock = {
  profession: ProfessionKey
  name: string
  button: { label: string; href: string }
  coverLetterPages: number
  caseBuilderPages: number
  jobTitles: readonly string[]
  topics: readonly ProfessionTopic[]
  /** What the published standard says against the usual argument of this profession. */
  limit: RichText
}

export type ProfessionPage = {
  path: string
  title: string
  description: string
  heading: string
  intro: Paragraphs
  blocks: readonly ProfessionBlock[]
  /** What each part of the cover letter argues, for this profession. */
  coverLetter: { advancedDegree: RichText; prong1: RichText; prong2: RichText; prong3: RichText; appendix: RichText }
  /** Slugs of illustrative articles under /blog/; none is about a real customer. */
  stories: readonly { slug: string; label: string }[]
}

/** The order link of a template; a founder's template also carries the employment type. */
export function orderHref(profession: ProfessionKey): string {
  const founder = profession === 'techEntrepreneur' ? '&employmentType=entrepreneur' : ''
  return `/checkout-niw-diy?profession=${profession}${founder}`
}

/** What the pictures of the two main documents say: apart from the other words, as an island has them. */
export const PROFESSION_SAMPLES_WORDS = {
  samplesHeading: 'A look at the two main documents',
  samplesLead: 'The cover letter argues one case from the EB-2 threshold to the evidence. The Case Builder asks the questions that lead to yours.',
  coverLetterCaption: 'Sample cover letter',
  caseBuilderCaption: 'NIW Case Builder',
  pagesLabel: 'pages',
  openPicture: 'Open a larger picture',
  otherWay: { label: "Doesn't fit or prefer we handle drafting?", href: '/ai' },
} as const

/** Words every profession page shares. */
export const PROFESSION_PAGE_WORDS = {
  eyebrow: 'EB-2 NIW template',
  cardPoints: {
    coverLetter: 'Sample cover letter',
    caseBuilder: 'NIW Case Builder',
    several: ['A separate sample cover letter and Case Builder for each template'],
    all: ['Question sheets for letter writers, and guides', 'Word and PDF files within 24 hours'],
  },
  storiesHeading: 'How an endeavor can be framed',
  storiesNote: 'An illustration with a fictional person. It is not the story of a customer.',
  coverLetterHeading: 'What the cover letter covers',
  coverLetterParts: {
    advancedDegree: 'Advanced Degree criteria',
    prong1: 'Prong 1: merit and national importance',
    prong2: 'Prong 2: well positioned',
    prong3: 'Prong 3: why waive the job offer',
    appendix: 'Appendix of evidence',
  },
  jobTitlesHeading: 'Job titles this template suits',
  topicsHeading: 'Topics worth testing against your own work',
  topicsNote: 'A published priority shows that a subject matters. It may support an endeavor; it never makes one person’s endeavor nationally important by itself.',
  limitHeading: 'An honest limit',
  documentsHeading: 'Documents in the package',
  reviewDocuments: { label: 'REVIEW DOCUMENTS', href: '/faq#documents-list' },
  caseBuilderLink: { label: 'What is the NIW Case Builder?', href: '/faq#niw-case-builder' },
  bankingLink: { label: 'Why is a banking petition included?', href: '/faq#banking-application' },
  getTemplate: 'GET THIS TEMPLATE',
  /** The last words of the page: the profession is chosen by now. */
  closingText: 'Pay once, and the package comes by email. It is yours to edit and keep. It is a download and non-refundable, so look inside first.',
} as const

/** A topic with the priorities it may lean on. */
export function topic(title: string, note: RichText, ...priorities: [PriorityKey, ...PriorityKey[]]): ProfessionTopic {
  return { title, note, priorities }
}
