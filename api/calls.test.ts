import { Hono } from 'hono'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { readCall } from './calls.ts'

const site = new Hono()
site.post('/any', async (c) => {
  const body = await readCall(c, z.unknown(), { maxBytes: 4_000_000 })
  return body.ok ? c.json(body.value) : body.response
})
site.post('/texts', async (c) => {
  const body = await readCall(c, z.array(z.string()), { maxBytes: 2_000_000 })
  return body.ok ? c.json(body.value) : body.response
})
site.post('/', async (c) => {
  const body = await readCall(c, z.object({ words: z.string() }), { maxBytes: 100_000, tooLarge: { message: 'Too much of it.' } })
  return body.ok ? c.json(body.value) : body.response
})

/** Sends `pieces`, each after its pause; `leave` never ends the body. Says whether the reader gave it up. */
function sending(pieces: [pauseMs: number, text: string][], leave = false) {
  let cancelled = false
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      for (const [pauseMs, text] of pieces) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
        if (cancelled) return
        controller.enqueue(new TextEncoder().encode(text))
      }
      if (!leave) controller.close()
    },
    cancel: () => void (cancelled = true),
  })
  const answer = site.request('/', { method: 'POST', headers: { 'content-type': 'application/json' }, body: stream, duplex: 'half' } as RequestInit)
  return { answer, cancelled: () => cancelled }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

test('a body that comes in pieces over a slow line is read whole', async () => {
  const text = 'x'.repeat(90_000)
  const { answer } = sending(
    [['{"words":"', 0], ...Array.from({ length: 9 }, (_, index) => [text.slice(index * 10_000, (index + 1) * 10_000), 5000] as const), ['"}', 5000]].map(([piece, pause]) => [
      pause as number,
      piece as string,
    ]),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  expect([(await answer).status, (await (await answer).json()).words.length]).toEqual([200, 90_000])
})

test('a body that falls silent is given up', async () => {
  const { answer, cancelled } = sending([[0, '{"words":"']], true)
  await vi.advanceTimersByTimeAsync(25_000)
  expect([(await answer).status, (await (await answer).json()).kind, cancelled()]).toEqual([408, 'too-slow', true])
})

test('a body that comes letter by letter is given up', async () => {
  const { answer, cancelled } = sending(Array.from({ length: 100 }, () => [1000, 'x']))
  await vi.advanceTimersByTimeAsync(100_000)
  expect([(await answer).status, cancelled()]).toEqual([408, true])
})

test('a body that is too large is given up at once, in the words of its form', async () => {
  const { answer, cancelled } = sending(
    [
      [0, 'x'.repeat(60_000)],
      [10, 'x'.repeat(60_000)],
    ],
    true,
  )
  await vi.advanceTimersByTimeAsync(1000)
  expect([(await answer).status, (await (await answer).json()).message, cancelled()]).toEqual([413, 'Too much of it.', true])
})

const posting = (path: string, body: string) => site.request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })

test.each([
  ['very many values', JSON.stringify({ skills: Array(300_000).fill(0) })],
  ['very many objects', `[${'{},'.repeat(299_999)}{}]`],
  ['very many lists in one another', `${'['.repeat(1000)}${']'.repeat(1000)}`],
  ['very many blanks', `{${' '.repeat(1_500_000)}}`],
  ['a number without an end', `{"a":${'1'.repeat(1_500_000)}}`],
  ['very many texts beside one another', '""'.repeat(500_000)],
  ['a text of very many quotes', `{"a":"${'\\"'.repeat(1_100_000)}"}`],
  ['a text of very many backslashes', `{"a":"${'\\\\'.repeat(600_000)}"}`],
])('%s are refused shortly, before they are parsed', async (_name, body) => {
  const parse = vi.spyOn(JSON, 'parse')
  onTestFinished(() => parse.mockRestore())
  const answer = await posting('/any', body)
  expect(parse).not.toHaveBeenCalled()
  const text = await answer.text()
  expect([answer.status, text.length < 200]).toEqual([413, true])
  expect(JSON.parse(text)).toMatchObject({ kind: 'too-large' })
})

test('separators inside texts are no values', async () => {
  const texts = [',[{'.repeat(100_000), `\\",${'",'.repeat(100_000)}`, '\\'.repeat(10_001), ',"'.repeat(100_000)]
  const answer = await posting('/any', JSON.stringify(texts))
  expect([answer.status, (await answer.json()) as unknown]).toEqual([200, texts])
})

test('a text that does not end is no JSON', async () => {
  for (const body of ['["a', '["a\\', '["a\\"']) expect([body, (await posting('/any', body)).status]).toEqual([body, 400])
})

test('every text is made storable, however deep it lies, and nothing else is changed', async () => {
  const answer = await posting('/any', String.raw`{"a":"x\u0000y","b":[1,null,true,["\ud800z",{"__proto__":{"c":"\u0000"}}]],"d\u0000":"\ud83d\ude00"}`)
  expect(await answer.text()).toBe(String.raw`{"a":"xy","b":[1,null,true,["REPLACEDz",{"__proto__":{"c":""}}]],"d\u0000":"SMILE"}`.replace('REPLACED', '\ufffd').replace('SMILE', '\u{1f600}'))
  expect(await (await posting('/any', String.raw`"\u0000"`)).json()).toBe('')
})

test('a refusal names at most fifty fields', async () => {
  const answer = await posting('/texts', JSON.stringify(Array(1000).fill(0)))
  expect([answer.status, Object.keys(((await answer.json()) as { fields: object }).fields)]).toEqual([422, Array.from({ length: 50 }, (_, index) => String(index))])
})
