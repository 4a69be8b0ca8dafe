import { expect, test } from 'vitest'
import { ARTICLES } from './articles.ts'
import { stringsOfArticle } from './article-text.ts'
import { numberCitations } from './citations.ts'

test('every citation of every article is numbered once, in reading order', () => {
  for (const original of ARTICLES) {
    const { article, mentions } = numberCitations(original)
    const text = stringsOfArticle(article).join('\n')
    expect(text, original.slug).not.toMatch(/\[\d+\](?!\()/)
    mentions.forEach((count, index) => {
      const found = [...text.matchAll(new RegExp(`\\[${index + 1}:(\\d+)\\]`, 'g'))].map((match) => Number(match[1]))
      expect(found, `${original.slug} source ${index + 1}`).toEqual(Array.from({ length: count }, (_, at) => at + 1))
    })
  }
})

test('a citation of a source that does not exist stays as written, and a link with a number stays a link', () => {
  const [first] = ARTICLES
  if (first === undefined) throw new Error('no articles')
  const { article, mentions } = numberCitations({ ...first, lead: 'A [9] and [1](/faq) and [1].', sections: [], sources: first.sources.slice(0, 1) })
  expect(article.lead).toBe('A [9] and [1](/faq) and [1:1].')
  expect(mentions).toEqual([1])
})
