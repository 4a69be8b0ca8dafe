import { expect, test } from 'vitest'
import { promiseWords } from './today-words.ts'

test.each([
  [{ kept: 0, missed: 0, overdue: 0 }, 'No promised delivery in the last 30 days.'],
  [{ kept: 8, missed: 0, overdue: 0 }, '8 of 8 promises kept (100%). Delivered in the last 30 days: 8 on time.'],
  [{ kept: 6, missed: 1, overdue: 1 }, '6 of 8 promises kept (75%). Delivered in the last 30 days: 6 on time, 1 late. Overdue and not delivered: 1.'],
  [{ kept: 0, missed: 0, overdue: 1 }, '0 of 1 promise kept (0%). Overdue and not delivered: 1.'],
  [{ kept: 399, missed: 1, overdue: 0 }, '399 of 400 promises kept (99%). Delivered in the last 30 days: 399 on time, 1 late.'],
])('%o', (promises, words) => {
  expect(promiseWords(promises)).toBe(words)
})
