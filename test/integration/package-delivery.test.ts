import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { packageMaker } from '../../adapters/documents/package-maker.ts'
import { closeDocuments } from '../../adapters/documents/render-document.ts'
import { p } from '../../domain/documents/blocks.ts'
import type { Document } from '../../domain/documents/document.ts'
import { packagePaths } from '../../domain/documents/package-plan.ts'
import { deliverPackage, PACKAGE_LINK_MS, planOf } from '../../usecases/deliver-package.ts'
import type { PackageMaker } from '../../usecases/ports.ts'
import { createTestProduct, NO_PROMOTION, OPERATOR_SECRET, paidEvent, type TestProduct } from '../harness.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import { orderFiles, requestPackage } from '../../usecases/order-files.ts'

const small = (id: string): Document => ({
  id,
  title: `Document ${id}`,
  edition: '2026-01-01',
  kind: 'guide',
  front: 'heading',
  footer: 'Test',
  exhibits: [],
  blocks: [p(`Words of ${id}.`)],
})

/** The real assembly on small documents; tests set its edition and make it fail. */
const documents = packageMaker(async (id) => small(id))
let edition = '2026-01-01'
let failures = 0
let made = 0
const packages: PackageMaker = {
  editions: async (plan) => (await documents.editions(plan)).map((one, at) => (at === 0 ? { ...one, edition } : one)),
  async make(plan, facts) {
    if (failures > 0) {
      failures -= 1
      throw new Error('the renderer is tired')
    }
    made += 1
    return documents.make(plan, facts)
  },
}

let product: TestProduct

beforeAll(async () => {
  product = await createTestProduct({ compose: { packages } })
  await product.startJobs()
})
afterAll(async () => {
  await product.close()
  await closeDocuments()
})
beforeEach(() => {
  product.clock.set(NO_PROMOTION)
  edition = '2026-01-01'
  failures = 0
})

async function place(change: Record<string, unknown> = {}): Promise<{ reference: string; totalCents: number }> {
  const placed = await product.post('/api/orders/niw-diy', {
    userData: { email: 'pilot@mail.com' },
    userProfession: { pilot: true },
    userEmployment: { employee: true },
    ...change,
  })
  expect(placed.status).toBe(201)
  return placed.body
}

async function placePaid(change: Record<string, unknown> = {}) {
  const order = await place(change)
  expect((await product.webhook(paidEvent(order))).status).toBe(200)
  return order
}

const ready = (reference: string) =>
  vi.waitFor(
    async () => {
      const files = await orderFiles(product.services, reference)
      if (files?.kind !== 'ready') throw new Error(`still ${files?.kind}`)
      return files
    },
    { timeout: 120_000, interval: 200 },
  )

const mailsOf = async (reference: string, template: string) =>
  (await product.services.database.stores.mails.newest(200)).filter((mail) => mail.template === template && mail.props['reference'] === reference)

const pathOf = (url: string) => url.slice('http://localhost:3000'.length)

describe('a paid NIW DIY order', () => {
  test('gets its documents: made by the job, mailed once, and opened by the mailed link', async () => {
    const { reference } = await placePaid({
      userProfession: { pilot: true, bankingFinance: true },
      userEmployment: { employee: true, entrepreneur: true },
      userAddons: { aos: true, forms9089750: false, consultation: true },
    })
    const files = await ready(reference)
    // The consultation that was bought with it is still owed.
    expect(await viewOrder(product.services, reference)).toMatchObject({ state: 'in_production', dueAt: null, pausedReason: 'We are waiting for a time that suits you' })

    const [mail, ...others] = await mailsOf(reference, 'package-ready')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ toAddress: 'pilot@mail.com', props: { edition: '2026-01-01', isNewEdition: false, consultation: true } })
    const answer = await product.get(pathOf(String(mail?.props['url'])))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toContain(files.name)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(bytes.length).toBe(files.bytes)

    const order = await product.services.database.stores.orders.findByReference(reference)
    if (order === null) throw new Error('no order')
    const entries = Object.keys(unzipSync(bytes))
    expect(entries).toEqual(packagePaths(planOf(order)))
    expect(entries).toContain('03 Case builders/03 Case Builder - Pilot.docx')
    expect(entries).toContain('03 Case builders/03 Case Builder - Banking and finance.pdf')
    expect(entries).toContain('03 Case builders/03A Case Builder - Entrepreneur.docx')
    expect(entries).toContain('05 After filing/09 Adjustment of Status guide.pdf')
    expect(entries.some((entry) => entry.includes('Sample cover letter - Banking'))).toBe(false)
    expect(entries.some((entry) => entry.includes('ETA'))).toBe(false)
  })

  test('is made once, however often its job runs', async () => {
    const { reference } = await placePaid()
    await ready(reference)
    expect(await viewOrder(product.services, reference)).toMatchObject({ state: 'delivered', dueAt: null, deliverables: [{ kind: 'package', state: 'delivered', deliveries: [{ how: 'made' }] }] })
    const before = made
    const order = await product.services.database.stores.orders.findByReference(reference)
    await deliverPackage(product.services, { orderId: order?.id ?? '' }, { last: false })
    expect(made).toBe(before)
    expect(await mailsOf(reference, 'package-ready')).toHaveLength(1)
  })
})

