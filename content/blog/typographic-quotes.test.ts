import { expect, test } from 'vitest'
import { ARTICLES } from './articles.ts'
import { stringsOfArticle } from './article-text.ts'
import { typographicQuotes } from './typographic-quotes.ts'

test('a quotation opens and closes, with marks of emphasis or a bracket at its edge too', () => {
  expect(typographicQuotes('"Test" is (a "word"), *"so"*, "**bold**".')).toBe('“Test” is (a “word”), *“so”*, “**bold**”.')
})

test('an apostrophe is not an opening mark, a quotation inside another is', () => {
  expect(typographicQuotes("the writers' letters don't say 'yes'")).toBe('the writers’ letters don’t say ‘yes’')
})

test('no article shows a straight mark, and no address is changed', () => {
  for (const article of ARTICLES) {
    expect(stringsOfArticle(article).filter((text) => /["']/.test(text))).toEqual([])
    for (const { url } of article.sources) expect(url).not.toMatch(/[“”‘’]/)
  }
})
