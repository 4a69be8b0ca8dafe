import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSite } from '../../server/site.ts'
import { createPageCache } from '../../server/page-cache.ts'
import { createTestProduct, type TestProduct } from '../harness.ts'

const MARK = 'MALWARE-TEST-MARK'
let product: TestProduct
let daemon: Server
let daemonIsUp = true
const sockets = new Set<Socket>()

beforeAll(async () => {
  // A scanner that answers once the end of the stream (four zero bytes) has come.
  daemon = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    if (!daemonIsUp) return void socket.destroy()
    let given = Buffer.alloc(0)
    socket.on('data', (chunk) => {
      given = Buffer.concat([given, chunk])
      if (given.subarray(-4).equals(Buffer.alloc(4))) socket.end(given.includes(MARK) ? 'stream: Test.Mark FOUND\0' : 'stream: OK\0')
    })
  })
  await new Promise<void>((resolve) => daemon.listen(0, '127.0.0.1', resolve))
  product = await createTestProduct({ env: { CLAMAV_URL: `tcp://127.0.0.1:${(daemon.address() as AddressInfo).port}` } })
  await product.startJobs()
})
afterAll(async () => {
  await product.close()
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => daemon.close(resolve))
})

let visitor = 0
const from = () => ({ 'x-forwarded-for': `10.2.0.${visitor++}` })
const dataUrl = (text: string) => `data:application/pdf;base64,${Buffer.from(`%PDF-1.4 ${text}`).toString('base64')}`
const upload = (rfeEmail: string, text = 'a letter') => ({ rfeEmail, rfeFile: dataUrl(text), rfeFileName: 'letter.pdf' })
const leadsOf = async (email: string) => (await product.services.database.stores.leads.newest(1000)).filter((lead) => lead.email === email)

test('a file in which the scanner finds something is refused and not kept', async () => {
  const { status, body } = await product.post('/contact/apply', upload('infected@mail.com', MARK), from())
  expect([status, body.kind]).toEqual([422, 'file-infected'])
  expect(body.fields.rfeFile).toMatch(/^letter\.pdf: our virus scanner found something/)
  expect(await leadsOf('infected@mail.com')).toEqual([])
  expect((await product.post('/contact/apply', upload('clean@mail.com'), from())).status).toBe(201)
})

test('a scanner that does not answer lets no file through unseen', async () => {
  daemonIsUp = false
  const { status, body } = await product.post('/contact/apply', upload('unseen@mail.com'), from())
  daemonIsUp = true
  expect([500, 503]).toContain(status)
  expect(body.message).toContain('Nothing you typed is lost')
  expect(await leadsOf('unseen@mail.com')).toEqual([])
  expect(product.faults.splice(0)).toHaveLength(1)
  expect((await product.post('/contact/apply', upload('unseen@mail.com'), from())).status).toBe(201)
})

/** Sends a body piece by piece; `breakAt` ends the connection in the middle. */
async function sendSlowly(body: string, breakAt?: number): Promise<Response> {
  const log = { info() {}, warn() {}, error() {} }
  const site = createSite({ services: product.services, log, cache: createPageCache(product.clock.now), settings: { trustProxy: true }, secrets: { operator: 'x', metrics: 'y' }, pages: null })
  const bytes = Buffer.from(body)
  const size = Math.ceil(bytes.length / 20)
  let piece = 0
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      if (piece === breakAt) return controller.error(new Error('connection reset'))
      if (piece * size >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(piece * size, ++piece * size))
    },
  })
  return site.request('/contact/apply', { method: 'POST', headers: { 'content-type': 'application/json', ...from() }, body: stream, duplex: 'half' } as RequestInit)
}

test('a letter that comes slowly is taken whole; one that breaks off is not taken at all', async () => {
  expect((await sendSlowly(JSON.stringify(upload('slow@mail.com')))).status).toBe(201)
  expect(await leadsOf('slow@mail.com')).toHaveLength(1)
  expect((await sendSlowly(JSON.stringify(upload('broken@mail.com')), 10)).status).toBeGreaterThanOrEqual(400)
  expect(await leadsOf('broken@mail.com')).toEqual([])
})

test('of 60 letters from 20 people, each sent three times at once, 20 arrive and none twice', async () => {
  const people = Array.from({ length: 20 }, (_, index) => `person${index}@mail.com`)
  const answers = await Promise.all(people.flatMap((email) => [1, 2, 3].map(() => product.post('/contact/apply', upload(email), from()))))
  const accepted = answers.filter(({ status }) => status === 201).length
  const arrived = (await Promise.all(people.map(leadsOf))).map((leads) => leads.length)
  const mails = await product.services.database.stores.mails.newest(1000)
  const notices = people.map((email) => mails.filter((mail) => mail.template === 'operator-rfe' && mail.props['email'] === email).length)
  const receipts = people.map((email) => mails.filter((mail) => mail.template === 'rfe-receipt' && mail.toAddress === email).length)
  expect({ accepted, arrived, notices, receipts }).toEqual({
    accepted: 60,
    arrived: people.map(() => 1),
    notices: people.map(() => 1),
    receipts: people.map(() => 1),
  })
})
