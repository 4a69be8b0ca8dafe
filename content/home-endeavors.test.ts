import { expect, test } from 'vitest'
import { homeEndeavors, SHOWN_ENDEAVORS } from './home-endeavors.ts'
import { sampleSet } from './samples/sample-sets.ts'

test('every shown endeavor is an option of its sample, with whole sentences of it for each prong', () => {
  const shown = homeEndeavors(sampleSet)
  expect(shown.map(({ label }) => label)).toEqual(SHOWN_ENDEAVORS.map(({ label }) => label))
  for (const [index, { title, marks }] of shown.entries()) {
    const { sample, option } = SHOWN_ENDEAVORS[index]!
    const composed = sampleSet(sample)?.options[option]
    expect(title).toBe(composed?.title)
    for (const sentence of marks.flatMap((mark) => mark.split(/(?<=[a-z%]\.)\s/))) expect(composed?.text).toContain(sentence)
    for (const mark of marks) expect(mark).toMatch(/^[A-Z].{30,}\.$/s)
  }
})
