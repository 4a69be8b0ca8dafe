import { expect, test } from 'vitest'
import { fairTurns, type Turn } from './fair-turns.ts'

/** Turns on a clock that the test moves, with a record of who got one. */
function scene(options: Partial<Parameters<typeof fairTurns>[0]> = {}) {
  let at = 0
  const turns = fairTurns({ concurrency: 2, queueLimit: 8, perVisitor: 4, waitMs: 60_000, now: () => at, ...options })
  const got: string[] = []
  const running = new Map<string, Turn[]>()
  const refused: string[] = []
  const ask = (visitor: string, times = 1) => {
    for (let n = 0; n < times; n++) {
      void turns.take(visitor).then((turn) => {
        if (turn === null) return refused.push(visitor)
        got.push(visitor)
        running.set(visitor, [...(running.get(visitor) ?? []), turn])
      })
    }
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return {
    got,
    refused,
    close: turns.close,
    async ask(visitor: string, times = 1) {
      ask(visitor, times)
      await settle()
    },
    /** The oldest reading of a visitor ends after so long. */
    async end(visitor: string, afterMs: number) {
      at += afterMs
      const turn = running.get(visitor)?.shift()
      if (turn === undefined) throw new Error(`${visitor} has no turn`)
      turn.end()
      await settle()
    },
  }
}

test('one visitor never holds every reader', async () => {
  const { ask, got } = scene()
  await ask('a', 4)
  expect(got).toEqual(['a'])
  await ask('b')
  expect(got).toEqual(['a', 'b'])
})

test('who has used the readers least is next, whoever waited first', async () => {
  const { ask, end, got } = scene()
  await ask('hostile', 4)
  await ask('other', 2)
  await end('hostile', 9000)
  await ask('new')
  expect(got).toEqual(['hostile', 'other', 'hostile'])
  await end('other', 100)
  // The other visitor has waited longer, but has had its turn.
  expect(got).toEqual(['hostile', 'other', 'hostile', 'new'])
})

test('visitors whose documents took seconds share what is left, so that one reader is free for everyone else', async () => {
  const { ask, end, got } = scene()
  for (const visitor of ['h1', 'h2', 'h3']) {
    await ask(visitor)
    await end(visitor, 9000)
  }
  for (const visitor of ['h1', 'h2', 'h3']) await ask(visitor, 3)
  expect(got.slice(3)).toHaveLength(1)
  for (const visitor of ['v1', 'v2', 'v3', 'v4']) {
    await ask(visitor)
    expect(got.at(-1)).toBe(visitor)
    await end(visitor, 200)
  }
})

test('what was used is forgotten by and by', async () => {
  const { ask, end, got } = scene()
  await ask('once')
  await end('once', 9000)
  await ask('clock')
  await end('clock', 20 * 60_000)
  await ask('holder')
  await ask('once')
  expect(got.at(-1)).toBe('once')
})

test('a full queue refuses whoever has used most, and a visitor who already has many waiting', async () => {
  const { ask, end, got, refused } = scene({ concurrency: 1, queueLimit: 3 })
  await ask('hostile')
  await end('hostile', 9000)
  await ask('holder')
  await ask('hostile', 3)
  await ask('new')
  expect(refused).toEqual(['hostile'])
  await end('holder', 10)
  expect(got).toEqual(['hostile', 'holder', 'new'])
  const { ask: askOf, refused: many } = scene({ concurrency: 1, queueLimit: 30, perVisitor: 2 })
  await askOf('a', 5)
  expect(many).toEqual(['a', 'a'])
})

test('closing refuses everyone who waits, and everyone who comes', async () => {
  const { ask, close, refused } = scene({ concurrency: 1 })
  await ask('a', 3)
  close()
  await ask('b')
  expect(refused.sort()).toEqual(['a', 'a', 'b'])
})

test('strangers who hold every reader and fill the queue delay no order', async () => {
  const { ask, end, got, refused } = scene({ queueLimit: 4 })
  for (const stranger of ['s1', 's2', 's3', 's4', 's5', 's6', 's7']) await ask(stranger)
  expect([got, refused]).toEqual([['s1', 's2'], ['s7']])
  await ask('order-1')
  expect(got).toEqual(['s1', 's2', 'order-1'])
  await ask('order-2')
  expect(refused).toEqual(['s7'])
  // It has waited less than they have.
  await end('s1', 100)
  expect(got.at(-1)).toBe('order-2')
})

test('many orders leave strangers a reader', async () => {
  const { ask, end, got } = scene()
  for (const order of ['order-1', 'order-2', 'order-3', 'order-4']) await ask(order)
  expect(got).toEqual(['order-1', 'order-2'])
  await ask('stranger')
  expect(got.at(-1)).toBe('stranger')
  await end('order-1', 100)
  expect(got.at(-1)).toBe('order-3')
})
