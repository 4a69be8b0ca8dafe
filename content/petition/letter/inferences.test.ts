/** What the program adds to the facts follows from them, or is not said. */
import { describe, expect, test } from 'vitest'
import type { CaseFile } from '../../../domain/petition/case-file.ts'
import { plainText } from '../../../domain/petition/checks/block-text.ts'
import { caseOf } from '../../../test/petitions/case-of.ts'
import { MORE_PEOPLE } from '../../../test/petitions/more-people.ts'
import { PEOPLE, WATER_ENGINEER, type Petitioner } from '../../../test/petitions/people.ts'
import { RICH_ENGINEER } from '../../../test/petitions/rich-person.ts'
import { publicPriorities } from '../../areas/public-priorities.ts'
import { composeLetter } from './compose-letter.ts'
import { whysOf } from './why.ts'

const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six']
const withAnswers = (answers: Petitioner['answers']) => caseOf({ ...WATER_ENGINEER, answers: { ...WATER_ENGINEER.answers, ...answers } })
const kinds = (file: CaseFile) => [...whysOf(file)].map(([id, { kind }]) => `${file.facts.find((fact) => fact.id === id)!.element} ${kind}`)
const told = (file: CaseFile, id: string) =>
  SEEDS.map((seed) => composeLetter({ file, seed }, publicPriorities).find((block) => block.id === id)).map((block) => (block === undefined ? '' : plainText(block.block)))

/** Said of everybody once, and carried by no fact. */
const ADDED =
  /without a tie to me|not tied to me|wherever I work|success in related work|results in related work|the very subject|one subject|depend on a shortage|no benefit of one employer|federal government has spoken|could ask for a certification of|for those who ask for it|leave none to name|rests on that knowledge|reaches others through it|taken note of the work|by its reach|gives the endeavor national importance/
test('no letter says what no fact says', () => {
  for (const person of [...PEOPLE, ...MORE_PEOPLE, RICH_ENGINEER])
    for (const seed of SEEDS)
      for (const { block, standard, id } of composeLetter({ file: caseOf(person), seed }, publicPriorities))
        if (standard === null) expect(ADDED.exec(plainText(block))?.[0], `${person.key} ${id}`).toBeUndefined()
})

describe('what follows from a fact', () => {
  test('is nothing where the fact may not agree with another, or its document may not show it', () => {
    const beyond = ['The Gorse Water Union put the program into its guide in March 2025.', 'Guide of the Gorse Water Union, March 2025'] as const
    const plain = { beyond: ['The state water office put the program into its guide in March 2025.', 'Guide of the state water office, March 2025'] as const }
    expect(kinds(withAnswers(plain))).toContain('p1.beyond adoption')
    expect(kinds(withAnswers({ ...plain, means: ['The state water office pays me $9,000 a year for this.', 'Work plan, 2026'] }))).not.toContain('p1.beyond adoption')
    expect(kinds(withAnswers({ beyond }))).not.toContain('p1.beyond adoption')
  })
  test('is no payment where customers need no contract', () => {
    const tie = (text: string) => kinds(withAnswers({ 'user-ties': [text, 'Letter of two towns'] })).includes('p1.beyond tie')
    expect(tie('Their customers need no contract with me.')).toBe(false)
    expect(tie('The nine systems use Night Line without charge.')).toBe(true)
  })
  test('is no count by others where the method itself found it', () => {
    const merit = (text: string) => kinds(withAnswers({ merit: [text, 'Trial report of the Tri-Valley Rural Water Association, March 2025'] })).filter((kind) => kind.startsWith('p1.merit'))
    expect(merit('The protocol confirmed 51 of 58 leaks.')).toEqual([])
    expect(merit('My crew and I compared 51 leaks.')).toEqual([])
    expect(merit('The state inspectors counted 51 leaks with Night Line.')).toEqual(['p1.merit counted'])
    // The county may be the employer, whose district it has.
    expect(merit('The county inspectors counted 51 leaks with Night Line.')).toEqual([])
    expect(merit('Night Line found 51 leaks.')).toEqual(['p1.merit measured'])
    expect(merit('The county inspectors counted 51 of 58 leaks.')).toEqual([])
  })
  test('is no use of the work where a fact tells none', () => {
    const users = (text: string) =>
      told(
        withAnswers({ beyond: [text, 'Letter of the Gorse Council, 2026'], 'user-ties': ['The Gorse Council has never employed or paid me.', 'Letter of the Gorse Council, 2026'] }),
        'p1/beyond/applied',
      )
    for (const words of users('The Gorse Council is well known to all towns of the county.')) expect(words).not.toMatch(/use by others|those who use it/)
  })
  test('is nothing where the sentence stands in no letter, for want of a verb', () => {
    const file = withAnswers({
      merit: ['Leaks fewer by far.', ''],
      urgency: ['Guide revision June 2027.', 'Letter of the Gorse Council, 2026'],
      priority: ['State plan 2025 leaks.', 'Plan of the state, 2025'],
    })
    const letter = composeLetter({ file, seed: 'one' }, publicPriorities)
    const ids = letter.map(({ id }) => id)
    expect(ids).not.toContain('p3/urgency/applied')
    expect(ids.filter((id) => id.startsWith('p1/priority'))).toEqual([])
    for (const id of ['p1/beyond/applied', 'p3/balance']) for (const words of told(file, id)) expect(words).not.toMatch(/June 2027|public document/)
  })
  test('is no employer that could ask for the post, and no lack of it among all', () => {
    const file = withAnswers({ impractical: ['My employer has no position for this work.', 'Letter of the Harlow County Water District'] })
    for (const words of told(file, 'p3/balance')) expect(words).not.toMatch(/none of those named|with those named/)
  })
})
