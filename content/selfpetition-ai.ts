/** The words of the Selfpetition AI page and of its samples. */
import type { CopyCard, CopySection, PageMeta, Paragraphs, RichText, Source, Step } from './copy.ts'

export const AI_META: PageMeta = {
  path: '/ai',
  title: 'Selfpetition AI - {successRate} Success',
  description: 'An EB-2 NIW petition drafted from your own answers: about 30 pages, endeavor and argument options, reference letter and evidence list. Any profession.',
}

export const AI_SAMPLES_META: PageMeta = {
  path: '/ai-samples',
  title: 'Selfpetition AI Samples',
  description: 'Six sample parts of an EB-2 NIW petition letter by Selfpetition AI about a fictional engineer. View them online or download the PDF files.',
}

export const AI_HERO: {
  eyebrow: string
  /** The name of the product. */
  heading: string
  promise: string
  paragraphs: Paragraphs
  steps: readonly [Step, Step, Step, Step]
  price: { now: string; list: string }
  /** Beside the price: what a careful buyer asks next. */
  assurance: RichText
  button: { label: string; href: string }
  samples: { label: string; href: string }
} = {
  eyebrow: 'Selfpetition AI · Any profession',
  heading: 'Selfpetition AI',
  promise: 'Your NIW petition letter, drafted from your own record',
  paragraphs: ['A letter of about 30 pages, reviewed before you see it. The first draft comes within 48 hours. You choose every argument. Nothing is final until you approve it.'],
  steps: [
    { title: 'Order and fill in the form', text: 'Tell us what you do, what you plan and what you can prove. Most questions are optional.' },
    { title: 'Receive the first draft', text: 'Within 48 hours: proposed endeavors and arguments to choose from.' },
    { title: 'Choose', text: 'Pick the endeavor and arguments that are true for you, or withdraw for a partial refund.' },
    { title: 'Get the full letter', text: 'About 30 pages with an evidence list, revised as often as you need, then the reference letter.' },
  ],
  price: { now: '{price.ai}', list: '{price.ai.list}' },
  assurance: 'Not convinced by the first draft? Withdraw and get {refund.ai} back.',
  button: { label: 'START ORDER', href: '/checkout-selfpetition-ai' },
  samples: { label: 'Read a sample letter', href: '/sample-petition' },
}

export const AI_VIDEO = {
  heading: 'See it work on one resume',
  text: 'The free generator uses the same idea on a small scale: one resume, four endeavors, and controls to tune them.',
  video: { label: 'Watch the demonstration', playbackRate: 1.5, href: '/proposed-endeavor-generator', newTab: true },
  button: { label: 'Try it', href: '/proposed-endeavor-generator', newTab: true },
} as const

export const AI_CHATGPT_SECTION: CopySection = {
  heading: 'Why not just ask a chat assistant?',
  lead: 'You can. Here is what we add.',
  paragraphs: ['Whichever you use, read every sentence as if an officer will ask you for the document behind it.'],
}

export const AI_HOW_IT_WORKS: { heading: string; steps: readonly Step[]; note: string } = {
  heading: 'How Does It Work?',
  steps: [
    { title: 'Day 0: order', text: 'You pay, then open the input form. The clock starts when the form is in.' },
    { title: 'Within 48 hours: first draft', text: 'Endeavor options, and argument options for each prong (each question of the NIW test), written from your answers.' },
    { title: 'Your choice', text: 'Mark what fits, cross out what does not, and add what we could not know.' },
    { title: 'In about a week: full cover letter', text: 'The complete letter with contents, three prongs and a proposed evidence list.' },
    { title: 'Revisions', text: 'Unlimited, in writing. Send comments in the file or by email.' },
    { title: 'Reference letter', text: 'One draft of 3–4 pages comes last, so that it supports the arguments you chose. The writer must review, change and adopt it.' },
  ],
  note: 'Not included: government forms, assembly and filing.',
}

