import assert from 'node:assert/strict'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { answering, test } from './journey.ts'

const LETTER = join(import.meta.dirname, '../rfe-letters/h02-all-prongs-and-eb2.pdf')
const PDF = { name: 'file.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 a small file') }

const ready = (page: Page) => page.waitForSelector('html[data-ready]')
const fresh = (name: string) => `${name}${Date.now()}@mail.com`

test('a contact message says what is missing and survives a failure', async ({ page }) => {
  await page.goto('/contact')
  await ready(page)
  await page.getByRole('button', { name: 'SEND MESSAGE' }).click()
  for (const words of ['Please enter your name', 'Please enter your email', 'Write your message']) await page.getByText(words).waitFor()
  await page.getByLabel('Name').fill('Maria')
  await page.getByLabel('Email').fill('maria@mail')
  await page.getByLabel('Message').fill('Do you have templates for pilots?')
  await page.getByRole('button', { name: 'SEND MESSAGE' }).click()
  await page.getByText('There was a problem submitting your message.').waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email')

  await page.getByLabel('Email').fill(fresh('contact'))
  await page.route('**/api/contact/landing', (route) => route.abort())
  await page.getByRole('button', { name: 'SEND MESSAGE' }).click()
  await page.getByText('Everything you wrote is still here').waitFor()
  assert.equal(await page.getByLabel('Message').inputValue(), 'Do you have templates for pilots?')
  await page.unroute('**/api/contact/landing')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact/landing')) sent++
  })
  await page.getByRole('button', { name: 'SEND MESSAGE' }).dblclick()
  await page.getByText('Message Sent Successfully!').waitFor()
  assert.equal(sent, 1)
  assert.equal(await page.locator('form').count(), 0)
})

test('what was typed and sent before the first script file came is sent once they are there', async ({ page }) => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await opened
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('Name').fill('Early Bird')
  await page.getByLabel('Email').fill(fresh('early'))
  await page.getByLabel('Message').fill('Typed before the page was ready')
  await page.getByRole('button', { name: 'SEND MESSAGE' }).click()
  assert.equal(new URL(page.url()).search, '')
  const sent = page.waitForRequest('**/api/contact/landing')
  open()
  assert.partialDeepStrictEqual((await sent).postDataJSON(), { name: 'Early Bird', message: 'Typed before the page was ready' })
  await page.getByText('Message Sent Successfully!').waitFor()
})

test('an uploaded letter is read and leads to the checkout', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  const form = await answering(page.locator('#rfes form'))
  await form.getByRole('button', { name: 'SUBMIT' }).click()
  await form.getByText('Enter a valid e-mail').waitFor()
  await form.getByText('No file uploaded: you can also e-mail us at').waitFor()

  const picker = form.locator('input[type=file]')
  await picker.setInputFiles({ ...PDF, buffer: Buffer.concat([PDF.buffer, Buffer.alloc(3_145_728)]) })
  await form.getByText('File size exceeds 3MB limit: you can also e-mail us at').waitFor()
  assert.equal(await form.getByText('Uploaded').count(), 0)
  await form.getByText('File size exceeds 3MB limit').waitFor({ state: 'detached', timeout: 9500 })

  await picker.setInputFiles(LETTER)
  await form.getByText('Uploaded').waitFor()
  await form.getByRole('button', { name: /Remove the file/ }).click()
  assert.equal(await form.getByText('Uploaded').count(), 0)
  await picker.setInputFiles(LETTER)
  await form.getByLabel('Your email').fill(fresh('rfe'))
  await form.getByRole('button', { name: 'SUBMIT' }).click()
  await form.getByText('Successfully submitted').waitFor()
  await form.getByText('We will contact you over email within 24h').waitFor()
  const result = page.locator('[data-reading=read]')
  await result.getByText('Please compare each point with your letter', { exact: false }).waitFor()
  const order = result.getByRole('link', { name: /Order a response/ })
  assert.match((await order.getAttribute('href')) ?? '', /^\/checkout-rfe-response\?prongs=1,2,3(&date=[\d-]+)?&letter=[\w.-]+$/)
  assert.match((await order.textContent()) ?? '', /\$(1,500|975)/)
  await form.getByText('Successfully submitted').waitFor({ state: 'detached', timeout: 5500 })
  assert.equal(await form.getByLabel('Your email').inputValue(), '')
  assert.equal(await result.count(), 1)
})

