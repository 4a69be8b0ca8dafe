/** The words of the home page. Section ids are the anchors of specification 1 §2. */
import type { ClaimKey } from './claims.ts'
import type { CopyLink, CopySection, PageMeta, Paragraphs, ProviderLink, RichText, Step } from './copy.ts'

export type Service = {
  title: string
  text: RichText
  points: Paragraphs
  price: { now: string; list?: string; unit?: string }
  button: CopyLink | ProviderLink
}

export const HOME_META: PageMeta = {
  path: '/',
  title: 'EB2 NIW templates and drafting - {successRate} Success',
  description: 'Prepare your own EB-2 National Interest Waiver petition: templates by profession, a drafted petition letter, or a reply to a request for evidence.',
}

export const HOME_ANCHORS = {
  home: 'home',
  niwDrafts: 'niw-drafts',
  rfes: 'rfes',
  reviews: 'reviews',
  comparison: 'DIYvsAI',
  services: 'services',
} as const

export const HOME_HERO = {
  eyebrow: 'Green card by self-petition',
  /** No line ends with the first word of the next sentence. */
  heading: 'Prepare your\u00a0own EB-2\u00a0NIW\u00a0petition. Start\u00a0from\u00a0a clear\u00a0draft.',
  paragraphs: [
    'The National Interest Waiver (NIW) lets you petition for your own green card, without an employer. We help you put the case on paper.',
    'Write it from templates made for your profession ({price.niwDiy}), or edit a draft of about 30 pages made from your answers ({price.ai}).',
  ],
  primary: { label: 'Compare packages', href: '/select-product' },
  secondary: { label: 'Try the free generator', href: '/proposed-endeavor-generator' },
  /** The price offer; analytics event offer-price. */
  offer: {
    prices: [
      { label: 'NIW DIY', href: '/niw-diy', price: { now: '{price.niwDiy}', list: '{price.niwDiy.list}' } },
      { label: 'Selfpetition AI', href: '/ai', price: { now: '{price.ai}', list: '{price.ai.list}' } },
      { label: 'RFE Response', href: '/rfe', price: { now: '{price.rfeProng}', list: '{price.rfeProng.list}', unit: 'per prong' } },
    ],
    button: { label: 'See the prices', href: '/prices', event: 'offer-price' },
  },
} as const

export const FUN_FACTS: { facts: readonly { claim: ClaimKey; value: string; label: string }[]; method: RichText } = {
  facts: [
    { claim: 'successRate', value: '{successRate}', label: 'success rate' },
    { claim: 'customers', value: '{customers}', label: 'customers' },
    { claim: 'professions', value: '{professions}', label: 'professions' },
  ],
  method: '{successRate.method} [How\u00a0we\u00a0count](/faq/TrackRecord)',
}

export const HOME_COMPARISON_SECTION: CopySection = {
  heading: 'Write it yourself, or start from a draft',
  lead: 'Either way, you end up with a letter of your own. The difference is who writes the first version.',
  paragraphs: ['Still deciding? [Answer five questions](/choose) or read [DIY or AI](/faq/Decision).'],
}

export const RFE_UPLOAD = {
  heading: 'Received a request for evidence (RFE)?',
  paragraphs: [
    'Send us the letter. We go through what the agency asks, prong by prong, and write back with what a response needs. The first look is free.',
    'The response date on your notice is a hard deadline: write it down today.',
  ],
  emailLabel: 'Your email',
  fileLabel: 'RFE letter (up to 3 MB)',
  fileHint: 'Larger file? Upload up to 50 MB when you order.',
  chooseFile: 'Choose a file',
  uploaded: 'Uploaded',
  remove: 'Remove the file',
  submit: 'Submit',
  submitting: 'Sending…',
  messages: {
    tooLarge: 'File size exceeds 3MB limit: you can also e-mail us at {email}',
    noFile: 'No file uploaded: you can also e-mail us at {email}',
    email: 'Enter a valid e-mail',
    success: 'Successfully submitted',
    next: 'We will contact you over email within 24h',
    failure: 'Your letter was not sent. Everything you entered is still here: try again or email us at {email}',
  },
  privacy: 'Your letter is used to answer you and for nothing else. Cover passport and A-numbers (alien registration numbers) if you prefer.',
  more: { label: 'How an RFE response works', href: '/rfe' },
} as const

export const HOW_IT_WORKS: { heading: string; lead: RichText; steps: readonly Step[] } = {
  heading: 'How it works',
  lead: 'From a first idea to a letter you are ready to sign.',
  steps: [
    { title: 'Find your endeavor', text: 'Start with the free [Endeavor Generator](/proposed-endeavor-generator): add your resume or open a sample, and read four options in minutes.' },
    { title: 'Choose how to write', text: 'Templates if you like to write. A drafted petition if you would rather edit.' },
    { title: 'Make it yours', text: 'Add your facts, cut what does not fit, and put a document behind every claim.' },
    { title: 'File it yourself', text: 'You sign and file, on your own or with your lawyer. Our guides cover the Visa Bulletin and, as add-ons, the forms.' },
  ],
}

