/** Complete sample reference letter C of the banking case; everyone in it is fictional. */
import type { Document } from '../../../domain/documents/document.ts'
import { completeLetter } from './letter-versions.ts'
import { LETTER_C } from './reference-letter-sources.ts'

export const referenceLetterC: Document = completeLetter(LETTER_C)
