/** Files on the page of an order: handed over through a line that breaks, canceled, taken back, and opened by the operator; and no piece is lost by a kill. */
import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { signWebhook } from '../../adapters/payment/webhook-signature.ts'
import { accountWith, signIn } from './operator-account.ts'
import { endProcess, startProduct } from './start-product.ts'
import { answering, test } from './journey.ts'

const MB = 1024 * 1024
const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)])
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const ready = (page: Page) => page.waitForSelector('html[data-ready]')
/** Pictures for whoever looks at the pages, where a folder is given. */
async function shots(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS']
  if (folder === undefined) return
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true })
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}
const RFE = { userData: { email: 'rfe.files@example.com' }, userProngs: { prong1: true }, userDisclaimers: { disclaimer1: true, disclaimer2: true } }

test('an RFE customer hands over the letter and the petition through a line that breaks, and the clock waits for their word on the table', async ({ page, baseUrl, browser }) => {
  const placed = await page.request.post('/api/orders/rfe-response', { data: RFE })
  const { reference, paymentUrl } = (await placed.json()) as { reference: string; paymentUrl: string }
  await page.goto(paymentUrl)
  await ready(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(/ordered-rfe/)
  await page.goto(`/orders/${reference}`)
  await ready(page)
  await page.getByRole('link', { name: 'Upload the files' }).click()
  const files = await answering(page.getByRole('list', { name: 'Files of this order' }))
  const need = (key: string) => files.locator(`[data-need=${key}]`)
  const add = (key: string, name: string, buffer: Buffer, mimeType = 'application/pdf') => need(key).locator('input[type=file]').setInputFiles({ name, mimeType, buffer })

  // The line breaks once in the middle of a file and one answer is lost: the file arrives all the same.
  const petition = pdf(6 * MB + 11)
  let chunks = 0
  await page.route('**/uploads/*/chunks*', async (route) => {
    chunks += 1
    if (chunks === 3) return route.abort('connectionreset')
    if (chunks === 5) {
      await route.fetch()
      return route.abort('connectionreset')
    }
    return route.continue()
  })
  await add('filed-petition', 'petition as filed.pdf', petition)
  await need('filed-petition').getByText('it goes on by itself').waitFor()
  const arrived = need('filed-petition').locator('[data-file=arrived]')
  await arrived.getByRole('link', { name: 'petition as filed.pdf' }).waitFor({ timeout: 60_000 })
  assert.equal(chunks, 8, 'seven pieces and the one whose connection broke')
  const [got] = await Promise.all([page.waitForEvent('download'), arrived.getByRole('link').click()])
  assert.equal(hash(readFileSync(await got.path())), hash(petition))
  await page.unroute('**/uploads/*/chunks*')

  // What is no document is refused with its reason, and can be removed from the list.
  await add('rfe-letter', 'letter.pdf', Buffer.from([77, 90, 0, 1, 2, 3]))
  await need('rfe-letter').getByRole('alert').filter({ hasText: 'please send a PDF, Word, text or picture file' }).waitFor()
  await need('rfe-letter').getByRole('button', { name: 'Remove letter.pdf' }).click()

  // A page that is closed in the middle shows how far a file came; the same file goes on from there, and can be discarded.
  let held = 0
  await page.route('**/uploads/*/chunks*', (route) => (++held > 2 ? undefined : route.continue()))
  const letter = pdf(4 * MB)
  await add('rfe-letter', 'RFE letter.pdf', letter)
  await need('rfe-letter').getByText('2.0 MB of 4.0 MB').waitFor()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await ready(page)
  await page.unroute('**/uploads/*/chunks*')
  await answering(files)
  await need('rfe-letter').getByText('2.0 MB of 4.0 MB arrived').waitFor()
  const begun = page.waitForResponse((response) => response.url().endsWith('/uploads'))
  await add('rfe-letter', 'RFE letter.pdf', letter)
  assert.equal(((await (await begun).json()) as any).upload.received, 2 * MB)
  await need('rfe-letter').locator('[data-file=arrived]').waitFor({ timeout: 60_000 })

  // A photo of a page is made smaller before it travels.
  const photo = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4000, height: 3000 })
    const context = canvas.getContext('2d')!
    const noise = context.createImageData(4000, 3000)
    for (let at = 0; at < noise.data.length; at++) noise.data[at] = Math.random() * 255
    context.putImageData(noise, 0, 0)
    const blob = await new Promise<Blob>((resolve) => canvas.toBlob((drawn) => resolve(drawn!), 'image/jpeg', 0.6))
    return [...new Uint8Array(await blob.arrayBuffer())]
  })
  const photoBytes = Buffer.from(photo)
  const announced = page.waitForRequest((request) => request.url().endsWith('/uploads'))
  // The page is drawn anew once the file is there: what was asked and typed meanwhile stays.
  let release = () => {}
  const drawn = new Promise<void>((resolve) => (release = resolve))
  const ofPage = (url: URL) => url.pathname === `/orders/${reference}`
  await page.route(ofPage, async (route) => {
    await drawn
    await route.continue()
  })
  const refreshed = page.evaluate(() => new Promise<void>((resolve) => addEventListener('page-refreshed', () => resolve(), { once: true })))
  await add('other', 'page.jpg', photoBytes, 'image/jpeg')
  assert.ok((await announced).postDataJSON().bytes < photoBytes.length * 0.95, 'the photo is smaller')
  await need('other').locator('[data-file=arrived]').waitFor({ timeout: 60_000 })
  await need('other').getByRole('button', { name: 'Remove page.jpg' }).click()
  const message = page.getByLabel('Your message')
  await message.fill('The last page is a photo')
  release()
  await refreshed
  assert.equal(await message.inputValue(), 'The last page is a photo')
  await page.unroute(ofPage)
  await need('other').getByRole('button', { name: 'Yes, remove it' }).click()
  await need('other').locator('[data-file]').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Everything is here, begin' }).click()
  // Nothing is promised of a draft before its customer has held the table against the letter.
  await page.getByTestId('promise-clock').getByText('We are waiting for your word on the table').waitFor()
  await page.getByRole('link', { name: 'Open the table' }).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Everything is here, begin' }).count(), 0)
  await page.setViewportSize({ width: 375, height: 800 })
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 375)
  await page.setViewportSize({ width: 1280, height: 900 })

  const console = await (await browser.newContext({ baseURL: baseUrl })).newPage()
  await signIn(console, await accountWith(console, baseUrl, 'operator'))
  await console.waitForURL('**/console')
  await console.goto(`/console/orders/${reference}`)
  const [opened] = await Promise.all([console.waitForEvent('download'), console.getByRole('button', { name: 'RFE letter.pdf' }).click()])
  assert.equal(hash(readFileSync(await opened.path())), hash(letter))
  await console.reload()
  await console.getByRole('heading', { name: 'Who opened the files' }).waitFor()
  await console.context().close()
})