export const TRY_IT = {
  heading: 'Try the Endeavor Generator',
  paragraphs: [
    'Your petition rests on the proposed endeavor: the specific work you plan to do in the United States. See four grow out of one resume, then tune detail, region and field.',
    'Free, with no account. No resume at hand? Open a sample.',
  ],
  video: { label: 'Watch a short demonstration', playbackRate: 1.5, href: '/proposed-endeavor-generator' },
  button: { label: 'Try it', href: '/proposed-endeavor-generator' },
} as const

export const HOME_SERVICES: { heading: string; services: readonly Service[] } = {
  heading: 'Choose what you need',
  services: [
    {
      title: 'NIW DIY',
      text: 'Everything you need to write your own letter, made for your profession.',
      points: ['Sample cover letter of about 10 pages', 'NIW Case Builder', 'Reference letters and guides', 'Delivered within 24 hours'],
      price: { now: '{price.niwDiy}', list: '{price.niwDiy.list}' },
      button: { label: 'SELECT', href: '/niw-diy', event: 'plan-premium' },
    },
    {
      title: 'Selfpetition AI',
      text: 'Your petition letter, drafted from your answers. Any profession.',
      points: ['Complete cover letter of about 30 pages', 'Endeavor and argument options', 'One reference letter draft', 'First draft within 48 hours'],
      price: { now: '{price.ai}', list: '{price.ai.list}' },
      button: { label: 'SELECT', href: '/ai', event: 'plan-ai' },
    },
    {
      title: 'RFE Response',
      text: 'A reply that answers every point of the notice. Pay only for the prongs it asks about.',
      points: ['Arguments you choose from a list', 'Proposed evidence list', 'Unlimited revisions', 'First draft within 48 hours'],
      price: { now: '{price.rfeProng}', list: '{price.rfeProng.list}', unit: 'per prong' },
      button: { label: 'SELECT', href: '/rfe', event: 'plan-rfe' },
    },
    {
      title: 'Adjustment of Status',
      text: 'An editable sample package for forms I-485 (green card), I-765 (work permit) and I-131 (travel), modeled on a {aosSampleYear} filing, with a guide.',
      points: ['Editable sample of more than 50 pages, with fictional people', 'Guide with sample answers and cover letter, more than 10 pages', 'Links to the current forms and fees on uscis.gov'],
      price: { now: '{price.aos}' },
      button: { label: 'BUY', provider: 'adjustmentPaymentUrl', event: 'plan-aos' },
    },
  ],
}

export const HOME_REVIEWS_SECTION = {
  heading: 'Reviews',
  sampleNote: 'Sample reviews that show the layout. No customer wrote them.',
  links: [
    { label: 'Read reviews on Trustpilot', provider: 'reviewPlatformA' },
    { label: 'Read reviews on Google', provider: 'reviewPlatformB' },
  ],
  showMore: 'Read more',
  showLess: 'Read less',
  showAll: 'Show all reviews',
  ratingOf: 'of 5 stars',
  sampleLabel: 'Sample',
} as const

/** What anyone can check before paying. It stands in the place of the reviews while there are none. */
export const HOME_PROOF = {
  heading: 'See the work before you pay',
  lead: 'Judge us by the pages you can read today.',
  noReviews: 'Reviews appear here when customers write them. We do not publish invented ones.',
  checks: [
    {
      kicker: '30 pages',
      title: 'Read a whole letter',
      text: 'From the EB-2 threshold to the last exhibit, made the way yours will be. The petitioner is fictional.',
      link: { label: 'Open the sample letter', href: '/sample-petition' },
    },
    {
      kicker: 'Free',
      title: 'Try it on your own resume',
      text: 'Four proposed endeavors in minutes, with no account. Your resume is read and not stored.',
      link: { label: 'Open the generator', href: '/proposed-endeavor-generator' },
    },
    {
      kicker: 'Before you order',
      title: 'Know what you get back',
      text: 'Withdraw at the first draft of Selfpetition AI, without a reason, and get back what you paid minus a {retainer} retainer.',
      link: { label: 'Refunds in plain words', href: '/about#refunds' },
    },
    {
      kicker: 'With sources',
      title: 'Check what we say',
      text: 'Our answers on law, fees and agency practice name their source and the day we read it.',
      link: { label: 'Read the FAQ', href: '/faq' },
    },
  ],
} as const

/** A page of the sample letter beside the opening words; the places of the marks are shares of its height and width. */
export const HOME_PAGE_PICTURE = {
  picture: 'ai-sample-toc',
  behind: 'ai-sample-appendix',
  alt: 'Contents page of a 30-page sample petition letter: EB-2 classification, the proposed endeavor, Prong 1, Prong 2 and Prong 3',
  marks: [
    { question: 'Why does it matter?', top: 45.35, width: 44.5, tone: 'pine' },
    { question: 'Why you?', top: 65.55, width: 56, tone: 'amber' },
    { question: 'Why waive the job offer?', top: 85.7, width: 48, tone: 'slate' },
  ],
  caption: 'Contents of a 30-page sample letter. The person in it is fictional.',
  link: { label: 'Read the whole letter', href: '/sample-petition' },
} as const

/** The short answers themselves are those of the FAQ page. */
export const HOME_QUESTIONS = {
  heading: 'First questions',
  locations: ['Decision', 'AiContent', 'Legal', 'CancelationPolicy', 'Costs'],
  readMore: 'Read the full answer',
} as const
