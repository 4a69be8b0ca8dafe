/** What the reading of an uploaded notice may answer. */
import type { ConcernKey, Point, Prong } from './rfe-concerns.ts'

/** `not-addressed`: the notice says nothing of its own about the point; that is not the same as accepting it. */
export type PointStatus = 'contested' | 'conceded' | 'not-addressed'

export type NoticeFinding = {
  concern: ConcernKey
  point: Point
  /** An exact substring of the notice after folding of white space and line-end hyphens, at most 240 letters. */
  quote: string
  /** From 1; where the quote begins. */
  page: number
  /** `stated`: the notice gives a reason; `asked`: it only asks for evidence on the point. */
  strength: 'stated' | 'asked'
}

export type ConcededPoint = {
  what: Point | 'substantial-merit' | 'national-importance'
  quote: string
  page: number
}

/** Only ever words copied from the notice: a deadline is never computed from a number of days. */
export type PrintedDeadline = {
  /** A date as printed, or, where no date is printed, the words that give the time ("within 87 days of …"). */
  printed: string
  /** The sentence or line that prints it. */
  quote: string
  page: number
  /** `period`: only a number of days is printed; the day itself is for the reader of the letter to settle. */
  form: 'date' | 'period'
}

export type NoticeNote =
  /** The EB-2 classification is contested; there is no prong to order for it. */
  | 'eb2-has-no-prong'
  | 'no-deadline-printed'
  | 'deadline-is-a-period'
  | 'several-deadlines'
  | 'no-contested-point-found'
  /** At least one prong is there only because evidence was asked for, without a stated reason. */
  | 'asked-without-reason'
  /** A prong is named in an adverse sentence and in an accepting one. */
  | 'contested-and-conceded'
  | 'kind-not-printed'
  | 'form-not-printed'
  /** Adverse sentences fit none of the seven concerns, and about some prong nothing was found: they may belong to it. */
  | 'unassigned-passages'
  /** A part of the notice is headed with a prong or the classification, and nothing in it could be placed. */
  | 'part-not-understood'
  /** Some pages carry no text; they may be scans. */
  | 'pages-without-text'
  /** A letter cut off by the caps of the text extraction, or pages missing by their own page count. */
  | 'pages-missing'

export type NoticeReading =
  | {
      kind: 'read'
      noticeKind: 'rfe' | 'noid' | 'unknown'
      /** As printed; never parsed into a day. */
      noticeDate: string | null
      /** The receipt number itself stays out of the answer. */
      receiptLast4: string | null
      formType: string | null
      deadline: PrintedDeadline | null
      prongs: Record<Prong, PointStatus>
      eb2: PointStatus
      /** At most one for each concern, in the order of the concerns. */
      findings: NoticeFinding[]
      conceded: ConcededPoint[]
      /** `unclear`: shown as found, and handed over to the operator. */
      confidence: 'clear' | 'unclear'
      notes: NoticeNote[]
    }
  | {
      kind: 'not-a-notice'
      why:
        | 'approval-notice'
        | 'receipt-notice'
        | 'denial'
        | 'revocation-notice'
        | 'other-form'
        | 'other-classification'
        | 'own-document'
        | 'other-document'
    }
  | { kind: 'unclear'; why: 'no-text' | 'not-readable' | 'too-long' }
