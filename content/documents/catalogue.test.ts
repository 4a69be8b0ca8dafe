import { describe, expect, it } from 'vitest'
import { checkDocument } from '../../domain/documents/check-document.ts'
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
