/** Why a proof meets its element: one sentence behind it, from what it says, or none. */
import { describe, expect, test } from 'vitest'
import type { CaseFile } from '../../../domain/petition/case-file.ts'
import { plainText } from '../../../domain/petition/checks/block-text.ts'
import { checkDraft } from '../../../domain/petition/checks/check-draft.ts'
import { caseOf } from '../../../test/petitions/case-of.ts'
import { knowledgeOf } from '../../../test/petitions/knowledge.ts'
import { WATER_ENGINEER, type Petitioner } from '../../../test/petitions/people.ts'
import { publicPriorities } from '../../areas/public-priorities.ts'
import { composeLetter } from './compose-letter.ts'
import { whysOf } from './why.ts'

const withAnswers = (answers: Petitioner['answers']) => caseOf({ ...WATER_ENGINEER, answers: { ...WATER_ENGINEER.answers, ...answers } })
const kinds = (file: CaseFile) => [...whysOf(file)].map(([id, { kind }]) => `${file.facts.find((fact) => fact.id === id)!.element} ${kind}`)
const paragraphs = (file: CaseFile, start: string) =>
  composeLetter({ file, seed: 'one' }, publicPriorities)
    .map(({ block, id }) => ({ id, words: plainText(block) }))
    .filter(({ id }) => id.startsWith(start))

describe('a public body that took the work into its document', () => {
  const said = 'The state water office put the program into its guide in March 2025.'
  const file = withAnswers({ beyond: ['The Gorse Council uses it.', 'Letter of the Gorse Council, 2026'], 'second-use': [said, 'Guide of the state water office, March 2025'] })
  test('leads, with what follows from it', () => {
    const told = paragraphs(file, 'p1/beyond/f')
    expect(told[0]!.words).toMatch(/^The state water office put the program into its guide in March 2025\. .*public body/)
    expect(paragraphs(file, 'p1/beyond/applied')[0]!.words).toContain(said.slice(0, -1))
  })
  test('that only considers it, is none', () => {
    expect(kinds(withAnswers({ beyond: ['The state water office wants to put the comparison into its guide.', 'Letter of the state water office'] }))).not.toContain('p1.beyond adoption')
  })
})

test('each kind is said once, and nothing of facts that do not carry it', () => {
  const file = caseOf(WATER_ENGINEER)
  expect(new Set(kinds(file)).size).toBe(kinds(file).length)
  expect(
    kinds(withAnswers({ plan: ['I will go on with the work.', ''], progress: ['The work goes well.', ''], education: ['I studied.', ''] })).filter((kind) => /plan|progress|education/.test(kind)),
  ).toEqual([])
  expect(checkDraft(file, composeLetter({ file, seed: 'one' }, publicPriorities), knowledgeOf(file)).filter(({ blocking }) => blocking)).toEqual([])
})

test('work was under way by the first date that is told, and begins nowhere: a later version has others before it', () => {
  const file = withAnswers({ progress: ['Version 4 of the program was published in May 2026.', 'Public record'] })
  expect(
    paragraphs(file, 'p2/progress')
      .map(({ words }) => words)
      .join(' '),
  ).toMatch(/under way by May 2026|By May 2026 the work/)
})

test('nobody else is said to have counted what a tool of the petitioner counted', () =>
  expect(kinds(withAnswers({ merit: ['Pipes counted by tool; a leak = one that others marked. In all 58 were found in 2024.', 'Report, 2025'] }))).not.toContain('p1.merit counted'))

test('a payment is interest of users, and stands under no importance', () => {
  const file = withAnswers({ 'use-in-detail': ['Gorse Point paid me $18,000 to set it up.', 'Invoice to Gorse Point'] })
  expect(paragraphs(file, 'p1/').some(({ words }) => words.includes('$18,000'))).toBe(false)
  expect(paragraphs(file, 'p2/interest').some(({ words }) => words.includes('$18,000'))).toBe(true)
})

test('answers in broken words are left out until they are said whole, and none is quoted', () => {
  const file = withAnswers({ benefit: ['Others no pump table', ''], interest: ['Two towns letters 2026', ''] })
  const words = composeLetter({ file, seed: 'one' }, publicPriorities)
    .map(({ block }) => plainText(block))
    .join('\n')
  expect(words).not.toMatch(/In my own words|in these words:|As I put it|no pump table|Two towns letters/)
})

test('that users do not pay is concluded where a use is told', () => {
  const ties = ['The six towns have never paid me.', 'Letter of six towns, 2026'] as const
  const ofTies = (answers: Petitioner['answers']) =>
    kinds(caseOf({ ...WATER_ENGINEER, answers: { name: WATER_ENGINEER.answers['name']!, 'user-ties': ties, ...answers } })).filter((kind) => kind === 'p1.beyond tie')
  expect(ofTies({ users: ['towns, six, later more', ''] })).toEqual([])
  expect(ofTies({ users: ['Six towns use Night Line.', 'Letter of six towns, 2026'], method: WATER_ENGINEER.answers['method']! })).toHaveLength(1)
})