describe('the link', () => {
  test('leads to the order page when it is over, and that page has a new one that opens', async () => {
    const { reference } = await placePaid()
    const { url, until } = await ready(reference)
    expect(until).toBe(NO_PROMOTION + PACKAGE_LINK_MS)
    product.clock.set(until - 1)
    expect((await product.get(pathOf(url))).status).toBe(200)
    product.clock.set(until)
    const over = await product.get(pathOf(url))
    expect(over.status).toBe(303)
    expect(over.headers.get('location')).toBe(`http://localhost:3000/orders/${reference}?link=renewed`)
    const renewed = await ready(reference)
    expect((await product.get(pathOf(renewed.url))).status).toBe(200)
  })

  test('opens nothing when any part of it is changed', async () => {
    const { reference } = await placePaid()
    const other = await placePaid()
    const { url, until } = await ready(reference)
    await ready(other.reference)
    for (const forged of [
      url.replace(`until=${until}`, `until=${until + 1}`),
      url.replace(reference, other.reference),
      url.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')),
      url.split('?')[0] ?? '',
    ]) {
      expect((await product.get(pathOf(forged))).status, forged).toBe(404)
    }
  })

  test('no longer opens a package whose money went back', async () => {
    const { reference, totalCents } = await placePaid()
    const { url } = await ready(reference)
    await product.webhook({
      id: `evt_refund_${reference}`,
      object: 'event',
      type: 'charge.refunded',
      created: Math.floor(NO_PROMOTION / 1000),
      data: { object: { id: 'ch_1', object: 'charge', payment_intent: `pi_${reference}`, amount_refunded: totalCents, currency: 'usd' } },
    })
    expect(await viewOrder(product.services, reference)).toMatchObject({ state: 'refunded' })
    expect((await product.get(pathOf(url))).status).toBe(303)
    expect(await orderFiles(product.services, reference)).toEqual({ kind: 'none' })
  })
})

describe('a newer edition', () => {
  test('is shown with what it changes, made when asked for, and takes the place of the old one', async () => {
    const { reference } = await placePaid()
    const old = await ready(reference)
    expect(old.changes).toEqual([])
    expect(await requestPackage(product.services, reference, 'customer')).toBe('newest-already')

    edition = '2026-02-01'
    const shown = await ready(reference)
    expect(shown.changes).toEqual([{ title: '#1 Instructions', edition: '2026-02-01' }])
    expect(await requestPackage(product.services, reference, 'customer')).toBe('queued')
    const next = await vi.waitFor(
      async () => {
        const files = await ready(reference)
        expect(files.edition).toBe('2026-02-01')
        return files
      },
      { timeout: 120_000, interval: 200 },
    )
    expect(next.changes).toEqual([])
    const mails = await mailsOf(reference, 'package-ready')
    expect(mails.find((mail) => mail.props['isNewEdition'] === true)).toMatchObject({ props: { changes: ['#1 Instructions'] } })
    expect((await product.get(pathOf(old.url))).status).toBe(303)
    expect((await product.get(pathOf(next.url))).status).toBe(200)
  })
})

describe('a package that cannot be made', () => {
  test('is tried again by the queue until it can', async () => {
    failures = 1
    const { reference } = await placePaid()
    await ready(reference)
    expect(product.faults.splice(0)).toEqual([expect.stringContaining('the renderer is tired')])
  }, 120_000)

  test('is shown to the operator after the last attempt, and to the customer as on its way', async () => {
    const { reference } = await place()
    const found = await product.services.database.stores.orders.findByReference(reference)
    if (found === null) throw new Error('no order')
    // Paid without its job, so that only the runs below touch it.
    const at = new Date(NO_PROMOTION)
    await product.services.database.transaction(async (stores) => {
      await stores.orders.change(found.id, { paidAt: at, paidCents: found.totalCents }, at)
      await stores.orders.moveTo(found, 'paid', { at, actor: 'test', cause: 'test' })
    })
    failures = 2
    await expect(deliverPackage(product.services, { orderId: found.id }, { last: false })).rejects.toThrow('tired')
    expect(await mailsOf(reference, 'operator-payment-notice')).toEqual([])
    await expect(deliverPackage(product.services, { orderId: found.id }, { last: true })).rejects.toThrow('tired')
    const notices = (await product.services.database.stores.mails.newest(50)).filter((mail) => mail.template === 'operator-payment-notice')
    expect(notices[0]).toMatchObject({ toAddress: product.services.operatorEmail, props: { heading: 'A package could not be made' } })
    expect(await orderFiles(product.services, reference)).toEqual({ kind: 'preparing' })

    const listed = await (await product.get('/api/operator/orders?state=paid', { authorization: `Bearer ${OPERATOR_SECRET}` })).json()
    expect(listed.orders.find((order: { reference: string }) => order.reference === reference).flags).toEqual(['the package is not made yet'])
    const queued = await product.post(`/api/operator/orders/${reference}/package`, {}, { authorization: `Bearer ${OPERATOR_SECRET}` })
    expect(queued).toMatchObject({ status: 200, body: { result: 'queued' } })
    await ready(reference)
  })
})

test('an order that was paid with another amount waits for the operator', async () => {
  const order = await place()
  await product.webhook(paidEvent({ ...order, totalCents: order.totalCents - 100 }))
  expect(await orderFiles(product.services, order.reference)).toEqual({ kind: 'held' })
  expect(await requestPackage(product.services, order.reference, 'customer')).toBe('not-possible')
  expect(await requestPackage(product.services, order.reference, 'operator')).toBe('queued')
  await ready(order.reference)
})

test('nothing is made or shown for an order that is not paid, is of another product, or does not exist', async () => {
  const { reference } = await place()
  expect(await orderFiles(product.services, reference)).toEqual({ kind: 'none' })
  expect(await requestPackage(product.services, reference, 'operator')).toBe('not-possible')
  expect(await orderFiles(product.services, 'PW-0000')).toBeNull()
  expect(await requestPackage(product.services, 'PW-0000', 'operator')).toBe('no-such-order')
})
