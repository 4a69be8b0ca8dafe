import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { isConnectionFault } from '../../adapters/db/connection-faults.ts'
import { openPostgres } from '../../adapters/db/open-database.ts'
import { files, intakes, leads, mails, orders } from '../../adapters/db/schema.ts'
import { createTestProduct } from '../harness.ts'
import { NO_POSTGRES, startPostgres, type StopMode } from '../postgres.ts'

/** How the server goes away, in this order: asked to stop, as in a crash, and killed. */
const OUTAGES: StopMode[] = ['fast', 'immediate', 'kill', 'immediate', 'fast']
const ACCEPTED_BETWEEN = 20
const REFUSED_DURING = 10
const SENDERS_OF_EACH = 2

const dataUrl = (text: string) => `data:application/pdf;base64,${Buffer.from(`%PDF-1.4 ${text}`).toString('base64')}`
const FORMS: Record<string, { path: string; body(email: string): Record<string, unknown> }> = {
  contact: { path: '/api/contact/landing', body: (email) => ({ name: 'Maria Example', email, message: `a question of ${email}` }) },
  letter: { path: '/contact/apply', body: (email) => ({ rfeEmail: email, rfeFile: dataUrl(email), rfeFileName: 'notice.pdf' }) },
  evaluation: { path: '/api/rfe-evaluations', body: (email) => ({ email, letter: dataUrl(email), letterName: 'notice.pdf' }) },
  intake: {
    path: '/api/intake-applications',
    body: (email) => ({
      userBackground: { email, profession: 'Engineer', company: 'Example Works', linkedin: '' },
      userProposedEndeavor: {},
      userProng2Education: {},
      userProng2Demand: {},
      userProng3: {},
      userResumeName: 'resume.pdf',
      userResume: dataUrl(`resume of ${email}`),
      userAdditionalFiles: [{ name: 'award.pdf', data: dataUrl(`award of ${email}`) }],
    }),
  },
  order: { path: '/api/orders/niw-diy', body: (email) => ({ userData: { email }, userProfession: { it: true }, userEmployment: { employee: true } }) },
}

const postgres = await startPostgres()
afterAll(() => postgres?.close())

