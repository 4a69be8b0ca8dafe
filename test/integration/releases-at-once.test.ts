/** Deliveries of files that the program makes, where two operators press at once, or what they deliver changes while it is made: one delivery, one mail, and no paper that says what was not so any more. */
import { expect, test, vi } from 'vitest'
import { answerLetterForm } from '../../app/letters/writer-forms.ts'
import { answerOrderForm } from '../../app/orders/order-forms.ts'
import { releaseLetter, viewWriters } from '../../usecases/manage-writers.ts'
import { releaseFirstDraft } from '../../usecases/release-petition.ts'
import type { Services } from '../../usecases/services.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import { paidAiOrder } from '../ai-order.ts'
import { formOf } from '../form-of.ts'
import { caseOf } from '../petitions/case-of.ts'
import { WATER_ENGINEER } from '../petitions/people.ts'
import { productOfFile } from '../product-of-file.ts'

vi.setConfig({ testTimeout: 120_000 })
const product = productOfFile()
let visitor = 0

const stores = () => product.services.database.stores
const paidOrder = (email: string) => paidAiOrder(product, email, { 'x-forwarded-for': `10.21.0.${visitor++}` }, { referenceLettersNumber: 1 })
const deliveryMails = async (reference: string) => (await stores().mails.newest(300)).filter(({ template, props }) => template === 'delivery' && props['reference'] === reference)
const owedOf = async (reference: string, kind: string) => (await viewOrder(product.services, reference))!.deliverables.filter((one) => one.kind === kind)

/** Files of no content, made after `meanwhile`. */
const rendering = (meanwhile: () => Promise<unknown>): Services => ({
  ...product.services,
  renderBoth: async () => {
    await meanwhile()
    return { docx: new TextEncoder().encode('A letter as a text'), pdf: new TextEncoder().encode('A letter as another text'), pageCount: 1 } as never
  },
})

/** Lets so many wait for each other. */
function meeting(size: number): () => Promise<void> {
  let come = 0
  let open = () => {}
  const all = new Promise<void>((resolve) => {
    open = resolve
  })
  return () => {
    come += 1
    if (come === size) open()
    return all
  }
}

const ANSWERS = {
  tie: 'I direct engineering at a water association. The petitioner has never been employed or paid by us.',
  before: 'Members learned of a leak when water reached the street. In 2023 eleven of them reported such a case to our office.',
  change: 'In September 2025 one system dug at a place the program had named and found a broken joint under a road.',
  proof: 'I was there that day, and I keep the monthly reports of all nine systems that use the program.',
}
const OTHER_ANSWERS = {
  tie: 'As the chief of maintenance in Dell Creek I answer for forty miles of pipe, and nobody there ever paid her.',
  before: 'Our crew walked streets at night with listening rods, which took two of us from every other repair.',
  change: 'Since the spring of 2025 a list reaches my phone at six, and we open the ground where it says.',
  proof: 'My work orders of that summer are numbered, and each names the meter that gave the sign.',
}

async function withWriter(reference: string, name: string, answers: Record<string, string>): Promise<{ id: string; token: string; version: number }> {
  await answerOrderForm(
    product.services,
    reference,
    formOf({ intent: 'add-writer', name, kind: 'association', petitioner: 'Amara Nwosu Bell', position: 'Director', relation: 'Met at a fair' }),
    'customer',
  )
  const find = async () => (await viewWriters(product.services, reference))!.writers.find((one) => one.name === name)!
  const token = (await find()).link!.split('/letters/')[1]!
  expect(await answerLetterForm(product.services, token, formOf({ intent: 'save-answers', ...answers }))).toMatchObject({ kind: 'done' })
  const { id, version } = await find()
  return { id, token, version }
}

test('one letter that two operators release at once is delivered and mailed once', async () => {
  const reference = await paidOrder('one-letter@mail.com')
  const { id, version } = await withWriter(reference, 'Joan Ferris', ANSWERS)
  const services = rendering(meeting(2))
  const release = (actor: string) => releaseLetter(services, { reference, id, version, line: '', actor })
  const results = await Promise.all([release('operator:one@mail.com'), release('operator:two@mail.com')])
  expect(results.map(({ kind }) => kind).toSorted()).toEqual(['not-possible', 'released'])
  expect((await owedOf(reference, 'reference-letter')).map(({ deliveries }) => deliveries.length)).toEqual([1, 0])
  expect(await deliveryMails(reference)).toHaveLength(1)
})

test('two letters that are released at once do not take the same place of what the order owes', async () => {
  const reference = await paidOrder('two-letters@mail.com')
  const [first, second] = [await withWriter(reference, 'Joan Ferris', ANSWERS), await withWriter(reference, 'Max Okafor', OTHER_ANSWERS)]
  const release = (services: Services, { id, version }: { id: string; version: number }) => releaseLetter(services, { reference, id, version, line: '', actor: 'operator:one@mail.com' })
  const together = rendering(meeting(2))
  const results = await Promise.all([release(together, first), release(together, second)])
  const refused = [first, second].filter((_, place) => results[place]!.kind !== 'released')
  for (const one of refused)
    expect(
      await release(
        rendering(async () => {}),
        one,
      ),
    ).toMatchObject({ kind: 'released' })
  expect((await owedOf(reference, 'reference-letter')).map(({ state, deliveries }) => [state, deliveries.length])).toEqual([
    ['delivered', 1],
    ['delivered', 1],
  ])
  expect(new Set((await viewWriters(product.services, reference))!.writers.map(({ deliverableId }) => deliverableId)).size).toBe(2)
})

test('a letter that its writer adopts while its files are made does not go out as one that is not adopted', async () => {
  const reference = await paidOrder('adopted-meanwhile@mail.com')
  const { id, token, version } = await withWriter(reference, 'Joan Ferris', ANSWERS)
  const adopt = async () => {
    await answerLetterForm(product.services, token, formOf({ intent: 'adopt', version: String(version), name: 'Joan Ferris', confirmed: 'yes' }))
  }
  expect(await releaseLetter(rendering(adopt), { reference, id, version, line: '', actor: 'operator:one@mail.com' })).toEqual({ kind: 'not-possible' })
  expect((await viewWriters(product.services, reference))!.writers[0]!.adopted).not.toBeNull()
  expect(await deliveryMails(reference)).toEqual([])
})

test('a first draft is delivered once where two release it, and not where its case changes while it is made', async () => {
  const reference = await paidOrder('first-draft@mail.com')
  const order = (await stores().orders.findByReference(reference))!
  const record = { orderId: order.id, file: { ...caseOf(WATER_ENGINEER), lock: null }, seed: null, version: 1, updatedAt: new Date() }
  await stores().petitions.put(record)
  const release = (services: Services) => releaseFirstDraft(services, { reference, version: 1, line: '', actor: 'operator:one@mail.com' })
  expect(await release(rendering(() => stores().petitions.put({ ...record, version: 2 })))).toEqual({ kind: 'not-possible' })
  expect(await deliveryMails(reference)).toEqual([])
  await stores().petitions.put({ ...record, version: 1 })
  const together = rendering(meeting(2))
  expect((await Promise.all([release(together), release(together)])).map(({ kind }) => kind).toSorted()).toEqual(['not-possible', 'released'])
  expect(await deliveryMails(reference)).toHaveLength(1)
})
