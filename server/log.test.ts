import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { describeError } from './log.ts'

test('a failed query is described without what people wrote', () => {
  const error = new DrizzleQueryError('insert into orders values ($1)', ['ana@mail.com', 'My endeavor'], new Error('duplicate key'))
  const described = describeError(error)
  expect(JSON.stringify(described)).not.toMatch(/ana@mail|My endeavor/)
  expect(described).toMatchObject({ message: expect.stringContaining('insert into orders'), cause: { message: 'duplicate key' } })
})

test('an error of our own keeps its words and its place', () => {
  expect(describeError(new Error('no price for X'))).toMatchObject({ message: 'no price for X', stack: expect.stringContaining('log.test.ts') })
  expect(describeError('just words')).toBeUndefined()
})

test('an address or an order that an error names is left out', () => {
  expect(describeError(new Error('550 no mailbox <ana@mail.com>, order PW-1234-5678-9ABC-DEFG'))?.message).toBe('550 no mailbox <…>, order …')
})

test('of a long message neither the parameters nor a part of an address is kept', () => {
  const long = `Failed query: ${'nora.sample@mail.example '.repeat(600)}params: My endeavor`
  expect(describeError(new Error(long))?.message).toMatch(/^Failed query: [… ]+$/)
  expect(describeError(new Error(`Failed query: select${' '.repeat(9000)}params: My endeavor`))?.message).toBe('Failed query: select')
})
