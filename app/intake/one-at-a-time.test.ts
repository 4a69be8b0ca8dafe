import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

/** A save that ends when the test says so, and the most of them that ran at once. */
function slowSave() {
  const ends: ((succeeded: boolean) => void)[] = []
  let now = 0
  const seen = { started: 0, atOnce: 0 }
  const save = async () => {
    seen.started += 1
    now += 1
    seen.atOnce = Math.max(seen.atOnce, now)
    const succeeded = await new Promise<boolean>((resolve) => ends.push(resolve))
    now -= 1
    return succeeded
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { save, seen, end: async (succeeded: boolean) => (ends.shift()?.(succeeded), settle()), settle }
}

test('what is asked for during a save runs once, after it', async () => {
  const { save, seen, end } = slowSave()
  const ask = oneAtATime(save)
  void ask()
  void ask()
  void ask()
  expect(seen.started).toBe(1)
  await end(true)
  expect(seen.started).toBe(2)
  await end(true)
  expect(seen).toEqual({ started: 2, atOnce: 1 })
})

test('after a save that failed nothing more runs until it is asked for', async () => {
  const { save, seen, end } = slowSave()
  const ask = oneAtATime(save)
  const first = ask()
  void ask()
  await end(false)
  await first
  expect(seen.started).toBe(1)
  void ask()
  expect(seen.started).toBe(2)
  await end(true)
})

test('a save that throws does not hold back the next one', async () => {
  const { save, seen, end } = slowSave()
  let broken = true
  const ask = oneAtATime(async () => {
    if (broken) throw new Error('no network')
    return save()
  })
  await expect(ask()).rejects.toThrow('no network')
  broken = false
  void ask()
  expect(seen.started).toBe(1)
  await end(true)
})
