/** Answers by mail: which come into the thread of an order, as whose, and which do not. */
import { createHmac } from 'node:crypto'
import { SMTPServer } from 'smtp-server'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { paidAiOrder } from '../ai-order.ts'
import { createTestProduct, NO_PROMOTION, type TestProduct } from '../harness.ts'
import { signInAs } from '../roles.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import { deleteData } from '../../usecases/delete-data.ts'

const SECRET = 'inbound-secret-of-tests-0123456789abcdef'
let product: TestProduct
let as: Record<string, string>
let smtp: SMTPServer
const sent: string[] = []
let count = 0

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part) => parts.push(part))
      stream.on('end', () => {
        // Long headers are folded.
        sent.push(
          Buffer.concat(parts)
            .toString('utf8')
            .replace(/\r\n[ \t]+/g, ' '),
        )
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as AddressInfo
  product = await createTestProduct({
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'orders@mail.example', MAIL_REPLY_ADDRESS: 'reply@in.mail.example', MAIL_INBOUND_SECRET: SECRET, MAIL_RECEIVING_HOST: 'mx.mail.example' },
  })
  await product.startJobs()
  as = await signInAs(product, 'operator')
})
beforeEach(() => product.clock.set(NO_PROMOTION))
afterAll(async () => {
  await product.close()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

async function order(email: string): Promise<{ reference: string; address: string; id: string }> {
  const reference = await paidAiOrder(product, email, { 'x-forwarded-for': `10.5.0.${count++}` })
  const found = (await product.services.database.stores.orders.findByReference(reference))!
  return { reference, id: found.id, address: product.services.inboundMail!.addresses.addressOf(found.id, 0) }
}

const proof = (domain: string) => `Authentication-Results: mx.mail.example; dmarc=pass header.from=${domain}`
type Mail = { from?: string; to: string; id?: string; text?: string; /** Null where the receiving server wrote none. */ results?: string | null; headers?: string[]; body?: string[] }
const raw = ({ from = 'ana@mail.com', to, id = `<${count++}@mail.com>`, text = 'Yes, in May.', results = proof('mail.com'), headers = [], body }: Mail) =>
  [
    `From: ${from}`,
    `To: ${to}`,
    `Message-ID: ${id}`,
    'Subject: Re: your order',
    ...(results === null ? [] : [results]),
    ...headers,
    ...(body ?? ['Content-Type: text/plain; charset=utf-8', '', text]),
  ].join('\r\n')
const deliver = async (mail: Mail | string, given: Record<string, string> = { authorization: `Bearer ${SECRET}` }) => {
  const response = await product.request('/api/mail/inbound', { method: 'POST', headers: { 'content-type': 'message/rfc822', ...given }, body: typeof mail === 'string' ? mail : raw(mail) })
  return { status: response.status, ...((await response.json()) as { result?: string; kind?: string }) }
}
const thread = async (reference: string) =>
  ((await (await product.get(`/api/console/orders/${reference}`, as)).json()) as any).messages.map(({ from, text, via, sender }: any) => [from, text, via, sender])
const page = async (reference: string) => (await viewOrder(product.services, reference))!.messages.map(({ from, text, byMail }) => [from, text, byMail])

test('a mail about an order asks for answers to the address of its thread; an answer comes into the thread, once', async () => {
  const { reference, address } = await order('ana@mail.com')
  await product.post(`/api/console/orders/${reference}/messages`, { text: 'When was it?' }, as)
  const mail = await vi.waitFor(() => sent.find((one) => one.includes('A message about your order') && one.includes(reference)) ?? Promise.reject(new Error('not sent yet')), { timeout: 20_000 })
  expect(mail.includes(`Reply-To: ${address}`)).toBe(true)
  expect(mail.includes('Auto-Submitted: auto-generated')).toBe(true)
  const quoted = `In May.\r\n\r\nOn Mon, Jan 5, 2026 Prongwise <orders@mail.example> wrote:\r\n> When was it?`
  const answer = { to: `"Prongwise" <${address}>`, id: '<first@mail.com>', text: quoted }
  expect(await deliver(answer)).toMatchObject({ status: 200, result: 'threaded' })
  expect(await deliver(answer)).toMatchObject({ status: 200, result: 'known-already' })
  const both = await Promise.all([1, 2, 3].map(() => deliver({ ...answer, id: '<second@mail.com>', text: 'And a second one.' })))
  expect(both.map(({ result }) => result).sort()).toEqual(['known-already', 'known-already', 'threaded'])
  expect(await thread(reference)).toEqual([
    ['operator', 'When was it?', 'page', null],
    ['customer', 'In May.', 'mail', null],
    ['customer', 'And a second one.', 'mail', null],
  ])
  expect(await page(reference)).toEqual([
    ['operator', 'When was it?', false],
    ['customer', 'In May.', true],
    ['customer', 'And a second one.', true],
  ])
  const notices = (await product.services.database.stores.mails.newest(300)).filter(
    ({ template, props }) => template === 'operator-order-notice' && JSON.stringify(props).includes(reference) && JSON.stringify(props).includes('by mail'),
  )
  expect(notices).toHaveLength(2)
})

test('only who has the secret hands over mails: as a bearer, as the password of an address, or by a signature over the body', async () => {
  const { address } = await order('ana@mail.com')
  const basic = (password: string) => `Basic ${Buffer.from(`mail:${password}`).toString('base64')}`
  const signed = (body: string, at: number, secret = SECRET) => `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
  const now = NO_PROMOTION / 1000
  const mail = () => raw({ to: address })
  for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: basic('wrong') }, { authorization: SECRET }, { 'x-signature': 'v1=x' }])
    expect((await deliver(mail(), headers as Record<string, string>)).status).toBe(401)
  expect((await deliver(mail(), { authorization: basic(SECRET) })).result).toBe('threaded')
  const body = mail()
  for (const signature of [signed(body, now, 'x'.repeat(40)), signed(`${body} `, now), signed(body, now - 600), signed(body, now + 600)])
    expect((await deliver(body, { 'x-signature': signature })).status).toBe(401)
  expect((await deliver(body, { 'x-signature': signed(body, now) })).result).toBe('threaded')
  // A signature that does not hold is not saved by a secret beside it.
  expect((await deliver(mail(), { 'x-signature': 'v1=x', authorization: `Bearer ${SECRET}` })).status).toBe(401)
  expect((await deliver('x', { authorization: `Bearer ${SECRET}`, 'content-type': 'text/plain' })).status).toBe(415)
  expect((await deliver('[]', { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' })).status).toBe(422)
  expect((await deliver(`[${'[],'.repeat(30_000)}0]`, { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' })).status).toBe(413)
  expect((await deliver('{', { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' })).status).toBe(422)
})

test('a mail service’s JSON comes into the thread too, without its script', async () => {
  const { reference, address } = await order('ana@mail.com')
  const posted = {
    From: 'Ana@Mail.com',
    OriginalRecipient: address.toUpperCase(),
    MessageID: 'x1',
    Headers: [{ Name: 'Authentication-Results', Value: 'mx.mail.example; dkim=pass header.d=mail.com' }],
    HtmlBody: '<p>Yes</p><script>alert(1)</script><img src=x onerror=alert(1)>',
    Attachments: [{ Name: 'cv.pdf' }],
  }
  expect(await deliver(JSON.stringify(posted), { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' })).toMatchObject({ result: 'threaded' })
  expect(await thread(reference)).toEqual([['customer', 'Yes', 'mail', null]])
  const told = (await product.services.database.stores.mails.newest(300)).filter(({ template, props }) => template === 'files-not-kept' && props['reference'] === reference)
  expect(told).toMatchObject([{ toAddress: 'ana@mail.com' }])
})

test('what somebody else sends to the address is shown to operators as from an unknown address, and to the customer not at all', async () => {
  const { reference, address } = await order('ana@mail.com')
  for (const mail of [
    { from: 'evil@mail.com' },
    { from: '"ana@mail.com" <evil@mail.com>' },
    { from: 'ana@mail.com, evil@mail.com' },
    { from: 'ana@mail.com', headers: ['From: evil@mail.com'] },
    // In the customer's name: denied, without a finding, with one of another server, of another domain, or of the sender's own.
    { results: 'Authentication-Results: mx.mail.example; spf=pass smtp.mailfrom=mail.com; dmarc=fail (p=none) header.from=mail.com' },
    { results: null },
    { results: 'Authentication-Results: mx.evil.example; dmarc=pass header.from=mail.com' },
    { results: proof('evil.com') },
    { results: 'Authentication-Results: mx.mail.example; spf=pass smtp.mailfrom="x; dmarc=pass header.from=mail.com" (dmarc=pass header.from=mail.com)' },
    { results: 'Authentication-Results: mx.mail.example; dmarc=fail header.from=mail.com', headers: [proof('mail.com')] },
  ])
    expect((await deliver({ to: address, ...mail })).result).toBe('threaded')
  expect((await thread(reference)).map(([from, , , sender]: any) => [from, sender])).toEqual([
    ['unknown', 'evil@mail.com'],
    ['unknown', 'evil@mail.com'],
    ['unknown', 'no address'],
    ['unknown', 'no address'],
    ...Array.from({ length: 6 }, () => ['unknown', 'ana@mail.com']),
  ])
  expect(await page(reference)).toEqual([])
  const waiting = ((await (await product.get('/api/console/unanswered', as)).json()) as any).rows
  expect(waiting.some((one: any) => one.reference === reference)).toBe(true)
  await product.post(`/api/console/orders/${reference}/messages/answered`, {}, as)
  expect(((await (await product.get('/api/console/unanswered', as)).json()) as any).rows.some((one: any) => one.reference === reference)).toBe(false)
})

test('programs, our own mails and empty ones come into no thread, so nothing writes in a circle', async () => {
  const { reference, address } = await order('ana@mail.com')
  const own = (await product.services.database.stores.mails.newest(1))[0]!.id
  const automatic: Mail[] = [
    { to: address, headers: ['Auto-Submitted: auto-replied'] },
    { to: address, headers: ['Precedence: bulk'] },
    { to: address, headers: ['Return-Path: <>'] },
    { to: address, from: 'MAILER-DAEMON@mail.com' },
    { to: address, headers: ['Content-Type: multipart/report; boundary=x'], body: ['', '--x', '', 'Undelivered', '--x--'] },
    { to: address, id: `<${own}@mail.example>` },
    { to: address, from: 'orders@mail.example' },
    { to: address, from: address },
  ]
  for (const mail of automatic) expect(await deliver(mail)).toMatchObject({ status: 200, result: 'automatic' })
  expect((await deliver({ to: address, text: '> When was it?' })).result).toBe('empty')
  expect(await thread(reference)).toEqual([])
})

test('an address that was guessed, changed or replaced opens nothing; the new one does', async () => {
  const { reference, address, id } = await order('ana@mail.com')
  const other = await order('ben@mail.com')
  const mixed = `${address.slice(0, 32)}${other.address.slice(32)}`
  for (const to of ['reply@in.mail.example', 'reply+x@in.mail.example', mixed, address.replace('in.mail.example', 'evil.example')]) expect((await deliver({ to })).result).toBe('no-thread')
  expect((await product.post(`/api/console/orders/${reference}/messages/reply-address`, {}, as)).status).toBe(200)
  expect((await product.post('/api/console/orders/PW-NONE/messages/reply-address', {}, as)).status).toBe(404)
  expect((await deliver({ to: address })).result).toBe('no-thread')
  expect((await deliver({ to: product.services.inboundMail!.addresses.addressOf(id, 1) })).result).toBe('threaded')
  expect((await deliver({ to: other.address, from: 'ben@mail.com' })).result).toBe('threaded')
})

test('of 36 MB that come without the secret nothing is read, and of those that come with it no file is handed on', async () => {
  const { address } = await order('ana@mail.com')
  let taken = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken += 1
        controller.enqueue(new Uint8Array(65_536))
        if (taken === 500) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const refused = await product.request('/api/mail/inbound', { method: 'POST', headers: { authorization: 'Bearer wrong', 'content-type': 'message/rfc822' }, body, duplex: 'half' } as RequestInit)
  expect(refused.status).toBe(401)
  expect(taken).toBe(0)

  const door = product.services.inboundMail!
  const read = vi.spyOn(door, 'read')
  onTestFinished(() => read.mockRestore())
  const file = 'QUJD'.repeat(2_000_000)
  expect((await deliver({ to: address, body: ['Content-Type: multipart/mixed; boundary=x', '', '--x', '', 'Raw', '--x', 'Content-Disposition: attachment', '', file, '--x--'] })).result).toBe(
    'threaded',
  )
  const posted = { From: 'ana@mail.com', OriginalRecipient: address, MessageID: '<large@mail.com>', TextBody: 'Posted', Attachments: [{ Name: 'a.pdf', Content: file }] }
  expect((await deliver(JSON.stringify(posted), { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' })).result).toBe('threaded')
  for (const [part] of read.mock.calls) expect(part.length).toBeLessThan(3_000_000)
  expect(read).toHaveBeenCalledTimes(2)
})

test('a long mail is kept to its limit, a huge one is refused, and many of them are asked to come later', async () => {
  const { reference, address } = await order('ana@mail.com')
  expect((await deliver({ to: address, text: 'long words '.repeat(10_000) })).result).toBe('threaded')
  const [[, text]] = await thread(reference)
  expect(text.length).toBeLessThan(20_100)
  expect(text).toContain('only its first 20,000 characters are kept')
  // A file of 9 MB behind the words: the words are read, the file is not.
  const file = [
    'Content-Type: multipart/mixed; boundary=x',
    '',
    '--x',
    'Content-Type: text/plain',
    '',
    'With a file',
    '--x',
    'Content-Type: application/pdf',
    'Content-Disposition: attachment; filename=a.pdf',
    '',
    'x'.repeat(9_000_000),
    '--x--',
  ]
  expect((await deliver({ to: address, body: file })).result).toBe('threaded')
  expect((await thread(reference))[1][1]).toBe('With a file')
  expect((await deliver('x'.repeat(36 * 1024 * 1024 + 1))).status).toBe(413)
  const many = []
  for (let mail = 0; mail < 20; mail++) many.push(await deliver({ to: address }))
  expect(many.at(-1)).toMatchObject({ status: 429 })
})

test('words that came by mail go with the data of their person, those of strangers too', async () => {
  const { reference, address } = await order('gone@mail.com')
  await deliver({ to: address, from: 'gone@mail.com', text: 'Kookaburrology by mail' })
  await deliver({ to: address, from: 'platypus@mail.com', text: 'Kookaburrology of a stranger' })
  await product.post('/api/data-requests', { email: 'gone@mail.com', kind: 'delete' }, { 'x-forwarded-for': '10.5.9.9' })
  const link = (await product.services.database.stores.mails.newest(300)).find(({ template, toAddress }) => template === 'data-link' && toAddress === 'gone@mail.com')!
  await deleteData(product.services, String(link.props['url']).split('/').at(-1)!)
  expect(await thread(reference)).toEqual([])
  expect((await product.services.database.stores.mails.newest(500)).filter(({ props }) => /Kookaburrology|platypus/.test(JSON.stringify(props)))).toEqual([])
})

test('who wrote into the thread of another takes their words and address back, and leaves the thread', async () => {
  const { reference, address } = await order('stays@mail.com')
  await deliver({ to: address, from: 'stays@mail.com', text: 'Words of the customer' })
  await deliver({ to: address, from: 'Echidna@Mail.com', text: 'Monotremology of a stranger' })
  expect(await thread(reference)).toHaveLength(2)
  await product.post('/api/data-requests', { email: 'echidna@mail.com', kind: 'delete' }, { 'x-forwarded-for': '10.5.9.8' })
  const link = (await product.services.database.stores.mails.newest(300)).find(({ template, toAddress }) => template === 'data-link' && toAddress === 'echidna@mail.com')!
  const token = String(link.props['url']).split('/').at(-1)!
  expect(await deleteData(product.services, token)).toMatchObject({ deleted: expect.arrayContaining(['1 message in the thread of an order']) })
  expect((await thread(reference)).map(([, text]: string[]) => text)).toEqual(['Words of the customer'])
  expect(
    (await product.services.database.stores.mails.newest(500)).filter(
      ({ props, template }) => template !== 'data-link' && template !== 'data-deleted' && /Monotremology|echidna/i.test(JSON.stringify(props)),
    ),
  ).toEqual([])
})

test('without settings nothing is taken, and mails lead to the page as before', async () => {
  const plain = await createTestProduct()
  try {
    const response = await plain.request('/api/mail/inbound', { method: 'POST', headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${SECRET}` }, body: 'From: a@b.c\r\n\r\nx' })
    expect(response.status).toBe(404)
  } finally {
    await plain.close()
  }
})
