/** Every document we can produce, by id; each is loaded when asked for. One line per document. */
import type { Document } from '../../domain/documents/document.ts'

const LOADERS: Readonly<Record<string, () => Promise<Document>>> = {
  'cover-letter-software-engineer': async () =>
    (await import('./cover-letters/cover-letter-software-engineer.ts')).coverLetterSoftwareEngineer,
  'case-builder-software-engineer': async () =>
    (await import('./case-builders/case-builder-software-engineer.ts')).caseBuilderSoftwareEngineer,
  'cover-letter-it': async () =>
    (await import('./cover-letters/cover-letter-it.ts')).coverLetterIt,
  'case-builder-it': async () =>
    (await import('./case-builders/case-builder-it.ts')).caseBuilderIt,
  'ai-petition-sample': async () => (await import('./petition-sample/ai-petition-sample.ts')).aiPetitionSample,
  'cover-letter-data-scientist': async () =>
    (await import('./cover-letters/cover-letter-data-scientist.ts')).coverLetterDataScientist,
  'case-builder-data-scientist': async () =>
    (await import('./case-builders/case-builder-data-scientist.ts')).caseBuilderDataScientist,
}

export const DOCUMENT_IDS: readonly string[] = Object.keys(LOADERS)

/** The document, or null when no document has this id. */
export const findDocument = async (id: string): Promise<Document | null> =>
  Object.hasOwn(LOADERS, id) ? ((await LOADERS[id]?.()) ?? null) : null
