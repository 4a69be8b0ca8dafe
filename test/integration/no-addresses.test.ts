import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestProduct, openTestDatabase } from '../harness.ts'

const VISITORS = ['203.0.113.77', '2001:db8:aa:bb::7']
const FILE = `data:text/plain;base64,${Buffer.from('a letter').toString('base64')}`

test('no table holds the address of a visitor, and the limits hold nobody’s email', async () => {
  const open = await openTestDatabase()
  const product = await createTestProduct({ open })
  await product.startJobs()
  const calls: [path: string, body: (email: string) => unknown, status: number][] = [
    ['/api/contact/landing', (email) => ({ name: 'Maria', email, message: 'Hello' }), 201],
    ['/contact/apply', (email) => ({ rfeEmail: email, rfeFile: FILE }), 201],
    ['/api/rfe-evaluations', (email) => ({ email }), 201],
    ['/api/orders/niw-diy', (email) => ({ userData: { email }, userProfession: { it: true }, userEmployment: { employee: true } }), 201],
    ['/api/order-links', (email) => ({ email }), 202],
    ['/api/data-requests', (email) => ({ email, kind: 'download' }), 202],
    ['/users/request-password-reset', (email) => ({ email }), 200],
    ['/api/promo-codes/check', () => ({ product: 'niw-diy', code: 'NOSUCHCODE' }), 422],
    ['/api/events', () => ({ event: 'offer-price' }), 204],
    ['/endeavour/generate-default', () => ({ sampleId: 'nurse' }), 200],
  ]
  for (const [index, visitor] of VISITORS.entries()) {
    for (const [path, body, status] of calls) {
      expect((await product.post(path, body(`person${index}@mail.com`), { 'x-forwarded-for': visitor })).status, path).toBe(status)
    }
  }
  const rowsOf = async (query: ReturnType<typeof sql>) => ((await open.connection.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows
  const tables = await rowsOf(sql`select table_schema, table_name from information_schema.tables where table_schema in ('public', 'jobs')`)
  expect(tables.length).toBeGreaterThan(20)
  for (const { table_schema: schema, table_name: name } of tables) {
    const held = JSON.stringify(await rowsOf(sql`select * from ${sql.identifier(String(schema))}.${sql.identifier(String(name))}`))
    expect(held, `${schema}.${name}`).not.toMatch(/203\.0\.113\.77|2001:0?db8/i)
    if (name === 'rate_limits') {
      expect(JSON.parse(held).length).toBeGreaterThan(10)
      expect(held).not.toContain('@')
    }
  }
  await product.close()
})
