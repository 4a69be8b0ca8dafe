import { emptyCase, type CaseFact, type CaseFile } from '../../../domain/petition/case-file.ts'

/** As many facts as make up the whole text, and one that holds all of it. */
export const factsOfText = (text: string): CaseFact[] =>
  [text, ...(text.match(/[\s\S]{1,300}/g) ?? []).slice(0, 120)].map((said, n): CaseFact => ({
    id: `f${n}`,
    rev: 1,
    element: (['p2.record', 'p1.merit', 'eb2.experience', 'p2.plan'] as const)[n % 4]!,
    kind: 'statement',
    text: said,
    fields: {},
    source: { kind: 'answer', question: 'record', quote: said },
    exhibits: [],
    state: 'confirmed',
    unsure: false,
    readText: said,
    roleId: null,
  }))

export const caseOfText = (text: string): CaseFile => ({ ...emptyCase(), facts: factsOfText(text) })
