import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { boundedForms } from './page-forms.ts'

const site = new Hono()
site.use(boundedForms('https://site.example'))
site.all('*', async (c) => c.json({ fields: c.req.method === 'GET' ? null : [...(await c.req.raw.formData())], origin: c.req.raw.headers.get('origin') }))

const send = (body: BodyInit, headers: Record<string, string> = {}) => site.request('/orders/PW-1', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

test('a page gets its form as it was sent, with its headers', async () => {
  const answer = await send(new URLSearchParams({ intent: 'withdraw', words: 'für é' }), { origin: 'https://site.example' })
  expect(await answer.json()).toEqual({
    fields: [
      ['intent', 'withdraw'],
      ['words', 'für é'],
    ],
    origin: 'https://site.example',
  })
  const form = new FormData()
  form.set('intent', 'withdraw')
  expect(await (await send(form)).json()).toEqual({ fields: [['intent', 'withdraw']], origin: null })
})

test('a page that is only asked for has no form to read', async () => {
  expect(await (await site.request('/orders/PW-1')).json()).toEqual({ fields: null, origin: null })
})

test('a body that goes on and on is given up at its limit, also where it did not say how long it is', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 16_384
      if (sent > 50_000_000) controller.close()
      else controller.enqueue(new Uint8Array(16_384).fill(97))
    },
  })
  const answer = await send(endless, { 'content-type': 'application/x-www-form-urlencoded' })
  expect(answer.status).toBe(413)
  expect(sent).toBeLessThan(200_000)
})

test.each([
  ['POST', 'application/json', 415],
  ['POST', 'text/plain', 415],
  ['DELETE', 'application/x-www-form-urlencoded', 405],
  ['PUT', 'application/json', 405],
])('%s with %s is no form', async (method, type, status) => {
  expect((await site.request('/orders/PW-1', { method, body: 'intent=withdraw', headers: { 'content-type': type } })).status).toBe(status)
  expect((await site.request('/orders/PW-1', { method, headers: { 'content-type': type } })).status).toBe(status)
})

test('a null letter, which no database holds, reaches no page; words that look like one do', async () => {
  const form = new FormData()
  form.set('text', 'one\u0000two')
  expect((await send(form)).status).toBe(400)
  expect((await send(new URLSearchParams({ text: 'one\u0000two' }))).status).toBe(400)
  expect(await (await send(new URLSearchParams({ text: '100%00' }))).json()).toMatchObject({ fields: [['text', '100%00']] })
  form.set('text', '100%00')
  expect(await (await send(form)).json()).toMatchObject({ fields: [['text', '100%00']] })
})

test('a form that was cut off on its way is refused before a page reads it', async () => {
  const cut = '--b\r\nContent-Disposition: form-data; name="intent"\r\n\r\nwith'
  for (const body of [cut, '']) {
    const answer = await send(body, { 'content-type': 'multipart/form-data; boundary=b' })
    expect([answer.status, await answer.json()]).toEqual([400, { kind: 'malformed', message: 'This form is not understood.' }])
  }
})

test('a form of very many fields is refused before it is parsed', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, number): [string, string] => [`f${number}`, ''])
  const parted = (count: number) => {
    const form = new FormData()
    for (const [name, value] of many(count)) form.set(name, value)
    return form
  }
  expect((await send(new URLSearchParams(many(400)))).status).toBe(200)
  expect((await send(new URLSearchParams(many(501)))).status).toBe(400)
  expect((await send(parted(400))).status).toBe(200)
  expect((await send(parted(501))).status).toBe(400)
})

test('a method that no page knows is told which ones there are', async () => {
  expect((await site.request('/prices', { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD')
})

test('a length that is said to be too much is refused unread', async () => {
  const answer = await send('intent=withdraw', { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '300000000' })
  expect(answer.status).toBe(413)
})
