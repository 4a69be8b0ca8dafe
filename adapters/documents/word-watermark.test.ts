import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { bodyFromAnswers, NOT_ADOPTED, referenceLetter } from '../../domain/reference-letters/letter-from-answers.ts'
import { closeDocuments, renderDocument } from './render-document.ts'
import { toTypst } from './typst-source.ts'

afterAll(closeDocuments)

const writer = { kind: 'user', number: 1, name: 'Joan “Jo” Ferris & Co.', position: '', petitioner: 'Amara Nwosu Bell' } as const
const body = bodyFromAnswers(writer, { change: 'In September 2025 the crew dug at a place the program had named.' })

test('a letter that is not adopted carries the mark behind every page in Word and PDF; an adopted one carries none', async () => {
  const headers = async (adopted: Parameters<typeof referenceLetter>[2]) => {
    const document = referenceLetter(writer, body, adopted, '2026-11-22')
    const files = unzipSync((await renderDocument(document)).docx)
    return { typst: toTypst(document), word: Object.entries(files).flatMap(([name, bytes]) => (name.startsWith('word/header') ? [strFromU8(bytes)] : [])) }
  }
  const draft = await headers(null)
  expect(draft.word).toHaveLength(2)
  for (const header of draft.word) expect(header).toContain(`string="${NOT_ADOPTED}"`)
  expect(draft.typst).toContain(`background: rotate(`)
  const adopted = await headers({ name: 'Jo', at: '2026-11-20T00:00:00.000Z', version: 1 })
  expect(adopted.word.join('')).not.toContain(NOT_ADOPTED)
  expect(adopted.typst).not.toContain('background')
})
