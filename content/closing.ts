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
  heading: 'Begin with what you want to do',
  text: 'Open the free generator, read four ways to say it as an endeavor, and decide then whether you want templates or a draft.',
  price: null,
  primary: { label: 'Open the generator', href: '/proposed-endeavor-generator' },
  secondary: { label: 'Compare packages', href: '/select-product' },
}

export const NIW_DIY_CLOSING: Closing = {
  heading: 'Your documents within 24 hours',
  text: 'Choose your profession, pay once, and the package comes by e-mail. It is yours to edit and keep. It is a download and non-refundable, so look inside first.',
  price: { now: '{price.niwDiy}', list: '{price.niwDiy.list}' },
  primary: { label: 'SELECT TEMPLATE', href: '/checkout-niw-diy' },
  secondary: { label: 'Ask a question', href: '/contact' },
}

export const AI_CLOSING: Closing = {
  heading: 'Read a first draft within 48 hours',
  text: 'The clock starts when your input form is in. If the first draft does not convince you, withdraw: you get back what you paid minus {retainer}.',
  price: { now: '{price.ai}', list: '{price.ai.list}' },
  primary: { label: 'START ORDER', href: '/checkout-selfpetition-ai' },
  secondary: { label: 'Look at the input form', href: '/aiform1' },
}

export const RFE_CLOSING: Closing = {
  heading: 'Know the prongs before you pay',
  text: 'Send the letter for a free evaluation, then order only the prongs it asks about. RFE responses are non-refundable.',
  price: { now: '{price.rfeProng}', list: '{price.rfeProng.list}', unit: 'per prong' },
  primary: { label: 'START ORDER', href: '/checkout-rfe-response' },
  secondary: { label: 'Free evaluation', href: '/rfe#free-evaluation' },
}
