import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openEmbeddedDatabase, openPostgres } from '../adapters/db/open-database.ts'
import { signWebhook } from '../adapters/payment/webhook-signature.ts'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { machineLine, ms, percentile, startServer, timeEach } from './measure.ts'

const ORDERS = 400
const PARALLEL = 8

const body = (index: number) =>
  JSON.stringify({ userData: { email: `bench-${index}@mail.com` }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, idempotencyKey: `bench-key-${index}` })

function row(name: string, { each, totalMs }: { each: number[]; totalMs: number }): void {
  console.log(`  ${name}: ${Math.round((each.length / totalMs) * 1000)} a second, median ${ms(percentile(each, 0.5))}, p99 ${ms(percentile(each, 0.99))}`)
}

async function throughApplication(name: string, env: Record<string, string>): Promise<void> {
  const server = await startServer(env)
  const post = async (path: string, text: string, headers: Record<string, string>) => {
    const answer = await fetch(server.baseUrl + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: text })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { reference: string; totalCents: number }
  }
  const visitor = (index: number) => ({ 'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` })
  const placed: { reference: string; totalCents: number }[] = []
  await timeEach(20, 1, (index) => post('/api/orders/selfpetition-ai', body(100_000 + index), visitor(index)))
  row(`${name}: order placed`, await timeEach(ORDERS, PARALLEL, async (index) => placed.push(await post('/api/orders/selfpetition-ai', body(index), visitor(index)))))
  const secret = readFileSync(join(server.dataDir, 'sandbox-webhook.secret'), 'utf8').trim()
  row(
    `${name}: payment event handled (order, two mails, two jobs)`,
    await timeEach(ORDERS, PARALLEL, async (index) => {
      const { reference, totalCents } = placed[index]!
      const event = JSON.stringify({
        id: `evt_${reference}`,
        type: 'checkout.session.completed',
        created: Math.floor(Date.now() / 1000),
        data: { object: { id: `cs_${reference}`, client_reference_id: reference, payment_status: 'paid', amount_total: totalCents, currency: 'usd' } },
      })
      return post('/api/webhooks/stripe', event, { 'stripe-signature': signWebhook(event, secret, Date.now()) })
    }),
  )
  await server.stop()
}

/** The inserts of one placed order, without the application: the database's own limit. */
async function databaseLimit(name: string, url: string | null): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'prongwise-bench-db-'))
  const migrations = 'adapters/db/migrations'
  const open = url === null ? await openEmbeddedDatabase(folder, migrations) : await openPostgres(url, migrations)
  const result = await timeEach(ORDERS, PARALLEL, async () => {
    const id = crypto.randomUUID()
    await open.connection.transaction(async (tx) => {
      await tx.execute(sql`insert into orders (id, reference, product, state, email, selections, lines, link_key, list_cents, discount_cents, total_cents, created_at, updated_at)
        values (${id}, ${`BENCH-${id}`}, 'selfpetition-ai', 'placed', 'a@mail.com', '{}', '[]', 'SelfpetitionAi', 100000, 0, 100000, now(), now())`)
      await tx.execute(sql`insert into order_events (order_id, at, to_state, actor, cause) values (${id}, now(), 'placed', 'customer', 'order placed')`)
    })
  })
  row(`${name}: the inserts of an order alone`, result)
  await open.connection.execute(sql`delete from orders where reference like 'BENCH-%'`)
  await open.close()
  rmSync(folder, { recursive: true, force: true })
}

console.log(`\nOrders, ${ORDERS} each, ${PARALLEL} at once (${machineLine()})`)
await throughApplication('embedded database', {})
await databaseLimit('embedded database', null)
const url = process.env['BENCH_DATABASE_URL']
if (url === undefined) console.log('  PostgreSQL: set BENCH_DATABASE_URL to measure a server too')
else {
  await throughApplication('PostgreSQL', { DATABASE_URL: url })
  await databaseLimit('PostgreSQL', url)
}
console.log()
