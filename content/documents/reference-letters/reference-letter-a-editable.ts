/** Editable version of sample reference letter A: the same words with fields for the writer's own facts. */
import type { Document } from '../../../domain/documents/document.ts'
import { editableLetter } from './letter-versions.ts'
import { LETTER_A } from './reference-letter-sources.ts'

export const referenceLetterAEditable: Document = editableLetter(LETTER_A)
