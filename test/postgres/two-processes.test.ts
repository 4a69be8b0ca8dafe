import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { expect, inject, test } from 'vitest'
import { signWebhook } from '../../adapters/payment/webhook-signature.ts'
import { aiBody } from '../integration/checkout/orders.ts'
import { freshDatabase } from './fresh-database.ts'
import { PROCESS_WEBHOOK_SECRET, startProcess, type Process } from './start-process.ts'

const ORDERS = 60

test(`two processes on one empty database: ${ORDERS} orders, every event sent to both, each handled once and each mail sent once`, async () => {
  const databaseUrl = await freshDatabase(inject('postgres')!, { empty: true })
  const folder = mkdtempSync(join(tmpdir(), 'prongwise-two-'))
  const sent: { from: string; id: string }[] = []
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      let text = ''
      stream.on('data', (chunk) => (text += String(chunk)))
      stream.on('end', () => {
        sent.push({ from: session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address, id: /^message-id: (.*)$/im.exec(text)?.[1] ?? '' })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  const { port } = smtp.server.address() as AddressInfo
  const settings = (from: string) => ({ DATABASE_URL: databaseUrl, DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: from })
  const processes = await Promise.all(['first@mail.com', 'second@mail.com'].map((from) => startProcess(settings(from))))
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const count = async (query: string) => Number((await database.query<{ n: string }>(`select count(*) as n ${query}`)).rows[0]?.n)
  // A busy machine answers 503, as it does when the database is away; who sends events and forms sends them again then.
  const post = async (process: Process, path: string, body: string, headers: Record<string, string> = {}): Promise<Response> => {
    for (;;) {
      const answer = await fetch(process.url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
      if (answer.status !== 503) return answer
      await answer.body?.cancel()
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  try {
    const outcomes = await Promise.all(
      Array.from({ length: ORDERS }, async (_, index) => {
        const body = JSON.stringify(aiBody({ idempotencyKey: `two-processes-${index}` }))
        const answers = await Promise.all(processes.map((process) => post(process, '/api/orders/selfpetition-ai', body, { 'x-forwarded-for': `198.51.100.${index}` })))
        const [order, same] = (await Promise.all(answers.map((answer) => answer.json()))) as { reference: string; totalCents: number }[]
        expect(same?.reference).toBe(order?.reference)
        const session = {
          id: `cs_${order!.reference}`,
          client_reference_id: order!.reference,
          payment_intent: `pi_${order!.reference}`,
          payment_status: 'paid',
          amount_total: order!.totalCents,
          currency: 'usd',
        }
        const event = JSON.stringify({ id: `evt_${index}`, type: 'checkout.session.completed', created: Math.floor(Date.now() / 1000), data: { object: session } })
        const told = await Promise.all(processes.map((process) => post(process, '/api/webhooks/stripe', event, { 'stripe-signature': signWebhook(event, PROCESS_WEBHOOK_SECRET, Date.now()) })))
        return (await Promise.all(told.map((answer) => answer.json() as Promise<{ result: string }>))).map(({ result }) => result).sort()
      }),
    )
    expect(outcomes).toEqual(Array.from({ length: ORDERS }, () => ['handled', 'repeated']))
    expect([await count('from orders'), await count(`from orders where state = 'paid'`), await count(`from order_events where to_state = 'paid'`)]).toEqual([ORDERS, ORDERS, ORDERS])
    await expect.poll(() => count(`from mails where state <> 'sent'`)).toBe(0)
    expect(sent).toHaveLength(2 * ORDERS)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2 * ORDERS)
    expect(new Set(sent.map(({ from }) => from)), 'both processes worked').toEqual(new Set(['first@mail.com', 'second@mail.com']))
    expect(await count('from promo_codes')).toBe(27)
  } finally {
    await database.end()
    for (const process of processes) await process.stop()
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
    rmSync(folder, { recursive: true, force: true })
  }
})
