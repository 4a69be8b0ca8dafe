import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { IN_PROMOTION, NO_PROMOTION } from '../harness.ts'
import { productOfFile } from '../product-of-file.ts'

const product = productOfFile()

let visitor = 0
/** Each call from another connection, unless a test says otherwise. */
const from = (address = `10.0.${Math.floor(visitor / 250)}.${visitor++ % 250}`) => ({ 'x-forwarded-for': address })

const message = (change: Record<string, unknown> = {}) => ({
  name: 'Maria Example',
  email: 'maria@mail.com',
  message: `Do you have templates for pilots? ${visitor}`,
  ...change,
})

const dataUrl = (bytes: Uint8Array | string, type = 'application/pdf') => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
const letter = readFileSync(new URL('../rfe-letters/t01-importance-and-balance.pdf', import.meta.url))
const upload = (change: Record<string, unknown> = {}) => ({ rfeEmail: 'rfe@mail.com', rfeFile: dataUrl(letter), rfeFileName: 'notice.pdf', ...change })

const leadsOf = async (email: string) => (await product.services.database.stores.leads.newest(1000)).filter((lead) => lead.email === email)
/** Mails to an address and mails about it. */
const mailsFor = async (address: string) => (await product.services.database.stores.mails.newest(1000)).filter((mail) => mail.toAddress === address || JSON.stringify(mail.props).includes(address))

