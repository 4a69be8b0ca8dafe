/** The last words of a product page, before the footer: one reason to begin now, and where. */
import type { CopyLink, RichText } from './copy.ts'

export type Closing = {
  heading: string
  text: RichText
  price: { now: string; list?: string; unit?: string } | null
  primary: CopyLink
  secondary: CopyLink
}

export const HOME_CLOSING: Closing = {
  heading: 'Start free: see your endeavor on paper',
  text: 'Four endeavors drawn from your own resume, in minutes. Then choose how you want to write.',
  price: null,
  primary: { label: 'Open the generator', href: '/proposed-endeavor-generator' },
  secondary: { label: 'Compare packages', href: '/select-product' },
}

export const NIW_DIY_CLOSING: Closing = {
  heading: 'Your documents within 24 hours',
  text: 'Choose your profession, pay once, and your package arrives by email, yours to edit and keep. Downloads are non-refundable, so look inside first.',
  price: { now: '{price.niwDiy}', list: '{price.niwDiy.list}' },
  primary: { label: 'SELECT TEMPLATE', href: '/checkout-niw-diy' },
  secondary: { label: 'Ask a question', href: '/contact' },
}

export const AI_CLOSING: Closing = {
  heading: 'Your first draft in 48 hours',
  text: 'The clock starts when you send your input form. Not convinced by the first draft? Withdraw and get back what you paid, minus {retainer}.',
  price: { now: '{price.ai}', list: '{price.ai.list}' },
  primary: { label: 'START ORDER', href: '/checkout-selfpetition-ai' },
  secondary: { label: 'Look at the input form', href: '/aiform1' },
}

export const RFE_CLOSING: Closing = {
  heading: 'Pay only for what the notice asks',
  text: 'Send us the letter for a free evaluation, then order just the prongs it asks about. RFE responses are non-refundable.',
  price: { now: '{price.rfeProng}', list: '{price.rfeProng.list}', unit: 'per prong' },
  primary: { label: 'START ORDER', href: '/checkout-rfe-response' },
  secondary: { label: 'Free evaluation', href: '/rfe#free-evaluation' },
}
