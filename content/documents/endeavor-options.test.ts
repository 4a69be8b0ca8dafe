import { expect, test } from 'vitest'
import { checkDocument } from '../../domain/documents/check-document.ts'
import { wordsOf } from '../../domain/documents/document.ts'
import { endeavorOptionsDocument } from './endeavor-options.ts'

test('each option is a heading with its number and its paragraphs, and the document may be published', () => {
  const document = endeavorOptionsDocument(
    [
      { title: 'Feeders', text: 'First.\n\nSecond.' },
      { title: 'Grids', text: 'Third.' },
    ],
    '2026-11-21',
  )
  expect(checkDocument(document)).toEqual([])
  const printed = document.blocks.map((block) => ('content' in block ? wordsOf(block.content) : block.kind))
  expect(printed).toEqual(['OPTION 1: Feeders', 'First.', 'Second.', 'OPTION 2: Grids', 'Third.'])
})

test('notation in a visitor’s text is printed, not read', () => {
  const [heading] = endeavorOptionsDocument([{ title: 'A **bold** [link](https://a.example) {{Ex-1}}', text: 'T' }], '2026-11-21').blocks
  expect(heading && 'content' in heading && wordsOf(heading.content)).toBe('OPTION 1: A **bold** [link](https://a.example) {{Ex-1}}')
})

test('a marked sentence is told beneath its option, and words that do not stand in the text are not', () => {
  const { blocks } = endeavorOptionsDocument([{ title: 'Feeders', text: 'First. Nine towns use it.', unsupported: ['Nine towns use it.', 'Buy this.'] }], '2026-11-21')
  const printed = blocks.map((block) => ('content' in block ? wordsOf(block.content) : ''))
  expect(printed).toHaveLength(3)
  expect(printed[2]).toContain('“Nine towns use it.” Remove it or correct it')
  expect(printed[2]).not.toContain('Buy')
})
