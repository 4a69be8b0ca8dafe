import { afterEach, expect, test, vi } from 'vitest'
import { pauseBefore, sendOrderFile } from './send-order-file.ts'
import { UPLOAD_CHUNK_BYTES } from '../../domain/uploads/order-uploads.ts'

afterEach(() => vi.unstubAllGlobals())

const BYTES = 3 * UPLOAD_CHUNK_BYTES + 10

/** A server that keeps pieces as ours does, and goes away where `breaks` says so. */
function server(breaks: (call: number, path: string) => 'before' | 'after' | number | null) {
  const state = { received: 0, calls: 0, chunks: [] as number[], removed: false, kept: false }
  vi.stubGlobal('fetch', async (path: string, { body, signal }: { body: unknown; signal: AbortSignal }) => {
    state.calls += 1
    const broken = breaks(state.calls, path)
    if (broken === 'before' || signal.aborted) throw new TypeError('no connection')
    const json = (status: number, value: unknown) => new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } })
    if (typeof broken === 'number') return json(broken, { kind: 'x', message: 'refused' })
    const answer = (() => {
      if (path.endsWith('/removal')) {
        state.removed = true
        return json(200, {})
      }
      if (path.endsWith('/uploads') && state.kept) return json(200, { kind: 'kept', file: { id: 'f' } })
      if (path.endsWith('/uploads')) return json(201, { kind: 'begun', upload: { id: 'u', need: 'other', name: 'n', bytes: BYTES, received: state.received } })
      if (path.endsWith('/completion')) state.kept = state.received === BYTES
      if (path.endsWith('/completion')) return state.kept ? json(201, { kind: 'kept', file: { id: 'f' } }) : json(409, { kind: 'incomplete', message: '' })
      const start = Number(new URL(path, 'http://x').searchParams.get('start'))
      state.chunks.push(start)
      if (start > state.received) return json(409, { kind: 'elsewhere', message: '', received: state.received })
      if (start === state.received) state.received += (body as Blob).size
      return json(200, { received: state.received })
    })()
    if (broken === 'after') throw new TypeError('no connection')
    return answer
  })
  return state
}

const send = (more: Partial<Parameters<typeof sendOrderFile>[0]> = {}) =>
  sendOrderFile({
    reference: 'PW-1',
    need: 'other',
    name: 'n',
    content: new Blob([new Uint8Array(BYTES)]),
    sha256: 'x',
    signal: new AbortController().signal,
    onProgress: () => {},
    onWaiting: () => {},
    pause: async () => {},
    ...more,
  })

test('a file goes piece by piece and is put together at the end', async () => {
  const state = server(() => null)
  const seen: number[] = []
  expect(await send({ onProgress: (received) => seen.push(received) })).toEqual({ kind: 'kept', file: { id: 'f' } })
  expect(seen).toEqual([0, 1, 2, 3].map((piece) => piece * UPLOAD_CHUNK_BYTES).concat(BYTES))
  expect(state.chunks).toHaveLength(4)
})

test.each(['before', 'after', 503, 429] as const)('a connection that breaks (%s) at any one call loses nothing and sends no piece that had arrived once more', async (how) => {
  for (let at = 1; at <= 6; at++) {
    const state = server((call) => (call === at ? how : null))
    expect(await send()).toEqual({ kind: 'kept', file: { id: 'f' } })
    expect(state.received).toBe(BYTES)
    expect(new Set(state.chunks).size).toBe(state.chunks.length)
  }
})

test('a line that breaks at every second call still carries the file', async () => {
  const state = server((call) => (call % 2 === 0 ? 'after' : null))
  expect((await send()).kind).toBe('kept')
  expect(state.received).toBe(BYTES)
})

test('what does not pass by itself is said at once, and a server that stays away after six tries', async () => {
  const refused = server((_call, path) => (path.endsWith('/completion') ? 415 : null))
  expect(await send()).toEqual({ kind: 'failed', message: 'refused' })
  expect(refused.calls).toBe(6)
  const away = server(() => 'before')
  expect((await send()).kind).toBe('failed')
  expect(away.calls).toBe(6)
})

test('a canceled file is taken away from the server', async () => {
  const abort = new AbortController()
  const state = server(() => null)
  expect(await send({ signal: abort.signal, onProgress: (received) => received > 0 && abort.abort() })).toEqual({ kind: 'cancelled' })
  expect(state.removed).toBe(true)
})

test('pauses grow, follow what the server asks for, and end at half a minute', () => {
  expect([1, 2, 3, 4, 5, 9].map((failures) => pauseBefore(failures, null))).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000])
  expect([pauseBefore(1, 10), pauseBefore(1, 600)]).toEqual([10_000, 30_000])
})
