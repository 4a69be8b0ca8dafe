import { expect, test } from 'vitest'
import { isResultLine, metricOf, resultOf } from './line-results.ts'

test('what came of a deed is kept whole, as its line tells it', () => {
  expect(resultOf('Redesigned the kelp drying protocol for 6 landings; time to first shipment fell from 94 to 51 hours across 3,200 lots.')).toBe(
    'Time to first shipment fell from 94 to 51 hours across 3,200 lots.',
  )
  expect(resultOf('Developed a spat settlement model; losses fell 63%')).toBe('Losses fell 63%.')
})

test('a person, a question, and a deed are no result', () => {
  for (const line of ['Built the gauge; I improved 4 others', 'Built the gauge; prevented losses of 4 boats', 'Time to first shipment fell from 94 to 51 hours', 'Built the gauge; it dropped 4 times'])
    expect(resultOf(line)).toBeNull()
})

test('what the result was counted in', () => {
  expect(metricOf('Redesigned the kelp drying protocol; time to first shipment fell from 94 to 51 hours')).toBe('time to first shipment')
  expect(metricOf('Developed a grading workflow that reduced inspection time from 9 days to 14 hours')).toBe('inspection time')
  expect(metricOf('Launched a stall program that increased sales by 20%')).toBeNull()
  expect(metricOf('Managed the landing')).toBeNull()
})

test('a result at the head of a line is no deed of the person', () => {
  for (const line of ['Unscheduled gate removals cut from 9 to 3 a year', 'Forecast accuracy improved from 61% to 84%', 'First-year turnover fell from 28% to 16%'])
    expect(isResultLine(line)).toBe(true)
  for (const line of ['Reduced stock-outs by 72%', 'Developed a model that cut losses by 20%', 'Automated grading and reduced errors by 40%', 'Improved yield from 60 to 80%'])
    expect(isResultLine(line)).toBe(false)
})