test('a letter that is not sent stays in the form', async ({ page }) => {
  await page.goto('/')
  await ready(page)
  const form = await answering(page.locator('#rfes form'))
  await form.getByLabel('Your email').fill(fresh('kept'))
  await form.locator('input[type=file]').setInputFiles(PDF)
  await page.route('**/contact/apply', (route) => route.fulfill({ status: 500, json: { kind: 'fault', message: 'x' } }))
  await form.getByRole('button', { name: 'SUBMIT' }).click()
  await form.getByText('Everything you entered is still here').waitFor()
  assert.equal(await form.getByText('Uploaded').count(), 1)
  await page.unroute('**/contact/apply')
  await form.getByRole('button', { name: 'SUBMIT' }).click()
  await form.getByText('Successfully submitted').waitFor()
  await page.locator('[data-reading=handed-over]').getByText('This file could not be opened').waitFor()
})

test('the sample form is shown and not sent', async ({ page }) => {
  await page.goto('/aiform1')
  await ready(page)
  assert.equal(await page.title(), 'Input Form - EB2 NIW')
  await page.getByText('This is only a sample of the form.').first().waitFor()
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/intake')) sent++
  })
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.locator('form').getByText('This is only a sample of the form.').waitFor()
  assert.equal(sent, 0)
})

test('a started input form is resumed on another device', async ({ page, baseUrl }) => {
  const email = fresh('intake')
  const placed = await page.request.post(`${baseUrl}/api/orders/selfpetition-ai`, {
    data: {
      userData: { email },
      userDisclaimers: { disclaimer1: true, disclaimer2: true },
      userAddons: { referenceLettersNumber: 0, consultation: false, businessPlan: false },
    },
  })
  const { reference, paymentUrl } = (await placed.json()) as { reference: string; paymentUrl: string }
  const address = `/aiform2?order=${reference}`
  // Files go ahead for a paid order only.
  await page.goto(paymentUrl)
  await ready(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(`**${address}`)
  await page.getByText(`Order ${reference} is paid.`).waitFor()
  await page.goto(address)
  await ready(page)
  assert.equal(await page.getByLabel('Email').inputValue(), email)
  await page.getByLabel('Profession (current role)').fill('Protection engineer')
  await page.getByLabel('Company').fill('Example Power')
  await page.locator('[data-draft=saved]').waitFor()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ ...PDF, name: 'cv.pdf' })
  await page.getByText(', saved').waitFor()

  const other = await (await page.context().browser()!.newContext({ baseURL: baseUrl })).newPage()
  await other.goto(address)
  await ready(other)
  assert.equal(await other.getByLabel('Profession (current role)').inputValue(), 'Protection engineer')
  await other.getByRole('button', { name: 'Remove cv.pdf' }).waitFor()
  await other.getByLabel('Company').fill('Example Power, Inc.')
  await other.locator('[data-draft=saved]').waitFor()

  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Your role').fill('I design relay settings')
  await page.getByText('This form was changed on another device', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Show the answers from the other device' }).click()
  assert.equal(await page.getByLabel('Company').inputValue(), 'Example Power, Inc.')
  await other.context().close()

  await page.getByRole('button', { name: 'Review my answers' }).click()
  await page.getByRole('heading', { name: 'Please check your answers' }).waitFor()
  await page.getByText('Example Power, Inc.').waitFor()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Successfully submitted').waitFor()
  await page.getByText('We will reach out to you in the next 48h with the initial draft').waitFor()
})

test('a slow line is not taken for another device', async ({ page, baseUrl }) => {
  const placed = await page.request.post(`${baseUrl}/api/orders/selfpetition-ai`, {
    data: { userData: { email: fresh('slow') }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { referenceLettersNumber: 0 } },
  })
  const { reference } = (await placed.json()) as { reference: string }
  const saves: number[] = []
  page.on('response', (response) => response.url().endsWith('/api/intake-drafts') && saves.push(response.status()))
  /** The server answers at once; the answer reaches the page when it is let through. */
  const holdAnswer = async (address: string) => {
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route(address, async (route) => {
      const response = await route.fetch()
      await held
      await route.fulfill({ response })
    })
    return letThrough
  }
  await page.clock.install()
  await page.goto(`/aiform2?order=${reference}`)
  await ready(page)
  const saveArrives = await holdAnswer('**/api/intake-drafts')
  await page.getByLabel('Profession (current role)').fill('Nurse')
  await page.clock.runFor(2000)
  await page.locator('[data-draft=saving]').waitFor()
  await page.getByLabel('Company').fill('Example Clinic')
  await page.clock.runFor(2000)
  saveArrives()
  await page.locator('[data-draft=saved]').waitFor()
  await page.getByLabel('LinkedIn profile').fill('https://www.linkedin.com/in/example')
  const formArrives = await holdAnswer('**/api/intake-applications')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Sending' }).waitFor()
  await page.clock.runFor(2000)
  formArrives()
  await page.getByText('Successfully submitted').waitFor()
  // Opened again, a form that was sent is kept nowhere: what the browser fills in is not sent to a draft that is closed.
  await page.goto(`/aiform2?order=${reference}`)
  await ready(page)
  await page.getByLabel('Company').fill('Another Clinic')
  await page.clock.runFor(5000)
  await page.getByRole('button', { name: 'Review my answers' }).waitFor()
  assert.equal(await page.locator('[data-draft]').count(), 0)
  assert.ok(saves.length >= 2, 'what was typed during the slow save was saved too')
  assert.deepEqual([...new Set(saves)], [200], 'no save was refused')
})

