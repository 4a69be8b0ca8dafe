import { expect, test } from 'vitest'
import { blockWords, citedIn } from '../../domain/petition/draft.ts'
import { sampleSet } from '../samples/sample-sets.ts'
import { shownCase } from './shown-case.ts'

const { options, chosen, page, exhibits } = shownCase()

test('the shown options are those that the generator composes for the sample', () => {
  expect(options).toEqual(sampleSet('software_engineering')?.options.map(({ title }) => title))
  expect(options[chosen]).toBeDefined()
})

test('the shown page is a section of the composed letter, with a document for every result', () => {
  expect(blockWords(page[0]!.block)).toMatch(/^Prong two/)
  const record = page.filter(({ id }) => id.startsWith('p2/record/f'))
  expect(record.length).toBeGreaterThanOrEqual(2)
  const letters = exhibits.filter(({ title }) => /^Employment letter/.test(title)).map(({ id }) => id)
  for (const block of record) expect(citedIn(block).some((id) => letters.includes(id))).toBe(true)
})

test('the evidence beside it is what the page cites, each by its number in the whole letter', () => {
  const cited = new Set(page.flatMap(citedIn))
  expect(new Set(exhibits.map(({ id }) => id))).toEqual(cited)
  const numbers = exhibits.map(({ number }) => Number(number))
  expect(numbers).toEqual([...numbers].sort((one, other) => one - other))
  expect(new Set(numbers).size).toBe(numbers.length)
})
