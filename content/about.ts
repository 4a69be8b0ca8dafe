/** The page that says who is behind the product, how drafts are made, what happens to data, and what happens to money. True to the terms and the privacy policy. */
import type { CopyCard, PageMeta, Paragraphs, RichText } from './copy.ts'

export const ABOUT_META: PageMeta = {
  path: '/about',
  title: 'About {brand}: who drafts, who reviews, what we keep',
  description: 'Who is behind our drafts, how a draft is made and reviewed, what happens to your resume and files, and how refunds work.',
}

/** One person that a buyer asks for. Nobody is invented: a slot without a name is shown on no public address, and the launch check names it. */
export type PersonSlot = { role: string; asks: string; name: string | null; about: RichText | null }

export const PEOPLE: readonly PersonSlot[] = [
  { role: 'Founder', asks: 'Who runs the company and stands behind it', name: null, about: null },
  { role: 'Head of review', asks: 'Who reads every draft before a customer does, and with what experience', name: null, about: null },
  { role: 'Customer care', asks: 'Who answers messages and keeps the promised times', name: null, about: null },
]

/** Shown to a reader: all of them on a local address, those with a name elsewhere. */
export const shownPeople = (people: readonly PersonSlot[], local: boolean): PersonSlot[] => people.filter(({ name }) => local || name !== null)

export const ABOUT = {
  eyebrow: 'About us',
  heading: 'Drafting help that shows its work',
  lead: 'A national interest waiver is argued on paper. We build the paper: drafts that name the problem, the person and the proof, in an order an officer can follow. You decide what is true and what is filed.',
  peopleHeading: 'Who is behind it',
  unfilled: 'Not named yet: hidden on a public address.',
  company: 'Company',
  address: 'Address',
  hours: 'Hours',
  work: {
    heading: 'How a draft is made',
    cards: [
      { title: 'Your facts come first', text: ['Every draft starts from your own form, resume and documents. Where a document is missing, the draft says so and leaves the gap open.'] },
      { title: 'Software drafts, people review', text: ['We draft with software and read each draft before you do: for gaps, for invented details, for claims without support.'] },
      { title: 'You have the last word', text: ['You choose the endeavor and every argument, and revisions are unlimited. Nothing goes to the government from us: you sign and you file.'] },
    ] satisfies CopyCard[],
  },
  data: {
    heading: 'What happens to your data',
    facts: [
      ['Your resume in the free generator', 'Read in memory and dropped once the options are made. We do not store it.'],
      ['What you send with an order', 'Kept until 180 days after delivery, or shorter if you ask. Every opening of a file by our team is recorded.'],
      ['Your paid order and its receipt', 'Kept 7 years for accounting.'],
      ['Your card', 'You pay on the page of our payment provider. We never see the number.'],
      ['Your texts', 'Never sold, never shared for advertising, never used to train models.'],
    ] satisfies [string, RichText][],
    more: '[Download or delete your data](/privacy/requests) at any time, without an account. The full text is our [Privacy Policy (PDF)](/privacy-policy.pdf).',
  },
  refunds: {
    heading: 'Refunds and withdrawal, in plain words',
    facts: [
      [
        'Selfpetition AI',
        'Read the first draft, then decide. Until you choose your options for the full draft, you can withdraw on your order page without giving a reason. You get back what you paid minus a {retainer} retainer, within 10 business days. At today’s price that is {refund.ai}.',
      ],
      ['NIW DIY', 'Non-refundable: you receive the files and keep them. [Look inside first](/niw-diy).'],
      ['RFE Response', 'Non-refundable: drafting starts from your notice. [Send us the letter first](/rfe#free-evaluation): the evaluation is free.'],
      ['If we are late', 'Miss a promised time by more than 72 hours through no fault of yours, and you can cancel what was not delivered and get back what you paid for it.'],
      ['If a file is faulty', 'We correct it without charge, or refund the price of that item.'],
    ] satisfies [string, RichText][],
    more: 'We promise documents and delivery times. No one can promise a decision, and we do not. The [Terms of Service (PDF)](/terms-of-service.pdf) decide.',
  },
  sources: {
    heading: 'Where our facts come from',
    text: [
      'Statements about law, fees and agency practice name their source and its date, in the [guides](/blog/) and under each answer of the [FAQ](/faq). Fees and editions change: look them up again on the day you file.',
      'Samples describe fictional people and say so. Reviews that are samples are marked as samples.',
    ] satisfies Paragraphs,
  },
  button: { label: 'Ask us something', href: '/contact' },
} as const