test('a letter that was evaluated goes with its order, and a response date that has passed is confirmed before paying', async ({ page }) => {
  const letter = readFileSync(new URL('../rfe-letters/t01-importance-and-balance.pdf', import.meta.url)).toString('base64')
  const evaluated = await page.request.post('/api/rfe-evaluations', { data: { email: 'evaluated@example.com', letter: `data:application/pdf;base64,${letter}`, letterName: 'my notice.pdf' } })
  // It prints May 4, 2026.
  await page.goto(((await evaluated.json()) as any).answer.order.path)
  await ready(page)
  await page.getByText('We still have the letter you sent us for evaluation').waitFor()
  assert.equal(await page.getByLabel('The date printed on your notice').inputValue(), '2026-05-04')
  assert.equal(new URL(page.url()).searchParams.has('letter'), false)
  await page.getByText('May 4, 2026: this date has passed.').waitFor()
  await page.getByLabel('Email').fill('evaluated@example.com')
  for (const box of await page.locator('#field-userDisclaimers').getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.locator('#field-userNotice-passedAcknowledged-problem').waitFor()
  await shots(page, 'passed-date')
  await page.reload()
  await ready(page)
  await page.getByText('We still have the letter you sent us for evaluation').waitFor()
  await page.getByLabel('I know that the response date has passed').check()
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(/ordered-rfe/)
  const reference = new URL(page.url()).searchParams.get('order') ?? ''
  await page.goto(`/orders/${reference}`)
  await ready(page)
  await page.getByRole('button', { name: 'Use this letter' }).click()
  const kept = page.locator('[data-need=rfe-letter] [data-file=arrived]')
  await kept.getByRole('link', { name: 'my notice.pdf' }).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Use this letter' }).count(), 0)
  await page.getByText('First draft begins once these are here: The petition you filed.').waitFor()
  await shots(page, 'attached')
})

test('no acknowledged piece of a file is lost when the process is killed', async () => {
  const data = mkdtempSync(join(tmpdir(), 'prongwise-pieces-'))
  let { child, base } = await startProduct(data)
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const raw = body instanceof Uint8Array || typeof body === 'string'
    const answer = await fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': body instanceof Uint8Array ? 'application/octet-stream' : 'application/json', ...headers },
      body: raw ? (body as BodyInit) : JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as any }
  }
  try {
    const secret = readFileSync(join(data, 'sandbox-webhook.secret'), 'utf8').trim()
    const { reference, totalCents } = (await post('/api/orders/rfe-response', RFE)).body
    const event = JSON.stringify({
      id: 'evt_files',
      type: 'checkout.session.completed',
      created: Math.floor(Date.now() / 1000),
      data: { object: { id: 'cs_files', client_reference_id: reference, payment_status: 'paid', amount_total: totalCents, currency: 'usd' } },
    })
    assert.equal((await post('/api/webhooks/stripe', event, { 'stripe-signature': signWebhook(event, secret, Date.now()) })).status, 200)
    const file = pdf(8 * MB)
    const begin = () => post(`/api/orders/${reference}/uploads`, { need: 'filed-petition', name: 'petition.pdf', bytes: file.length, sha256: hash(file) })
    let acknowledged = 0
    for (const delay of [0, 15, 40]) {
      const { upload } = (await begin()).body
      assert.ok(upload.received >= acknowledged, `${upload.received} of ${acknowledged} acknowledged bytes are there`)
      acknowledged = upload.received
      const going = (async () => {
        for (let start = upload.received as number; start < file.length;) {
          const piece = await post(`/api/orders/${reference}/uploads/${upload.id}/chunks?start=${start}`, new Uint8Array(file.subarray(start, start + MB))).catch(() => null)
          if (piece?.status !== 200) return
          acknowledged = start = piece.body.received
          if (start === upload.received + MB) void wait(delay).then(() => endProcess(child, 'SIGKILL'))
        }
      })()
      await going
      await endProcess(child, 'SIGKILL')
      ;({ child, base } = await startProduct(data))
    }
    const { upload } = (await begin()).body
    assert.ok(upload.received >= acknowledged && acknowledged >= 3 * MB, `${upload.received} of ${acknowledged}`)
    for (let start = upload.received as number; start < file.length; start += MB)
      await post(`/api/orders/${reference}/uploads/${upload.id}/chunks?start=${start}`, new Uint8Array(file.subarray(start, start + MB)))
    const done = await post(`/api/orders/${reference}/uploads/${upload.id}/completion`, {})
    assert.equal(done.status, 201)
    const address = new URL(done.body.file.url)
    assert.equal(hash(new Uint8Array(await (await fetch(base + address.pathname + address.search)).arrayBuffer())), hash(file))
  } finally {
    await endProcess(child, 'SIGKILL')
    rmSync(data, { recursive: true, force: true })
  }
})
