import { INTAKE_FIELD_LABELS } from '../content/intake-labels.ts'
import { funnelDays, type FunnelRange } from '../domain/funnel/funnel.ts'
import { followPeople, leftCheckout, peopleBySource, type Followed } from '../domain/funnel/people.ts'
import { formatUsd } from '../domain/money.ts'
import { DAY_MS } from '../domain/calendar-day.ts'
import type { Services } from './services.ts'

/** A form or an order that nobody has touched for this long was left. */
const LEFT_AFTER_MS = DAY_MS
/** Begun forms that are looked at, the latest. */
const FORMS_MAX = 2000

export type Figures = {
  /** Days in UTC, both included. */
  from: string
  to: string
  followed: Followed[]
  people: ReturnType<typeof peopleBySource>
  orders: { source: string; orders: number; paid: number; money: string }[]
  /** `people`: opened a checkout and placed no order that day. `orders`: placed, and not paid within a day. */
  leftCheckouts: { people: number; orders: number; money: string }
  /** `left`: those that were begun and not touched for a day, by the last question of the form that has an answer. */
  forms: { sent: number; underway: number; left: { question: string; forms: number }[] }
}

const QUESTIONS = Object.keys(INTAKE_FIELD_LABELS)
const NO_QUESTION = 'No question answered'

/** The last question of the form, in its own order, that a begun form answers. */
function lastAnswered(answers: Record<string, Record<string, string>>): string {
  const last = QUESTIONS.findLast((key) => {
    const [group = '', field = ''] = key.split('.')
    return (answers[group]?.[field] ?? '').trim() !== ''
  })
  return last === undefined ? NO_QUESTION : (INTAKE_FIELD_LABELS[last] ?? last)
}

/** Where people and orders of the last days came from, how far people came within a day, and where they stopped. */
export async function viewFigures({ database, clock, people }: Pick<Services, 'database' | 'clock' | 'people'>, range: FunnelRange): Promise<Figures> {
  await people.flush()
  const now = clock.now()
  const days = funnelDays(range, now)
  const [from, to] = [days[0]!, days.at(-1)!]
  const [start, end, left] = [new Date(from), new Date(now + 1), new Date(now - LEFT_AFTER_MS)]
  const { stores } = database
  const [paths, orders, unpaid, forms] = await Promise.all([
    stores.people.paths(from, to),
    stores.people.ordersBySource(start, end),
    stores.people.unpaid(start, left),
    stores.people.forms(start, end, FORMS_MAX),
  ])
  const abandoned = forms.begun.filter(({ updatedAt }) => updatedAt < left).map(({ answers }) => lastAnswered(answers))
  const places = [NO_QUESTION, ...QUESTIONS.map((key) => INTAKE_FIELD_LABELS[key] ?? key)]
  return {
    from,
    to,
    followed: followPeople(paths),
    people: peopleBySource(paths),
    orders: orders.map(({ cents, ...row }) => ({ ...row, money: formatUsd(cents) })),
    leftCheckouts: { people: leftCheckout(paths), orders: unpaid.orders, money: formatUsd(unpaid.cents) },
    forms: {
      sent: forms.sent,
      underway: forms.begun.length - abandoned.length,
      left: places.map((question) => ({ question, forms: abandoned.filter((one) => one === question).length })).filter(({ forms: count }) => count > 0),
    },
  }
}
