/** Decides when a statement of law, a fee or a form edition has to be read again. */
import { DAY_MS, dayOf } from '../calendar-day.ts'

/** `url` is the address of the document itself, not of a page about it. */
export type FactSource = { name: string; url: string }

/** One statement of law, fees or forms with where it stands and when it was read. Days are `YYYY-MM-DD`. */
export type DatedFact = {
  /** What it is about: `Form I-140, on paper`. */
  what: string
  /** The statement, in the notation of documents. */
  says: string
  source: FactSource
  /** The reports in which the source was read, where the document itself could not be opened; none where it was. */
  readIn: readonly string[]
  checkedOn: string
  /** Days after which it has to be read again. */
  goodForDays: number
  /** The last day of what is in force for a set time, as a month’s bulletin is; it ends the term whenever it was read. */
  lastDay?: string
  /** The day, past the term, on which something newer was looked for and not found: until it is, the statement is printed as due. */
  lookedFor?: string
}

type Term = Pick<DatedFact, 'checkedOn' | 'goodForDays' | 'lastDay'>

/** The report a fact was read in, by its host, and for a repository by owner and name. */
export function reportName(readIn: string): string {
  const { hostname, pathname } = new URL(readIn)
  const host = hostname.replace(/^www\./, '')
  return host === 'github.com' ? `${host}${pathname.split('/').slice(0, 3).join('/')}` : host
}

/** The last day on which a fact may stand unread. */
export const goodUntil = ({ checkedOn, goodForDays, lastDay }: Term): string => lastDay ?? dayOf(Date.parse(`${checkedOn}T00:00:00Z`) + goodForDays * DAY_MS)

/** True where `today` (`YYYY-MM-DD`) is past the fact's own term. */
export const isOverdue = (fact: Term, today: string): boolean => today > goodUntil(fact)

/** The day on which the newest of the facts was read: the edition of a table made of them. */
export const newestCheck = (facts: readonly Pick<DatedFact, 'checkedOn'>[]): string => facts.reduce((newest, { checkedOn }) => (checkedOn > newest ? checkedOn : newest), '')
