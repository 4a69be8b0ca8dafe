/** The three package cards of the pricing and package-selection pages, and the words around them (specification 2 §2.2, §9.3). */
import type { Product } from '../domain/pricing/price-list.ts'
import type { AnalyticsEvent } from './analytics-events.ts'
import type { PageMeta, Paragraphs, RichText } from './copy.ts'

export type PackageCard = {
  product: Product
  title: string
  flag: string | null
  text: RichText
  price: { now: string; list: string; unit: string | null }
  includes: Paragraphs
  excludes: Paragraphs
  guarantee: RichText | null
  button: { label: 'SELECT'; href: string; event: AnalyticsEvent }
}

export const PRICES_META: PageMeta = {
  path: '/prices',
  title: 'Pricing',
  description: 'Prices for NIW DIY templates, Selfpetition AI and RFE responses, what each package contains, what it leaves out and when you get it.',
}

export const SELECT_PRODUCT_META: PageMeta = {
  path: '/select-product',
  title: 'Drafting Solutions & Templates - EB2 NIW',
  description: 'Select your NIW package: templates by profession, a drafted petition letter, or a response to a request for evidence. Customize it next.',
}

export const PRICES_HEADING = { heading: 'Pricing', lead: 'One price per package. Add only what you want: nothing is preselected.' } as const

export const SELECT_PRODUCT_HEADING = { heading: 'Select NIW package', cue: 'Next: customize order' } as const

export const PROMOTION_WORDS = {
  heading: 'Sale ends in',
  days: 'days',
  hours: 'hours',
  minutes: 'minutes',
  seconds: 'seconds',
  listPrice: 'List price',
  currentPrice: 'Price now',
  /** Read once by assistive technology in place of the running clock; the page puts the date after it. */
  endsOn: 'Sale ends on',
  zone: 'UTC',
} as const

export const PACKAGE_CARDS: readonly PackageCard[] = [
  {
    product: 'niw-diy',
    title: 'NIW DIY',
    flag: null,
    text: 'Everything you need to write it yourself, made for your profession.',
    price: { now: '{price.niwDiy}', list: '{price.niwDiy.list}', unit: null },
    includes: [
      'Delivery within 24h',
      'Sample I-140 cover letter for your profession',
      'Profession-specific Case Builder',
      'Complete cover letter and three reference letters (banking)',
      'Continuation of the endeavor (banking)',
      'Steps to prepare reference letters',
      'Visa Bulletin guide',
      'Community access',
    ],
    excludes: ['Individual drafting', 'Forms, assembly and filing'],
    guarantee: null,
    button: { label: 'SELECT', href: '/checkout-niw-diy', event: 'checkout-starterKit' },
  },
  {
    product: 'selfpetition-ai',
    title: 'Selfpetition AI',
    flag: 'Best Seller',
    text: 'Your petition letter, drafted from your answers. Any profession.',
    price: { now: '{price.ai}', list: '{price.ai.list}', unit: null },
    includes: [
      'First draft in 48h',
      'Custom cover letter of about 30 pages',
      'Suggested argument options',
      'One reference letter draft of 3–4\u00a0pages; more can be added',
      'Proposed evidence list',
      'Unlimited revisions',
      'Community access',
    ],
    excludes: ['Forms, assembly and filing'],
    guarantee: '**Satisfaction guarantee:** withdraw on receiving the first draft for a partial refund, minus a {retainer} retainer fee.',
    button: { label: 'SELECT', href: '/checkout-selfpetition-ai', event: 'checkout-selfpetitionAI' },
  },
  {
    product: 'rfe-response',
    title: 'RFE Response',
    flag: null,
    text: 'A reply to your request for evidence (RFE), point by point.',
    price: { now: '{price.rfeProng}', list: '{price.rfeProng.list}', unit: 'per prong' },
    includes: ['First draft in 48h', 'Pay only for the prongs at issue', 'Optional reference letter drafting', 'Proposed evidence list', 'Unlimited revisions', 'Community access'],
    excludes: ['Forms, assembly and filing'],
    guarantee: null,
    button: { label: 'SELECT', href: '/checkout-rfe-response', event: 'checkout-rfeResponse' },
  },
]

/** Over what a package does not hold. */
export const EXCLUDES_LABEL = 'Not included'

export type AddOnList = { product: Product; title: string; note: RichText; lines: readonly { name: string; price: RichText }[] }

/** What can be added to each package and what that costs, in the order of the cards. */
export const ADD_ONS: { heading: string; lead: RichText; lists: readonly AddOnList[] } = {
  heading: 'What you can add',
  lead: 'Choose these on the order page. They are never required, and the sale does not apply to them.',
  lists: [
    {
      product: 'niw-diy',
      title: 'NIW DIY',
      note: 'One profession and one employment type are included.',
      lines: [
        { name: 'Second profession', price: '{price.secondProfession}' },
        { name: 'Second employment type', price: '{price.secondEmploymentType}' },
        { name: 'Adjustment of Status: guide with sample answers and a sample package', price: '{price.aos}' },
        { name: 'Forms ETA-9089 and ETA-750: guide with sample answers', price: '{price.forms}' },
        { name: '30 min Consultation', price: '{price.consultation}' },
      ],
    },
    {
      product: 'selfpetition-ai',
      title: 'Selfpetition AI',
      note: 'One reference letter draft is included.',
      lines: [
        { name: 'Extra reference letter, up to three', price: '{price.referenceLetter} each' },
        { name: '30 min Consultation', price: '{price.consultation}' },
        { name: 'Business Plan review', price: '{price.businessPlan}' },
      ],
    },
    {
      product: 'rfe-response',
      title: 'RFE Response',
      note: 'A prong is one of the three questions of the NIW test. Two cost {price.rfeTwoProngs}, three {price.rfeThreeProngs}.',
      lines: [
        { name: 'Reference letter, up to three', price: '{price.referenceLetter} each' },
        { name: '30 min Consultation', price: '{price.consultation}' },
      ],
    },
  ],
}

export const PRICES_FEEDBACK = {
  heading: 'Not sure which one?',
  text: 'Tell us your profession and where you are in the process. You get a straight answer, even when none of our products fits.',
  button: { label: 'Ask a question', href: '/contact' },
  links: [
    { label: 'Which package fits? Five questions', href: '/choose' },
    { label: 'DIY or AI: how to decide', href: '/faq/Decision' },
    { label: 'What filing costs besides our price', href: '/faq/Costs' },
    { label: 'Refunds and cancelation', href: '/faq/CancelationPolicy' },
  ],
} as const

/** About the lawyer range: a different service, so it stands apart from the price cards. */
export const LAWYER_NOTE: RichText =
  'Full representation by a lawyer is often quoted at {lawyerRange}, with dependents at about half. That is a different service: a lawyer advises and represents you. We do neither. [Source and date](/faq/Costs)'
