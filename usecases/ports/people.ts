import type { Cents } from '../../domain/money.ts'
import type { Path } from '../../domain/funnel/people.ts'

/** What one person did on one day, under a code that goes with the day. `source` is null where no visit told one. */
export type DayPerson = { day: string; person: string; steps: number; source: string | null }

export interface PeopleStore {
  /** Adds steps to those that are known; the first source of a day stays. */
  add(people: readonly DayPerson[]): Promise<void>
  find(day: string, person: string): Promise<DayPerson | null>
  /** The first source of an order stays. */
  setSource(orderId: string, given: { source: string; day: string; person: string | null }): Promise<void>
  /** An order was paid: whoever placed it on the same day has paid. */
  paid(orderId: string, day: string): Promise<void>
  /** Turns the people of the days before this one into counts, and deletes their codes. */
  closeDaysBefore(day: string): Promise<void>
  /** Both days included. */
  paths(from: string, to: string): Promise<Path[]>
  /** Orders that were placed in the stretch, by source. Money is what was paid less what went back, in U.S. cents. */
  ordersBySource(from: Date, until: Date): Promise<{ source: string; orders: number; paid: number; cents: Cents }[]>
  /** Orders that were placed in the stretch and not paid since. */
  unpaid(from: Date, until: Date): Promise<{ orders: number; cents: Cents }>
  /** Forms that were begun in the stretch and are not sent, by their answers; and how many forms of orders arrived in it. */
  forms(from: Date, until: Date, limit: number): Promise<{ begun: { answers: Record<string, Record<string, string>>; updatedAt: Date }[]; sent: number }>
}
