/** Letters that no response answers, and what their reader can do: what each is, what is possible, and who may help. It is no advice on a case. */
import type { NoticeReading } from '../../domain/rfe/notice-reading.ts'

type Why = Extract<NoticeReading, { kind: 'not-a-notice' }>['why']

export type NoticeDoor = { title: string; is: string; can: readonly string[]; cannot: string }

const OTHER: NoticeDoor = {
  title: 'This does not look like a notice that a response answers',
  is: 'Our program found no request for evidence and no notice of intent to deny in it.',
  can: ['Send us the letter itself, all of its pages, on the page of your order.', 'If it is the right letter, write to us: a person reads it.'],
  cannot: 'We do not begin to draft before it is clear what is to be answered.',
}

export const NOTICE_DOORS: Record<Why, NoticeDoor> = {
  denial: {
    title: 'This looks like a decision: a denial or a revocation',
    is: 'The decision is made: there is nothing left to respond to, and a response that comes now is not read.',
    can: [
      'The letter itself says whether a motion or an appeal is open (Form I-290B) and by when. The time is short and counts from the letter: read it today.',
      'A new petition is possible. It is judged by the facts of its own day of filing.',
      'Both are decisions for which people take a lawyer.',
    ],
    cannot: 'We do not draft motions or appeals, and we do not sell a response to a decision.',
  },
  'revocation-notice': {
    title: 'This looks like a notice of intent to revoke',
    is: 'USCIS means to take back an approval. A rebuttal is possible, but it turns on why the approval is questioned, and sometimes on allegations of fact.',
    can: ['The letter says by when a rebuttal has to arrive. The time is short and is not extended.', 'Speak with an immigration attorney before you write anything.'],
    cannot: 'We do not draft rebuttals to revocations.',
  },
  'approval-notice': {
    title: 'This looks like an approval',
    is: 'It asks for nothing.',
    can: ['Keep it: later steps need it.'],
    cannot: 'There is nothing to answer, and we would not sell you an answer.',
  },
  'receipt-notice': {
    title: 'This looks like a receipt',
    is: 'It says that the petition has arrived, and asks for nothing.',
    can: ['Keep it. A request for evidence would be a letter of its own.'],
    cannot: 'There is nothing to answer yet.',
  },
  'other-form': {
    title: 'This letter is about another form',
    is: 'It names another form than the I-140 petition.',
    can: ['Answer it as it says, or speak with an immigration attorney.'],
    cannot: 'We answer notices about national interest waivers on the I-140 only.',
  },
  'other-classification': {
    title: 'This letter is about another classification',
    is: 'It asks for evidence, but says nothing of a national interest waiver.',
    can: ['Speak with an immigration attorney; another test applies to it.'],
    cannot: 'We answer notices about national interest waivers only.',
  },
  'own-document': { ...OTHER, title: 'This looks like a document of your own' },
  'other-document': OTHER,
}

/** A response to it is possible, and a lawyer should be asked all the same. */
export const DENIAL_INTENDED: NoticeDoor = {
  title: 'A notice of intent to deny',
  is: 'USCIS says that it will deny unless the answer changes that. It may be answered once.',
  can: [
    'At most 30 days are given, and they are not extended. The date printed on the letter counts.',
    'The answer may be drafted here, request by request, as for a request for evidence.',
    'Speak with an immigration attorney now: after a denial fewer doors are open.',
  ],
  cannot: 'We give no legal advice and promise no result.',
}
