/** Every call that takes an id, or lists something, with what is none: refused, and never a fault. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestProduct, OPERATOR_SECRET, type TestProduct } from '../harness.ts'
import { signInAs } from '../roles.ts'

let product: TestProduct
/** May make every call between the two of them. */
let both: Record<string, string>
const command = { authorization: `Bearer ${OPERATOR_SECRET}` }
let visitor = 0

beforeAll(async () => {
  product = await createTestProduct()
  await product.startJobs()
  await signInAs(product, 'consultant', 'both@mail.com')
  both = await signInAs(product, 'operator', 'both@mail.com')
})
afterAll(() => product.close())

async function faultOf(call: string, address: string): Promise<string[]> {
  const [method = ''] = call.split(' ')
  const before = product.faults.length
  const headers = { ...(address.startsWith('/api/operator/') ? command : both), 'content-type': 'application/json', 'x-forwarded-for': `10.9.${visitor >> 8}.${visitor++ & 255}` }
  const answer = await product.request(address, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) })
  // A list that is streamed fails in its middle.
  const broken = await answer.text().then(
    () => false,
    () => true,
  )
  return answer.status >= 500 || broken || product.faults.length > before ? [`${call} at ${address.slice(0, 200)}: ${answer.status} ${product.faults.slice(before).join()}`] : []
}

const IDS = ['x', 'a%00b', '%F0%9F%92%A9', 'x'.repeat(5000), "'%20or%201=1--", '..%2f..%2fetc', '00000000-0000-0000-0000-000000000000', '99999999999999999999', '__proto__', '%EF%BF%BF']

test('an id that is none', async () => {
  const found: string[] = []
  for (const call of product.calls().filter((one) => one.includes(':'))) for (const id of IDS) found.push(...(await faultOf(call, call.slice(call.indexOf(' ') + 1).replaceAll(/:\w+/g, id))))
  expect(found).toEqual([])
})

const key = (at: string, id: string) => `after=${Buffer.from(JSON.stringify([at, id])).toString('base64url')}`
const QUERIES = [
  'search=%00',
  'search=zzz',
  'search=%25_%25',
  'search=%EF%BF%BF%EF%BF%BF%EF%BF%BF',
  'after=x',
  key('x', '\u0000'),
  key('2026-01-01T00:00:00.000Z', 'x'),
  'limit=-1',
  'from=2026-02-30',
  'to=99999-01-01',
  'state=__proto__',
  'messages=999999999',
  'messages=-1',
  'userId=%00',
  'revision=1e400',
  'until=1e400&signature=%00&f=x',
]

test('a question that is none', async () => {
  const found: string[] = []
  for (const call of product.calls().filter((one) => one.startsWith('GET ')))
    for (const query of QUERIES) found.push(...(await faultOf(call, `${call.slice(4).replaceAll(/:\w+/g, crypto.randomUUID())}?${query}`)))
  expect(found).toEqual([])
})
