import { expect, test } from 'vitest'
import { ARTICLES } from './articles.ts'
import { cardGroups, parseCategory } from './article-cards.ts'

test('the index shows each article exactly once', () => {
  const slugs = cardGroups(null).flatMap((group) => group.cards.map((card) => card.slug))
  expect(slugs.toSorted()).toEqual(ARTICLES.map((article) => article.slug).toSorted())
})

test('a category shows its own articles only', () => {
  expect(cardGroups('notices').map((group) => group.category)).toEqual(['notices'])
})

test('every article of the category of professions is marked as an illustration, and no other is', () => {
  for (const group of cardGroups(null)) for (const card of group.cards) expect(card.illustration, card.slug).toBe(group.category === 'professions')
})

test('an unknown category, or the name of an inherited property, is none', () => {
  expect(parseCategory('evidence')).toBe('evidence')
  expect(parseCategory('toString')).toBeNull()
  expect(parseCategory('')).toBeNull()
  expect(parseCategory(null)).toBeNull()
})
