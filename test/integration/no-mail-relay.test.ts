/** Whoever knows an address only must not write to it: no mail to it repeats what was typed. */
import { describe, expect, test } from 'vitest'
import { renderMail } from '../../adapters/mail/render-mail.ts'
import { paidEvent } from '../harness.ts'
import { intakeBody, pdfOf } from '../intake-body.ts'
import { productOfFile } from '../product-of-file.ts'

const product = productOfFile()

const BAIT = 'Zahlemahnung claim-your-refund.example.org'
const BAIT_NAME = 'claim-your-refund.example.org.pdf'
let visitor = 0
const from = () => ({ 'x-forwarded-for': `10.7.${Math.floor(visitor / 250)}.${visitor++ % 250}` })

async function mailsTo(address: string) {
  const mails = (await product.services.database.stores.mails.newest(1000)).filter((mail) => mail.toAddress === address)
  return Promise.all(mails.map(async (mail) => ({ template: mail.template, ...(await renderMail(mail.template, mail.props)) })))
}
const templatesTo = async (address: string) => (await mailsTo(address)).map(({ template }) => template)

async function order(email: string, paid: boolean): Promise<string> {
  const placed = await product.post(
    '/api/orders/selfpetition-ai',
    {
      userData: { email },
      userDisclaimers: { disclaimer1: true, disclaimer2: true },
      userEndeavorOption: { endeavorTitle: BAIT, endeavorOption: BAIT, useSelectedEndeavor: 'yes' },
      userAddons: { referenceLettersNumber: 0, consultation: false, businessPlan: false },
    },
    from(),
  )
  expect(placed.status).toBe(201)
  if (paid) await product.webhook(paidEvent(placed.body))
  return placed.body.reference
}

/** An input form whose every word and file name is bait. */
const baited = (email: string, change: Record<string, unknown> = {}) =>
  intakeBody(email, {
    userBackground: { email, profession: BAIT, company: BAIT, linkedin: BAIT },
    userProposedEndeavor: { roleDesc: BAIT },
    userResumeName: BAIT_NAME,
    userResume: pdfOf('cv'),
    userAdditionalFiles: [{ name: BAIT_NAME, data: pdfOf('more') }],
    ...change,
  })
const sendIntake = async (email: string, change: Record<string, unknown> = {}) => {
  const sent = await product.post('/api/intake-applications', baited(email, change), from())
  expect(sent.status).toBe(201)
}

const WAYS: [string, (email: string) => Promise<unknown>][] = [
  ['a contact message', (email) => product.post('/api/contact/landing', { name: BAIT, email, message: BAIT }, from())],
  ['a letter', (email) => product.post('/contact/apply', { rfeEmail: email, rfeFile: pdfOf('letter'), rfeFileName: BAIT_NAME }, from())],
  ['a free evaluation', (email) => product.post('/api/rfe-evaluations', { email, letter: pdfOf('letter'), letterName: BAIT_NAME }, from())],
  ['an input form without an order', (email) => sendIntake(email)],
  ['an input form that names an unpaid order', async (email) => sendIntake(email, { orderReference: await order(email, false) })],
  ['an input form with the address of a customer', async (email) => (await order(email, true), sendIntake(email))],
  ['an input form that names the paid order of another address', async (email) => sendIntake(email, { orderReference: await order(`not-${email}`, true) })],
]

describe.each(WAYS)('%s', (_what, send) => {
  test('is confirmed to its address without a word that was typed', async () => {
    const email = `stranger${visitor}@mail.com`
    await send(email)
    const mails = await mailsTo(email)
    expect(mails.length).toBeGreaterThan(0)
    for (const { subject, html, text } of mails) expect(`${subject}${html}${text}`).not.toMatch(/Zahlemahnung|claim-your-refund/)
  })
})

test('the owner of a paid order gets a copy of the form that names it', async () => {
  await sendIntake('owner@mail.com', { orderReference: await order('owner@mail.com', true) })
  const receipt = (await mailsTo('owner@mail.com')).find(({ template }) => template === 'intake-receipt')
  expect(receipt?.text).toContain(BAIT)
  expect(receipt?.text).toContain(BAIT_NAME)
})

test('input forms from many connections cannot flood a mailbox, and all are kept', async () => {
  const reference = await order('flooded@mail.com', true)
  for (let index = 0; index < 8; index++) await sendIntake('flooded@mail.com', index % 2 === 0 ? { orderReference: reference } : {})
  expect((await templatesTo('flooded@mail.com')).filter((template) => template === 'intake-receipt')).toHaveLength(5)
  const { rows } = await product.services.database.stores.intakes.page({ unmatched: false }, { limit: 100 })
  expect(rows.filter(({ email }) => email === 'flooded@mail.com')).toHaveLength(8)
})

test('an input form that is sent again uses up no receipt', async () => {
  for (let index = 0; index < 6; index++) await sendIntake('again@mail.com', { idempotencyKey: 'the very same' })
  await sendIntake('again@mail.com', { idempotencyKey: 'another one' })
  expect(await templatesTo('again@mail.com')).toEqual(['intake-receipt', 'intake-receipt'])
})
