/** The words of the RFE Response page. */
import type { CopySection, PageMeta, Paragraphs, RichText, Source, Step } from './copy.ts'

export const RFE_META: PageMeta = {
  path: '/rfe',
  title: 'RFE Response - {successRate} Success',
  description: 'A drafted response to an EB-2 NIW request for evidence. Pay only for the prongs the notice asks about. First draft within 48 hours, free evaluation.',
}

export const RFE_HERO: {
  eyebrow: string
  /** The name of the product. */
  heading: string
  promise: string
  paragraphs: Paragraphs
  steps: readonly [Step, Step, Step, Step]
  price: { now: string; list: string; unit: string }
  button: { label: string; href: string }
  secondary: { label: string; href: string }
} = {
  eyebrow: 'RFE Response · EB-2 NIW',
  heading: 'RFE Response',
  promise: 'Answer your RFE, point by point',
  paragraphs: [
    'We draft your reply to a request for evidence in the order of the notice and name the document behind every answer. Pay only for the prongs it asks about (the NIW test has three): {price.rfeProng} each.',
  ],
  steps: [
    { title: 'Submit the letter and petition', text: 'Send the RFE letter and the petition as you filed it.' },
    { title: 'Add your details', text: 'Tell us about past projects and future initiatives that the petition left out.' },
    { title: 'Select arguments', text: 'Choose from a list. Every argument names the evidence it needs.' },
    { title: 'Receive the response', text: 'A tailored narrative and a proposed evidence list, with unlimited revisions.' },
  ],
  price: { now: '{price.rfeProng}', list: '{price.rfeProng.list}', unit: 'per prong' },
  button: { label: 'START ORDER', href: '/checkout-rfe-response' },
  secondary: { label: 'Free evaluation', href: '/rfe#free-evaluation' },
}

export const RFE_INCLUDED: { heading: string; included: Paragraphs; excludedLabel: string; excluded: Paragraphs; template: { label: string; href: string } } = {
  heading: 'What Is Included',
  included: [
    'A narrative that answers each point the notice raises for the prongs you ordered',
    'Argument options to choose from before the full draft',
    'A proposed evidence list: what proves what, and what is still missing',
    'First draft within 48 hours of your complete documents',
    'Unlimited revisions',
    'Reference letter drafts as an add-on, {price.referenceLetter} each',
    'Community access',
  ],
  excludedLabel: 'Not included',
  excluded: ['Government forms, assembly and filing', 'Legal advice', 'Points of the notice outside the prongs you ordered'],
  template: { label: 'See a sample table of contents (PDF)', href: '/rfe-sample-toc.pdf' },
}

export type AgencyConcern = {
  title: string
  prong: 'Prong 1' | 'Prong 2' | 'Prong 3' | 'EB-2'
  asks: RichText
  /** What a reply usually needs. */
  answer: RichText
  href: '/checkout-rfe-response'
}

const href = '/checkout-rfe-response' as const