test('a request for the samples is a lead of its own kind, with a mail that can be stopped', async () => {
  const request = (address: string) => ({ name: 'AI samples request', email: address, message: 'Requested AI samples' })
  expect((await product.post('/api/contact/landing', request('samples@mail.com'), from())).status).toBe(201)
  expect(await leadsOf('samples@mail.com')).toMatchObject([{ source: 'ai-samples' }])
  const [mail] = await mailsFor('samples@mail.com')
  expect(mail?.template).toBe('samples-requested')

  await expect.poll(async () => (await mailsFor('samples@mail.com')).map((found) => found.state)).toEqual(['kept'])
  const token = String(mail?.props['unsubscribeUrl']).split('/unsubscribe/')[1]
  expect((await product.post(`/api/unsubscriptions/${token}x`, {})).status).toBe(404)
  expect((await product.post(`/api/unsubscriptions/${token}`, 'List-Unsubscribe=One-Click', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(200)
  await product.post('/api/contact/landing', { ...request('samples@mail.com'), idempotencyKey: 'asked again' }, from())
  const { stores } = product.services.database
  await expect.poll(async () => (await mailsFor('samples@mail.com')).map((found) => found.state).sort()).toEqual(['kept', 'stopped'])
  expect(await stores.mailStops.has('samples@mail.com')).toBe(true)
})

describe('a contact message', () => {
  test('is kept as a lead with its time, confirmed, and told to the operator', async () => {
    const sent = await product.post('/api/contact/landing', message({ email: 'Kept@mail.com' }), from())
    expect(sent.status).toBe(201)
    expect(await leadsOf('kept@mail.com')).toMatchObject([{ source: 'contact', name: 'Maria Example', createdAt: new Date(NO_PROMOTION) }])
    expect((await mailsFor('kept@mail.com')).map((mail) => mail.template).sort()).toEqual(['contact-receipt', 'operator-contact'])
  })

  test('needs a name, an email and a message, each with its own words', async () => {
    const { status, body } = await product.post('/api/contact/landing', { name: ' ', email: '', message: '' }, from())
    expect(status).toBe(422)
    expect(body).toEqual({
      kind: 'invalid',
      message: 'There was a problem submitting your message.',
      fields: { name: 'Please enter your name', email: 'Please enter your email', message: 'Write your message' },
    })
  })

  test.each(['maria', 'maria@mail', '@mail.com', 'a b@mail.com', 'a@mail.com\r\nBcc: victim@mail.com', '"x"@mail.com', 'a@mail.com,b@mail.com', '<a@mail.com>'])(
    'with the address %j is refused',
    async (email) => {
      const { status, body } = await product.post('/api/contact/landing', message({ email }), from())
      expect([status, body.fields.email]).toEqual([422, 'The email address is badly formatted.'])
    },
  )

  test('may come from an address with a long ending', async () => {
    expect((await product.post('/api/contact/landing', message({ email: 'curator@example.museum' }), from())).status).toBe(201)
  })

  test('that holds markup reaches the operator as text', async () => {
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    await product.post('/api/contact/landing', message({ name: `Eve ${script}\r\nBcc: victim@mail.com`, email: 'eve@mail.com', message: script }), from())
    const { renderMail } = await import('../../adapters/mail/render-mail.ts')
    const mail = (await mailsFor('eve@mail.com')).find((found) => found.template === 'operator-contact')
    const { html, subject } = await renderMail('operator-contact', mail?.props)
    expect(html).not.toMatch(/<script|<img src=x/)
    expect(html).toContain('&lt;script&gt;')
    expect(subject).not.toMatch(/[\r\n]/)
  })

  test('sent twice arrives once', async () => {
    const twice = message({ email: 'twice@mail.com', idempotencyKey: 'double-click-7' })
    const answers = await Promise.all([product.post('/api/contact/landing', twice, from()), product.post('/api/contact/landing', twice, from())])
    expect(answers.map((answer) => answer.status)).toEqual([201, 201])
    expect(await leadsOf('twice@mail.com')).toHaveLength(1)
    expect(await mailsFor('twice@mail.com')).toHaveLength(2)
  })

  test('with the hidden field filled in is kept for the operator and sends no mail', async () => {
    expect((await product.post('/api/contact/landing', message({ email: 'bot@mail.com', website: 'https://spam.example' }), from())).status).toBe(201)
    expect(await leadsOf('bot@mail.com')).toMatchObject([{ data: { trapped: true } }])
    expect(await mailsFor('bot@mail.com')).toEqual([])
  })

  test('is limited per connection, and says when to come back', async () => {
    const answers: { status: number; headers: Headers }[] = []
    for (let index = 0; index < 12; index++) {
      answers.push(await product.post('/api/contact/landing', message({ message: `flood ${index}`, email: `flood${index}@mail.com` }), from('10.9.9.9')))
    }
    expect(answers.map((answer) => answer.status)).toEqual([...Array<number>(10).fill(201), 429, 429])
    expect(Number(answers[11]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('is limited per line, not per address, where a line owns more addresses than anyone can count', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 12; index++) {
      const address = index % 2 === 0 ? `2001:db8:7:1::${index}` : `2001:0DB8:7:1:ffff:0:0:${index}`
      statuses.push((await product.post('/api/contact/landing', message({ email: `line${index}@mail.com` }), from(address))).status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429, 429])
    expect((await product.post('/api/contact/landing', message({ email: 'neighbour@mail.com' }), from('2001:db8:7:2::1'))).status).toBe(201)
  })

  test('from many connections cannot flood a mailbox with confirmations', async () => {
    for (let index = 0; index < 8; index++) await product.post('/api/contact/landing', message({ email: 'victim@mail.com', message: `no. ${index}` }), from())
    const receipts = (await mailsFor('victim@mail.com')).filter((mail) => mail.template === 'contact-receipt')
    expect([receipts.length, (await leadsOf('victim@mail.com')).length]).toEqual([5, 8])
  })

  test('that is a repetition does not use up the confirmations of its sender', async () => {
    const receipts = async () => (await mailsFor('repeats@mail.com')).filter((mail) => mail.template === 'contact-receipt').length
    const same = message({ email: 'repeats@mail.com', message: 'the same words' })
    for (let index = 0; index < 6; index++) await product.post('/api/contact/landing', same, from())
    expect(await receipts()).toBe(1)
    await product.post('/api/contact/landing', message({ email: 'repeats@mail.com', message: 'other words' }), from())
    expect(await receipts()).toBe(2)
  })

  test('larger than the form may be is refused by its size', async () => {
    expect((await product.post('/api/contact/landing', message({ message: 'x'.repeat(300_000) }), from())).status).toBe(413)
  })

  test('has a length, and one that is longer is refused beside its field, in both forms', async () => {
    const long = { name: 'x'.repeat(201), message: 'x'.repeat(20_001), email: 'long@mail.com' }
    const { status, body } = await product.post('/api/contact/landing', message(long), from())
    expect([status, Object.keys(body.fields)]).toEqual([422, ['name', 'message']])
    expect(body.fields.message).toMatch(/20,000 characters.*@/)
    const plain = (fields: Record<string, string>) => product.post('/contact/message', new URLSearchParams(fields).toString(), { ...from(), 'content-type': 'application/x-www-form-urlencoded' })
    expect((await plain({ ...long, name: 'Ana' })).headers.get('location')).toBe('/contact#message-not-sent')
    expect(await leadsOf('long@mail.com')).toEqual([])
    // A browser sends each line break as two letters.
    const lines = `${'x\r\n'.repeat(9_999)}xx`
    expect((await plain({ name: 'x'.repeat(200), message: lines, email: 'long@mail.com' })).headers.get('location')).toBe('/contact#message-sent')
    const { rows } = await product.services.database.stores.leads.page({}, { limit: 500 })
    expect(rows.find(({ email }) => email === 'long@mail.com')?.message).toBe(`${'x\n'.repeat(9_999)}xx`)
  })

  test('of the time before messages had a length is whole in the saved list and by itself, and its beginning in the others', async () => {
    const { stores } = product.services.database
    const id = product.services.chance.id()
    const text = `begins ${'x'.repeat(250_000)}`
    await stores.leads.insert({ id, source: 'contact', email: 'older@mail.com', name: 'Ana', message: text, data: {}, createdAt: new Date(0) })
    const of = async (rows: Promise<{ id: string; message: string | null }[]>) => (await rows).find((lead) => lead.id === id)?.message ?? ''
    for (const short of [of(stores.leads.waiting(200)), of(stores.leads.newest(1000)), of(stores.leads.page({ messageMax: 20_000 }, { limit: 500 }).then(({ rows }) => rows))]) {
      expect(await short).toMatch(/^begins x+ \[…\]$/)
      expect((await short).length).toBeLessThan(20_010)
    }
    expect(await of(stores.leads.page({}, { limit: 500 }).then(({ rows }) => rows))).toBe(text)
    expect((await stores.leads.find(id))?.message).toBe(text)
  })
})

describe('an uploaded RFE letter', () => {
  test('is read, stored, confirmed, and leads to the checkout with its prongs at the price of the moment', async () => {
    product.clock.set(IN_PROMOTION)
    const { status, body } = await product.post('/contact/apply', upload({ rfeEmail: 'read@mail.com' }), from())
    product.clock.set(NO_PROMOTION)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      message: 'Successfully submitted',
      next: 'We will contact you over email within 24h',
      answer: {
        kind: 'read',
        reading: { kind: 'read', noticeKind: 'rfe' },
        order: { prongs: [1, 3], path: expect.stringMatching(/^\/checkout-rfe-response\?prongs=1,3&date=2026-05-04&letter=[\w.-]+$/), price: '$650', listPrice: '$1,000' },
      },
    })
    const [lead] = await leadsOf('read@mail.com')
    expect(lead).toMatchObject({ source: 'rfe-upload', data: { fileName: 'notice.pdf' } })
    const [file] = await product.services.database.stores.files.ofOwner('rfe-upload', lead!.id)
    expect(Buffer.from((await product.services.files.get(file!.storageKey!))!).equals(letter)).toBe(true)
    expect((await mailsFor('read@mail.com')).map((mail) => mail.template).sort()).toEqual(['operator-rfe', 'rfe-receipt'])
  })

  test('opens for the operator by a private address that ends, and each opening is recorded', async () => {
    await product.post('/contact/apply', upload({ rfeEmail: 'private@mail.com' }), from())
    const mail = (await mailsFor('private@mail.com')).find((found) => found.template === 'operator-rfe')
    const url = new URL(String(mail?.props['fileUrl']))
    const path = url.pathname + url.search
    const opened = await product.get(path)
    expect(opened.status).toBe(200)
    expect(opened.headers.get('content-disposition')).toContain('attachment; filename="notice.pdf"')
    expect(Buffer.from(await opened.arrayBuffer()).equals(letter)).toBe(true)
    expect((await product.get(path.replace(/reader=operator/, 'reader=someone'))).status).toBe(404)
    expect((await product.get(url.pathname)).status).toBe(404)
    product.clock.set(NO_PROMOTION + 8 * 86_400_000)
    expect((await product.get(path)).status).toBe(404)
    product.clock.set(NO_PROMOTION)
  })

  test.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), 'not-a-pdf'],
    ['a broken PDF', Buffer.from('%PDF-1.7 nothing more'), 'damaged'],
  ])('that is %s is kept and handed to the operator', async (_what, bytes, why) => {
    const email = `${why}@mail.com`
    const { status, body } = await product.post('/contact/apply', upload({ rfeEmail: email, rfeFile: dataUrl(bytes) }), from())
    expect([status, body.answer]).toEqual([201, { kind: 'handed-over', why }])
    expect(await leadsOf(email)).toHaveLength(1)
  })

  test('may have 3,145,728 bytes and not one more', async () => {
    const ofSize = (bytes: number) => dataUrl(Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(bytes - 5)]))
    expect((await product.post('/contact/apply', upload({ rfeFile: ofSize(3_145_728), rfeEmail: 'size@mail.com' }), from())).status).toBe(201)
    const { status, body } = await product.post('/contact/apply', upload({ rfeFile: ofSize(3_145_729) }), from())
    expect(status).toBe(413)
    expect(body.fields.rfeFile).toMatch(/^File size exceeds 3MB limit: you can also e-mail us at /)
    const unread = await product.post('/contact/apply', upload({ rfeFile: ofSize(7_000_000) }), from())
    expect([unread.status, unread.body.fields, unread.body.message]).toEqual([413, body.fields, body.message])
    const evaluation = await product.post('/api/rfe-evaluations', { email: 'size@mail.com', letter: ofSize(7_000_000), letterName: 'rfe.pdf' }, from())
    expect([evaluation.status, evaluation.body.fields]).toEqual([413, { letter: body.message }])
  })

  test.each([
    [{ rfeEmail: 'rfe@mail.x1' }, 422, 'rfeEmail', 'Enter a valid e-mail'],
    [{ rfeFile: undefined }, 422, 'rfeFile', /^No file uploaded: you can also e-mail us at /],
    [{ rfeFile: dataUrl('MZ\u0000\u0001 a program') }, 415, 'rfeFile', /please send a PDF/],
    [{ rfeFile: 'data:text/html,<script>' }, 415, 'rfeFile', /please send a PDF/],
  ])('refuses bad input %#', async (change, wanted, field, words) => {
    const { status, body } = await product.post('/contact/apply', upload(change), from())
    expect(status).toBe(wanted)
    expect(body.fields[field]).toMatch(words)
  })

  test('sent twice at once is stored once, and no bytes are left over', async () => {
    const before = product.services.files
    const puts: string[] = []
    const deleted: string[] = []
    const twice = upload({ rfeEmail: 'rfe-twice@mail.com', idempotencyKey: 'double-click-8' })
    const { put, delete: remove } = before
    before.put = async (bytes) => {
      const key = await put(bytes)
      puts.push(key)
      return key
    }
    before.delete = async (key) => {
      deleted.push(key)
      return remove(key)
    }
    const answers = await Promise.all([product.post('/contact/apply', twice, from()), product.post('/contact/apply', twice, from())])
    Object.assign(before, { put, delete: remove })
    expect(answers.map((answer) => answer.status)).toEqual([201, 201])
    expect(await leadsOf('rfe-twice@mail.com')).toHaveLength(1)
    expect([puts.length, deleted.length]).toEqual([2, 1])
  })

  test('sent again after we were too busy to read it is kept once, with its reading, and its order names what is kept', async () => {
    const { documents } = product.services
    const { readNotice } = documents
    const again = (idempotencyKey: string) => product.post('/contact/apply', upload({ rfeEmail: 'rfe-again@mail.com', idempotencyKey }), from())
    documents.readNotice = async () => ({ kind: 'busy' })
    expect((await again('first-of-two-9').finally(() => Object.assign(documents, { readNotice }))).body.answer).toEqual({ kind: 'handed-over', why: 'busy' })
    const { answer } = (await again('second-of-two-9')).body
    const [lead, ...others] = await leadsOf('rfe-again@mail.com')
    expect(others).toEqual([])
    expect(lead?.data['notice']).toEqual(answer.reading)
    expect(product.services.letterKeys.read(new URL(answer.order.path, 'https://site.example').searchParams.get('letter') ?? '')).toBe(lead?.id)
  })

  test('sent again after an order took it is a letter of its own, with its file', async () => {
    const { stores } = product.services.database
    const send = () => product.post('/contact/apply', upload({ rfeEmail: 'rfe-taken@mail.com' }), from())
    await send()
    const [first] = await leadsOf('rfe-taken@mail.com')
    const [file] = await stores.files.ofOwner('rfe-upload', first!.id)
    await stores.files.handOver([file!.id], { kind: 'rfe-upload', id: first!.id }, { kind: 'order', id: first!.id, role: 'rfe-letter' })
    await send()
    await send()
    const leads = await leadsOf('rfe-taken@mail.com')
    expect(leads).toHaveLength(2)
    expect(await stores.files.ofOwner('rfe-upload', leads.find(({ id }) => id !== first!.id)!.id)).toHaveLength(1)
  })

  test('is answered with a clear fault and stored nowhere when the disk is full', async () => {
    const { put } = product.services.files
    product.services.files.put = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }))
    const { status, body } = await product.post('/contact/apply', upload({ rfeEmail: 'full@mail.com' }), from())
    product.services.files.put = put
    expect(status).toBe(500)
    expect(body.message).toContain('Nothing you typed is lost')
    expect(await leadsOf('full@mail.com')).toEqual([])
    expect(product.faults.splice(0)).toEqual([expect.stringContaining('ENOSPC')])
    expect((await product.post('/contact/apply', upload({ rfeEmail: 'full@mail.com' }), from())).status).toBe(201)
  })
})

