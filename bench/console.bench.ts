import { totalmem } from 'node:os'
import pg from 'pg'
import { startPostgres } from '../test/postgres.ts'
import { casesOf, randomOf } from './console-cases.ts'
import { openConsoleDatabase, serverLine, type ConsoleDatabase } from './console-databases.ts'
import { measureOverHttp } from './console-http.ts'
import { machineLine, ms, percentile } from './measure.ts'

const SIZES = (process.env['BENCH_ORDERS'] ?? '10000,100000,1000000').split(',').map(Number)
const RUNS = Number(process.env['BENCH_RUNS'] ?? 1000)
/** With the address of a server: databases that it filled before are measured again, and stay. */
const KEEP = process.env['BENCH_KEEP'] === '1'
const ONLY = process.env['BENCH_ONLY'] ?? ''
const WARM_UP = 50
const STRETCHES = 11
const COUNTED = 200
const GOAL_MS = 50
const GOAL_GROWTH = 1.5
/** What docs/operations.md recommends for an installation of the largest size. */
const memory = (share: number) => `${Math.floor((totalmem() * share) / 2 ** 20)}MB`
const SETTINGS = [`shared_buffers=${memory(1 / 4)}`, `effective_cache_size=${memory(1 / 2)}`, 'random_page_cost=1.1', 'jit=off']

const named = process.env['BENCH_DATABASE_URL']
const server = named === undefined ? await startPostgres([...SETTINGS, 'max_wal_size=4GB']) : undefined
const base = named ?? server?.url
if (base === undefined) {
  console.log('\nThe console at scale: PostgreSQL was not found on this machine; set BENCH_DATABASE_URL to measure a server\n')
  process.exit(0)
}

const number = (value: number) => value.toLocaleString('en-US')
const admin = new pg.Client({ connectionString: base })
await admin.connect()

console.log(`\nThe console at scale, through its store functions, ${RUNS} runs each, one at a time (${machineLine()}; ${await serverLine(admin)})`)
const databases: ConsoleDatabase[] = []
for (const size of SIZES) {
  const opened = await openConsoleDatabase(admin, base, size, KEEP && named !== undefined)
  databases.push(opened)
  const { filled } = opened
  if (filled === null) continue
  const counts = Object.entries(filled.rows).map(([table, count]) => `${number(count)} ${table}`)
  console.log(`${number(size)} orders: ${counts.join(', ')}; ${number(Math.round(filled.megabytes))} MB, filled in ${Math.round(filled.seconds)} s`)
}
const smallest = databases[0]!
const largest = databases.at(-1)!
console.log(`Measured from here (${machineLine()})`)
console.log(
  `\n"Pages" are pages of 8 KB that a call looks at, for the rows that it answers, both in the mean of ${COUNTED} runs; their growth is that for a row. The growth of times is the middle one of ${STRETCHES} stretches of the run.\n`,
)
console.log(
  `| | ${SIZES.map((size) => `${number(size)}: p50 / p95`).join(' | ')} | p50 grows | p95 grows | ${SIZES.map((size) => `pages at ${number(size)}`).join(' | ')} | pages grow |\n|${' --- |'.repeat(SIZES.length * 2 + 4)}`,
)

