import { expect, test } from 'vitest'
import { formatRecoveryCode, parseSecondFactorCode } from './second-factor-codes.ts'

test.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456\n', { kind: 'app', code: '123456' }],
  ['123\u00a0456', { kind: 'app', code: '123456' }],
  ['123-456', { kind: 'app', code: '123456' }],
  ['abcd-efgh-2345-mnop', { kind: 'recovery', code: 'ABCDEFGH2345MNOP' }],
  ['ABCD EFGH 2345 MNOP', { kind: 'recovery', code: 'ABCDEFGH2345MNOP' }],
  ['12345', null],
  ['1234567', null],
  ['abcd-efgh-0189-mnop', null],
  ['', null],
  [' '.repeat(101) + '123456', null],
])('%j is read as %j', (typed, read) => expect(parseSecondFactorCode(typed)).toEqual(read))

test('a recovery code is shown in groups that are read back', () => {
  expect(formatRecoveryCode('ABCDEFGH2345MNOP')).toBe('ABCD-EFGH-2345-MNOP')
  expect(parseSecondFactorCode(formatRecoveryCode('ABCDEFGH2345MNOP'))?.code).toBe('ABCDEFGH2345MNOP')
})
