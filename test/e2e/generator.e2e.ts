/** The Endeavor Generator and the page of the chosen endeavor, as visitors go through them. */
import assert from 'node:assert/strict'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { paragraph, wordFile } from '../resumes/word-file.ts'
import { test } from './journey.ts'

const PATH = '/proposed-endeavor-generator'
const RESUME = fileURLToPath(new URL('../resumes/pdf/t01-software.pdf', import.meta.url))
const LIMIT_TEXT = "You've reached your generation limit. Please wait an hour before trying again."

const title = (page: Page, option = 1) => page.getByTestId(`option-${option}`).locator('h3')
const textOf = async (page: Page, option = 1): Promise<string> => (await page.getByTestId(`option-${option}`).getByTestId('option-text').textContent()) ?? ''
const apply = (page: Page) => page.getByRole('button', { name: 'Apply', exact: true })
const optionsShown = (page: Page) => page.getByTestId('option-4').waitFor()
const runOver = (page: Page) => page.getByTestId('run-overlay').waitFor({ state: 'detached' })

/** Hydrated: the limit is read by the running page only. */
async function open(page: Page, baseUrl: string): Promise<void> {
  await page.goto(`${baseUrl}${PATH}`)
  await page.waitForSelector('[data-testid=run-limit][data-remaining]', { state: 'attached' })
}

async function chooseSample(page: Page, sample = 'software_engineering'): Promise<void> {
  await page.getByLabel('Sample', { exact: true }).selectOption(sample)
  await optionsShown(page)
  await runOver(page)
}

async function tune(page: Page): Promise<void> {
  await apply(page).click()
  await runOver(page)
}

/** Opens the modal and fills the first step. */
async function fillProfile(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Use Your Profile' }).click()
  await page.getByRole('button', { name: /^(Add|Update) Profile$/ }).click()
  const modal = page.getByRole('dialog', { name: 'Profile Input' })
  await modal.locator('input[type=file]').setInputFiles(RESUME)
  await modal.getByText('t01-software.pdf').waitFor()
  await modal.getByLabel('Employee', { exact: true }).check()
  await modal.getByLabel('Intended future role and focus').fill('Lead engineer for payment software of small banks')
}

async function submitProfile(page: Page): Promise<void> {
  await fillProfile(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Submit Profile' }).click()
  await optionsShown(page)
  await runOver(page)
}

test('a sample is tuned undone restored and taken', async ({ page, baseUrl }) => {
  const tunings: { tuningOption: unknown }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/endeavour/generate-tuned')) tunings.push(request.postDataJSON())
  })
  await open(page, baseUrl)
  const tuning = page.getByTestId('tuning')
  assert.equal(await apply(page).isDisabled(), true, 'tuning starts disabled')
  assert.equal(await page.getByText('Smart Adaptation:').count(), 0)

  const from = Date.now()
  await page.getByLabel('Sample', { exact: true }).selectOption('software_engineering')
  await page.getByText('Loading predefined profile...').waitFor()
  await optionsShown(page)
  await runOver(page)
  assert.ok(Date.now() - from >= 1000, 'a sample loads for a second')
  await page.getByText('Smart Adaptation:').waitFor()
  const original = await title(page).textContent()

  await apply(page).click()
  assert.equal(tunings.length, 0, 'all-default tuning makes no call')

  await tuning.getByLabel('More Detailed').check()
  for (const focus of ['Health', 'Energy', 'Telecommunications']) await tuning.getByLabel(focus, { exact: true }).check()
  assert.equal(await tuning.getByLabel('Health', { exact: true }).isChecked(), false, 'the oldest choice is dropped')
  const before = await textOf(page)
  await tune(page)
  assert.equal(tunings.length, 1)
  assert.deepEqual(tunings[0]?.tuningOption, {
    levelOfDetail: 'detailed',
    technologicalAdvancement: 'default',
    geographicFocus: 'no_focus',
    strategicIndustryFocus: ['Energy', 'Telecommunications'],
  })
  assert.ok((await page.locator('[data-testid=option-text] ins').count()) > 0, 'what changed is marked')

  await page.getByRole('button', { name: 'Undo the last tuning' }).click()
  assert.equal(await textOf(page), before)
  assert.equal(await tuning.getByLabel('Energy', { exact: true }).isChecked(), false, 'undo brings the tuning back too')

  await tuning.getByLabel('Nationwide').check()
  await tune(page)
  await tuning.getByRole('button', { name: 'Reset' }).click()
  await apply(page).click()
  assert.equal(await title(page).textContent(), original, 'all-default tuning restores the original')
  assert.equal(tunings.length, 2)

  await page.getByRole('tab', { name: 'Use Your Profile' }).click()
  assert.equal(await apply(page).isDisabled(), true, 'the profile tab has nothing to tune yet')
  await page.getByRole('tab', { name: 'Use a Sample' }).click()
  assert.equal(await title(page).textContent(), original)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as Word' }).click()
  assert.equal((await download).suggestedFilename(), 'proposed-endeavors.docx')

  // The next page begins a list of its own.
  await page.evaluate(() => addEventListener('click', () => sessionStorage.setItem('counted', JSON.stringify(window.dataLayer))))
  await page.getByTestId('option-2').getByRole('link', { name: 'Use in my petition -->' }).click()
  await page.getByText('This endeavor may be central to your EB-2 NIW case').waitFor()
  await page.waitForFunction(() => location.search === '')
  assert.deepEqual(await page.evaluate(() => (JSON.parse(sessionStorage.getItem('counted') ?? '[]') as { event: string }[]).filter(({ event }) => event === 'ad-conversion').length), 1)
  const chosen = await page.locator('main h2').first().textContent()
  await page.reload()
  await page.getByText('This endeavor may be central to your EB-2 NIW case').waitFor()
  assert.equal(await page.locator('main h2').first().textContent(), chosen, 'a reload keeps the chosen endeavor')
  assert.equal(await page.getByRole('link', { name: 'HAVE A QUESTION?' }).getAttribute('href'), '/contact')
  const order = new URL((await page.getByRole('link', { name: 'START ORDER' }).getAttribute('href')) ?? '', baseUrl)
  assert.equal(order.pathname, '/checkout-selfpetition-ai')
  assert.equal(order.searchParams.get('title'), chosen)
  assert.ok((order.searchParams.get('option') ?? '').length > 100)
})

