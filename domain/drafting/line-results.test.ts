import { expect, test } from 'vitest'
import { segmentsOf } from './achievement-segments.ts'
import { isResultLine, metricOf, resultOf } from './line-results.ts'

const behindFirst = (line: string) => resultOf(line, segmentsOf(line)[0] ?? '')
const metric = (line: string) => metricOf(segmentsOf(line)[0] ?? '', behindFirst(line))

test('what came of a deed is kept whole, as its line tells it', () => {
  expect(behindFirst('Redesigned the kelp drying protocol for 6 landings; time to first shipment fell from 94 to 51 hours across 3,200 lots.')).toBe(
    'Time to first shipment fell from 94 to 51 hours across 3,200 lots.',
  )
  expect(behindFirst('Developed a spat settlement model; losses fell 63%')).toBe('Losses fell 63%.')
})

test('others or things with a figure tell what came of it, whatever their verb', () => {
  for (const [line, result] of [
    ['Set up an exchange of scarce drugs; 240 treatments went ahead that would have been delayed.', '240 treatments went ahead that would have been delayed.'],
    ['Introduced a torque protocol; no wheel event has occurred in 41 months.', 'No wheel event has occurred in 41 months.'],
    ['Ran 86 trials of kelp drying; growers used 31 lb less fuel per acre.', 'Growers used 31 lb less fuel per acre.'],
  ] as const)
    expect(behindFirst(line)).toBe(result)
  for (const line of ['Set up an exchange; passed 2 inspections', 'Set up an exchange; 1,960 notes in 2024, 88% accepted']) expect(behindFirst(line)).toBeNull()
})

test('what is told in the present behind a deed is done by the thing that was made', () => {
  expect(behindFirst('Designed a spat risk score. Catches 91% of failed beds at 6% false alarms.')).toBe('It catches 91% of failed beds at 6% false alarms.')
  expect(behindFirst('Manages 4 wardens. Checks 12 moorings.')).toBeNull()
})

test('it came of the deed right before it, and of no other deed of the line', () => {
  const line = 'Trained 9 wardens of the landing; redesigned the kelp drying protocol; losses fell 63%'
  expect(segmentsOf(line).map((statement) => resultOf(line, statement))).toEqual([null, 'Losses fell 63%.', null])
})

test('a person, a question, and a deed are no result', () => {
  for (const line of ['Built the gauge; I improved 4 others', 'Built the gauge; prevented losses of 4 boats', 'Time to first shipment fell from 94 to 51 hours', 'Built the gauge; it dropped 4 times'])
    expect(behindFirst(line)).toBeNull()
})

test('what the result was counted in', () => {
  expect(metric('Redesigned the kelp drying protocol; time to first shipment fell from 94 to 51 hours')).toBe('time to first shipment')
  expect(metric('Developed a grading workflow that reduced inspection time from 9 days to 14 hours')).toBe('inspection time')
  expect(metric('Launched a stall program that increased sales by 20%')).toBeNull()
  expect(metric('Managed the landing')).toBeNull()
})

test('a rate is counted against what its line counts it against', () => {
  expect(metric('Cut kelp losses from 1.9 to 0.4 per 1,000 boat days by a new bundle')).toBe('kelp losses per 1,000 boat days')
  expect(metric('Introduced weekly checks that raised the share of boats in range from 48% to 79%')).toBe('the share of boats in range')
})

test('a result at the head of a line is no deed of the person', () => {
  for (const line of ['Unscheduled gate removals cut from 9 to 3 a year', 'Forecast accuracy improved from 61% to 84%', 'First-year turnover fell from 28% to 16%'])
    expect(isResultLine(line)).toBe(true)
  for (const line of ['Reduced stock-outs by 72%', 'Developed a model that cut losses by 20%', 'Automated grading and reduced errors by 40%', 'Improved yield from 60 to 80%'])
    expect(isResultLine(line)).toBe(false)
})

test('who took it up is told with it, and what was lowered is told as done', () => {
  for (const [line, result] of [
    ['Developed a kelp grading protocol for 6 landings; adopted by the harbor office in 2022.', 'It was adopted by the harbor office in 2022.'],
    ['Wrote the mooring rules; now used in 9 harbors', 'They have been used in 9 harbors.'],
    ['Built a drift monitor for small piers; installed at 17 landings.', 'It was installed at 17 landings.'],
    ['Developed a spat assay; detection limit lowered from 10,000 to 300 copies per gram', 'The detection limit was lowered from 10,000 to 300 copies per gram.'],
    ['Developed a glare workflow now used by 4 firms; it cut the design time from 15 to 4 days.', 'It cut the design time from 15 to 4 days.'],
    ['Set up a spat assay for field beds; the assay runs now in 4 laboratories.', 'The assay runs now in 4 laboratories.'],
    ['Set up an exchange with 3 landings; no boat cancelled a trip for lack of ice.', 'No boat cancelled a trip for lack of ice.'],
    ['Dried kelp at 6 landings by a new rule; the yield rate went from 16% to 9%.', 'The yield rate went from 16% to 9%.'],
    ['Designed piles for 22 silos; settlement stayed below 25 mm at all of them.', 'Settlement stayed below 25 mm at all of them.'],
    ['Created a reading program for 7 islands; 420 children served a year.', '420 children are served a year.'],
  ] as const)
    expect(behindFirst(line)).toBe(result)
  for (const line of ['Developed a protocol; adopted a dog', 'Wrote rules; it was used', 'Built gauges; reduced losses by 20%']) expect(behindFirst(line)).toBeNull()
})

test('what came of it and who took it up are both told', () => {
  expect(behindFirst('Developed an ice gauge that maps a pier in 4 hours; losses fell by 38%; adopted by 12 harbors')).toBe('Losses fell by 38%. It was adopted by 12 harbors.')
})

test('names a measure without its verb: "defrost energy" of "Defrost energy is decreased 31%"', () => {
  expect(metricOf('invented a defrost algorithm', 'Defrost energy is decreased 31% at field tests.')).not.toMatch(/ is$/)
  expect(metricOf('invented a defrost algorithm', 'Defrost energy is decreased 31% at field tests.')).toBe('defrost energy')
})

test('one thing that others took up gets its article', () => {
  const line = 'Trained 164 pilots and 11 deckhands; pathway was adopted by the 2 sister harbors in 2023.'
  expect(resultOf(line, segmentsOf(line)[0] ?? '')).toBe('The pathway was adopted by the 2 sister harbors in 2023.')
})
