/** Complete sample reference letter C of the banking case; everyone in it is fictional. */
import type { Document } from '../../../domain/documents/document.ts'
import { sampleLetter } from './sample-letter.ts'
import { LETTER_C } from './reference-letter-sources.ts'

export const referenceLetterC: Document = sampleLetter(LETTER_C)
