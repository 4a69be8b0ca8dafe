import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openEmbeddedDatabase, openPostgres } from '../adapters/db/open-database.ts'
import { signWebhook } from '../adapters/payment/webhook-signature.ts'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { NO_POSTGRES, startPostgres } from '../test/postgres.ts'
import { machineLine, ms, percentile, processorMs, startServer, timeEach } from './measure.ts'

const ORDERS = 400
const PARALLEL = 8

const body = (index: number) => JSON.stringify({ userData: { email: `bench-${index}@mail.com` }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, idempotencyKey: `bench-key-${index}` })

function row(name: string, { each, totalMs }: { each: number[]; totalMs: number }, processor?: number): void {
  const share = processor === undefined ? '' : `, processor of the server ${ms(processor / each.length)} each`
  console.log(`  ${name}: ${Math.round((each.length / totalMs) * 1000)} a second, median ${ms(percentile(each, 0.5))}, p99 ${ms(percentile(each, 0.99))}${share}`)
}

async function throughApplication(name: string, env: Record<string, string>): Promise<void> {
  const server = await startServer(env)
  const post = async (path: string, text: string, headers: Record<string, string>) => {
    const answer = await fetch(server.baseUrl + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: text })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { reference: string; totalCents: number }
  }
  const visitor = (index: number) => ({ 'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` })
  const secret = readFileSync(join(server.dataDir, 'sandbox-webhook.secret'), 'utf8').trim()
  const pay = ({ reference, totalCents }: { reference: string; totalCents: number }) => {
    const session = { id: `cs_${reference}`, client_reference_id: reference, payment_intent: `pi_${reference}`, payment_status: 'paid', amount_total: totalCents, currency: 'usd' }
    const event = JSON.stringify({ id: `evt_${reference}`, type: 'checkout.session.completed', created: Math.floor(Date.now() / 1000), data: { object: session } })
    return post('/api/webhooks/stripe', event, { 'stripe-signature': signWebhook(event, secret, Date.now()) })
  }
  const measure = async (what: string, work: (index: number) => Promise<unknown>) => {
    const before = processorMs(server.pid)
    const times = await timeEach(ORDERS, PARALLEL, work)
    row(`${name}: ${what}`, times, processorMs(server.pid) - before)
  }
  const placed: { reference: string; totalCents: number }[] = []
  await timeEach(20, 1, async (index) => pay(await post('/api/orders/selfpetition-ai', body(100_000 + index), visitor(index))))
  await measure('order placed', async (index) => placed.push(await post('/api/orders/selfpetition-ai', body(index), visitor(index))))
  await measure('payment event handled, while two mails of each are made', (index) => pay(placed[index]!))
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
// A server of one's own that writes to the disk before it acknowledges, unless another is named.
const own = process.env['BENCH_DATABASE_URL'] === undefined ? await startPostgres() : undefined
const url = process.env['BENCH_DATABASE_URL'] ?? own?.url
if (url === undefined) console.log(`  ${NO_POSTGRES}`)
else {
  await throughApplication('PostgreSQL', { DATABASE_URL: url })
  await databaseLimit('PostgreSQL', url)
}
await own?.close()
console.log()
