/** What a petitioner is sent to print and file is the document itself, not what a firm, a magazine or a school wrote about it. */
import { describe, expect, test } from 'vitest'
import { publicPriorities } from '../areas/public-priorities.ts'
import { wordsOf, type Inline } from '../../domain/documents/document.ts'
import { inlinesOfDocument } from '../../domain/documents/walk-document.ts'
import { DOCUMENT_IDS, findDocument } from '../documents/catalogue.ts'
import { priorities } from './priority-sources.ts'

const OF_THE_GOVERNMENT = /^https:\/\/(?:[\w.-]+\.)?[\w-]+\.gov(?:\/|$)/

describe('public priorities', () => {
  test('stand at addresses of the government', () => {
    expect(priorities.filter(({ url }) => !OF_THE_GOVERNMENT.test(url)).map(({ key, url }) => `${key} ${url}`)).toEqual([])
  })

  test('are the same document where the generator names them too', () => {
    const named = new Map(publicPriorities.map((one) => [one.key, one]))
    const both = priorities.filter(({ key, opened }) => named.has(key) && opened !== 'none')
    expect(both.length).toBeGreaterThan(6)
    expect(both.filter(({ key, url, date }) => named.get(key)?.url !== url || named.get(key)?.date !== date).map(({ key }) => key)).toEqual([])
  })
})

test('sample letters and Case Builders link to documents of the government only', async () => {
  const documents = (await Promise.all(DOCUMENT_IDS.filter((id) => /^(?:cover-letter|banking-cover-letter|case-builder|ai-petition)/.test(id)).map(findDocument))).filter((one) => one !== null)
  expect(documents.length).toBeGreaterThan(30)
  const links = (inlines: readonly Inline[]): { href: string; words: string }[] => inlines.flatMap((inline) => (inline.kind === 'link' ? [{ href: inline.href, words: wordsOf([inline]) }] : []))
  const found = documents.flatMap((document) =>
    inlinesOfDocument(document)
      .flatMap(links)
      .map((link) => ({ id: document.id, ...link })),
  )
  expect(found.length).toBeGreaterThan(100)
  expect(found.filter(({ href }) => !OF_THE_GOVERNMENT.test(href)).map(({ id, href }) => `${id} ${href}`)).toEqual([])
})

test('an address with brackets stays a link', async () => {
  const builder = await findDocument('case-builder-marketing')
  expect(inlinesOfDocument(builder!).map(wordsOf).join('\n')).not.toContain('https://')
})
