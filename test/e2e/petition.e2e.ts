/** A petition in the browser: the customer looks at facts, answers and chooses; the operator composes, mends and releases. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { accountWith, signIn } from './operator-account.ts'
import { shot, test } from './journey.ts'

const ready = (page: Page) => page.waitForSelector('html[data-ready]')

/** Of a physical therapist; all of it is made up. */
const ANSWERS: Record<string, [answer: string, document: string]> = {
  'What is your full name': ['Lena Marchetti Ruiz', ''],
  'Which one problem does your endeavor address': [
    'Older people who return home from a rural hospital often fall again within a month. The hospital has no therapist who sees them after discharge.',
    'Technical description of the program',
  ],
  'How does your approach work': [
    'The program teaches a home aide three tests of balance, which take ten minutes. The aide sends the results to a therapist, who chooses one of nine exercise plans. The rule that ties results to plans is mine.',
    'Technical description of the program',
  ],
  'What has changed, or will change': ['In a trial with 84 people, nine fell again within a month. Of 80 people in the year before, 22 had fallen again.', 'Trial report of Cedar Hollow Hospital'],
  'Who outside your employer': ['The aides of the Four Counties Agency use the program. The agency has never employed me.', 'Letter of the Four Counties Agency'],
  'Which public document names': ['The state plan on aging of 2025 names falls after discharge as its third aim.', 'State plan on aging 2025, page 9'],
  'In which occupation': ['I will work as a physical therapist. The occupation requires a degree above the bachelor’s.', 'O*NET summary for physical therapists'],
  'Your occupation asks for a license': ['I have been licensed as a physical therapist in Maine since 2018.', 'License record of the state board'],
  'Which result of your own': ['I designed the trial and trained the twelve aides who took part.', 'Trial report of Cedar Hollow Hospital'],
  'What will you do in the first twelve months': ['By June 2027 two more agencies will use the program, and their counts will be public.', 'Work plan'],
  'What have you done toward it': ['I finished the second edition of the manual in March 2026.', 'Manual, second edition'],
  'Who has asked for it': ['Two agencies asked in writing in May 2026 to be trained.', 'Letters of two agencies'],
  'Suppose other qualified people': ['Others can use the plans. The rule for people who use a walker does not exist yet, and I am writing it.', 'Letter of Cedar Hollow Hospital'],
}

async function paidOrder(page: Page): Promise<string> {
  const placed = await page.request.post('/api/orders/selfpetition-ai', {
    data: { userData: { email: 'lena.sample@example.com' }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { referenceLettersNumber: 0 } },
  })
  const { reference, paymentUrl } = (await placed.json()) as { reference: string; paymentUrl: string }
  await page.goto(paymentUrl)
  await ready(page)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(/aiform2|payment-return|orders/)
  const sent = await page.request.post('/api/intake-applications', {
    data: {
      userBackground: { email: 'lena.sample@example.com', profession: 'physical therapist', company: 'Cedar Hollow Hospital', linkedin: 'https://www.linkedin.com/in/example' },
      userProposedEndeavor: {
        executionPlan: 'employee',
        pastProject1: 'Won a lottery at the age of nine.',
        proposedEndeavor: 'To develop and test a program with which home aides prevent falls of older people after discharge from rural hospitals',
      },
      userProng2Education: { degrees: 'Doctor of Physical Therapy, Northern Lakes University, 2018' },
      userProng2Demand: {},
      userProng3: {},
      orderReference: reference,
    },
  })
  assert.equal(sent.status(), 201)
  return reference
}

