/** Complete sample reference letter B of the banking case; everyone in it is fictional. */
import type { Document } from '../../../domain/documents/document.ts'
import { completeLetter } from './letter-versions.ts'
import { LETTER_B } from './reference-letter-sources.ts'

export const referenceLetterB: Document = completeLetter(LETTER_B)
