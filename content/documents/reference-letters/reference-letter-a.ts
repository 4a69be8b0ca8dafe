/** Complete sample reference letter A of the banking case; everyone in it is fictional. */
import type { Document } from '../../../domain/documents/document.ts'
import { sampleLetter } from './sample-letter.ts'
import { LETTER_A } from './reference-letter-sources.ts'

export const referenceLetterA: Document = sampleLetter(LETTER_A)