test('a letter that is stored after five vain tries is confirmed, and five stored ones end the confirmations as ever', async () => {
  const send = (email: string, words: string) => product.post('/contact/apply', upload({ rfeEmail: email, rfeFile: dataUrl(words, 'text/plain'), rfeFileName: 'notice.txt' }), from())
  const receipts = async (email: string) => (await mailsFor(email)).filter((mail) => mail.template === 'rfe-receipt').length
  const { put } = product.services.files
  product.services.files.put = () => Promise.reject(new Error('ENOSPC: no space left on device'))
  for (let index = 0; index < 5; index++) expect((await send('patient@mail.com', 'letter 0')).status).toBe(500)
  product.services.files.put = put
  expect(product.faults.splice(0)).toHaveLength(5)
  for (let index = 0; index < 7; index++) expect((await send('patient@mail.com', `letter ${index}`)).status).toBe(201)
  expect(await receipts('patient@mail.com')).toBe(5)
})

describe('a free evaluation', () => {
  test('may be asked for without a letter', async () => {
    const { status, body } = await product.post('/api/rfe-evaluations', { email: 'free@mail.com' }, from())
    expect([status, body.answer]).toEqual([201, { kind: 'no-letter' }])
    expect(await leadsOf('free@mail.com')).toMatchObject([{ source: 'rfe-evaluation' }])
  })

  test('reads a letter as the upload does', async () => {
    const { body } = await product.post('/api/rfe-evaluations', { email: 'free2@mail.com', letter: dataUrl(letter), letterName: 'a.pdf' }, from())
    expect(body.answer).toMatchObject({ kind: 'read', order: { prongs: [1, 3], price: '$1,000', listPrice: null } })
  })

  test('needs an email address', async () => {
    const { status, body } = await product.post('/api/rfe-evaluations', { email: 'x' }, from())
    expect([status, body.fields]).toEqual([422, { email: 'Enter a valid e-mail' }])
  })
})

test('no fault was logged on the way', () => {
  expect(product.faults).toEqual([])
})

describe('the contact form without scripts', () => {
  const form = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    product.request('/contact/message', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:3000', ...from(), ...headers },
      body: new URLSearchParams(fields).toString(),
    })

  test('is kept like any other message and leads back to the page', async () => {
    const answer = await form({ name: 'Plain Example', email: 'plain@mail.com', message: 'No scripts here', website: '' }, { origin: 'http://localhost:3000' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact#message-sent'])
    expect(await leadsOf('plain@mail.com')).toMatchObject([{ source: 'contact', name: 'Plain Example', message: 'No scripts here' }])
  })

  test('is not kept where a field is missing or another site sent it', async () => {
    const incomplete = await form({ name: 'Plain', email: 'half@mail.com', message: ' ' })
    expect(incomplete.headers.get('location')).toBe('/contact#message-not-sent')
    const foreign = await form({ name: 'Plain', email: 'foreign@mail.com', message: 'Hello' }, { origin: 'https://elsewhere.example' })
    expect(foreign.headers.get('location')).toBe('/contact#message-not-sent')
    expect([...(await leadsOf('half@mail.com')), ...(await leadsOf('foreign@mail.com'))]).toEqual([])
  })
})