export const AI_WHY: { heading: string; cards: readonly CopyCard[] } = {
  heading: 'Why Selfpetition AI?',
  cards: [
    {
      title: 'It starts from the endeavor',
      text: [
        'In one [public count](/faq/NiwCaseBuilder) of 3,633 dismissed appeals, 47.6% proved that a field matters and not the specific endeavor. We begin with a named problem, a method and the people who benefit.',
      ],
    },
    { title: 'You see alternatives', text: ['Several endeavors and several arguments, side by side. Choosing is part of understanding your own case.'] },
    { title: 'No two letters alike', text: ['Each text is drafted from one person’s answers. No two petitioners are given duplicated content.'] },
    { title: 'Evidence beside argument', text: ['The evidence list names what each document proves and marks what is still missing.'] },
    { title: 'Reviewed before you see it', text: ['We review each draft and look for gaps, invented details and claims without support.'] },
    { title: 'A way out', text: ['Not convinced by the first draft? Withdraw and get back what you paid, minus {retainer}.'] },
  ],
}

export const AI_INPUT_FORM: CopySection & { button: { label: string; href: string } } = {
  heading: 'Input Form',
  lead: 'See every question before you order.',
  paragraphs: [
    'Five short groups: background, endeavor, education, demand for your work, and the balance of Prong 3. Add a resume and any files you like.',
    'All we need is your email, profession and company, plus a LinkedIn profile or a resume. Everything else is optional, and short answers are fine.',
  ],
  button: { label: 'See the form', href: '/aiform1' },
}

export const AI_ACCEPTANCE: { heading: string; paragraphs: Paragraphs; sources: readonly Source[] } = {
  heading: 'Does the agency accept petitions drafted with AI?',
  paragraphs: [
    'We know of no published rule that refuses a petition because software helped to write it. What counts is who signs and whether it is true.',
    '**You sign, so you answer for it.** A valid signature means that you know the content, have reviewed it, and certify under penalty of perjury that it is true and correct.',
    '**Repeated wording is a risk.** The agency uses software that sorts evidence and looks for signs of fraud. Its public inventory does not name text matching for EB-2 NIW, but practitioners report closer reading of repeated language. A text that could be about anyone helps nobody.',
    '**Letters belong to their writers.** In a decision of May 2026, letters that their named authors disowned led to a finding of willful misrepresentation. A draft letter must be reviewed, changed and adopted by the person who signs it.',
  ],
  sources: [
    { label: 'USCIS Policy Manual, Volume 1, Part B, Chapter 2: Signatures', url: 'https://www.uscis.gov/policy-manual/volume-1-part-b-chapter-2', date: '2026-11-20' },
    {
      label: 'A practitioner’s reading of the DHS inventory of AI uses',
      url: 'https://www.elararlaw.com/post/does-uscis-use-ai-in-eb1-and-eb2-niw-petitions-here-s-what-you-should-know',
      date: '2025-01-22',
    },
    { label: 'A law firm on scrutiny of repeated language', url: 'https://www.unilawglobal.com/news23.html', date: '2026' },
    { label: 'Published notes on 1,040 appeal decisions, on In Re: 30556449 (AAO, May 27, 2026)', url: 'https://github.com/thepaperscompany/niw-skills', date: '2026-07-20' },
  ],
}

/** `pages`: of the file. */
export type AiSample = { id: string; title: string; caption: string; pdf: string; pages: number; image: string }

/** The full cover letter is longer: every sample says so. */
export const AI_SAMPLE_CAPTION = 'Sample page. The full cover letter is around 30 pages.'

