import { expect, test } from 'vitest'
import { wordsOf } from '../../domain/documents/document.ts'
import { checkDocument } from '../../domain/documents/check-document.ts'
import { fillMarkdownTokens, markdownBlocks, markdownDocument, splitFrontMatter } from './markdown-document.ts'

const frame = { id: 'sample', title: 'Sample', edition: '2026-11-20', kind: 'legal', front: 'heading', footer: 'Sample' } as const

test('headings lose one level, the title is left out, and the rest keeps its order', () => {
  const blocks = markdownBlocks('# Title\n\n## One\n\nWords.\n\n### Two\n\n- a\n- b\n  - c\n')
  expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'heading', 'list'])
  expect(blocks[0]).toMatchObject({ level: 1 })
  expect(blocks[2]).toMatchObject({ level: 2 })
  expect(blocks[3]).toMatchObject({ items: [{ content: [{ text: 'a' }] }, { content: [{ text: 'b' }], items: [{ content: [{ text: 'c' }] }] }] })
})

test('bold, italic and links are kept, quotes are curly, signs of HTML are plain', () => {
  const [paragraph] = markdownBlocks('**Bold and *both*** "a" & b <3 [site](https://example.org)')
  if (paragraph?.kind !== 'paragraph') throw new Error('no paragraph')
  expect(wordsOf(paragraph.content)).toBe('Bold and both “a” & b <3 site')
  expect(paragraph.content[0]).toMatchObject({ text: 'Bold and ', bold: true })
  expect(paragraph.content[1]).toMatchObject({ text: 'both', bold: true, italic: true })
  expect(paragraph.content.at(-1)).toEqual({ kind: 'link', text: 'site', href: 'https://example.org' })
})

test('a table keeps all cells and makes a document that may be published', () => {
  const document = markdownDocument('## A\n\n| x | y |\n| --- | --- |\n| 1 | two words |\n', frame)
  expect(checkDocument(document)).toEqual([])
  expect(document.blocks[1]).toMatchObject({ rows: [[{ content: [{ text: '1' }] }, { content: [{ text: 'two words' }] }]] })
})

test('what documents do not have is refused', () => {
  expect(() => markdownBlocks('```\ncode\n```')).toThrow('code')
  expect(() => markdownBlocks('![a](https://example.org/a.png)')).toThrow('image')
})

test('front matter is read without its quotes, and a token without a value is refused', () => {
  expect(splitFrontMatter('---\ntitle: T\nversion: "1.0"\n---\n# T')).toEqual({ fields: { title: 'T', version: '1.0' }, body: '# T' })
  expect(() => splitFrontMatter('# T')).toThrow('front matter')
  expect(fillMarkdownTokens('{a} and {a}', { a: 'b' })).toBe('b and b')
  expect(() => fillMarkdownTokens('{c}', { a: 'b' })).toThrow('{c}')
})
