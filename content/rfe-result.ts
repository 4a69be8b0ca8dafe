/** The words around what a program found in an uploaded notice. They report; they give no advice. */
import type { PointStatus } from '../domain/rfe/notice-reading.ts'
import type { Point } from '../domain/rfe/rfe-concerns.ts'

export const RFE_RESULT = {
  heading: 'What our program found in your letter',
  lead: 'A program read the text and copied out what it found. It can miss things and it can be wrong. Please compare each point with your letter. A person from our team reads it too and writes to you within 24h.',
  kinds: {
    rfe: 'Request for evidence',
    noid: 'Notice of intent to deny',
    unknown: 'Kind of notice not found',
  },
  dated: 'Dated',
  receipt: 'Receipt number ends in',
  form: 'Form',
  deadlineHeading: 'Date to answer by, as printed',
  deadlineNote: 'Copied from the letter, not computed. The date on the paper counts.',
  deadlinePassed: 'This date has passed. A response that arrives late can be denied without a look at it. Check the date on the paper, and speak with an immigration attorney before you order.',
  deadlineMissing: 'We found no date to answer by. Please look for it in your letter today.',
  pointsHeading: 'Point by point',
  points: { 1: 'Prong 1: merit and national importance', 2: 'Prong 2: well positioned', 3: 'Prong 3: the balance', eb2: 'EB-2 classification' } satisfies Record<Point, string>,
  statuses: {
    contested: 'The letter asks for more',
    conceded: 'The letter seems to accept this',
    'not-addressed': 'We found nothing about it. That does not mean it is accepted',
  } satisfies Record<PointStatus, string>,
  page: 'page',
  asked: 'asked for, without a stated reason',
  accepted: 'Accepted, in the letter’s words',
  notesHeading: 'Notes on this reading',
  unclear: 'We are not sure of this reading. A person from our team checks it before anything else.',
  noid: 'A notice of intent to deny leaves little time. We cannot give legal advice; consider speaking with an immigration attorney now.',
  orderHeading: 'If you want us to draft the response',
  orderText: 'The checkout opens with these prongs chosen. You can change them there, and you can wait for our email first.',
  orderButton: 'Order a response',
  noOrder: 'There is nothing to order yet. We will write to you first.',
  handedOver: {
    heading: 'We have your letter',
    scan: 'This file holds pictures of pages, so our program could not read it. A person from our team will.',
    other: 'Our program could not read this file. A person from our team will.',
    limit: 'This file is too large or too complex for our program. A person from our team will read it.',
    busy: 'Our program could not read the letter at this moment. A person from our team will.',
    locked: 'This file opens only with a password. Please send us a copy without one by answering the email you will receive.',
    damaged: 'This file could not be opened. Please send us another copy by answering the email you will receive.',
  },
  otherDocument: { heading: 'Is this the right file?' },
} as const
