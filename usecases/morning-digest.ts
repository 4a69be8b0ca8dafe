import { consoleAddresses } from './console-addresses.ts'
import type { Chance, Clock, Database } from './ports.ts'
import { queueMail } from './queue-mail.ts'
import { viewToday } from './view-today.ts'

type Deps = { database: Database; clock: Clock; chance: Pick<Chance, 'id'>; publicUrl: string; operatorEmail: string }

/** Lines of one kind in the mail; the console lists all. */
const LINES_MAX = 15

/** Mails the operator what the day begins with, once a day (UTC) however often it runs; on a day with nothing to tell it says so. */
export async function morningDigest(deps: Deps): Promise<void> {
  const now = new Date(deps.clock.now())
  const today = await viewToday(deps)
  const lines = (rows: readonly { what: string; product: string; reference: string }[]) => ({
    count: rows.length,
    rows: rows.slice(0, LINES_MAX).map(({ what, product, reference }): [string, string] => [reference, `${what}, ${product}`]),
  })
  const { day, month } = today.money
  await deps.database.transaction((stores) =>
    queueMail(stores, deps.chance, now, {
      dedupeKey: `operator-digest:${now.toISOString().slice(0, 10)}`,
      to: deps.operatorEmail,
      template: 'operator-digest',
      props: {
        day: now.toISOString().slice(0, 10),
        late: lines(today.late),
        soon: lines(today.soon),
        waiting: today.waiting.length,
        unanswered: today.unanswered.count,
        payments: lines(today.payments),
        money: [
          ['Received today', day.received],
          ['Received this month', month.received],
          ['Net this month', month.net],
        ],
        consoleUrl: consoleAddresses(deps.publicUrl).today,
      },
    }),
  )
}