test('a sample chosen before the scripts ran is loaded', async ({ page, baseUrl }) => {
  // The scripts are held back until the choice is made.
  let release = () => {}
  const chosen = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await chosen
    await route.continue()
  })
  await page.goto(`${baseUrl}${PATH}`, { waitUntil: 'commit' })
  await page.getByLabel('Sample', { exact: true }).selectOption('software_engineering')
  release()
  await optionsShown(page)
})

test('a chosen endeavor of an address is shown and leaves the address', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/selected-proposed-endeavor?title=${encodeURIComponent('Feeders & grids')}&option=${encodeURIComponent('A <b>text</b>')}`)
  await page.getByText('A <b>text</b>').waitFor()
  await page.waitForFunction(() => location.search === '')
  assert.equal(await page.locator('main h2').first().textContent(), 'Feeders & grids')
  // The same address right away would count as a reload, which keeps the endeavor.
  await page.goto(`${baseUrl}/not-found`)
  await page.goto(`${baseUrl}/selected-proposed-endeavor`)
  await page.getByRole('link', { name: 'Open the generator' }).waitFor()
  assert.equal(await page.getByRole('link', { name: 'START ORDER' }).count(), 0)
})

test('a profile is checked submitted and remembered', async ({ page, baseUrl }) => {
  await open(page, baseUrl)
  await page.getByRole('tab', { name: 'Use Your Profile' }).click()
  await page.getByRole('button', { name: 'Add Profile' }).click()
  const modal = page.getByRole('dialog', { name: 'Profile Input' })
  await modal.getByRole('button', { name: 'Additional Info (optional)' }).click()
  for (const words of ['Resume is required', 'Employment type is required', 'Role description is required']) await modal.getByText(words).waitFor()

  const file = modal.locator('input[type=file]')
  await file.setInputFiles({ name: 'resume.docx', mimeType: 'application/msword', buffer: Buffer.from('x') })
  await modal.getByText('Only PDF files are accepted').waitFor()
  await modal.getByText('Only PDF files are accepted').waitFor({ state: 'detached' })
  await file.setInputFiles({ name: 'renamed.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a pdf') })
  await modal.getByText('Only PDF files are accepted').waitFor()
  await file.setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(3_145_729, '%') })
  await modal.getByText('File size must be under 3MB').waitFor()
  await page.keyboard.press('Escape')

  await fillProfile(page)
  await modal.getByRole('button', { name: 'Continue' }).click()
  await modal.getByLabel('Niche').fill('Payment recovery')
  await modal.getByText('16/500').waitFor()
  await modal.getByRole('button', { name: 'Previous' }).click()
  await modal.getByRole('button', { name: 'Continue' }).click()
  await modal.getByRole('button', { name: 'Submit Profile' }).click()
  await optionsShown(page)
  await page.getByText('✓ Profile successfully loaded').waitFor()
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'outputs-heading', 'the focus is at the result')
  await page.getByTestId('option-1').getByText('What this rests on').click()
  await page.getByTestId('option-1').getByRole('heading', { name: 'What you would still have to prove' }).waitFor()

  const written = await textOf(page)
  await page.reload()
  await optionsShown(page)
  assert.equal(await textOf(page), written, 'the options survive a reload')
  await page.getByTestId('option-1').getByText('Read it in parts').click()
  await page.getByTestId('option-1').getByText('Who uses it first').waitFor()
  await page.getByTestId('next-step').getByText('The next step').waitFor()
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await modal.getByText('t01-software.pdf').waitFor()
  assert.equal(await modal.getByLabel('Employee', { exact: true }).isChecked(), true)
  await modal.getByRole('button', { name: 'Clear my data on this device' }).click()
  assert.equal(await page.evaluate(() => localStorage.length), 0)
  assert.equal(await modal.getByLabel('Intended future role and focus').inputValue(), '')
})

test('the options are mailed once to a checked address', async ({ page, baseUrl }) => {
  await open(page, baseUrl)
  await chooseSample(page)
  const button = page.getByRole('button', { name: 'Email to me' })
  const field = page.getByLabel('Your email address')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent)

  await button.press('Enter')
  assert.equal(await button.getAttribute('aria-expanded'), 'true')
  assert.equal(await focused(), 'email', 'the field has the focus')
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
  assert.equal(await focused(), 'Email to me', 'the focus comes back')

  await button.press('Enter')
  await field.fill('reader@mail')
  await field.press('Enter')
  await page.getByText('Enter a valid e-mail').waitFor()
  assert.equal(await field.getAttribute('aria-invalid'), 'true')
  assert.equal(await focused(), 'email')

  await page.route('**/endeavour/email', (route) => route.fulfill({ status: 429, contentType: 'application/json', body: '{"kind":"limited","message":"Too many copies here."}' }))
  await field.fill('reader@mail.com')
  await field.press('Enter')
  await page.getByRole('alert').getByText('Too many copies here.').waitFor()
  assert.equal(await field.inputValue(), 'reader@mail.com', 'what was typed stays')
  await page.unroute('**/endeavour/email')

  let sent = 0
  await page.route('**/endeavour/email', async (route) => {
    sent += 1
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick()
  await page.getByText('Sent to reader@mail.com').waitFor()
  assert.equal(sent, 1, 'a double click sends once')
  assert.equal(await focused(), 'Email to me')
  await page.getByTestId('tuning').getByLabel('Local', { exact: true }).check()
  await tune(page)
  assert.equal(await page.getByText('Sent to reader@mail.com').count(), 0, 'other options were not sent')

  await button.click()
  await field.fill('tuned@mail.com')
  await field.press('Enter')
  await page.getByText('Sent to tuned@mail.com').waitFor()
  await page.goto(`${baseUrl}/dev/mail`)
  await page.getByText('reader@mail.com').first().waitFor()
  await page.getByText('tuned@mail.com').first().waitFor()
})

test('an endeavor too long for an address reaches the checkout', async ({ page, baseUrl }) => {
  const option = 'Ж'.repeat(4000)
  await page.goto(`${baseUrl}/selected-proposed-endeavor`)
  await page.getByRole('link', { name: 'Open the generator' }).waitFor()
  // As the link of an option leaves it in the history.
  await page.evaluate((text) => history.replaceState({ endeavor: { title: 'A long endeavor', option: text } }, ''), option)
  await page.reload()
  await page.getByRole('link', { name: 'START ORDER' }).click()
  await page.waitForURL('**/checkout-selfpetition-ai')
  const brought = page.locator('blockquote')
  await brought.getByText('A long endeavor').waitFor()
  assert.ok((await brought.textContent())?.includes(option))
  await page.reload()
  await brought.getByText('A long endeavor').waitFor()
  await page.getByText('Order without this endeavor').click()
  await page.reload()
  await page
    .getByLabel(/e-?mail/i)
    .first()
    .waitFor()
  assert.equal(await brought.count(), 0, 'what was taken out stays out')
})

/** Its degree has no school. */
const unclearResume = () => {
  const bullet = (text: string) => paragraph(text, { properties: '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' })
  const lines = [
    paragraph('Ana Duarte'),
    paragraph('EXPERIENCE'),
    paragraph('Senior Software Engineer, Lumen Payments\tMarch 2019 – Present'),
    bullet('Built a payment reconciliation service that 40 community banks use and that cut settlement errors by 31%'),
    bullet('Moved the ledger to event logs, so that 2 million transactions a day can be checked again'),
    paragraph('EDUCATION'),
    paragraph('Bachelor of Science'),
    paragraph('SKILLS'),
    paragraph('Java, PostgreSQL, Kafka, Kubernetes'),
  ]
  return { name: 'unclear.docx', mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', buffer: Buffer.from(wordFile(lines.join(''))) }
}

test('a double press on submit selects nothing in the question that follows', async ({ page, baseUrl }) => {
  await open(page, baseUrl)
  await fillProfile(page)
  await page.getByRole('dialog', { name: 'Profile Input' }).locator('input[type=file]').setInputFiles(unclearResume())
  await page.getByText('unclear.docx').waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Submit Profile' }).dblclick()
  await page.getByRole('dialog', { name: 'One check before we draft' }).getByText('Which is your highest degree?').waitFor()
  assert.equal(await page.evaluate(() => getSelection()?.toString()), '')
})

test('a double press on submit selects nothing on the page behind', async ({ page, baseUrl }) => {
  await open(page, baseUrl)
  await fillProfile(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Submit Profile' }).dblclick({ delay: 40 })
  await optionsShown(page)
  assert.equal(await page.evaluate(() => getSelection()?.toString()), '')
})

test.describe(() => {
  test.use({ viewport: { width: 375, height: 800 } })
  test('what was read is asked for corrected and composed again by keyboard', async ({ page, baseUrl }) => {
    const sent: { cv?: string; facts?: { roles: { title: string }[]; degrees: { school: string }[] } }[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/endeavour/generate')) sent.push(request.postDataJSON())
    })
    await open(page, baseUrl)
    await fillProfile(page)
    await page.getByRole('dialog', { name: 'Profile Input' }).locator('input[type=file]').setInputFiles(unclearResume())
    await page.getByText('unclear.docx').waitFor()
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    await page.getByRole('button', { name: 'Submit Profile' }).press('Enter')

    const step = page.getByRole('dialog', { name: 'One check before we draft' })
    await step.getByText('Which is your highest degree?').waitFor()
    await step.locator('q', { hasText: 'Bachelor of Science' }).waitFor()
    assert.equal(await page.getByTestId('option-1').count(), 0, 'nothing is drafted before the answer')
    await step.getByLabel('School').fill('Quillmark University')
    await step.getByLabel('School').press('Enter')
    await optionsShown(page)
    await runOver(page)
    assert.deepEqual(
      sent.map(({ cv, facts }) => [cv === undefined, facts?.degrees[0]?.school ?? null]),
      [
        [false, null],
        [true, 'Quillmark University'],
      ],
    )

    const panel = page.getByTestId('facts')
    await panel.locator('> summary').press('Enter')
    const role = panel.locator('details', { hasText: 'Lumen Payments' }).first()
    await role.locator('summary').press('Enter')
    await role.locator('q', { hasText: 'Senior Software Engineer, Lumen Payments' }).waitFor()
    await role.getByText('Page 1').waitFor()
    await role.getByRole('button', { name: 'Correct it' }).press('Enter')
    await role.getByLabel('Title').fill('Principal Software Engineer')
    await role.getByLabel('Title').press('Enter')
    await role.getByText('from you').waitFor()
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'SUMMARY', 'the focus stays at the fact')
    await panel.getByRole('button', { name: 'Add a license' }).press('Enter')
    await panel.getByLabel('In your words').fill('Professional Engineer, Texas')
    await panel.getByRole('button', { name: 'Save' }).press('Enter')
    const skill = panel.locator('details', { hasText: 'Kafka' }).last()
    await skill.locator('summary').press('Enter')
    await skill.getByRole('button', { name: 'Remove' }).press('Enter')
    await panel.getByText('You changed what was read.').waitFor()
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 375, 'nothing stands beside the screen')
    await panel.getByText('O*NET 27.0 Database').waitFor()

    const composed = () => page.waitForResponse((response) => response.url().endsWith('/endeavour/generate'))
    const again = composed()
    await panel.getByRole('button', { name: 'Compose again' }).press('Enter')
    await again
    await runOver(page)
    assert.equal(sent.at(-1)?.cv, undefined)
    assert.equal(sent.at(-1)?.facts?.roles[0]?.title, 'Principal Software Engineer')
    // The options rest on what is shown.
    await panel.getByRole('button', { name: 'Compose again', disabled: true }).waitFor()

    await page.reload()
    await open(page, baseUrl)
    await page.getByRole('tab', { name: 'Use Your Profile' }).click()
    await panel.locator('> summary').getByText('Principal Software Engineer').waitFor()
    await page.getByRole('button', { name: 'Update Profile' }).click()
    await page.getByRole('dialog', { name: 'Profile Input' }).getByText('unclear.docx').waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    const submitted = composed()
    await page.getByRole('button', { name: 'Submit Profile' }).click()
    await submitted
    await runOver(page)
    assert.equal(sent.length, 4)
    assert.equal(sent.at(-1)?.facts?.roles[0]?.title, 'Principal Software Engineer', 'the device remembers the corrections')
    await panel.getByText('Principal Software Engineer').first().waitFor()
  })
})

test.describe(() => {
  test.use({ viewport: { width: 375, height: 800 } })
  test('a project is put right before and after composing by keyboard', async ({ page, baseUrl }) => {
    await open(page, baseUrl)
    await fillProfile(page)
    await page.getByRole('button', { name: 'Continue' }).press('Enter')
    await page.getByLabel('Future project').fill('Bring what I made for settlement to everybody, with tests, as now it is not working')
    await page.getByRole('button', { name: 'Submit Profile' }).press('Enter')

    const step = page.getByRole('dialog', { name: 'One check before we draft' })
    const thing = step.getByLabel('What will exist')
    assert.equal(await thing.inputValue(), '', 'what was not read is not filled in')
    await thing.fill('Help banks')
    await step.getByLabel('Who would use it first').fill('small banks')
    await step.getByLabel('What falls short for them today').fill('They find a wrong settlement after a week')
    await step.getByRole('button', { name: 'Compose' }).press('Enter')
    await step.getByText('We could not use this as the name of a thing.').waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true')
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 375, 'nothing stands beside the screen')
    await thing.fill('A test kit for settlement ledgers that runs overnight')
    await step.getByRole('button', { name: 'Compose' }).press('Enter')
    await optionsShown(page)
    await runOver(page)
    assert.equal(await title(page).textContent(), 'Develop a test kit for settlement ledgers that runs overnight')
    assert.match(await textOf(page), /Small banks find a wrong settlement after a week\./)

    const panel = page.getByTestId('facts')
    await panel.locator('> summary').press('Enter')
    await panel.getByLabel('Who would use it first').fill('credit unions')
    await panel.getByText('You changed what was read.').waitFor()
    const again = page.waitForResponse((response) => response.url().endsWith('/endeavour/generate'))
    await panel.getByRole('button', { name: 'Compose again' }).press('Enter')
    await again
    await runOver(page)
    assert.match(await textOf(page), /Credit unions find a wrong settlement after a week\./)
    await page.reload()
    await optionsShown(page)
    await panel.locator('> summary').press('Enter')
    assert.equal(await panel.getByLabel('Who would use it first').inputValue(), 'credit unions')
  })

  test('a project that was read whole holds nobody up, and the question may be passed over', async ({ page, baseUrl }) => {
    await open(page, baseUrl)
    await fillProfile(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Future project').fill('Build an open test kit for small banks')
    await page.getByRole('button', { name: 'Submit Profile' }).click()
    await optionsShown(page)
    await runOver(page)
    const panel = page.getByTestId('facts')
    await panel.locator('> summary').click()
    assert.equal(await panel.getByLabel('What will exist').inputValue(), 'An open test kit for small banks')

    await page.getByRole('button', { name: 'Update Profile' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Future project').fill('Bring what I made for settlement to everybody, with tests')
    await page.getByRole('button', { name: 'Submit Profile' }).click()
    const again = page.waitForResponse((response) => response.url().endsWith('/endeavour/generate'))
    await page.getByRole('dialog', { name: 'One check before we draft' }).getByRole('button', { name: 'Go on without' }).click()
    await again
    await runOver(page)
    await optionsShown(page)
  })
})

test('clearing the device clears the results too', async ({ page, baseUrl }) => {
  await open(page, baseUrl)
  await submitProfile(page)
  await page.evaluate(() => localStorage.setItem('of-another-page', 'kept'))
  const keys = () => page.evaluate(() => Object.keys(localStorage).sort())
  assert.deepEqual(await keys(), ['generator-background', 'generator-files', 'generator-proposed-endeavor', 'of-another-page'])
  await page.getByRole('button', { name: 'Update Profile' }).click()
  await page.getByRole('button', { name: 'Clear my data on this device' }).click()
  await page.getByText('Your profile and its options were removed from this device.').waitFor()
  assert.deepEqual(await keys(), ['of-another-page'])
  await page.keyboard.press('Escape')
  assert.equal(await page.getByTestId('option-1').count(), 0)
  await page.getByRole('button', { name: 'Add Profile' }).waitFor()
  assert.equal(await apply(page).isDisabled(), true)
})

test('failures keep the result and say why', async ({ page, baseUrl }) => {
  await open(page, baseUrl)
  await chooseSample(page)
  const original = await title(page).textContent()
  await page.getByTestId('tuning').getByLabel('Local', { exact: true }).check()
  await page.route('**/endeavour/generate-tuned', (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{"kind":"fault","message":"Broken here."}' }))
  await tune(page)
  await page.getByRole('alert').getByText('No endeavors could be generated for your tuning selection. Try adjusting the parameters.').waitFor()
  assert.equal(await title(page).textContent(), original)
  await page.unroute('**/endeavour/generate-tuned')

  // Held back until cancelled: the previous result stays, the late answer changes nothing.
  await page.route('**/endeavour/generate-tuned', () => {})
  await apply(page).click()
  await page.getByText('AI is crafting proposed endeavors...').waitFor()
  assert.equal(await title(page).textContent(), original)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await runOver(page)
  assert.equal(await title(page).textContent(), original)
  await page.unroute('**/endeavour/generate-tuned')

  await page.route('**/endeavour/generate', (route) =>
    route.fulfill({ status: 422, contentType: 'application/json', body: '{"kind":"resume-unreadable","message":"A scan.","fields":{"cv":"A scan."}}' }),
  )
  await fillProfile(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Submit Profile' }).click()
  const alert = page.getByRole('alert')
  await alert.getByText('Error, please submit the profile again').waitFor()
  await alert.getByText('A scan.').waitFor()
})

test.describe(() => {
  test.use({ settings: { GENERATOR_LIMIT: '1' } })
  test('the limit is shown before and when it is reached', async ({ page, baseUrl }) => {
    await open(page, baseUrl)
    await page.getByText('1 of 1').waitFor()
    await submitProfile(page)
    await page.getByText('0 of 1').waitFor()
    const drafted = await title(page).textContent()
    await page.getByTestId('tuning').getByLabel('Local', { exact: true }).check()
    await apply(page).click()
    const modal = page.getByRole('dialog', { name: 'Generation Limit Reached' })
    await modal.getByText(LIMIT_TEXT).waitFor()
    await modal.getByRole('button', { name: 'Understood' }).click()
    await modal.waitFor({ state: 'hidden' })
    assert.equal(await title(page).textContent(), drafted)
  })
})

test.describe(() => {
  test.use({ viewport: { width: 320, height: 700 } })
  test('the keyboard alone does on a narrow screen', async ({ page, baseUrl }) => {
    await open(page, baseUrl)
    await page.getByRole('tab', { name: 'Use a Sample' }).focus()
    await page.keyboard.press('ArrowRight')
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Use Your Profile')
    assert.equal(await page.getByRole('tab', { name: 'Use a Sample' }).getAttribute('aria-selected'), 'true', 'arrows open nothing in passing')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const modal = page.getByRole('dialog', { name: 'Profile Input' })
    await modal.waitFor()
    await page.keyboard.press('Escape')
    await modal.waitFor({ state: 'hidden' })
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Add Profile', 'the focus comes back')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await chooseSample(page)
    await page.getByRole('button', { name: 'Show the tuning controls' }).press('Enter')
    const detailed = page.getByLabel('More Detailed')
    await page.getByLabel('Default').first().focus()
    await page.keyboard.press('ArrowRight')
    assert.equal(await detailed.isChecked(), true)
    await apply(page).press('Enter')
    await runOver(page)
    await page.getByText('Mark what tuning changed').waitFor()
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), true, 'nothing is wider than the screen')
  })
})

test('the keyboard goes on where a run began', async ({ page }) => {
  const focused = () => page.evaluate(() => document.activeElement?.closest('select, button')?.textContent?.slice(0, 40) ?? 'nothing')
  await page.goto('/proposed-endeavor-generator')
  await page.waitForSelector('html[data-ready]')
  const picker = page.getByLabel('Sample', { exact: true })
  await picker.focus()
  await picker.selectOption('nurse')
  await page.getByTestId('option-4').waitFor()
  await page.getByTestId('run-overlay').waitFor({ state: 'detached' })
  assert.equal(await picker.evaluate((element) => element === document.activeElement), true, `the list keeps the focus, not ${await focused()}`)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByTestId('tuning').getByLabel('Nationwide', { exact: true }).press('Space')
  // No chip that has the focus lies under the buttons at the foot of the panel.
  const apply = page.getByRole('button', { name: 'Apply', exact: true })
  for (let tabs = 0; tabs < 40 && !(await apply.evaluate((element) => element === document.activeElement)); tabs += 1) {
    await page.keyboard.press('Tab')
    const covered = await apply.evaluate((button) => {
      const chip = document.activeElement
      if (chip === null || chip.tagName !== 'INPUT') return null
      return chip.getBoundingClientRect().bottom > button.parentElement!.getBoundingClientRect().top + 1 ? chip.parentElement!.textContent : null
    })
    assert.equal(covered, null, 'this chip lies under the buttons')
  }
  await page.keyboard.press('Enter')
  // Without motion a quick run may be over before its overlay is looked for.
  await page.getByText('Mark what tuning changed').waitFor()
  await page.getByTestId('run-overlay').waitFor({ state: 'detached' })
  assert.equal(await apply.evaluate((element) => element === document.activeElement), true, `Apply keeps the focus, not ${await focused()}`)
})

test.describe(() => {
  test.use({ viewport: { width: 375, height: 700 } })
  test('a run that failed says so where the phone is looking', async ({ page, baseUrl }) => {
    await page.route('**/endeavour/generate-tuned', (route) => route.fulfill({ status: 500, contentType: 'application/json', body: JSON.stringify({ kind: 'failed', message: 'x' }) }))
    await open(page, baseUrl)
    await chooseSample(page)
    await page.getByRole('button', { name: 'Show the tuning' }).click()
    await page.getByTestId('tuning').getByLabel('Nationwide').check()
    await tune(page)
    const notice = page.getByTestId('failure')
    await notice.waitFor()
    await page.waitForFunction(() => {
      const box = document.querySelector('[data-testid=failure]')?.getBoundingClientRect()
      const header = document.querySelector('body header')?.getBoundingClientRect()
      return box !== undefined && header !== undefined && box.top >= header.bottom && box.bottom <= window.innerHeight
    })
    await page.getByRole('tab', { name: 'Use Your Profile' }).click()
    await page.getByRole('button', { name: 'Add Profile' }).waitFor()
  })
})

test('what is chosen shows in the colours of the system', async ({ page, baseUrl }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, baseUrl)
  await chooseSample(page)
  const chip = (name: string) =>
    page
      .getByTestId('tuning')
      .getByText(name, { exact: true })
      .evaluate((label) => getComputedStyle(label).backgroundColor)
  assert.notEqual(await chip('No Focus'), await chip('Local'))
  const tab = (name: string) => page.getByRole('tab', { name }).evaluate((button) => getComputedStyle(button).borderBottomWidth)
  assert.notEqual(await tab('Use a Sample'), await tab('Use Your Profile'))
})
