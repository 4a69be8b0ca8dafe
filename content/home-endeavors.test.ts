import { expect, test } from 'vitest'
import { homeEndeavors, SHOWN_ENDEAVORS } from './home-endeavors.ts'
import { findSample } from './samples/all-samples.ts'

test.each(SHOWN_ENDEAVORS)('$sample: every marked sentence stands in the option that the generator shows first', ({ sample, marks }) => {
  const text = findSample(sample)?.options[0].text ?? ''
  for (const mark of marks) expect(text).toContain(mark)
  // That of the petitioner is the one that tuning keeps.
  expect(findSample(sample)?.options[0].plan.person).toContain(marks[1])
})

test('the endeavors carry the titles of their options', () => {
  expect(homeEndeavors().map(({ title }) => title)).toEqual(SHOWN_ENDEAVORS.map(({ sample }) => findSample(sample)?.options[0].title))
})
