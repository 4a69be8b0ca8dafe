/** Every dated fact in one list: for the table of a package, the launch check and the test that holds them to their terms. */
import { isOverdue, newestCheck, type DatedFact } from '../../domain/facts/dated-fact.ts'
import type { LaunchGap } from '../../domain/launch/launch-gap.ts'
import { publicPriorities } from '../areas/public-priorities.ts'
import { FEES } from './fees.ts'
import { CITED_UNOPENED, LAW, NOT_FOUND } from './law.ts'

export const DATED_FACTS: readonly (DatedFact & { at: string })[] = [
  ...Object.entries(FEES).map(([key, fact]) => ({ ...fact, at: `content/facts/fees.ts: ${key}` })),
  ...Object.entries(LAW).map(([key, fact]) => ({ ...fact, at: `content/facts/law.ts: ${key}` })),
]

/** The edition of a document that prints facts: its own, or the day on which one of them was last read. */
export function editionWithFacts(own: string): string {
  const read = newestCheck(DATED_FACTS)
  return read > own ? read : own
}

/** Facts whose document was not opened, by its address. */
const readInReports = () => [
  ...Map.groupBy(
    DATED_FACTS.filter(({ readIn }) => readIn.length > 0),
    ({ source }) => source.url,
  ),
]

/** Facts past their term on `today` (`YYYY-MM-DD`), facts read only in a report, and what no source was found for. */
export function factGaps(today: string): LaunchGap[] {
  return [
    ...DATED_FACTS.filter((fact) => isOverdue(fact, today)).map(({ what, checkedOn, at }): LaunchGap => ({
      group: 'sources',
      what: `${what}: to be read again`,
      now: `read on ${checkedOn}`,
      where: at,
      required: true,
    })),
    ...readInReports().map(([url, facts]): LaunchGap => ({
      group: 'sources',
      what: `Read in a report only, open the document itself: ${facts.map(({ what }) => what).join('; ')}`,
      now: url,
      where: facts.map(({ at }) => at).join(', '),
      required: false,
    })),
    ...CITED_UNOPENED.map(({ what, url }): LaunchGap => ({ group: 'sources', what: `Cited and not opened: ${what}`, now: url, where: 'content/facts/law.ts: CITED_UNOPENED', required: false })),
    ...publicPriorities
      .filter(({ unopened }) => unopened)
      .map(({ key, title, url }): LaunchGap => ({
        group: 'sources',
        what: `Named in endeavors and not opened: ${title}`,
        now: url,
        where: `content/areas/field-documents.ts: ${key}`,
        required: false,
      })),
    ...publicPriorities
      .filter(({ until }) => until !== undefined && until < today)
      .map(({ key, title, until = '' }): LaunchGap => ({
        group: 'sources',
        what: `Ended, and named in no endeavor since: ${title}`,
        now: `until ${until}`,
        where: `content/areas: ${key}`,
        required: false,
      })),
    ...NOT_FOUND.map(({ what, url }): LaunchGap => ({ group: 'sources', what: `Left out of the documents: ${what}`, now: url, where: 'content/facts/law.ts: NOT_FOUND', required: false })),
  ]
}
