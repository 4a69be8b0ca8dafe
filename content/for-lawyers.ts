/** The page for lawyers and firms, who buy drafting for their own clients. */
import type { CopyCard, PageMeta, Paragraphs } from './copy.ts'

export const FOR_LAWYERS_META: PageMeta = {
  path: '/for-lawyers',
  title: 'NIW drafting for lawyers and firms',
  description: 'First drafts of EB-2 NIW petition letters and RFE responses for attorneys: Word files, exhibits named in place, one order per client, no subscription.',
}

export const FOR_LAWYERS = {
  eyebrow: 'For lawyers and firms',
  heading: 'Your argument. Our first draft.',
  lead: 'Spend your hours on strategy and judgment. We turn a client’s record into a structured first draft in Word, with the document behind each claim named in place, for you to edit under your own name.',
  primary: { label: 'Compare packages', href: '/select-product' },
  secondary: { label: 'Ask about your practice', href: '/contact' },
  cards: [
    {
      title: 'Petition letters',
      text: ['A cover letter of about 30 pages for any profession: options for the endeavor and the arguments first, the full letter after your choice. {price.ai} per client.'],
    },
    { title: 'RFE responses', text: ['A reply in the order of the notice, with a proposed evidence list. You order only the prongs the notice asks about: {price.rfeProng} each.'] },
    { title: 'Templates', text: ['Sample letters and Case Builders for 16 professions, to brief a client or train a paralegal. {price.niwDiy} per client.'] },
  ] satisfies CopyCard[],
  workHeading: 'How it works with a practice',
  work: [
    '**One order, one named client.** Each client is an order of its own. There is no subscription.',
    '**You stay counsel.** We give no legal advice, we do not talk to your client, and we do not appear before any agency. You review, change and sign.',
    '**Your client’s data stays theirs.** Files are kept until 180 days after delivery or shorter on request, each opening is recorded, and texts are never used to train models. We are not a law firm, so no attorney-client privilege arises with us: decide with your client what to share.',
    '**Turnaround you can plan around.** First drafts within 48 hours of the complete form or notice; revisions are unlimited.',
  ] satisfies Paragraphs,
  note: 'Not included: forms, assembly and filing.',
} as const
