/** Two people who act on one account at the same moment: what the owner of the mailbox did holds. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openPostgres } from '../../adapters/db/open-database.ts'
import { createTestProduct, mailJobsDone, type TestProduct } from '../harness.ts'
import { freshDatabase } from './fresh-database.ts'

let one: TestProduct
let other: TestProduct
let connection: pg.Client
let folder: string

beforeAll(async () => {
  const url = await freshDatabase(inject('postgres')!)
  folder = mkdtempSync(join(tmpdir(), 'prongwise-accounts-'))
  const start = async () => createTestProduct({ env: { DATA_DIR: folder }, open: await openPostgres(url, 'adapters/db/migrations') })
  ;[one, other] = await Promise.all([start(), start()])
  await one.startJobs()
  await other.startJobs()
  connection = new pg.Client({ connectionString: url })
  await connection.connect()
})
afterAll(async () => {
  await connection.end()
  await one.close()
  await other.close()
  rmSync(folder, { recursive: true })
})

/** The next statement of this kind waits before it looks at any row. */
async function holdUp(statement: 'update on users' | 'insert on sessions'): Promise<void> {
  const name = `held_${statement.split(' ')[0]}`
  await connection.query(`create sequence ${name}`)
  await connection.query(`create function ${name}() returns trigger language plpgsql as $$ begin if nextval('${name}') = 1 then perform pg_sleep(1); end if; return null; end $$`)
  await connection.query(`create trigger ${name} before ${statement} for each statement execute function ${name}()`)
}

let visitor = 0
const from = () => ({ 'x-forwarded-for': `10.6.0.${visitor++}` })
const OWN = 'mypassword1'
const STRANGE = 'stranger1'
const statusOf = async (email: string, password: string) => (await one.post('/auth', { email, password }, from())).status

async function resetCode(email: string): Promise<string> {
  one.clock.set(one.clock.now() + 1000)
  const mails = async () => (await one.services.database.stores.mails.newest(100)).filter(({ toAddress, template }) => toAddress === email && template === 'password-reset')
  const before = new Set((await mails()).map(({ id }) => id))
  await one.post('/users/request-password-reset', { email }, from())
  // The mail is written by a job of its own.
  const mail = await vi.waitUntil(async () => (await mails()).find(({ id }) => !before.has(id)), { timeout: 60_000 })
  await mailJobsDone(one)
  return new URLSearchParams(new URL(String(mail.props['url'])).hash.slice(1)).get('code') ?? ''
}

test('a registration that began before the owner chose a password changes nothing of it', async () => {
  const email = 'owner@mail.com'
  await one.post('/users', { email, password: OWN }, from())
  const code = await resetCode(email)
  await holdUp('update on users')
  const registering = one.post('/users', { email, password: STRANGE }, from())
  await wait(300)
  expect((await other.post('/users/password-reset', { email, code, newPassword: OWN }, from())).status).toBe(200)
  const token = (await registering).headers.get('authorization') ?? ''
  expect((await one.get('/users', { authorization: token })).status).toBe(401)
  expect([await statusOf(email, STRANGE), await statusOf(email, OWN)]).toEqual([401, 200])
})

test('a sign-in with the old password that began before the new one opens no session', async () => {
  const email = 'changed@mail.com'
  await one.post('/users', { email, password: STRANGE }, from())
  await one.post('/users/password-reset', { email, code: await resetCode(email), newPassword: STRANGE }, from())
  const code = await resetCode(email)
  await holdUp('insert on sessions')
  const signingIn = one.post('/auth', { email, password: STRANGE }, from())
  await wait(500)
  expect((await other.post('/users/password-reset', { email, code, newPassword: OWN }, from())).status).toBe(200)
  const token = (await signingIn).headers.get('authorization') ?? ''
  expect((await one.get('/users', { authorization: token })).status).toBe(401)
  expect([await statusOf(email, STRANGE), await statusOf(email, OWN)]).toEqual([401, 200])
})
