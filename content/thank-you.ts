/** The words shown after an order was paid. */
import type { PageMeta, Paragraphs, ProviderLink } from './copy.ts'

export type ThankYou = {
  meta: PageMeta
  heading: string
  paragraphs: Paragraphs
  list: Paragraphs
  community: ProviderLink
  review: { text: string; link: ProviderLink } | null
  support: string
  referenceLabel: string
  followOrder: string
}

const community: ProviderLink = { label: 'Join the community chat', provider: 'chatUrl' }
const support = 'Questions? Write to [{email}](mailto:{email}).'
const referenceLabel = 'Order number'
const followOrder = 'Follow your order'

export const ORDERED_NIW_DIY: ThankYou = {
  meta: { path: '/ordered', title: 'Thank you for your NIW DIY order', description: 'Your NIW DIY order is in. The package is emailed within 24 hours.' },
  heading: 'Thank you for ordering',
  paragraphs: [
    'Your package is emailed **within 24h**. If you do not see it, check your spam folder first, then write to us.',
    'While you wait, write down in three sentences what you will do, for whom beyond your employer, and how others come to use it. The Case Builder starts there.',
  ],
  list: [],
  community,
  review: {
    text: 'Once you have used the package, tell others what it was like, good or bad. Every customer gets this same request.',
    link: { label: 'Leave a review', provider: 'reviewUrl' },
  },
  support,
  referenceLabel,
  followOrder,
}

export const ORDERED_RFE: ThankYou = {
  meta: { path: '/ordered-rfe', title: 'Thank you for your RFE order', description: 'Your RFE response order is in. We reach out within 24 hours to confirm it.' },
  heading: 'Thank you for ordering',
  paragraphs: ['We will reach out **within 24h** to confirm your order.', 'Upload these documents on your order page (up to 50 MB each), or email them to [{email}](mailto:{email}):'],
  list: ['the RFE letter, all pages', 'the cover letter you originally submitted', 'the reference letters you originally submitted'],
  community,
  review: null,
  support,
  referenceLabel,
  followOrder,
}
