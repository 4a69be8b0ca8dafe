/** Editable version of sample reference letter B: the same words with fields for the writer's own facts. */
import type { Document } from '../../../domain/documents/document.ts'
import { editableLetter } from './letter-versions.ts'
import { LETTER_B } from './reference-letter-sources.ts'

export const referenceLetterBEditable: Document = editableLetter(LETTER_B)