export const AI_SAMPLES: readonly AiSample[] = [
  {
    id: 'toc',
    title: 'Cover letter: table of contents',
    caption: 'How the whole letter is ordered, from the EB-2 threshold to the appendix.',
    pdf: '/ai-sample-toc.pdf',
    pages: 2,
    image: '/previews/ai-sample-toc.webp',
  },
  {
    id: 'distinctMethod',
    title: 'Proposed endeavor: distinct method',
    caption: 'Names the method and says how it differs from usual practice.',
    pdf: '/ai-sample-distinctMethod.pdf',
    pages: 2,
    image: '/previews/ai-sample-distinctMethod.webp',
  },
  {
    id: 'broadImpact',
    title: 'National importance: broad impact',
    caption: 'Who benefits beyond the employer, and by which route.',
    pdf: '/ai-sample-broadImpact.pdf',
    pages: 3,
    image: '/previews/ai-sample-broadImpact.webp',
  },
  {
    id: 'largeScale',
    title: 'National importance: large-scale impact',
    caption: 'How the work could spread to many sites or users.',
    pdf: '/ai-sample-largeScale.pdf',
    pages: 2,
    image: '/previews/ai-sample-largeScale.webp',
  },
  {
    id: 'aboveAverageProfessional',
    title: 'Prong 2: above-average professional',
    caption: 'A record set beside the normal course of the profession, with exhibits.',
    pdf: '/ai-sample-aboveAverageProfessional.pdf',
    pages: 2,
    image: '/previews/ai-sample-aboveAverageProfessional.webp',
  },
  { id: 'appendix', title: 'Appendix', caption: 'The list of exhibits and what each one proves.', pdf: '/ai-sample-appendix.pdf', pages: 4, image: '/previews/ai-sample-appendix.webp' },
]

export const AI_SAMPLE_WORDS = {
  heading: 'Selfpetition AI Samples',
  modalTitle: 'Examples by Selfpetition AI',
  lead: 'Six parts of one 30-page sample letter, as PDF files, to judge the structure, the evidence and the tone before you order. We wrote the letter as a model; the engineer in it is fictional.',
  whole: { label: 'Read all 30 pages', href: '/sample-petition' },
  view: 'View',
  previous: 'Previous sample',
  next: 'Next sample',
  download: 'Download',
  note: 'The full cover letter is around 30 pages; the length of yours depends on what you can document. The people and organizations in the samples are fictional.',
  startOrder: { label: 'START ORDER', href: '/checkout-selfpetition-ai' },
} as const

export const AI_SAMPLES_SIGN_UP = {
  heading: 'Get the sample pages',
  text: 'Leave your email and go straight to the samples.',
  emailLabel: 'Your email',
  marketingLabel: 'Also send me occasional news. I can stop it at any time.',
  submit: 'Show me the samples',
  submitting: 'Sending…',
  /** The fixed name and message of the request (specification 1 §3). */
  requestName: 'AI samples request',
  requestMessage: 'Requested AI samples',
  messages: {
    email: 'E-mail is badly formatted, try again',
    failure: 'Oops! Something went wrong. Please try again.',
  },
} as const

/** The drawing beside the opening words: options, one of them chosen, and the letter that follows from it. */
export const AI_DRAWING = {
  label: 'Option',
  sheet: {
    label: 'Cover letter',
    rows: [
      { text: 'Prong 1', mark: 'pine' },
      { text: 'Prong 2', mark: 'amber' },
      { text: 'Prong 3', mark: 'slate' },
    ],
  },
} as const

/** One sample taken through our drafting studio; what it shows is composed, and not written here. */
export const AI_STUDIO = {
  heading: 'From four options to a page you can check',
  lead: 'One sample petitioner, drafted by the same studio that drafts yours.',
  steps: {
    options: { title: 'You choose an endeavor', text: 'Four directions that one resume supports. The one you choose stays the same on every page that follows.', chosen: 'Chosen' },
    page: { title: 'We draft the letter', text: 'Every sentence about the petitioner comes from a confirmed fact and names the exhibit behind it.' },
    evidence: { title: 'You get the evidence list', text: 'What to attach, what each document proves, and what is still open.' },
  },
  exhibit: 'Exhibit',
  proves: 'For',
  toProve: 'Still to prove',
  note: 'The petitioner, the employers and the school are fictional. A full letter is around 30 pages; how long yours becomes depends on what you can document.',
} as const