/** A mail server that counts how often each message came. */
async function startMailServer() {
  const received = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const id = /^Message-ID: <([^@>]+)@/im.exec(Buffer.concat(chunks).toString())?.[1] ?? 'none'
        received.set(id, (received.get(id) ?? 0) + 1)
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { received, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

test('a connection that is cut in the middle of a transaction is a fault of that transaction only', async ({ skip }) => {
  if (postgres === undefined) return skip(NO_POSTGRES)
  const { connection, close } = await openPostgres(postgres.url, 'adapters/db/migrations')
  const fault = await connection
    .transaction(async (tx) => {
      const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as { rows: { pid: number }[] }
      await connection.execute(sql`select pg_terminate_backend(${rows[0]?.pid}), pg_sleep(0.2)`)
      await tx.execute(sql`select 1`)
    })
    .catch((error: unknown) => error)
  expect(isConnectionFault(fault)).toBe(true)
  await connection.transaction((tx) => tx.execute(sql`select 1`))
  await close()
})

test('transactions that cannot begin give their connections back', async ({ skip }) => {
  if (postgres === undefined) return skip(NO_POSTGRES)
  const { connection, close } = await openPostgres(postgres.url, 'adapters/db/migrations')
  for (let times = 0; times < 12; times += 1) {
    await expect(connection.transaction(async () => {}, { isolationLevel: 'none such' as 'serializable' })).rejects.toThrow('begin')
  }
  await connection.transaction((tx) => tx.execute(sql`select 1`))
  await close()
})

test('a database that is stopped and started again under load loses no form and keeps none twice', { timeout: 240_000 }, async ({ skip }) => {
  if (postgres === undefined) return skip(NO_POSTGRES)
  const mailServer = await startMailServer()
  const open = await openPostgres(postgres.url, 'adapters/db/migrations')
  const product = await createTestProduct({ open, env: { SMTP_URL: mailServer.url } })
  try {
    await product.startJobs()
    const accepted: Record<string, string[]> = Object.fromEntries(Object.keys(FORMS).map((form) => [form, []]))
    const refused: { status: number; body: any }[] = []
    let over = false
    let number = 0
    const acceptedInAll = () => Object.values(accepted).flat().length
    const until = async (holds: () => boolean) => {
      while (!holds()) await wait(10)
    }

    /** One form after the other, each sent with its own key until it is taken, as the pages do. */
    async function sendForms(form: string) {
      const { path, body } = FORMS[form]!
      while (!over) {
        number += 1
        const visitor = `10.${form.length}.${Math.floor(number / 250)}.${number % 250}`
        const email = `${form}${number}@mail.com`
        const given = { ...body(email), idempotencyKey: `key of ${email}` }
        for (;;) {
          const answer = await product.post(path, given, { 'x-forwarded-for': visitor })
          if (answer.status === 201) break
          refused.push(answer)
          await wait(50)
        }
        accepted[form]!.push(email)
      }
    }
    const senders = Object.keys(FORMS).flatMap((form) => Array.from({ length: SENDERS_OF_EACH }, () => sendForms(form)))
    for (const mode of OUTAGES) {
      const [before, refusedBefore] = [acceptedInAll(), refused.length]
      await until(() => acceptedInAll() >= before + ACCEPTED_BETWEEN)
      await postgres.stop(mode)
      await until(() => refused.length >= refusedBefore + REFUSED_DURING)
      expect((await product.get('/healthz')).status).toBe(503)
      await postgres.restart()
    }
    const before = acceptedInAll()
    await until(() => acceptedInAll() >= before + ACCEPTED_BETWEEN)
    over = true
    await Promise.all(senders)
    expect((await product.get('/healthz')).status).toBe(200)

    // While it was away every answer said so in the one shape of refusals.
    for (const { status, body } of refused) expect([status, body]).toEqual([503, expect.objectContaining({ kind: expect.stringMatching(/unavailable$/), message: expect.any(String) })])

    const stored = {
      leads: await open.connection.select().from(leads),
      intakes: await open.connection.select().from(intakes),
      orders: await open.connection.select().from(orders),
      files: await open.connection.select().from(files),
    }
    const emailsOf = (source: string) => stored.leads.filter((lead) => lead.source === source).map((lead) => lead.email)
    expect({
      contact: emailsOf('contact').toSorted(),
      letter: emailsOf('rfe-upload').toSorted(),
      evaluation: emailsOf('rfe-evaluation').toSorted(),
      intake: stored.intakes.map((intake) => intake.email).toSorted(),
      order: stored.orders.map((order) => order.email).toSorted(),
    }).toEqual(Object.fromEntries(Object.entries(accepted).map(([form, emails]) => [form, emails.toSorted()])))

    expect(stored.files.length).toBe(accepted['letter']!.length + accepted['evaluation']!.length + 2 * accepted['intake']!.length)
    for (const file of stored.files) expect((await product.services.files.get(file.storageKey!))?.length, file.name).toBe(file.bytes)

    // The job worker goes on by itself: every mail leaves, also those that were on their way when the database went.
    const withMail = acceptedInAll() - accepted['order']!.length
    const queue = () => open.connection.select().from(mails)
    await expect.poll(async () => (await queue()).filter((mail) => mail.state !== 'sent').length, { timeout: 120_000, interval: 500 }).toBe(0)
    const sent = await queue()
    for (const email of Object.values(accepted)
      .flat()
      .filter((address) => !address.startsWith('order'))) {
      expect(sent.filter((mail) => mail.toAddress === email).length, `confirmations to ${email}`).toBe(1)
      expect(sent.filter((mail) => mail.props['email'] === email).length, `notices about ${email}`).toBe(1)
    }
    expect(sent.length).toBe(2 * withMail)
    expect(sent.filter((mail) => !mailServer.received.has(mail.id))).toEqual([])
    expect(mailServer.received.size).toBe(sent.length)

    const twice = [...mailServer.received.values()].filter((times) => times > 1).length
    console.info(
      `${OUTAGES.length} outages: ${acceptedInAll()} forms accepted after ${refused.length} refusals, ` +
        `${stored.leads.length + stored.intakes.length + stored.orders.length} stored, ${sent.length} mails sent, ${twice} of them twice`,
    )
  } finally {
    await product.close()
    await mailServer.close()
  }
})
