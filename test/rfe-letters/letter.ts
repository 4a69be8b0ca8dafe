/** The shape of a fictional letter and what a careful reader finds in it. Every name, number and place is invented. */
import type { ConcernKey } from '../../domain/rfe/rfe-concerns.ts'
import type { ConcededPoint, NoticeReading, PointStatus } from '../../domain/rfe/notice-reading.ts'

/** What the reader must answer for one letter, written down by hand before the reader was tuned. */
export type LetterLabel = {
  noticeKind: 'rfe' | 'noid' | 'unknown'
  noticeDate: string | null
  /** The deadline as printed; null where the letter prints none. */
  deadline: string | null
  receiptLast4: string | null
  prongs: Record<1 | 2 | 3, PointStatus>
  eb2: PointStatus
  concerns: ConcernKey[]
  /** What the notice says it accepts. */
  conceded: ConcededPoint['what'][]
}

export type Letter = {
  id: string
  /** `holdout` letters were never looked at while the rules were tuned. */
  set: 'tuning' | 'holdout'
  /** Lines printed on top of every page; `{page}` and `{pages}` are filled in. */
  header: string[]
  footer: string[]
  /** Blocks parted by an empty line; `# ` opens a heading, `- ` a list item, `| ` a line kept as it is. */
  body: string
  columns?: number
  linesPerPage?: number
  /** Break long words at the end of a line with a hyphen. */
  hyphenate?: boolean
  label: LetterLabel
}

/** A document that is no request about a national interest waiver. */
export type OtherDocument = Omit<Letter, 'label'> & {
  expected: Exclude<NoticeReading, { kind: 'read' }>
}