const measured = databases.map((opened) => ({ ...opened, cases: casesOf(opened.database, opened.known, opened.now), random: randomOf(1, opened.now) }))
const stretches = Array.from({ length: STRETCHES }, (_, index) => [Math.round((index * RUNS) / STRETCHES), Math.round(((index + 1) * RUNS) / STRETCHES)] as const)
const missed = { slow: [] as string[], p50: [] as string[], p95: [] as string[], pages: [] as string[] }
for (const [index, { name }] of measured[0]!.cases.entries()) {
  if (!name.includes(ONLY)) continue
  const times = new Map(measured.map(({ size }) => [size, [] as number[]]))
  // The sizes take turns, so that whatever else the machine does falls on all of them alike.
  for (let run = -WARM_UP; run < RUNS; run++) {
    for (const { size, cases, random } of measured) {
      const began = performance.now()
      await cases[index]!.run(random)
      if (run >= 0) times.get(size)!.push(performance.now() - began)
    }
  }
  const read = new Map<number, { pages: number; rows: number }>()
  for (const { size, known, now, pagesRead } of measured) {
    const random = randomOf(2, now)
    let rows = 0
    const pages = await pagesRead(async (database) => {
      const { run } = casesOf(database, known, now)[index]!
      for (let counted = 0; counted < COUNTED; counted++) {
        const answer = (await run(random)) ?? []
        rows += ('rows' in answer ? answer.rows : answer).length
      }
    })
    read.set(size, { pages: pages / COUNTED, rows: rows / COUNTED })
  }
  const at = (size: number, share: number) => percentile(times.get(size)!, share)
  const forRow = (size: number) => read.get(size)!.pages / Math.max(1, read.get(size)!.rows)
  const growth = (of: (size: number) => number) => of(largest.size) / of(smallest.size)
  // Of each stretch of the run by itself: whatever else the machine did in one of them does not decide.
  const growthOf = (share: number) =>
    percentile(
      stretches.map(([from, to]) => growth((size) => percentile(times.get(size)!.slice(from, to), share))),
      0.5,
    )
  const grows = { p50: growthOf(0.5), p95: growthOf(0.95), pages: growth(forRow) }
  const by = (times: number) => `${times.toFixed(1)} ×`
  const cells = [
    ...SIZES.map((size) => `${ms(at(size, 0.5))} / ${ms(at(size, 0.95))}`),
    by(grows.p50),
    by(grows.p95),
    ...SIZES.map((size) => `${Math.round(read.get(size)!.pages)} for ${Math.round(read.get(size)!.rows)}`),
    by(grows.pages),
  ]
  console.log(`| ${name} | ${cells.join(' | ')} |`)
  if (at(largest.size, 0.95) > GOAL_MS) missed.slow.push(name)
  for (const [what, times] of Object.entries(grows)) if (times > GOAL_GROWTH) missed[what as keyof typeof grows].push(name)
}
const verdict = (names: string[]) => (names.length === 0 ? 'all' : `all but ${names.join('; ')}`)
console.log(`
p95 under ${GOAL_MS} ms at ${number(largest.size)}: ${verdict(missed.slow)}.
At most ${GOAL_GROWTH} × that at ${number(smallest.size)}: p50 ${verdict(missed.p50)}. p95 ${verdict(missed.p95)}. Pages ${verdict(missed.pages)}.`)

const random = randomOf(3, largest.now)
const anyOf = (values: readonly string[]) => (run: number) => encodeURIComponent(values[run % values.length]!)
const [emailOf, referenceOf] = [anyOf(largest.known.emails), anyOf(largest.known.references)]
if (ONLY === '') {
  await measureOverHttp(largest.url, Math.min(RUNS, 400), [
    ['orders', () => '/api/console/orders'],
    ['orders, deep in', () => `/api/console/orders?after=${random.instant().getTime()}_80000000-0000-4000-8000-000000000000`],
    ['orders, search by e-mail', (run) => `/api/console/orders?search=${emailOf(run)}`],
    ['orders, search by 6 letters', (run) => `/api/console/orders?search=${emailOf(run).slice(0, 6)}`],
    ['due queue', () => '/api/console/due'],
    ['order page', (run) => `/api/console/orders/${referenceOf(run)}`],
    ['e-mails', () => '/api/console/mails'],
    ['input forms', () => '/api/console/intakes?all=1'],
    ['jobs', () => '/api/console/jobs'],
    ['funnel of a month', () => '/api/console/funnel'],
  ])
}
console.log(`End: ${machineLine()}\n`)
for (const { close } of databases) await close()
await admin.end()
await server?.close()
