import { expect, test } from 'vitest'
import { productOfFile } from '../product-of-file.ts'

const product = productOfFile()

const CALLS = [
  '/endeavour/generate',
  '/endeavour/generate-tuned',
  '/endeavour/generate-default',
  '/endeavour/download',
  '/api/orders/niw-diy',
  '/api/orders/selfpetition-ai',
  '/api/orders/rfe-response',
  '/api/promo-codes/check',
  '/api/order-links',
  '/api/intake-applications',
  '/api/contact/landing',
  '/contact/apply',
  '/api/rfe-evaluations',
  '/api/events',
  '/api/webhooks/stripe',
]

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
const everyField = (value: unknown) =>
  JSON.stringify({
    form: { userBackground: value, userProposedEndeavor: value },
    cv: value,
    tuningOption: value,
    title1: value,
    option1: value,
    plan: value,
    sampleId: value,
    titles: value,
    options: value,
    userData: { email: value },
    userProfession: value,
    userEmployment: value,
    userAddons: value,
    userDisclaimers: value,
    userProngs: value,
    userEndeavorOption: value,
    promoCode: value,
    idempotencyKey: value,
    product: value,
    code: value,
    email: value,
    name: value,
    message: value,
    rfeEmail: value,
    rfeFile: value,
    userBackground: { email: value },
    userResume: value,
    userAdditionalFiles: value,
    event: value,
  })

const BODIES: [name: string, body: string][] = [
  ['nothing', ''],
  ['half of an object', '{"userData":{"email":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '1e999'],
  ['a string', '"text"'],
  ['ten thousand levels', deep(10_000)],
  ['__proto__', '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'],
  ['null everywhere', everyField(null)],
  ['numbers everywhere', everyField(-1e308)],
  ['lists everywhere', everyField([[], {}, null])],
  ['a null byte everywhere', everyField('a\u0000b')],
  ['a lone surrogate everywhere', everyField('\ud800')],
  ['markup everywhere', everyField('<script>alert(1)</script>')],
  ['a line break everywhere', everyField('a@mail.com\r\nBcc: b@mail.com')],
  ['forty thousand letters everywhere', everyField('x'.repeat(40_000))],
]

test.each(CALLS.flatMap((path) => BODIES.map(([name, body]) => [path, name, body] as const)))('%s answers %s with a refusal of its own', async (path, _name, body) => {
  const answer = await product.post(path, body)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect(answer.body).toMatchObject({ kind: expect.any(String), message: expect.any(String) })
  expect(JSON.stringify(answer.body)).not.toMatch(/\bat .*\.ts:\d+/)
})

/** Letters that a database column or a JSON column refuses, in forms that are otherwise right. */
test.each([
  ['a null byte', 'a\u0000b'],
  ['half of a letter', 'a\ud800b'],
  ['a non-character', 'a\uffffb'],
  ['reversed writing', 'a\u202eb'],
])('%s inside a form that is right is no fault', async (_name, words) => {
  const forms: [string, unknown][] = [
    ['/api/contact/landing', { name: words, email: 'a@mail.com', message: words }],
    [
      '/api/orders/selfpetition-ai',
      { userData: { email: 'a@mail.com' }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userEndeavorOption: { endeavorTitle: words, endeavorOption: words, useSelectedEndeavor: 'yes' } },
    ],
    ['/api/orders/niw-diy', { userData: { email: 'a@mail.com' }, userProfession: { userInput: words }, userEmployment: { employee: true } }],
    [
      '/api/intake-applications',
      {
        userBackground: { email: 'a@mail.com', profession: words, company: words, linkedin: words },
        userProposedEndeavor: { roleDesc: words },
        userProng2Education: {},
        userProng2Demand: {},
        userProng3: {},
        userAdditionalFiles: [{ name: words, data: 'data:text/plain;base64,aGVsbG8=' }],
      },
    ],
    ['/api/orders/niw-diy', { idempotencyKey: `${words}-a-key-of-a-form`, userData: { email: 'a@mail.com' }, userProfession: { it: true }, userEmployment: { employee: true } }],
  ]
  const answers = await Promise.all(forms.map(([path, body]) => product.post(path, body)))
  expect(answers.map((answer) => answer.status).filter((status) => status >= 500)).toEqual([])
})

test('none of it was a fault of the server', () => {
  expect(product.faults).toEqual([])
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined()
})
