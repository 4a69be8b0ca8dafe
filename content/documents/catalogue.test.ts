import { describe, expect, it } from 'vitest'
import { checkDocument } from '../../domain/documents/check-document.ts'
import { wordsOf } from '../../domain/documents/document.ts'
import { inlinesOfDocument } from '../../domain/documents/walk-document.ts'
import { DOCUMENT_IDS, findDocument } from './catalogue.ts'

describe.each(DOCUMENT_IDS)('%s', (id) => {
  it('is called what the catalogue calls it and may be published', async () => {
    const document = await findDocument(id)
    expect(document?.id).toBe(id)
    expect(document ? checkDocument(document) : null).toEqual([])
  })
})

it('finds nothing under an unknown or inherited name', async () => {
  expect(await findDocument('no-such-document')).toBeNull()
  expect(await findDocument('toString')).toBeNull()
})

it('holds no letter that is written ahead of its writer, and no writer who says how much of a draft was changed', async () => {
  const editable = DOCUMENT_IDS.filter((id) => id.includes('editable'))
  expect(editable).toEqual([])
  for (const id of DOCUMENT_IDS.filter((name) => /^(?:reference-letter-[abc]|writer-questions-)/.test(name))) {
    const document = await findDocument(id)
    const text = document === null ? '' : inlinesOfDocument(document).map(wordsOf).join('\n')
    expect(text.length, id).toBeGreaterThan(1000)
    expect(text, id).not.toMatch(/many places|changed the draft|first draft|adopt it as my own/i)
    // A question sheet has boxes to write in and no sentence in a writer's voice but those a writer ticks.
    if (id.startsWith('writer-questions-')) {
      const boxes = document?.blocks.filter((block) => block.kind === 'fill-box') ?? []
      const paragraphs = document?.blocks.filter((block) => block.kind === 'paragraph').map((block) => wordsOf(block.content)) ?? []
      expect(boxes.length, id).toBeGreaterThan(10)
      expect(
        paragraphs.filter((words) => /\b(?:I|my|we|our)\b/.test(words)),
        id,
      ).toEqual([])
    }
  }
})
