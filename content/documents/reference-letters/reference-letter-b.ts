/** Complete sample reference letter B of the banking case; everyone in it is fictional. */
import type { Document } from '../../../domain/documents/document.ts'
import { sampleLetter } from './sample-letter.ts'
import { LETTER_B } from './reference-letter-sources.ts'

export const referenceLetterB: Document = sampleLetter(LETTER_B)
