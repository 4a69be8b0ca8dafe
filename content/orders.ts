/** The words of the page that leads back to a lost order. */
import type { PageMeta } from './copy.ts'

export const FIND_ORDER_META: PageMeta = {
  path: '/orders',
  title: 'Find your order',
  description: 'Lost the link to your order? We will send links to all your orders to the email address you ordered with.',
}

export const FIND_ORDER_WORDS = {
  heading: 'Find your order',
  lead: 'The link to your order is in your confirmation email. If you cannot find it, we will send links to all your orders to the address you ordered with.',
  emailLabel: 'Email',
  submit: 'Send me my order links',
  submitting: 'Sending…',
} as const

/** On the page of a package that was paid for, where it counts toward a drafted petition. */
export const UPGRADE_CARD = {
  heading: 'Rather have it drafted?',
  text: 'of what you paid counts toward Selfpetition AI, once. Your package stays yours.',
  action: 'See your upgrade price',
} as const