test('from facts that nobody confirmed to a petition that the customer opens', async ({ page, baseUrl, browser }) => {
  test.setTimeout(240_000)
  const reference = await paidOrder(page)
  await page.goto(`/orders/${reference}`)
  const open = page.getByRole('link', { name: 'Open your case' })
  await test.step('the form is read', async () => {
    for (let tries = 0; tries < 30 && (await open.count()) === 0; tries++) {
      await page.waitForTimeout(500)
      await page.reload()
    }
  })
  await shot(page, 'order')
  await open.click()
  await ready(page)
  const facts = page.getByTestId('fact')
  assert.equal(await facts.count(), 3)
  await shot(page, 'case-first')

  // What is typed into one question stays there while a fact is settled and the list grows shorter.
  const typing = page.getByTestId('question').filter({ hasText: 'Which one problem does your endeavor address' })
  await typing.locator('summary').click()
  await typing.getByLabel('Your answer').fill('Half an answer')
  const focused = () => page.evaluate(() => document.activeElement?.closest('[data-testid="fact"], [data-testid="question"]')?.textContent ?? '')
  await facts.filter({ hasText: 'lottery' }).getByRole('button', { name: 'Leave it out' }).press('Enter')
  await page.getByText('What you looked at: 0 to use, 1 left out').waitFor()
  await page.locator('#alerts').getByText('Left out. You can still bring it back.').waitFor()
  assert.match(await focused(), /Cedar Hollow|Northern Lakes/, 'the keyboard goes on at another fact, not at the top')
  assert.equal(await typing.getByLabel('Your answer').inputValue(), 'Half an answer')
  await facts.filter({ hasText: 'Northern Lakes' }).getByText('Correct it').click()
  const degree = facts.filter({ hasText: 'Northern Lakes' })
  assert.equal(await degree.getByLabel('School').inputValue(), 'Northern Lakes University')
  await degree.getByLabel('Degree', { exact: true }).fill('Doctor of Physical Therapy')
  await degree.getByLabel('Field').fill('')
  await degree.getByLabel('Country').fill('United States')
  await degree.getByRole('button', { name: 'Save the correction' }).click()
  await page.getByText('What you looked at: 1 to use, 1 left out').waitFor()
  await facts.filter({ hasText: 'Cedar Hollow Hospital as a physical therapist' }).getByRole('button', { name: 'This is right' }).click()
  await page.getByText('You have looked at all of them.').waitFor()

  // Those that are not asked yet come when others are answered.
  for (const [ask, [answer, document]] of Object.entries(ANSWERS)) {
    const question = page.getByTestId('question').filter({ hasText: ask })
    await question.waitFor()
    if (!(await question.getByLabel('Your answer').isVisible())) await question.locator('summary').click()
    await question.getByLabel('Your answer').fill(answer)
    await question.getByLabel('Which document shows it?').fill(document)
    await question.getByRole('button', { name: 'Save this answer' }).click()
    await question.waitFor({ state: 'detached' })
  }
  await shot(page, 'case-answered')

  const console = await (await browser.newContext({ baseURL: baseUrl })).newPage()
  await signIn(console, await accountWith(console, baseUrl, 'operator'))
  await console.waitForURL('**/console')
  await console.goto(`/console/orders/${reference}`)
  await console.getByRole('link', { name: 'Release', exact: true }).click()
  await console.getByRole('button', { name: 'Release the first draft' }).click()
  await console.getByText('Released; the customer is told').waitFor({ timeout: 60_000 })

  await page.goto(`/orders/${reference}`)
  await ready(page)
  await page.getByRole('heading', { name: 'Next step: choose your endeavor' }).waitFor()
  await page.getByRole('link', { name: 'Open your case' }).click()
  await ready(page)
  await shot(page, 'case-choose')
  const choice = page.getByRole('form', { name: 'Choose the endeavor and the arguments' })
  await choice.getByLabel('A benefit even if others are available').check()
  await choice.getByLabel(/^I choose this endeavor/).check()
  await choice.getByRole('button', { name: 'Choose these' }).click()
  await page.locator('#alerts').getByText('Your choice is saved.').waitFor()
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'choice', 'what was chosen is in sight')
  await page.getByTestId('locked-endeavor').getByText('home aides prevent falls').waitFor()

  await console.goto(`/console/orders/${reference}/case`)
  await console.getByRole('list', { name: 'Claims' }).waitFor()
  await shot(console, 'console-case')
  await console.goto(`/console/orders/${reference}/editor`)
  await console.getByRole('button', { name: 'Compose the letter' }).click()
  const merit = console.locator('[data-block^="p1/merit/f"]')
  await merit.waitFor({ timeout: 30_000 })
  await shot(console, 'console-editor')
  // An invention is flagged where it stands, holds the release, and the key leads to it.
  await merit.getByRole('button', { name: /^Edit/ }).click()
  const text = await merit.getByRole('textbox').inputValue()
  await merit.getByRole('textbox').fill(`${text} The Mayo Clinic paid $2 million for it.`)
  await merit.getByRole('button', { name: 'Save' }).click()
  await merit.getByText('No confirmed fact behind this paragraph names “Mayo Clinic”.').waitFor()
  await console.locator('h1').click()
  await console.keyboard.press('n')
  await console.waitForFunction(() => document.activeElement?.getAttribute('data-block')?.startsWith('p1/merit/f'))
  await shot(console, 'console-findings')
  await console.getByRole('link', { name: 'Release', exact: true }).click()
  await console.getByText('Nothing can be released until they are mended').waitFor()
  assert.equal(await console.getByRole('button', { name: /^Release revision/ }).count(), 0)
  await console.goto(`/console/orders/${reference}/editor`)
  await merit.getByRole('button', { name: /^Edit/ }).click()
  await merit.getByRole('textbox').fill(text)
  await merit.getByRole('button', { name: 'Save' }).click()
  await console.getByText('Nothing blocks a release').waitFor()
  await console.getByRole('link', { name: 'Release', exact: true }).click()
  await console.getByTestId('report').waitFor()
  await shot(console, 'console-release')
  const [preview] = await Promise.all([console.waitForEvent('download', { timeout: 60_000 }), console.getByRole('button', { name: 'Preview the letter (PDF)' }).click()])
  assert.equal(readFileSync(await preview.path(), 'latin1').slice(0, 5), '%PDF-')
  await console.getByRole('button', { name: /^Release revision/ }).click()
  await console.getByText('Released; the customer is told').waitFor({ timeout: 90_000 })

  await page.goto(`/orders/${reference}`)
  await ready(page)
  const [letter] = await Promise.all([page.waitForEvent('download'), page.getByTestId('delivery-file').filter({ hasText: 'Petition letter.pdf' }).click()])
  assert.equal(readFileSync(await letter.path(), 'latin1').slice(0, 5), '%PDF-')
  if (process.env['E2E_SHOTS'] !== undefined) await letter.saveAs(`${process.env['E2E_SHOTS']}/letter.pdf`)
  await shot(page, 'order-delivered')

  await test.step('the Word file comes back changed: one change is taken, one set aside, and another file is refused in words', async () => {
    const [word] = await Promise.all([page.waitForEvent('download'), page.getByTestId('delivery-file').filter({ hasText: 'Petition letter.docx' }).click()])
    const parts = unzipSync(readFileSync(await word.path()))
    const body = strFromU8(parts['word/document.xml']!)
    const changed = body
      .replace('Two agencies asked in writing', 'Two agencies asked me in writing')
      .replace(/(<w:p>(?:(?!<\/w:p>).)*Two agencies asked me(?:(?!<\/w:p>).)*<\/w:p>)/s, '$1<w:p><w:r><w:t>The Mayo Clinic uses it too.</w:t></w:r></w:p>')
    const file = { name: 'Letter with changes.docx', mimeType: 'application/octet-stream', buffer: Buffer.from(zipSync({ ...parts, 'word/document.xml': strToU8(changed) })) }
    await page.locator('[data-need="returned-letter"] input[type="file"]').setInputFiles(file)
    await page.locator('[data-need="returned-letter"] [data-file="arrived"]').waitFor({ timeout: 30_000 })
    await shot(page, 'order-returned')
    await page.goto(`/orders/${reference}/letter`)
    await ready(page)
    await page.getByTestId('returned').getByText('2 places changed: 2 still to be looked at').waitFor({ timeout: 60_000 })
    await shot(page, 'letter-returned')

    await console.goto(`/console/orders/${reference}`)
    await console.getByRole('link', { name: 'Letter that came back' }).click()
    await console.getByTestId('returned-state').getByText('2 places differ from revision').waitFor()
    await shot(console, 'console-returned')
    await console.setViewportSize({ width: 375, height: 800 })
    await shot(console, 'console-returned-375')
    assert.equal(await console.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true)
    await console.setViewportSize({ width: 1440, height: 900 })
    const [asked, clinic] = [console.getByTestId('returned-change').filter({ hasText: 'Two agencies' }), console.getByTestId('returned-change').filter({ hasText: 'Mayo Clinic' })]
    await asked.locator('ins').filter({ hasText: 'me' }).waitFor()
    await asked.getByRole('button', { name: /^Take it/ }).press('Enter')
    await asked.getByText('Taken', { exact: true }).waitFor()
    await clinic.getByRole('button', { name: /^Set it aside/ }).click()
    await clinic.getByText('Set aside', { exact: true }).waitFor()
    await console.getByLabel(/^Hand in a Word file/).setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a scan') })
    await console.getByText('This is not a Word file.').waitFor({ timeout: 30_000 })
    await shot(console, 'console-returned-refused')
    await console.goto(`/console/orders/${reference}/editor`)
    await console.locator('[data-block] p').filter({ hasText: 'Two agencies asked me in writing' }).waitFor()
    assert.equal(await console.getByText('Mayo Clinic').count(), 0)
    await page.reload()
    await ready(page)
    await page.getByTestId('returned').getByText('This is not a Word file.').waitFor()
  })

  await test.step('a comment, a round, what changed, and the acceptance', async () => {
    await page.goto(`/orders/${reference}/letter`)
    await ready(page)
    const paragraph = page.getByTestId('paragraph').filter({ hasText: 'twelve aides', hasNotText: 'well positioned' })
    await paragraph.locator('summary').click()
    await paragraph.getByLabel('What should change here?').fill('Please make two sentences of this.')
    await paragraph.getByRole('button', { name: 'Save the comment' }).click()
    await paragraph.getByText('Please make two sentences of this.').waitFor()
    assert.equal(await paragraph.getByLabel('What should change here?').isVisible(), false, 'the field of a comment that was taken is closed')
    await paragraph.getByRole('link', { name: 'Send it from “Your answer”' }).click()
    assert.equal(new URL(page.url()).hash, '#answer')
    await shot(page, 'letter-commented')
    await page.getByRole('button', { name: 'Send this comment and ask for a revision' }).click()
    await page.getByText('A revision is in work').waitFor()

    await console.goto(`/console/orders/${reference}/editor`)
    const comment = console.getByTestId('comment')
    await comment.waitFor()
    await console.keyboard.press('n')
    const block = console.locator('[data-block]').filter({ has: comment })
    await block.getByRole('button', { name: /^Edit/ }).click()
    const field = block.getByRole('textbox', { name: /^Text of/ })
    await field.fill((await field.inputValue()).replace('the trial and trained', 'the trial. I trained'))
    await block.getByRole('button', { name: 'Save' }).click()
    await block.getByText('Edited', { exact: true }).waitFor()
    await block.getByRole('textbox', { name: 'What was done about it' }).fill('Done.')
    await block.getByRole('button', { name: 'Answer' }).click()
    await block.getByText('Answered: Done.').waitFor()
    await shot(console, 'console-comment')
    await console.getByRole('link', { name: 'Release', exact: true }).click()
    await console.getByRole('button', { name: /^Release revision/ }).click()
    await console.getByText('Released; the customer is told').waitFor({ timeout: 90_000 })

    await page.goto(`/orders/${reference}/letter`)
    await ready(page)
    await page.getByText('Our answer:').waitFor()
    await page.getByRole('link', { name: 'Show what changed since the version before' }).click()
    await page.waitForURL(/changes=1/)
    await ready(page)
    const changed = page.getByTestId('paragraph').filter({ hasText: 'twelve aides', hasNotText: 'well positioned' })
    await changed.locator('ins').first().waitFor()
    // Of a long letter, the page leads to what changed.
    const differences = page.locator('section', { has: page.getByRole('heading', { name: 'What changed' }) }).getByRole('link')
    await differences.filter({ hasText: 'I designed the trial' }).press('Enter')
    assert.equal(decodeURIComponent(new URL(page.url()).hash), `#${await changed.getAttribute('id')}`)
    await shot(page, 'letter-compared')
    await page.getByRole('button', { name: 'Accept it as it is' }).click()
    await page.getByRole('button', { name: 'Accept it as it is' }).waitFor({ state: 'detached' })
    await page.goto(`/orders/${reference}`)
    await ready(page)
    await shot(page, 'order-accepted')
  })
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(`/orders/${reference}/case`)
  await ready(page)
  await shot(page, 'case-375')
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true)
  await console.setViewportSize({ width: 375, height: 800 })
  for (const view of ['case', 'editor', 'release']) {
    await console.goto(`/console/orders/${reference}/${view}`)
    await console.getByTestId('petition-state').waitFor()
    await shot(console, `console-${view}-375`)
    assert.equal(await console.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, `${view} fits a phone`)
  }
  await console.context().close()
})
