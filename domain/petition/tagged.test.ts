import { expect, test } from 'vitest'
import { taggedWords } from './tagged.ts'

test('of a run of signs that no blank parts the tagger is given its beginning', () => {
  const words = taggedWords(`The pump ${'/'.repeat(3000)} works.`)
  expect(words.map(({ word }) => word).join('').length).toBeLessThan(100)
  expect(words.at(-1)?.word).toBe('.')
  expect(taggedWords('The pump works.').map(({ word }) => word)).toEqual(['The', 'pump', 'works', '.'])
})