/** In the order of the test; they recur in guides and appeal decisions. The agency publishes no counts of its reasons. */
export const AGENCY_CONCERNS: { heading: string; lead: RichText; columns: { concern: string; asks: string; answer: string }; concerns: readonly AgencyConcern[]; note: RichText } = {
  heading: 'Seven concerns the agency often raises',
  lead: 'Find yours in the notice. The prong tells you what to order.',
  columns: { concern: 'The concern', asks: 'What the notice asks for', answer: 'What a reply needs' },
  concerns: [
    {
      title: 'The endeavor reads like a job',
      prong: 'Prong 1',
      href,
      asks: 'A detailed description of the endeavor you already filed: how, and through whom, it will be done.',
      answer: 'Name the problem, the method and the outputs in the terms of the original petition. A new endeavor is a material change.',
    },
    {
      title: 'National importance is not shown',
      prong: 'Prong 1',
      href,
      asks: 'Effect beyond your employer, clients and town, tied to the endeavor and not to the field.',
      answer: 'Show the route by which others come to use the work, with documents that name that technology or problem.',
    },
    {
      title: 'Substantial merit is not documented',
      prong: 'Prong 1',
      href,
      asks: 'Objective material about the specific work.',
      answer: 'Reports, studies or official pages on the very problem you work on, with short explanations.',
    },
    {
      title: 'Well positioned: record and role',
      prong: 'Prong 2',
      href,
      asks: 'Your own contributions, use of them by others, independent letters with examples.',
      answer: 'Separate what you did from what your team did. Let people outside it say what they changed because of your work.',
    },
    {
      title: 'Well positioned: plan and support',
      prong: 'Prong 2',
      href,
      asks: 'A plan with milestones; contracts, funding or interest from users and investors.',
      answer: 'Pair the plan with progress that existed on the filing date. A projection needs a method.',
    },
    {
      title: 'The balance: why waive?',
      prong: 'Prong 3',
      href,
      asks: 'Why labor certification (an employer’s test of the job market) is impractical, or why the United States benefits even if qualified workers are available.',
      answer: 'Give Prong 3 its own reasons and its own exhibits. Repeating the first two prongs is not an answer, and shortage figures do not help.',
    },
    {
      title: 'The EB-2 threshold',
      prong: 'EB-2',
      href,
      asks: 'Degree evaluation, letters for five years of experience, or three of six kinds of evidence; the link to the endeavor.',
      answer: 'Official records, employer letters with duties and dates, and a plain line from occupation to endeavor. [Ask us first](/contact) if this is the only point: it is not a prong.',
    },
  ],
  note: 'USCIS publishes no statistics of RFE reasons. This list follows public guides and appeal decisions read up to September 2026.',
}

export const RFE_MECHANICS: CopySection & { sources: readonly Source[] } = {
  heading: 'Before you answer',
  paragraphs: [
    '**Use the date printed on the notice.** Do not count the weeks yourself; deadlines can be shorter than the old twelve weeks, and they are not extended.',
    '**Send one complete response.** A partial answer is treated as a request to decide on what is there.',
    '**Stay with the endeavor you filed.** New documents may prove facts that existed on the filing date. Later facts do not count.',
    '**Leave the accepted points alone.** Note what the notice already accepts, and spend your pages on the rest.',
    'Since August 5, 2026, officers may deny without any request when required initial evidence is missing. A notice of intent to deny leaves at most 30 days: speak with an attorney.',
  ],
  sources: [
    { label: 'USCIS policy alert on evidentiary standards', url: 'https://www.uscis.gov/sites/default/files/document/policy-manual-updates/20260805-EvidentiaryStandards.pdf', date: '2026-08-05' },
    { label: '8 CFR 103.2', url: 'https://www.ecfr.gov/current/title-8/section-103.2', date: '2026-11-20' },
  ],
}

export const RFE_EVALUATION = {
  heading: 'Your letter, read in seconds',
  text: 'See what USCIS questions, what it accepts, and which prongs to order. Free. We also reply by email within 24 hours.',
  emailLabel: 'Your email',
  fileLabel: 'RFE letter (up to 3 MB)',
  fileHint: 'Larger file? Upload up to 50 MB when you order. No letter at hand? Your email is enough.',
  submit: 'Read my letter',
  submitting: 'Reading…',
  messages: {
    email: 'Enter a valid e-mail',
    tooLarge: 'File size exceeds 3MB limit: you can also e-mail us at {email}',
    success: 'Successfully submitted',
    next: 'We will contact you over email within 24h',
    failure: 'Your request was not sent. Everything you entered is still here: try again or email us at {email}',
  },
} as const

/** The drawing beside the opening words: points of a notice, each with its answer. No government form is shown. */
export const RFE_DRAWING = {
  notice: { label: 'The notice asks', points: ['Point 1 · Prong 1', 'Point 2 · Prong 2', 'Point 3 · Prong 3'] },
  response: { label: 'The response answers', title: 'Response to the request for evidence', rows: ['Answer to point 1', 'Answer to point 2', 'Answer to point 3'], note: 'Exhibit' },
} as const
