import { expect, test } from 'vitest'
import { inTurn } from './form-turns.ts'

test('forms of one order are worked on one after the other, five wait at most, and another order waits for none of them', async () => {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const begun: string[] = []
  const form = (order: string, name: string) =>
    inTurn(order, async () => {
      begun.push(name)
      if (order === 'one') await gate
      return name
    })
  const sent = Array.from({ length: 8 }, (_, place) => form('one', `form ${place}`))
  expect(await form('other', 'another')).toBe('another')
  expect(begun).toEqual(['form 0', 'another'])
  open()
  expect(await Promise.all(sent)).toEqual(['form 0', 'form 1', 'form 2', 'form 3', 'form 4', 'form 5', null, null])
  expect(begun).toEqual(['form 0', 'another', ...[1, 2, 3, 4, 5].map((place) => `form ${place}`)])
})

test('one that fails holds nobody back', async () => {
  const failing = inTurn('one', () => Promise.reject(new Error('no database')))
  const next = inTurn('one', async () => 'done')
  await expect(failing).rejects.toThrow('no database')
  expect(await next).toBe('done')
})
