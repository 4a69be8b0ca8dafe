/** Notices and filed petitions: everything that meets text of visitors there, by name, and the most of it that comes in one piece. */
import { readNotice } from '../../../domain/rfe/read-notice.ts'
import { withoutLaterFacts } from '../../../domain/rfe-response/change-response.ts'
import { objectionOf } from '../../../domain/rfe-response/objection.ts'
import { readFiledPetition } from '../../../domain/rfe/read-filed-petition.ts'
import { caseOfText } from './case-of-text.ts'
import { DOCUMENT, FACT, FIELD, short, type Reader } from './common.ts'

/** A notice, so that what follows its title is read as one. */
const NOTICE = [
  'U.S. Citizenship and Immigration Services',
  'Request for Evidence',
  'Form I-140 national interest waiver',
  'the evidence of your proposed endeavor is not that of the national importance for you to have and be in this',
]
/** A sentence of a notice that refuses, and goes on in this text. */
const refusalOf = (text: string) => `The record does not establish that the endeavor ${text} x`

export const READERS: Record<string, Reader> = {
  'what a sentence of a notice misses': { read: (text) => objectionOf(refusalOf(text)), most: FACT },
  'a notice of one line': { read: (text) => readNotice([{ lines: [...NOTICE, text] }]), most: DOCUMENT },
  'a notice of many lines': { read: (text) => readNotice([{ lines: [...NOTICE, ...short(text)] }]), most: DOCUMENT },
  'a filed petition': { read: (text) => [readFiledPetition([{ lines: [text] }] as never), readFiledPetition([{ lines: short(text) }] as never)], most: DOCUMENT },
  'facts that came after a filing': { read: (text) => withoutLaterFacts({ ...caseOfText(text), response: { filedOn: '2018-01-01' } } as never), most: FIELD },
}
