import { expect, test } from 'vitest'
import { ARTICLES } from './blog/articles.ts'
import { illustrationOf } from './illustrations.ts'

test('each article has a drawing, and the guides hardly ever the same one', () => {
  const guides = ARTICLES.filter(({ profession }) => profession === null).map(illustrationOf)
  expect(new Set(guides).size).toBeGreaterThanOrEqual(guides.length - 1)
  expect(new Set(ARTICLES.filter(({ profession }) => profession !== null).map(illustrationOf))).toEqual(new Set(['frame']))
})
