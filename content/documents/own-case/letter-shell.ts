/** The letter of an order whose profession has no sample: headings, the legal standard with its citations, and open places. */
import type { Document } from '../../../domain/documents/document.ts'
import { EMPTY_CASE } from '../../../domain/own-case/own-case.ts'
import { ownDocument } from './own-documents.ts'

/** `profession`: as it was typed, or empty. */
export const letterShell = (profession: string): Document => ({ ...ownDocument('letter', { ...EMPTY_CASE, occupation: profession }), id: 'letter-shell' })
