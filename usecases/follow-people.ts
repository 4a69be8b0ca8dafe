import { createHmac } from 'node:crypto'
import { dayOf } from '../domain/calendar-day.ts'
import { STEP_BITS } from '../domain/funnel/people.ts'
import { DIRECT, UNKNOWN_SOURCE } from '../domain/funnel/source.ts'
import type { FunnelStep } from '../domain/funnel/funnel.ts'
import type { Clock, Database, DayPerson } from './ports.ts'

/** Who asks, as far as the server sees it: the line of the connection and what the browser calls itself. */
export type Browser = { line: string; agent: string }

export type PeopleFollower = {
  /** `source` where the browser said where it came from. */
  did(browser: Browser, step: Exclude<FunnelStep, 'paid'>, source?: string): void
  /** An order was placed from this browser; its source is that of the day's visit. */
  placed(browser: Browser, reference: string): Promise<void>
  flush(): Promise<void>
}

/** One line that calls itself many names counts as no more people than this. */
const NAMES_OF_A_LINE = 20
/** More are not followed on one day, whatever comes. */
const PEOPLE_OF_A_DAY = 100_000

/**
 * Follows people within one day by a code made of the connection, the browser's name, the day and a secret. Nothing is stored
 * on their device; neither connection nor name is stored here; and the codes are deleted when the day is over, when only counts
 * stay. Several people behind one connection with the same browser are one. Kept in memory between writes, so a killed process
 * loses what was done since the last one.
 */
export function peopleFollower({ database, clock, secret, onFailure }: { database: Database; clock: Clock; secret: string; onFailure: (error: unknown) => void }): PeopleFollower {
  let day = ''
  let noted = new Map<string, DayPerson>()
  let known = new Set<string>()
  let names = new Map<string, number>()
  const codeOf = (...parts: string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['person', day, ...parts]))
      .digest('base64url')
      .slice(0, 22)

  /** The code of a browser today; null where it is one too many. */
  function personOf({ line, agent }: Browser): string | null {
    const today = dayOf(clock.now())
    if (today !== day) [day, known, names] = [today, new Set(), new Map()]
    const person = codeOf(line, agent.slice(0, 300))
    if (known.has(person)) return person
    const lineCode = codeOf(line)
    const ofLine = names.get(lineCode) ?? 0
    if (ofLine >= NAMES_OF_A_LINE || known.size >= PEOPLE_OF_A_DAY) return null
    names.set(lineCode, ofLine + 1)
    known.add(person)
    return person
  }
  const note = (one: DayPerson) => {
    const key = `${one.day} ${one.person}`
    const before = noted.get(key)
    noted.set(key, { ...one, steps: (before?.steps ?? 0) | one.steps, source: before?.source ?? one.source })
  }
  let writing: Promise<void> = Promise.resolve()
  async function write() {
    if (noted.size === 0) return
    const batch = [...noted.values()]
    noted = new Map()
    try {
      await database.stores.people.add(batch)
    } catch (error) {
      batch.forEach(note)
      onFailure(error)
    }
  }
  const flush = () => (writing = writing.then(write))
  const did = (browser: Browser, step: FunnelStep, source?: string) => {
    const person = personOf(browser)
    if (person !== null) note({ day, person, steps: STEP_BITS[step], source: source ?? null })
    return person
  }
  return {
    did,
    flush,
    async placed(browser, reference) {
      const person = did(browser, 'placed')
      const today = day
      await flush()
      try {
        await database.transaction(async (stores) => {
          const order = await stores.orders.findByReference(reference)
          if (order === null) return
          const came = person === null ? null : await stores.people.find(today, person)
          await stores.people.setSource(order.id, { source: came === null ? UNKNOWN_SOURCE : (came.source ?? DIRECT), day: today, person })
        })
      } catch (error) {
        // An order is worth more than where it came from.
        onFailure(error)
      }
    },
  }
}
