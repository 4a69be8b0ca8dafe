import { expect, test } from 'vitest'
import { argon2Passwords } from './argon2-passwords.ts'

test('a password is known by its hash; that of nobody is never right', async () => {
  const passwords = argon2Passwords()
  const stored = await passwords.hash('secret123')
  expect(stored).toMatch(/^\$argon2id\$/)
  expect(await passwords.verify(stored, 'secret123')).toBe(true)
  expect(await passwords.verify(stored, 'secret124')).toBe(false)
  expect(await passwords.verify(null, 'the password of nobody')).toBe(false)
})

test('so many are computed at the same time and no more, one that failed leaves its place, and all get their turn', async () => {
  let running = 0
  let most = 0
  const held: (() => void)[] = []
  const verify = async (hashed: string | Uint8Array) => {
    running += 1
    most = Math.max(most, running)
    await new Promise<void>((resolve) => held.push(resolve))
    running -= 1
    if (hashed === 'broken') throw new Error('no hash')
    return hashed === 'right'
  }
  const passwords = argon2Passwords(2, { hash: async () => 'of nobody', verify })
  const answers = Promise.allSettled(['right', 'broken', 'wrong', 'right', 'broken', 'right'].map((stored) => passwords.verify(stored, 'secret123')))
  for (let done = 0; done < 6; done += 1) {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    held.shift()!()
  }
  expect((await answers).map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'))).toEqual([true, 'failed', false, true, 'failed', true])
  expect(most).toBe(2)
})

test('where very many wait, who comes then is told so, and those who wait are answered', async () => {
  const held: (() => void)[] = []
  const verify = async () => {
    await new Promise<void>((resolve) => held.push(resolve))
    return true
  }
  const passwords = argon2Passwords(1, { hash: async () => 'of nobody', verify })
  await passwords.hash('secret123')
  const answers = Array.from({ length: 61 }, () => passwords.verify('right', 'secret123'))
  await expect(passwords.verify('right', 'secret123')).rejects.toMatchObject({ kind: 'busy' })
  for (let done = 0; done < 61; done += 1) {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    held.shift()!()
  }
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 61 }, () => true))
})
