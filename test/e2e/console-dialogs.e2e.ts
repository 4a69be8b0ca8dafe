/** The two questions that the console asks before it acts: changing a role, and running a given-up job again. */
import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { sql } from 'drizzle-orm'
import type { Page } from '@playwright/test'
import { openEmbeddedDatabase } from '../../adapters/db/open-database.ts'
import { signWebhook } from '../../adapters/payment/webhook-signature.ts'
import { accountWith, signIn } from './operator-account.ts'
import { test } from './journey.ts'

const PHONE = { width: 375, height: 812 }

/** The opened dialog takes the focus; Cancel, Escape and Close each shut it and give the focus back to what opened it. */
async function leavesInThreeWays(page: Page, opener: ReturnType<Page['getByRole']>, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  const ways = [() => dialog.getByRole('button', { name: 'Cancel' }).press('Enter'), () => page.keyboard.press('Escape'), () => dialog.getByRole('button', { name: 'Close' }).press('Enter')]
  for (const leave of ways) {
    await opener.press('Enter')
    await dialog.waitFor()
    assert.ok(await dialog.evaluate((element) => element.contains(document.activeElement)), 'the focus is not in the dialog')
    await leave()
    await dialog.waitFor({ state: 'hidden' })
    assert.ok(await opener.evaluate((element) => element === document.activeElement), 'the focus did not come back')
  }
}

async function assertAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`),
    [],
  )
}

test.describe(() => {
  test.use({ viewport: PHONE })
  test('an operator changes a role after a question and can leave it', async ({ page, baseUrl }) => {
    const customer = await accountWith(page, baseUrl, 'customer')
    await signIn(page, await accountWith(page, baseUrl, 'operator'))
    await page.waitForURL('**/console')
    const writes: string[] = []
    page.on('request', (request) => request.method() === 'PATCH' && writes.push(request.url()))
    await page.goto(`/console/accounts?search=${customer}`)
    const row = page.getByRole('listitem').filter({ hasText: customer })
    const opener = row.getByRole('button', { name: `Change ${customer}` })
    await opener.waitFor()
    await leavesInThreeWays(page, opener, 'Change the roles')

    // A choice that is left is not kept, and nothing can be confirmed while the role is the same.
    const dialog = page.getByRole('dialog', { name: 'Change the roles' })
    await opener.press('Enter')
    assert.equal(await dialog.getByRole('button', { name: /^(Give|Take)/ }).count(), 0)
    await dialog.getByRole('checkbox', { name: /^Operator/ }).check()
    await dialog.getByText('An operator reads everything').waitFor()
    await assertAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await opener.press('Enter')
    assert.equal(await dialog.getByRole('checkbox', { checked: true }).count(), 0)
    assert.deepEqual(writes, [])

    await dialog.getByRole('checkbox', { name: /^Consultant/ }).check()
    await dialog.getByRole('button', { name: 'Give consultant' }).press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await row
      .locator('span')
      .filter({ hasText: /^Consultant$/ })
      .waitFor()
    await page.getByText('The roles are changed').waitFor()
    assert.equal(writes.length, 1)
    await opener.press('Enter')
    await dialog.getByText('is a consultant now').waitFor()
    await page.keyboard.press('Escape')
    await page.reload()
    await row
      .locator('span')
      .filter({ hasText: /^Consultant$/ })
      .waitFor()
  })
})

/** The last operator cannot lose the role: the refusal is read in the dialog, where the eyes are, and nothing changes. */
test('a refused role is said inside the dialog', async ({ page, baseUrl }) => {
  const other = await accountWith(page, baseUrl, 'operator')
  await signIn(page, await accountWith(page, baseUrl, 'operator'))
  await page.waitForURL('**/console')
  await page.goto(`/console/accounts?search=${other}`)
  await page.route('**/api/console/accounts/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 409, json: { kind: 'last-operator', message: 'One operator must stay.' } }) : route.continue(),
  )
  const row = page.getByRole('listitem').filter({ hasText: other })
  await row.getByRole('button', { name: `Change ${other}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the roles' })
  await dialog.getByRole('checkbox', { name: /^Operator/ }).uncheck()
  await dialog.getByRole('button', { name: 'Take away operator' }).click()
  await dialog.getByText('One operator must stay.').waitFor()
  await page.keyboard.press('Escape')
  await row
    .locator('span')
    .filter({ hasText: /^Operator$/ })
    .waitFor()
})

function listenOn(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}

