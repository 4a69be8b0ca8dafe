/** Editable version of sample reference letter C: the same words with fields for the writer's own facts. */
import type { Document } from '../../../domain/documents/document.ts'
import { editableLetter } from './letter-versions.ts'
import { LETTER_C } from './reference-letter-sources.ts'

export const referenceLetterCEditable: Document = editableLetter(LETTER_C)
