/** The words of the NIW DIY page. */
import type { CopyLink, CopySection, PageMeta, Step } from './copy.ts'

export const NIW_DIY_META: PageMeta = {
  path: '/niw-diy',
  title: 'NIW DIY: EB2 NIW petition templates for 16 professions',
  description: 'Word and PDF templates for your own EB-2 NIW petition: sample cover letter, Case Builder, reference letters and guides for 16 professions.',
}

export const NIW_DIY_HERO = {
  eyebrow: 'NIW DIY · Delivered within 24 hours',
  /** The name of the product. */
  heading: 'NIW DIY',
  promise: 'Write your own NIW petition with a full sample beside you',
  paragraphs: [
    'Read a full sample for your profession, answer the Case Builder, and build the letter from your own facts. Every document comes in Word and PDF, yours to edit and keep.',
    'Publications can help, but the law doesn’t require them. With an advanced degree or exceptional ability, you show that the work has merit and national importance, that you are well positioned to advance it, and that the U.S. gains by waiving the job offer.',
  ],
  price: { now: '{price.niwDiy}', list: '{price.niwDiy.list}' },
  assurance: 'One payment, no subscription. Word and PDF within 24 hours.',
  button: { label: 'SELECT TEMPLATE', href: '/checkout-niw-diy' },
  secondary: { label: 'Compare packages', href: '/select-product' },
} as const

/** The picture beside the opening words; the last lies on top. */
export const NIW_DIY_PHOTO = [
  { id: 'document-3', label: 'Document #3', title: 'NIW Case Builder' },
  { id: 'document-7', label: 'Document #7', title: 'Letter requests' },
  { id: 'document-2', label: 'Document #2', title: 'Sample cover letter' },
] as const

export type CarouselItem = { id: string; title: string; text: string; image: string; alt: string }

const item = (id: string, title: string, text: string): CarouselItem => ({
  id,
  title,
  text,
  image: `/previews/${id}.webp`,
  alt: `${title}: ${text}`,
})

/** Twelve previews, the fullest documents first; the pictures live under public/previews. */
export const NIW_DIY_CAROUSEL: readonly CarouselItem[] = [
  item('document-2', 'Document #2', 'Sample cover letter for your profession, 8 to 11 pages'),
  item('document-3', 'Document #3', 'NIW Case Builder, 16 to 22 pages'),
  item('document-4', 'Document #4', 'Banking cover letter at full length'),
  item('document-1', 'Document #1', 'Instructions: the order of work'),
  item('document-5', 'Document #5', 'Three reference letters of the banking petition'),
  item('document-6', 'Document #6', 'Question sheets for five kinds of letter writers'),
  item('document-7', 'Document #7', 'Guide and emails for requesting reference letters'),
  item('document-8', 'Document #8', 'Visa Bulletin guide'),
  item('document-9', 'Document #9', 'Adjustment of Status guide'),
  item('document-10', 'Document #10', 'Guide to I-485, I-765 and I-131 with sample answers and cover letter'),
  item('document-11', 'Document #11', 'Guide to ETA-9089 and ETA-750 with sample answers'),
  item('discord-community', 'Discord community', 'Lifetime access to the chat of people preparing their own petitions'),
]

export const NIW_DIY_CAROUSEL_WORDS = {
  heading: 'Look inside',
  pause: 'Pause the slides',
  play: 'Play the slides',
  previous: 'Previous document',
  next: 'Next document',
  zoom: 'Enlarge',
  close: 'Close',
} as const

export const NIW_DIY_PROFESSIONS: CopySection & { links: readonly CopyLink[]; other: CopyLink } = {
  heading: 'Choose your profession',
  lead: 'Job titles, topics and sample pages for each template, with its limits stated.',
  paragraphs: ['Not sure whether yours is among them? [Ask us](/contact).'],
  links: [
    { label: 'Software Engineer & IT', href: '/software-engineer-it-sample' },
    { label: 'Banking & Finance', href: '/banking-finance-sample' },
    { label: 'Data Scientist & Data Analyst', href: '/data-scientist-analyst-sample' },
    { label: 'Product & Project Manager', href: '/product-project-mgmt-sample' },
    { label: 'Network & Electrical Engineer', href: '/network-electrical-engineer-sample' },
    { label: 'Electro-Mechanical Engineer', href: '/electro-mechanical-engineer-sample' },
    { label: 'Chemical Engineer', href: '/chemical-engineer-sample' },
    { label: 'Marketing', href: '/marketing-sample' },
    { label: 'HR & Recruiter', href: '/hr-recruiter-sample' },
    { label: 'Science Teacher', href: '/science-teacher-sample' },
    { label: 'Physician & Dentist', href: '/physician-dentist-sample' },
    { label: 'Pilot & Aeronautical Engineer', href: '/pilot-sample' },
    { label: 'Tech Entrepreneur', href: '/tech-entrepreneur-sample' },
  ],
  other: { label: 'Another profession? See Selfpetition AI', href: '/ai' },
}

export const NIW_DIY_DOCUMENTS_SECTION: CopySection = {
  heading: 'What is in the package',
  lead: 'Everything is yours to edit and keep.',
  paragraphs: [
    'Two professions give two sets of documents 2 and 3. Document 3A comes with the employment types Entrepreneur and Consultant. Documents 9, 10 and 10A come with the Adjustment of Status add-on, document 11 with the forms add-on.',
    'No government form is copied. Guides describe the forms and link to the current edition.',
    'Two free tools go with it: the [filing calculator](/filing-calculator) adds up the government fees, and the [pre-filing check](/pre-filing-check) catches sample text left in your letter.',
  ],
}

export const NIW_DIY_STEPS: { heading: string; steps: readonly Step[] } = {
  heading: 'How to use it',
  steps: [
    { title: 'Read the sample', text: 'One sitting. See how a whole letter moves from endeavor to evidence.' },
    { title: 'Answer the Case Builder', text: 'It asks for the problem, the method, who benefits and what you can prove.' },
    { title: 'Write and ask for letters', text: 'Build your text, then send each writer a request that names the one thing they know first-hand.' },
    { title: 'Index the evidence', text: 'Give every document a number and cite it at the sentence that needs it. Then file.' },
  ],
}

export const NIW_DIY_FIT = {
  heading: 'Is it for you?',
  goodLabel: 'Yes, if',
  good: ['Your profession is on the list.', 'You can describe your work in plain words and have time to write.', 'You want to understand every sentence you sign.'],
  notGoodLabel: 'Look elsewhere if',
  notGood: [
    'You want someone to draft for you: see [Selfpetition AI](/ai).',
    'You already hold a request for evidence: see [RFE Response](/rfe).',
    'You need legal advice: speak with an immigration attorney first.',
  ],
} as const