async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listenOn(probe, 0)
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** Takes every mail and says so, as little as a mail server can do. */
function mailServer(received: string[]): Server {
  return createServer((socket: Socket) => {
    let letter = false
    let held = ''
    socket.on('error', () => {})
    socket.write('220 ready\r\n')
    socket.on('data', (chunk) => {
      held += String(chunk)
      for (let end = held.indexOf('\r\n'); end >= 0; end = held.indexOf('\r\n')) {
        const line = held.slice(0, end)
        held = held.slice(end + 2)
        if (letter) {
          if (line === '.') {
            letter = false
            socket.write('250 taken\r\n')
          } else if (/^Subject:/i.test(line)) received.push(line)
        } else if (/^DATA/i.test(line)) {
          letter = true
          socket.write('354 go on\r\n')
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else socket.write('250 fine\r\n')
      }
    })
  })
}

async function serve(data: string, port: number, mailPort: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['build/programs/main.mjs'], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: String(port), DATA_DIR: data, SMTP_URL: `smtp://127.0.0.1:${mailPort}` },
    stdio: 'ignore',
  })
  for (let tries = 0; tries < 300; tries += 1) {
    if (
      await fetch(`http://localhost:${port}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return child
    assert.equal(child.exitCode, null, 'the server ended before it was ready')
    await wait(100)
  }
  throw new Error('the server was not ready within 30 s')
}

async function end(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await gone
}

async function payOrder(base: string, data: string): Promise<void> {
  const post = (path: string, body: string, headers: Record<string, string> = {}) => fetch(base + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
  const placed = await post('/api/orders/selfpetition-ai', JSON.stringify({ userData: { email: 'waiting@mail.com' }, userDisclaimers: { disclaimer1: true, disclaimer2: true } }))
  const { reference, totalCents } = (await placed.json()) as { reference: string; totalCents: number }
  const event = JSON.stringify({
    id: 'evt_dialogs',
    type: 'checkout.session.completed',
    created: Math.floor(Date.now() / 1000),
    data: { object: { id: 'cs_dialogs', client_reference_id: reference, payment_status: 'paid', amount_total: totalCents, currency: 'usd' } },
  })
  const secret = readFileSync(join(data, 'sandbox-webhook.secret'), 'utf8').trim()
  assert.equal((await post('/api/webhooks/stripe', event, { 'stripe-signature': signWebhook(event, secret, Date.now()) })).status, 200)
}

/** The mail server is away until every try is used up; once it is back, the operator runs the job again and the mail goes out. */
test('an operator runs a given up job again after a question', async ({ page }) => {
  const data = mkdtempSync(join(tmpdir(), 'prongwise-dialogs-'))
  const [port, mailPort] = [await freePort(), await freePort()]
  const base = `http://localhost:${port}`
  const received: string[] = []
  const mails = mailServer(received)
  let child = await serve(data, port, mailPort)
  try {
    await payOrder(base, data)
    await wait(1500)
    await end(child)
    // The tries of a day are used up at once.
    const open = await openEmbeddedDatabase(join(data, 'database'), 'adapters/db/migrations')
    await open.connection.execute(sql`update jobs.job set retry_count = retry_limit, state = 'retry', start_after = now() where name = 'send-mail' and state in ('created', 'retry', 'active')`)
    await open.close()
    child = await serve(data, port, mailPort)

    process.env['E2E_DATA_DIR'] = data
    const context = await page.context().browser()!.newContext({ baseURL: base, viewport: PHONE })
    const desk = await context.newPage()
    desk.setDefaultTimeout(15_000)
    await signIn(desk, await accountWith(desk, base, 'operator'))
    await desk.waitForURL('**/console')
    const rows = desk.getByRole('list', { name: 'Jobs given up' }).getByRole('listitem')
    for (let tries = 0; tries < 120; tries += 1) {
      await desk.goto('/console/jobs')
      await desk.getByRole('heading', { name: 'Given up' }).waitFor()
      if ((await rows.count()) >= 2) break
      await wait(500)
    }
    const before = await rows.count()
    assert.ok(before >= 2, `${before} jobs were given up`)
    await rows.first().getByText('ECONNREFUSED').waitFor()
    const opener = rows.first().getByRole('button', { name: 'Run again' })
    await leavesInThreeWays(desk, opener, 'Run this job again?')
    assert.equal(await rows.count(), before)

    await listenOn(mails, mailPort)
    const dialog = desk.getByRole('dialog', { name: 'Run this job again?' })
    for (let left = before; left > 0; left -= 1) {
      await rows.first().getByRole('button', { name: 'Run again' }).press('Enter')
      await dialog.getByText('Find the cause first').waitFor()
      if (left === before) await assertAccessible(desk)
      await dialog.getByRole('button', { name: 'Run it again' }).press('Enter')
      await dialog.waitFor({ state: 'hidden' })
      if (left > 1) await desk.waitForFunction((count) => document.querySelectorAll('main ul[aria-label="Jobs given up"] > li').length === count, left - 1)
      // The row that had the focus is gone: the list has it, not the whole page.
      await desk.waitForFunction(() => document.activeElement !== document.body)
    }
    await desk.getByText('No job was given up.').waitFor()
    // The operator is told of the new password too, by a mail whose tries are not used up.
    const ofTheOrder = () => received.filter((subject) => !/password/i.test(subject))
    for (let tries = 0; tries < 60 && ofTheOrder().length < before; tries += 1) await wait(250)
    assert.equal(ofTheOrder().length, before)
    await desk.goto('/console/mails')
    const sent = desk.getByRole('listitem').filter({ hasText: 'Sent', hasNotText: /password/i })
    await sent.first().waitFor()
    assert.equal(await sent.count(), before)
    assert.equal(await desk.getByRole('listitem').filter({ hasText: 'Given up' }).count(), 0)
    await context.close()
  } finally {
    mails.close()
    await end(child)
    rmSync(data, { recursive: true, force: true })
  }
})
