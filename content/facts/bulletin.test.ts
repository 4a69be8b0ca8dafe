import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatDate } from '../../domain/format-date.ts'
import { wordsOf } from '../../domain/documents/document.ts'
import { inlinesOfDocument } from '../../domain/documents/walk-document.ts'
import { article } from '../blog/guides/visa-bulletin-for-niw-filers.ts'
import { stringsOfArticle } from '../blog/article-text.ts'
import { visaBulletinGuide } from '../documents/guides/visa-bulletin-guide.ts'
import { FAQS } from '../faqs.ts'
import { BULLETIN, BULLETIN_ASKS, cutoff } from './bulletin.ts'
import { lawSays } from './fact-blocks.ts'
import { LAW } from './law.ts'

const dates = Object.values(BULLETIN.rows).flatMap(({ finalAction, filing }) => [finalAction, filing])

test('a date of the bulletin stands in one file, beside the sample that is set in its month and the people of the article', () => {
  const printed = globSync('content/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts') && dates.some((date) => new RegExp(`${date}|${formatDate(date)}`).test(readFileSync(file, 'utf8'))))
    .toSorted()
  expect(printed).toEqual([
    'content/documents/adjustment-sample/adjustment-sample.ts',
    'content/documents/adjustment-sample/principal-exhibits.ts',
    'content/documents/adjustment-sample/principal-packet.ts',
    'content/facts/bulletin.ts',
  ])
})

test('whoever prints the dates says which months were not read, and where to look at filing', () => {
  expect(BULLETIN_ASKS).toContain(`after ${formatDate(BULLETIN.month)} were not read`)
  expect(BULLETIN_ASKS).toContain('travel.state.gov')
  const faq = FAQS.find(({ key }) => key === 'eleven')
  for (const words of [lawSays('bulletin'), inlinesOfDocument(visaBulletinGuide).map(wordsOf).join(' '), stringsOfArticle(article).join(' '), JSON.stringify(faq)]) {
    expect(words).toContain(cutoff('most', 'filing'))
    expect(words).toContain(BULLETIN_ASKS)
  }
})

test('the bulletin is in force in its own month', () => {
  expect(LAW.bulletin.lastDay?.slice(0, 7)).toBe(BULLETIN.month)
  for (const { finalAction, filing } of Object.values(BULLETIN.rows)) expect(finalAction < filing && filing < BULLETIN.lastDay).toBe(true)
})
