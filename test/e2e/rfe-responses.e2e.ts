/** An RFE order in the browser: the letter is read in the hero, the table is corrected and confirmed, requests are answered, and the response is released. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { accountWith, signIn } from './operator-account.ts'
import { test } from './journey.ts'

const LETTER = new URL('../rfe-letters/t01-importance-and-balance.pdf', import.meta.url)
const ready = (page: Page) => page.waitForSelector('html[data-ready]')
const narrow = async (page: Page) => {
  await page.setViewportSize({ width: 375, height: 800 })
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 375, `${page.url()} is wider than a phone`)
}
async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['RFE_SHOTS']
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}
async function shots(page: Page, name: string): Promise<void> {
  if (process.env['RFE_SHOTS'] === undefined) return
  await page.setViewportSize({ width: 1440, height: 900 })
  await shot(page, `${name}-1440`)
  await page.setViewportSize({ width: 768, height: 1024 })
  await shot(page, `${name}-768`)
  await narrow(page)
  await shot(page, `${name}-375`)
  await page.setViewportSize({ width: 1280, height: 900 })
}

test('the upload stands in the first screen of a phone, and what was read comes into view with the price of its prongs', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/rfe')
  await ready(page)
  const form = page.locator('#free-evaluation form')
  const top = (await page.locator('#free-evaluation').boundingBox())!.y
  assert.ok(top < 800, `the upload begins at ${top}`)
  await form.locator('input[type=file]').setInputFiles({ name: 'notice.pdf', mimeType: 'application/pdf', buffer: readFileSync(LETTER) })
  await form.getByRole('textbox', { name: 'Your email' }).fill('hero@example.com')
  await form.getByRole('button', { name: 'Read my letter' }).click()
  const result = page.locator('[data-reading=read]')
  await result.waitFor()
  await page.waitForFunction(() => {
    const at = document.querySelector('[data-reading=read]')!.getBoundingClientRect().top
    return at >= 0 && at < 200
  })
  assert.match((await result.getByRole('link', { name: /Order a response/ }).textContent()) ?? '', /Prongs 1, 3.*\$(1,000|650)/s)
  // Its date lies behind the day on which this runs.
  await result.getByText('This date has passed.', { exact: false }).waitFor()
  await shots(page, 'rfe-read')
})

const ANSWERS: Record<string, [text: string, document: string]> = {
  'does not establish that the endeavor is of national importance': ['When I filed, eleven railroads in four states ran the program, and none of them employs me.', 'Register of users'],
  'importance of railroad safety in general': ['The association of short lines gave the program to its members before the filing. It has never paid me.', 'Letter of the association of short lines'],
  'describes the size of the signalling industry': ['I do not rely on the size of an industry. The trial report counts the faults that were found.', 'Trial report'],
  'why it would be impractical to obtain a labor certification': [
    'No railroad could describe this work as the minimum requirements of one position, since it serves all of them at once.',
    'Letter of the association of short lines',
  ],
  'not persuaded that, on balance': ['What I add would be lost whoever else could be hired: the test for the older relays did not exist elsewhere.', 'Technical description'],
}

/** A paid order whose letter is read: its page, with the way to the table. */
async function orderWith(page: Page, path: URL, { email, prongs }: { email: string; prongs: Record<string, true> }) {
  const letter = readFileSync(path).toString('base64')
  const evaluated = (await (await page.request.post('/api/rfe-evaluations', { data: { email, letter: `data:application/pdf;base64,${letter}`, letterName: 'notice.pdf' } })).json()) as any
  const letterKey = new URLSearchParams(evaluated.answer.order.path.split('?')[1]).get('letter')
  const placed = await page.request.post('/api/orders/rfe-response', {
    data: {
      userData: { email },
      userProngs: prongs,
      userDisclaimers: { disclaimer1: true, disclaimer2: true },
      userNotice: { letterKey, passedAcknowledged: true, responseDate: '' },
    },
  })
  const { reference, paymentUrl } = (await placed.json()) as { reference: string; paymentUrl: string }
  await page.goto(paymentUrl)
  await ready(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(/ordered-rfe|orders/)
  await page.goto(`/orders/${reference}`)
  await ready(page)
  await page.getByRole('button', { name: 'Use this letter' }).click()
  const open = page.getByRole('link', { name: 'Open the table' })
  for (let tries = 0; tries < 40 && (await open.count()) === 0; tries++) {
    await page.waitForTimeout(500)
    await page.reload()
  }
  return { reference, open }
}

test('a suggested point is marked, holds the table open, and is confirmed by one press of a key on a phone', async ({ page }) => {
  test.setTimeout(120_000)
  const { open } = await orderWith(page, new URL('../rfe-letters/h01-record-conceded-merit.pdf', import.meta.url), {
    email: 'rfe.suggested@example.com',
    prongs: { prong1: true, prong2: true, prong3: true },
  })
  await open.click()
  await ready(page)
  const sentences = page.getByTestId('sentence')
  const suggested = page.locator('[data-testid=sentence][data-suggested]')
  const [all, some] = [await sentences.count(), await suggested.count()]
  assert.ok(some > 0, 'the letter holds a sentence with a suggestion')
  await shots(page, 'suggested')
  await narrow(page)
  await page.getByRole('button', { name: 'The table is whole and right' }).click()
  await page.getByRole('alert').filter({ hasText: 'Please say of each sentence that fits no row' }).waitFor()
  assert.equal(await suggested.count(), some)
  const first = suggested.first()
  await first.getByText('Suggested: please confirm').waitFor()
  const text = (await first.locator('input[name=text]').getAttribute('value'))!
  await first.getByLabel('It is about').focus()
  await page.keyboard.press('Tab')
  assert.match((await page.evaluate(() => document.activeElement?.textContent)) ?? '', /^Confirm/)
  await page.keyboard.press('Enter')
  await page.locator('[data-testid=sentence]').filter({ hasText: text }).waitFor({ state: 'detached' })
  // What is confirmed may give the sentences beside it a suggestion.
  assert.equal(await sentences.count(), all - 1)
  await page.getByTestId('request').filter({ hasText: text }).waitFor()
  await narrow(page)
})

test('from the letter on the order to a response that the customer opens, comments on, compares, and accepts', async ({ page, baseUrl, browser }) => {
  test.setTimeout(240_000)
  const { reference, open } = await orderWith(page, LETTER, { email: 'rfe.sample@example.com', prongs: { prong1: true, prong3: true } })
  await shots(page, 'order')
  await open.click()
  await ready(page)
  const rows = page.getByTestId('request')
  assert.equal(await rows.count(), 2)
  await shots(page, 'table')
  await page.getByRole('button', { name: 'The table is whole and right' }).click()
  await page.getByRole('alert').filter({ hasText: 'Please look at each row first.' }).waitFor()
  for (const name of ['National importance', 'Balance of the waiver']) {
    await page.getByRole('button', { name: new RegExp(`^This is right.*${name}`) }).click()
    await page.getByRole('button', { name: new RegExp(`^This is right.*${name}`) }).waitFor({ state: 'detached' })
  }
  // Two items that the reader missed, on a phone and by the keyboard alone.
  await narrow(page)
  for (const item of ['Contracts with two railroads', 'Count of the faults in 2025']) {
    const add = rows.first().locator('summary').filter({ hasText: 'Add an item that it asks for' })
    await add.focus()
    // It stays open once an item was added.
    const isOpen = await add.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open)
    for (const key of isOpen ? ['Tab'] : ['Enter', 'Tab']) await page.keyboard.press(key)
    await page.keyboard.type(item)
    await page.keyboard.press('Tab')
    await page.keyboard.type('2')
    await narrow(page)
    for (const key of ['Tab', 'Enter']) await page.keyboard.press(key)
    await page.locator('[data-testid=item][data-state=open]').filter({ hasText: item }).waitFor()
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  const accepted = page.getByRole('list', { name: 'Accepted points' })
  for (let left = await accepted.getByRole('button', { name: /It accepts this/ }).count(); left > 0; left--) {
    await accepted
      .getByRole('button', { name: /It accepts this/ })
      .first()
      .click()
    await page.waitForFunction((count) => [...document.querySelectorAll('[aria-label="Accepted points"] button')].filter((one) => one.textContent!.startsWith('It accepts')).length === count, left - 1)
  }
  await page.getByLabel('Day of filing').fill('2025-11-03')
  await page.getByRole('button', { name: 'Save the day' }).click()
  await page.getByText('November 3, 2025').first().waitFor()
  await page.getByLabel('Copied from the petition').fill('To develop and publish a program with which short-line railroads test the logic of their signals before it goes into service')
  await page.getByRole('button', { name: 'These are the words I filed' }).click()
  await page.getByTestId('locked-endeavor').waitFor()
  // What only tells of the endeavor is asked about, and holds nothing against the petition.
  const sentences = page.getByTestId('sentence')
  for (let left = await sentences.count(); left > 0; left--) {
    await sentences.first().getByLabel('It is about').selectOption('none')
    await sentences.first().getByRole('button').click()
    await page.waitForFunction((count) => document.querySelectorAll('[data-testid=sentence]').length === count, left - 1)
  }
  await page.getByRole('button', { name: 'The table is whole and right' }).click()
  await page.getByText('You confirmed the table.').waitFor()

  const question = (ask: string) => page.getByTestId('question').filter({ hasText: ask }).filter({ hasText: 'What answers these words' })
  const give = async (ask: string, text: string, document: string) => {
    const one = question(ask)
    if (!(await one.getByLabel('Your answer').isVisible())) await one.locator('summary').click()
    await one.getByLabel('Your answer').fill(text)
    await one.getByLabel('Yes', { exact: true }).check()
    await one.getByLabel('Or a new document').fill(document)
    await one.getByRole('button', { name: 'Save this answer' }).click()
  }
  const [first = ''] = Object.keys(ANSWERS)
  await give(first, 'A railroad in Ohio took the program into use in March 2026.', '')
  await page.getByText('Not used: it came after the day you filed (March 2026)').waitFor()
  await shots(page, 'stopped')
  // What is stopped answers nothing: the words of the notice wait again.
  await question(first).waitFor()
  for (const [ask, [text, document]] of Object.entries(ANSWERS)) {
    await give(ask, text, document)
    await question(ask).waitFor({ state: 'detached' })
  }
  await narrow(page)
  const item = async (name: string, way: string, keys: () => Promise<void>) => {
    const one = page.getByTestId('question').filter({ hasText: name })
    await one.locator('summary').first().focus()
    await page.keyboard.press('Enter')
    await one.locator('summary').filter({ hasText: way }).focus()
    for (const key of ['Enter', 'Tab']) await page.keyboard.press(key)
    await keys()
    await narrow(page)
    await one.getByRole('button', { name: way === 'I cannot send it' ? 'Say this in the response' : 'Point to these answers' }).focus()
    await page.keyboard.press('Enter')
    await one.waitFor({ state: 'detached' })
  }
  await shots(page, 'items')
  await narrow(page)
  await item('Contracts with two railroads', 'I cannot send it', () => page.keyboard.type('Short lines sign no contracts for a free program. Their letters are sent in place of them.'))
  await item('Count of the faults in 2025', 'Another answer gives it already', () => page.keyboard.press('Space'))
  await page.locator('[data-testid=item][data-state=unavailable]').filter({ hasText: 'Contracts with two railroads' }).waitFor()
  await page.locator('[data-testid=item][data-state=above]').filter({ hasText: 'Count of the faults' }).waitFor()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByLabel('What is your full name').fill('Ines Halloran Petit')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await page.getByRole('button', { name: 'Save the name' }).waitFor({ state: 'detached' })
  await shots(page, 'answered')

  const console = await (await browser.newContext({ baseURL: baseUrl })).newPage()
  await signIn(console, await accountWith(console, baseUrl, 'operator'))
  await console.waitForURL('**/console')
  await console.goto(`/console/orders/${reference}`)
  await console.getByRole('link', { name: 'Case', exact: true }).click()
  await console.getByRole('heading', { name: 'The notice' }).waitFor()
  await shots(console, 'console-case')
  await console.goto(`/console/orders/${reference}/release`)
  await console.getByRole('button', { name: 'Release the first draft' }).click()
  await console.getByText('Released; the customer is told').waitFor({ timeout: 60_000 })

  await page.goto(`/orders/${reference}`)
  await ready(page)
  await page.getByRole('heading', { name: 'Next step: choose how to answer' }).waitFor()
  await page.getByRole('link', { name: 'Open the table' }).click()
  await ready(page)
  await shots(page, 'choice')
  await page.getByLabel('I choose these ways', { exact: false }).check()
  await page.getByRole('button', { name: 'Choose these' }).click()
  await page.getByTestId('chosen-theories').waitFor()

  await console.goto(`/console/orders/${reference}/editor`)
  await console.getByRole('button', { name: 'Compose the letter' }).click()
  await console.getByText('Request 1: national importance', { exact: false }).first().waitFor()
  await shots(console, 'console-editor')
  await console.goto(`/console/orders/${reference}/release`)
  await console.getByRole('button', { name: 'Release revision 1' }).click()
  await console.getByText('Released; the customer is told').waitFor({ timeout: 90_000 })
  await shots(console, 'console-release')

  await page.goto(`/orders/${reference}`)
  await ready(page)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /1 Response letter\.pdf/ }).click()])
  assert.equal(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
    '%PDF-',
  )
  await shots(page, 'delivered')

  await page.getByRole('link', { name: 'Read the letter and comment' }).click()
  await ready(page)
  const remarked = page.getByTestId('paragraph').filter({ hasText: 'No railroad could describe' })
  await remarked.locator('summary').click()
  await remarked.getByLabel('What should change here?').fill('Please say that no single railroad could.')
  await remarked.getByRole('button', { name: 'Save the comment' }).click()
  await remarked.getByText('Open', { exact: true }).waitFor()
  await page.getByRole('table').getByRole('columnheader', { name: 'Notice page' }).waitFor()
  await shots(page, 'letter')
  await page.getByRole('button', { name: 'Send this comment and ask for a revision' }).click()
  await page.getByText('A revision is in work').waitFor()

  await console.goto(`/console/orders/${reference}/editor`)
  const commented = console.locator('[data-block]').filter({ has: console.getByTestId('comment') })
  await commented.getByRole('button', { name: /^Edit/ }).click()
  const text = commented.locator('textarea')
  await text.fill((await text.inputValue()).replace('No railroad', 'No single railroad'))
  await commented.getByRole('button', { name: 'Save', exact: true }).click()
  await text.waitFor({ state: 'detached' })
  await commented.getByLabel('What was done about it').fill('It says so now.')
  await commented.getByRole('button', { name: 'Answer' }).click()
  await commented.getByText('Answered: It says so now.').waitFor()
  await console.goto(`/console/orders/${reference}/release`)
  await console.getByRole('button', { name: 'Release revision 2' }).click()
  await console.getByText('Released; the customer is told').waitFor({ timeout: 90_000 })
  await console.context().close()

  await page.goto(`/orders/${reference}/letter`)
  await ready(page)
  await page.getByRole('link', { name: 'Show what changed since the version before' }).click()
  await ready(page)
  await page.getByTestId('paragraph').locator('ins').filter({ hasText: 'single' }).waitFor()
  await shots(page, 'changes')
  await page.getByRole('button', { name: 'Accept it as it is' }).click()
  await page.getByRole('button', { name: 'Accept it as it is' }).waitFor({ state: 'detached' })
  await page.goto(`/orders/${reference}`)
  await page.getByText('Everything you ordered was delivered.').waitFor()
})
