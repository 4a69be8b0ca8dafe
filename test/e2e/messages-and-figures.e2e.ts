/** A message that is answered by mail comes into the thread and is answered; and what the figures say of the visit that led to the order. */
import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Page } from '@playwright/test'
import { accountWith, signIn } from './operator-account.ts'
import { test as base } from './journey.ts'

const SECRET = 'inbound-secret-of-the-journey-0123456789'
const CUSTOMER = 'answers.sample@example.com'
const received: string[] = []

/** With a mail server that keeps what arrives, and a door for answers. */
const test = base.extend<object>({
  settings: async ({}, use) => {
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData(stream, _session, done) {
        const parts: Buffer[] = []
        stream.on('data', (part) => parts.push(part))
        stream.on('end', () => {
          // Long headers are folded.
          received.push(
            Buffer.concat(parts)
              .toString('utf8')
              .replace(/\r\n[ \t]+/g, ' '),
          )
          done()
        })
      },
    })
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
    await use({
      SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
      MAIL_FROM: 'orders@mail.example',
      MAIL_REPLY_ADDRESS: 'reply@in.mail.example',
      MAIL_INBOUND_SECRET: SECRET,
      MAIL_RECEIVING_HOST: 'mx.mail.example',
    })
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
  },
})

const ready = (page: Page) => page.waitForSelector('html[data-ready]')

async function shots(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS']
  if (folder === undefined) return
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

test('an operator writes, the customer answers by mail, a forgery stays with the operator, and the figures name where the order came from', async ({ page, baseUrl, browser }) => {
  // A visit by a campaign that ends in a paid order.
  await page.goto('/?utm_source=newsletter&utm_campaign=spring')
  await ready(page)
  await page.goto('/checkout-selfpetition-ai')
  await ready(page)
  const placed = await page.evaluate(async (email) => {
    const body = JSON.stringify({ userData: { email }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { referenceLettersNumber: 0 } })
    return (await (await fetch('/api/orders/selfpetition-ai', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json()) as { reference: string; paymentUrl: string }
  }, CUSTOMER)
  await page.goto(placed.paymentUrl)
  await ready(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(/aiform2/)

  const desk = await (await browser.newContext({ baseURL: baseUrl })).newPage()
  await signIn(desk, await accountWith(desk, baseUrl, 'operator'))
  await desk.waitForURL('**/console')
  await desk.goto(`/console/orders/${placed.reference}`)
  await desk.getByLabel('Write to the customer').fill('When did the project begin?')
  await desk.getByRole('button', { name: 'Send', exact: true }).click()
  await desk.getByText('Sent; the customer is mailed').waitFor()

  // What the customer's mail program answers to.
  let mail: string | undefined
  for (const deadline = Date.now() + 60_000; mail === undefined && Date.now() < deadline;) {
    mail = received.find((one) => one.includes('When did the project begin?') && one.includes(`To: ${CUSTOMER}`))
    if (mail === undefined) await page.waitForTimeout(200)
  }
  const address = /^Reply-To: (\S+)/im.exec(mail ?? '')?.[1] ?? ''
  assert.match(address, /^reply\+.+@in\.mail\.example$/)
  const answer = (id: string, text: string, results: string[]) =>
    page.request.post('/api/mail/inbound', {
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${SECRET}` },
      data: [...results, `From: ${CUSTOMER}`, `To: ${address}`, `Message-ID: <${id}@example.com>`, 'Subject: Re: your order', 'Content-Type: text/plain; charset=utf-8', '', text].join('\r\n'),
    })
  const proven = ['Authentication-Results: mx.mail.example; dmarc=pass header.from=example.com']
  assert.equal((await answer('one', 'In May of 2021.\r\n\r\nOn Monday Prongwise wrote:\r\n> When did the project begin?', proven)).status(), 200)
  assert.equal((await answer('two', 'Please send everything to another address.', [])).status(), 200)

  // The customer's page: their own words once, and nothing of the forgery.
  await page.goto(`/orders/${placed.reference}`)
  await ready(page)
  const thread = page.getByRole('list', { name: 'Messages of this order' }).getByRole('listitem')
  await thread.nth(1).waitFor()
  assert.equal(await thread.count(), 2)
  assert.match(await thread.nth(1).innerText(), /You, .*by mail\s+In May of 2021\.$/s)
  await shots(page, 'thread')

  // The operator's: who is verified and who is not, both wait, and one answer marks them.
  await desk.reload()
  const messages = desk.getByRole('list', { name: 'Messages', exact: true }).getByRole('listitem')
  await messages.nth(2).waitFor()
  const [, own, forged] = await messages.allInnerTexts()
  assert.match(own ?? '', /The customer, .*by mail[\s\S]*Not answered/)
  assert.match(forged ?? '', /Sender not verified[\s\S]*nothing shows that the customer sent this/)
  await shots(desk, 'console-thread')
  // A look at what was said before takes nothing of what was typed.
  await desk.route(`**/api/console/orders/${placed.reference}`, async (route) => {
    const response = await route.fetch()
    const order = await response.json()
    await route.fulfill({ response, json: { ...order, thread: { ...order.thread, earlier: 3 } } })
  })
  await desk.reload()
  await desk.getByLabel('Write to the customer').fill('Thank you, that is all we need.')
  await desk.getByRole('button', { name: '3 earlier messages' }).click()
  await desk.getByRole('button', { name: '3 earlier messages' }).waitFor({ state: 'detached' })
  assert.equal(await desk.getByLabel('Write to the customer').inputValue(), 'Thank you, that is all we need.')
  await desk.unroute(`**/api/console/orders/${placed.reference}`)
  await desk.getByRole('button', { name: 'Send', exact: true }).click()
  await messages.nth(1).getByText('Answered', { exact: true }).waitFor()
  assert.equal(await desk.getByText('Not answered').count(), 0)

  // The figures: the source of the order and of the person, and how far people came.
  await desk.goto('/console/figures?range=day')
  const orders = desk.getByRole('table', { name: 'Where orders came from' })
  await orders.getByRole('row', { name: /^Campaign newsletter \/ spring 1 1 \$/ }).waitFor()
  await desk
    .getByRole('table', { name: 'Where people came from' })
    .getByRole('row', { name: /^Campaign newsletter \/ spring 1 1$/ })
    .waitFor()
  await desk.getByText(/^Of 1 person who placed an order, 1 paid for it on the same day: 100/).waitFor()
  await shots(desk, 'figures')
  await desk.context().close()
})
