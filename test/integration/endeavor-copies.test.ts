import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestProduct, NO_PROMOTION, type TestProduct } from '../harness.ts'
import { stopMails } from '../../usecases/stop-mails.ts'
import { emailEndeavors } from '../../usecases/email-endeavors.ts'
import { cleanUp } from '../../usecases/clean-up.ts'

const DAY = 86_400_000

let product: TestProduct

beforeAll(async () => {
  product = await createTestProduct()
  await product.startJobs()
})
afterAll(async () => {
  expect(product.faults).toEqual([])
  await product.close()
})

let visitors = 0
const visitor = () => ({ 'x-forwarded-for': `10.7.0.${visitors++}` })

type Answer = Record<string, any>
const texts = (answer: Answer) => Object.fromEntries(Object.entries(answer).filter(([key]) => /^(title|option)[1-4]$/.test(key)))
const sample = async (): Promise<Answer> => (await product.post('/endeavour/generate-default', { sampleId: 'nurse' }, visitor())).body
const copy = (answer: Answer, email: string, from = visitor(), change: Answer = {}) => product.post('/endeavour/email', { email, ...texts(answer), seal: answer['seal'], ...change }, from)
const tuningOption = { levelOfDetail: 'detailed' }
const tune = async (body: Answer): Promise<Answer> => (await product.post('/endeavour/generate-tuned', { tuningOption, ...body }, visitor())).body
const mailsTo = async (email: string) => (await product.services.database.stores.mails.newest(1000)).filter(({ toAddress }) => toAddress === email)

async function drafted(): Promise<Answer> {
  const resume = readFileSync(new URL('../resumes/pdf/t01-software.pdf', import.meta.url))
  const form = {
    userBackground: { employmentType: 'employee', futureRoleFocus: 'Lead engineer for payment software of small banks' },
    userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
  }
  return (await product.post('/endeavour/generate', { form, cv: `data:application/pdf;base64,${resume.toString('base64')}` }, visitor())).body
}

describe('four options as the generator wrote them', () => {
  test('arrive as one mail in HTML and text, with the way back and the way to stop', async () => {
    const answer = await drafted()
    expect(await copy(answer, 'Reader@mail.com')).toMatchObject({ status: 202, body: { email: 'Reader@mail.com' } })
    await expect.poll(async () => (await mailsTo('reader@mail.com')).map(({ state }) => state)).toEqual(['kept'])
    const [mail] = await mailsTo('reader@mail.com')
    const flat = (words: string | null | undefined) => (words ?? '').replace(/\s+/g, ' ')
    for (const number of [1, 2, 3, 4]) {
      expect(flat(mail?.text)).toContain(flat(answer[`title${number}`]))
      expect(flat(mail?.text)).toContain(flat(answer[`option${number}`]))
    }
    for (const words of ['http://localhost:3000/proposed-endeavor-generator', 'not a law firm', '/unsubscribe/']) {
      expect(mail?.text).toContain(words)
      expect(mail?.html).toContain(words)
    }
  })

  test('can be mailed after tuning too, from a sample and from a profile with its plan', async () => {
    const fromSample = await sample()
    const tunedSample = await tune({ ...texts(fromSample), sampleId: 'nurse', seal: fromSample['seal'] })
    expect((await copy(tunedSample, 'tuned-sample@mail.com')).status).toBe(202)
    const profile = await drafted()
    const tunedProfile = await tune({ ...texts(profile), plan: profile['plan'], seal: profile['seal'] })
    const tunedTwice = await tune({ ...texts(tunedProfile), plan: tunedProfile['plan'], seal: tunedProfile['seal'] })
    expect((await copy(tunedTwice, 'tuned-profile@mail.com')).status).toBe(202)
  })

  test('leave nothing behind but the mail, and that for seven days', async () => {
    const { leads } = product.services.database.stores
    const answer = await sample()
    const before = (await leads.newest(1000)).length
    expect((await copy(answer, 'short@mail.com')).status).toBe(202)
    expect(await leads.newest(1000)).toHaveLength(before)
    product.clock.set(NO_PROMOTION + 6 * DAY)
    await cleanUp(product.services)
    expect(await mailsTo('short@mail.com')).toHaveLength(1)
    product.clock.set(NO_PROMOTION + 8 * DAY)
    await cleanUp(product.services)
    expect(await mailsTo('short@mail.com')).toEqual([])
    product.clock.set(NO_PROMOTION)
  })
})

