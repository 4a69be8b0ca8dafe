import { expect, test } from 'vitest'
import { changeIn, countIn, dateIn, doerIn, figureIn, moneyIn } from './kernels.ts'

test('a change, a part, a count and an amount', () => {
  expect(changeIn('The number of infections fell from 14 in 2019 to 3 in 2023.')).toBe('a change from 14 in 2019 to 3 in 2023')
  expect(changeIn('Losses fell from 6.0 in each hundred to 2.2 by 2022, as the report states.')).toBe('a change from 6.0 in each hundred to 2.2 by 2022')
  expect(changeIn('They moved from Kansas to 14 towns.')).toBeNull()
  expect(figureIn('A source was named in 58 of 73 fevers.')).toBe('58 of 73 fevers')
  // What it is a part of is not the figure.
  expect(figureIn('Of the 120 county forms, the tool failed 74.')).toBeNull()
  expect(figureIn('It agreed in 17 of 22 test plots.')).toBe('17 of 22')
  expect(figureIn('It used 28 percent less than before.')).toBeNull()
  expect(countIn('The corpus holds 1,860 forms with 640 faults.')).toBe('1,860 forms')
  expect(countIn('Version 3 covers 61,000 landings.')).toBe('61,000 landings')
  expect(countIn('In 2024 it was on display.')).toBeNull()
  expect(moneyIn('It costs about $27.4 million a year.')).toBe('$27.4 million a year')
  expect(moneyIn('A unit costs $540.')).toBeNull()
})

test('a date and who does it', () => {
  expect(['Begin in January 2027.', 'It is decided in the spring of 2027.', 'Soon.'].map(dateIn)).toEqual(['January 2027', 'the spring of 2027', null])
  expect(doerIn('Fifteen centers enrolled in writing by September 2026')).toEqual({ words: 'Fifteen centers', many: true })
  expect(doerIn('The Eastern Council voted in July 2026 to begin')).toEqual({ words: 'The Eastern Council', many: false })
  expect(doerIn('I signed it')).toBeNull()
})
