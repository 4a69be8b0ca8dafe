import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SECTIONS } from '../../domain/petition/draft.ts'
import { partsOf } from './letter-parts.ts'

test('the parts of a letter keep its order, and no two neighbors are of one section', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ section: fc.constantFrom(...SECTIONS), id: fc.nat() })), (paragraphs) => {
      const parts = partsOf(paragraphs)
      expect(parts.flat()).toEqual(paragraphs)
      for (const part of parts) expect(new Set(part.map(({ section }) => section)).size).toBe(1)
      for (const [place, part] of parts.entries()) expect(part[0]!.section).not.toBe(parts[place + 1]?.[0]!.section)
    }),
  )
})