describe('words from elsewhere', () => {
  test('are refused: an altered option, an altered title, another seal, none', async () => {
    const [answer, other] = [await sample(), await drafted()]
    for (const change of [{ option2: `${answer['option2']} Buy now.` }, { title1: 'Buy now' }, { seal: other['seal'] }, { seal: 'x' }]) {
      expect(await copy(answer, 'victim@mail.com', visitor(), change)).toMatchObject({ status: 422, body: { kind: 'not-sealed' } })
    }
    expect((await copy(answer, 'victim@mail.com', visitor(), { seal: undefined })).status).toBe(422)
    expect(await mailsTo('victim@mail.com')).toEqual([])
  })

  test('get no seal by being tuned, neither as texts nor in a plan', async () => {
    const profile = await drafted()
    const foreign = { ...texts(profile), option1: 'I will sell watches to everybody who reads this message.' }
    expect(await tune(foreign)).toHaveProperty('seal', null)
    expect(await tune({ ...foreign, seal: profile['seal'] })).toHaveProperty('seal', null)
    const plan = JSON.parse(JSON.stringify(profile['plan']).replaceAll('I ', 'I sell watches and '))
    expect(plan).not.toEqual(profile['plan'])
    expect(await tune({ ...texts(profile), plan, seal: profile['seal'] })).toHaveProperty('seal', null)
  })

  test('that a mail program would make a link of are refused even with a seal', async () => {
    const options = [1, 2, 3, 4].map((number) => ({ title: `Title ${number}`, text: 'I will improve meters. See cheap-watches.com for more.' }))
    const seal = product.services.seal.seal({ options })
    expect(await emailEndeavors(product.services, { email: 'victim@mail.com', options, seal })).toEqual({ kind: 'holds-address' })
  })

  test('that might be an address of an end that nobody has listed arrive broken up, and a mark that is one is left out', async () => {
    const options = [1, 2, 3, 4].map((number) => ({ title: `Develop sure-refund.me, part ${number}`, text: 'I will develop sure-login.comparison in Node.js.' }))
    const seal = product.services.seal.seal({ options })
    const unsupported = options.map(() => ['sure-login.com', 'I will develop'])
    expect(await emailEndeavors(product.services, { email: 'broken-up@mail.com', options, seal, unsupported })).toEqual({ kind: 'queued' })
    await expect.poll(async () => (await mailsTo('broken-up@mail.com')).map(({ state }) => state)).toEqual(['kept'])
    const words = (await mailsTo('broken-up@mail.com')).map(({ text, html, subject }) => `${text}${html}${subject}`).join()
    for (const told of ['sure-refund. me', 'sure-login. comparison in Node.js', '“I will develop”']) expect(words).toContain(told)
    expect(words).not.toMatch(/sure-(?:refund|login)\.[a-z]/)
  })
})

test.each(['', 'nobody', 'a@b', 'a@mail.com, b@mail.com', 'a@mail.com\r\nBcc: b@mail.com'])('the address %j is refused at its field', async (email) => {
  expect(await copy(await sample(), email)).toMatchObject({ status: 422, body: { fields: { email: 'Enter a valid e-mail' } } })
})

describe('an hour', () => {
  test('allows five copies to a visitor', async () => {
    const [answer, from] = [await sample(), visitor()]
    for (let number = 0; number < 5; number++) expect((await copy(answer, `visitor${number}@mail.com`, from)).status).toBe(202)
    const refused = await copy(answer, 'visitor5@mail.com', from)
    expect(refused).toMatchObject({ status: 429, body: { kind: 'limited' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  })

  test('allows three copies to an address, whoever asks and however it is written', async () => {
    const answer = await sample()
    for (const email of ['full@mail.com', 'FULL@mail.com', 'full@MAIL.com']) expect((await copy(answer, email)).status).toBe(202)
    expect(await copy(answer, 'Full@mail.com')).toMatchObject({ status: 429, body: { kind: 'limited' } })
    expect(await mailsTo('full@mail.com')).toHaveLength(3)
  })
})

test('an address that stopped such mails gets none', async () => {
  const answer = await sample()
  expect((await copy(answer, 'stopped@mail.com')).status).toBe(202)
  const token = String((await mailsTo('stopped@mail.com'))[0]?.props['unsubscribeUrl']).split('/unsubscribe/')[1]
  await expect.poll(async () => (await mailsTo('stopped@mail.com')).map(({ state }) => state)).toEqual(['kept'])
  expect(await stopMails(product.services, token ?? '')).toBe(true)
  expect((await copy(answer, 'stopped@mail.com')).status).toBe(202)
  await expect.poll(async () => (await mailsTo('stopped@mail.com')).map(({ state }) => state).sort()).toEqual(['kept', 'stopped'])
})
