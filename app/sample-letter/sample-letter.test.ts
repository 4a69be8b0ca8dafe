import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aiPetitionSample } from '../../content/documents/petition-sample/ai-petition-sample.ts'
import { LETTER_PARTS } from '../../content/documents/petition-sample/letter-parts.ts'
import { wordsOf } from '../../domain/documents/document.ts'
import { inlinesOfBlock } from '../../domain/documents/walk-document.ts'
import { LetterBlock } from './letter-block.tsx'

const bare = (text: string) =>
  text
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s|<[^>]*>/g, '')

test('every word of the letter is read once, in its order', () => {
  const shown = LETTER_PARTS.flatMap(({ sheets }) => sheets.flatMap(({ blocks }) => blocks))
  expect(shown).toEqual(aiPetitionSample.blocks.filter(({ kind }) => kind !== 'page-break'))
  for (const block of shown) {
    const html = bare(renderToStaticMarkup(createElement(LetterBlock, { block })))
    for (const run of inlinesOfBlock(block)) expect(html).toContain(bare(wordsOf(run)))
  }
})

test('the index tells every exhibit', () => {
  const html = bare(renderToStaticMarkup(createElement(LetterBlock, { block: { kind: 'exhibit-index' } })))
  for (const { title, shows = '' } of aiPetitionSample.exhibits) for (const words of [title, shows]) expect(html).toContain(bare(words))
})