test('the note that a form is kept covers no question', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/aiform2')
  await ready(page)
  const note = page.locator('[data-draft]').locator('xpath=..')
  await page.getByLabel('Email').focus()
  for (let tabs = 0; tabs < 60; tabs += 1) {
    await page.keyboard.press('Tab')
    const covered = await note.evaluate((element) => {
      const held = document.activeElement
      if (held === null || element.contains(held) || held.tagName === 'BODY') return null
      const room = element.getBoundingClientRect().top + 1
      return held.getBoundingClientRect().bottom > room ? held.outerHTML.slice(0, 120) : null
    })
    assert.equal(covered, null, 'this stands under the note')
    if (await page.getByRole('button', { name: 'Review my answers' }).evaluate((element) => element === document.activeElement)) return
  }
  assert.fail('the end of the form was not reached')
})

test('a payment that arrives while the form is open is shown in it', async ({ page, baseUrl }) => {
  const placed = await page.request.post(`${baseUrl}/api/orders/selfpetition-ai`, {
    data: { userData: { email: fresh('late') }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { referenceLettersNumber: 0 } },
  })
  const { reference, paymentUrl } = (await placed.json()) as { reference: string; paymentUrl: string }
  await page.goto(`/aiform2?order=${reference}`)
  await ready(page)
  await page.getByText('we are waiting for the payment provider').waitFor()
  await page.getByLabel('Company').fill('Example Power')
  const other = await (await page.context().browser()!.newContext({ baseURL: baseUrl })).newPage()
  await other.goto(paymentUrl)
  await ready(other)
  await other.getByRole('button', { name: /^Pay/ }).click()
  await other.waitForURL(/aiform2/)
  await other.context().close()
  await page.getByText(`Order ${reference} is paid.`).waitFor()
  assert.equal(await page.getByLabel('Company').inputValue(), 'Example Power')
})

test('a form without an order is kept on the device', async ({ page }) => {
  await page.goto('/aiform2')
  await ready(page)
  await page.getByLabel('Profession (current role)').fill('Nurse')
  await page.locator('[data-draft=saved]').waitFor()
  await page.reload()
  await ready(page)
  await page.getByText('We filled in what you saved before.').waitFor()
  assert.equal(await page.getByLabel('Profession (current role)').inputValue(), 'Nurse')
  await page.getByRole('button', { name: 'Clear my answers on this device' }).click()
  await page.reload()
  await ready(page)
  assert.equal(await page.getByLabel('Profession (current role)').inputValue(), '')
})

test('data is downloaded by a mailed link', async ({ page }) => {
  const email = fresh('data')
  await page.request.post('/api/contact/landing', { data: { name: 'Maria', email, message: 'Hello' } })
  await page.goto('/privacy/requests')
  await ready(page)
  await page.getByLabel('Your email').fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await page.getByText('Check your email').waitFor()
})

test('the samples are shown once the request has arrived', async ({ page }) => {
  await page.goto('/ai')
  await ready(page)
  const form = await answering(page.locator('form').filter({ hasText: 'SHOW ME THE SAMPLES' }))
  const button = form.getByRole('button', { name: 'SHOW ME THE SAMPLES' })
  await form.getByLabel('Your email').fill('maria')
  await button.click()
  await form.getByText('E-mail is badly formatted, try again').waitFor()
  await form.getByText('E-mail is badly formatted, try again').waitFor({ state: 'detached', timeout: 5500 })
  await form.getByLabel('Your email').fill(fresh('samples'))
  await page.route('**/api/contact/landing', (route) => route.abort())
  await button.click()
  await form.getByText('Oops! Something went wrong. Please try again.').waitFor()
  assert.equal(new URL(page.url()).pathname, '/ai')
  await page.unroute('**/api/contact/landing')
  await button.click()
  await page.waitForURL('**/ai-samples')
})

test('a free evaluation needs only an address', async ({ page }) => {
  await page.goto('/rfe')
  await ready(page)
  const form = await answering(page.locator('form').filter({ hasText: 'Read my letter' }))
  await form.getByRole('button', { name: 'Read my letter' }).click()
  await form.getByText('Enter a valid e-mail').waitFor()
  await form.getByRole('textbox', { name: 'Your email' }).fill(fresh('evaluation'))
  await form.getByRole('button', { name: 'Read my letter' }).click()
  await form.getByText('Successfully submitted').waitFor()
  await form.getByText('We will contact you over email within 24h').waitFor()
})
