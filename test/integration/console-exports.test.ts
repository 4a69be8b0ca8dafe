import { expect, test, vi } from 'vitest'
import { writePageKey } from '../../usecases/paging.ts'
import type { OrderRecord } from '../../usecases/ports.ts'
import { paidEvent } from '../harness.ts'
import { REFUSED, refusalsOf } from '../roles.ts'
import { receiveContactMessage } from '../../usecases/receive-contact-message.ts'
import { everyRoleSignedIn, productOfFile } from '../product-of-file.ts'

const product = productOfFile()
const roles = everyRoleSignedIn(product)

const get = (path: string) => product.get(`/api/console${path}`, roles.operator)
const exportsLog = async () => ((await (await get('/exports')).json()) as any).rows

async function order(email: string): Promise<any> {
  const given = { userData: { email }, userDisclaimers: { disclaimer1: true, disclaimer2: true }, userAddons: { referenceLettersNumber: 0 } }
  return (await product.post('/api/orders/selfpetition-ai', given)).body
}

test.each(['/orders.csv', '/leads.csv', '/exports'])('%s is for operators only, and a refusal leaves no trace', async (path) => {
  expect(await refusalsOf(roles, (headers) => product.get(`/api/console${path}`, headers))).toEqual(REFUSED)
  expect(await exportsLog()).toEqual([])
})

test('orders are saved by the filters of their list, amounts as decimals, and who saved them is written down', async () => {
  const paid = await order('paid.csv@mail.com')
  await product.webhook(paidEvent(paid))
  await order('other@mail.com')
  const answer = await get('/orders.csv?search=PAID.csv&state=paid&product=')
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([200, 'text/csv; charset=utf-8', 'attachment; filename="orders-2026-01-05.csv"'])
  const text = await new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())
  expect(text.codePointAt(0)).toBe(0xfeff)
  const [head = '', row = '', ...rest] = text.slice(1).split('\r\n')
  expect(rest).toEqual([''])
  const cells = Object.fromEntries(head.split(',').map((name, index) => [name, row.split(',')[index]]))
  expect(cells).toMatchObject({
    reference: paid.reference,
    email: 'paid.csv@mail.com',
    currency: 'USD',
    total: '1000.00',
    paid: '1000.00',
    refunded: '0.00',
    payment_differs: 'no',
    placed_at_utc: '2026-01-05 12:00:00',
  })
  expect(await exportsLog()).toMatchObject([{ actor: 'operator:operator@mail.com', list: 'orders', filters: { search: '…', state: 'paid' }, rows: 1 }])
})

test('what a visitor wrote cannot run as a formula', async () => {
  await receiveContactMessage(product.services, { visitor: 'tests', name: '=HYPERLINK("http://evil.example")', email: 'lead@mail.com', message: '+1 "quoted", new\nline', news: false, trapped: false })
  const text = await (await get('/leads.csv?source=contact')).text()
  expect(text).toContain(`,"'=HYPERLINK(""http://evil.example"")",lead@mail.com,"'+1 ""quoted"", new\nline"\r\n`)
})

test('a filter that is not understood is refused before anything is sent or written down', async () => {
  const before = (await exportsLog()).length
  expect((await get('/orders.csv?state=nonsense')).status).toBe(422)
  expect(await exportsLog()).toHaveLength(before)
})

/** Pages of made-up orders; `asked` counts them. */
function manyOrders(total: number) {
  const [sample] = [
    {
      lines: [],
      createdAt: new Date(0),
      email: 'a@mail.com',
      product: 'niw-diy',
      state: 'placed',
      totalCents: 100,
      listCents: 100,
      discountCents: 0,
      refundedCents: 0,
      paidCents: null,
      amountMismatch: false,
    },
  ]
  let given = 0
  return vi.spyOn(product.services.database.stores.orders, 'page').mockImplementation(async (_filter, { limit }) => {
    const rows = Array.from({ length: Math.min(limit, total - given) }, () => ({
      ...sample,
      id: `00000000-0000-4000-8000-${String(given++).padStart(12, '0')}`,
      reference: `PW-${given}`,
    })) as unknown as OrderRecord[]
    return { rows, before: null, after: given < total ? writePageKey({ at: new Date(0), id: rows.at(-1)!.id }) : null }
  })
}

test('a hundred thousand orders are sent while they are read: never more than two batches ahead of the receiver', async () => {
  const page = manyOrders(100_000)
  const reader = (await get('/orders.csv')).body!.getReader()
  const decoder = new TextDecoder()
  let lines = 0
  let most = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    lines += decoder.decode(value, { stream: true }).split('\r\n').length - 1
    // A slow receiver: everything that would run ahead of it has its turn.
    await new Promise((resolve) => setImmediate(resolve))
    most = Math.max(most, page.mock.calls.length * 1000 - lines)
  }
  expect(lines).toBe(100_001)
  expect(most).toBeLessThanOrEqual(2000)
  expect((await exportsLog())[0]).toMatchObject({ list: 'orders', rows: 100_000 })
  page.mockRestore()
})

test('a receiver that leaves ends the reading, and the file counts as broken off', async () => {
  const page = manyOrders(100_000)
  const reader = (await get('/orders.csv')).body!.getReader()
  await reader.read()
  await reader.read()
  await reader.cancel()
  const asked = page.mock.calls.length
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(page.mock.calls.length).toBe(asked)
  expect(asked).toBeLessThan(5)
  await expect.poll(async () => (await exportsLog())[0]).toMatchObject({ list: 'orders', rows: null })
  page.mockRestore()
})

test('a list that cannot be read to its end breaks off without the words of its query, and the fault is reported', async () => {
  const page = vi.spyOn(product.services.database.stores.orders, 'page').mockRejectedValue(new Error('Failed query: select\nparams: searched@mail.com'))
  const answer = await get('/orders.csv?search=searched@mail.com')
  await expect(answer.text()).rejects.toThrow(/^the list broke off$/)
  expect(product.faults.splice(0)).toEqual([expect.stringMatching(/^the list of orders broke off: Failed query/)])
  page.mockRestore()
})
