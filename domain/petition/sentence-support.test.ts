/** Each sentence beside the exhibit that can show it: by its date, whose document it is, and the page. */
import { describe, expect, test } from 'vitest'
import { CASE_QUESTIONS } from '../../content/petition/case-questions.ts'
import { pointsOf } from '../../content/petition/questions.ts'
import { composeLetter } from '../../content/petition/letter/compose-letter.ts'
import { publicPriorities } from '../../content/areas/public-priorities.ts'
import { caseOf, done, withDocuments } from '../../test/petitions/case-of.ts'
import { WATER_ENGINEER } from '../../test/petitions/people.ts'
import { answerQuestion } from './change-case.ts'
import { findExhibit, type CaseFact, type CaseFile } from './case-file.ts'
import { citedIn, printedBlocks, blockWords } from './draft.ts'
import { issuedOn, partsOf, uncarried } from './sentence-support.ts'

const answered = (file: CaseFile, id: string, text: string, document = '') => {
  const told = done(answerQuestion(file, { question: CASE_QUESTIONS.find((one) => one.id === id)!, text, document }))
  return { ...told, exhibits: told.exhibits.map((exhibit) => ({ ...exhibit, state: 'have' as const, existed: 'yes' as const })) }
}
const bareCase = () => caseOf({ ...WATER_ENGINEER, answers: { name: WATER_ENGINEER.answers['name']!, method: WATER_ENGINEER.answers['method']! } })
const parts = (file: CaseFile) => {
  const fact = file.facts.at(-1)!
  return partsOf(file, fact, fact.text).map(({ text, exhibits, pins }) => ({ text, shown: exhibits.map((id) => findExhibit(file, id)!.title), pages: pins.map(({ fields }) => fields['page']) }))
}
const STATEMENT = 'Statement of the petitioner'

describe('a sentence that its exhibit cannot show rests on the petitioner’s statement', () => {
  test('where the document is older than what was done', () => {
    const file = answered(bareCase(), 'progress', 'I released the first list in March 2024. Two more towns were added in June 2026.', 'List of towns, March 2025')
    expect(parts(file)).toEqual([
      { text: 'I released the first list in March 2024.', shown: ['List of towns, March 2025'], pages: [] },
      { text: 'Two more towns were added in June 2026.', shown: [STATEMENT], pages: [] },
    ])
    expect(pointsOf(file).some(({ message, quote }) => /came after/.test(message) && /June 2026/.test(quote + message))).toBe(true)
  })

  test('where the letter is of another', () => {
    const known = answered(bareCase(), 'second-use', 'Gorse Point has used it since 2024.', 'Letter of Gorse Point, 2026')
    const file = answered(known, 'beyond', 'Gorse Point found three leaks with it in 2025.', 'Letter of Heather Falls, 2026')
    expect(parts(file)[0]!.shown).toEqual([STATEMENT])
    expect(pointsOf(file).map(({ message }) => message)).toEqual(expect.arrayContaining([expect.stringMatching(/Heather Falls/)]))
  })

  test('but letters of two employers show together what grew over both, and the letter of one alone does not', () => {
    const known = answered(bareCase(), 'second-use', 'Gorse Point has used it since 2024.', 'Letter of Gorse Point, 2026')
    const grown = 'I ran shifts for Heather Falls and Gorse Point made me head of twelve people.'
    const file = answered(known, 'beyond', grown, 'Letter of Heather Falls, 2026')
    expect(parts(file)[0]!.shown).toEqual([STATEMENT])
    const [gorse] = known.exhibits.filter(({ title }) => title === 'Letter of Gorse Point, 2026')
    const progression = (exhibits: (own: readonly string[]) => readonly string[]): CaseFile => {
      const of: Pick<CaseFact, 'element' | 'source'> = { element: 'eb2.experience', source: { kind: 'answer', question: 'progression', quote: grown } }
      return { ...file, facts: file.facts.map((fact, at) => (at === file.facts.length - 1 ? { ...fact, ...of, exhibits: [...exhibits(fact.exhibits)] } : fact)) }
    }
    const asked = (one: CaseFile) => uncarried(one, one.facts.at(-1)!).map(({ why }) => why)
    const [both, single] = [progression((own) => [...own, gorse!.id]), progression((own) => own)]
    expect([parts(both)[0]!.shown, asked(both)]).toEqual([['Letter of Heather Falls, 2026', 'Letter of Gorse Point, 2026'], []])
    expect([parts(single)[0]!.shown, asked(single)]).toEqual([[STATEMENT], ['one-of-several']])
  })

  test('where it says that nobody is tied, and the document speaks of something else', () => {
    const file = answered(bareCase(), 'user-ties', 'The state office put the test into its guide. It has never employed or paid me.', 'Guide of the state office, 2025')
    expect(parts(file).map(({ shown }) => shown)).toEqual([['Guide of the state office, 2025'], [STATEMENT]])
    // The petitioner can say so: nothing holds the release.
    expect(pointsOf(file).filter(({ quote }) => /never employed/.test(quote))).toEqual([])
  })

  test('where a schedule of talks is to show that a talk was given', () => {
    expect(parts(answered(bareCase(), 'recognition', 'I testified before the water committee in March 2025.', 'Hearing agenda, March 2025'))[0]!.shown).toEqual([STATEMENT])
  })
})

test('halves of a sentence that two documents show are cited one by one', () => {
  const file = bareCase()
  const one = answered(file, 'partners', 'The Water Futures Fund has granted $90,000.', 'Grant letter, Water Futures Fund')
  const fact = answered(one, 'means', 'Districts pay a fee for each test, and the Water Futures Fund has granted $90,000.', 'Agreements of two districts')
  const grant = one.facts.at(-1)!.exhibits[0]!
  const both = { ...fact, facts: fact.facts.map((own) => (own.id === fact.facts.at(-1)!.id ? { ...own, exhibits: [...own.exhibits, grant] } : own)) }
  expect(parts(both)).toEqual([
    { text: 'Districts pay a fee for each test', shown: ['Agreements of two districts'], pages: [] },
    { text: ', and the Water Futures Fund has granted $90,000.', shown: ['Grant letter, Water Futures Fund'], pages: [] },
  ])
  const block = composeLetter({ file: both, seed: 'one' }, publicPriorities).find(({ basis, block: { kind } }) => fact.facts.at(-1)!.id in basis && kind === 'paragraph')!
  expect(JSON.stringify(block.block)).toMatch(/for each test.*exhibit.*, and the Water Futures Fund.*exhibit/)
  expect(citedIn(block)).toHaveLength(2)
})

test('a page stands behind the one sentence that it shows, and the day of a letter in its citation', () => {
  const file = withDocuments(answered(bareCase(), 'beyond', 'Gorse Point uses the test. It found three leaks in the north zone in 2025.', 'Letter of Gorse Point, 2026'), {
    'Letter of Gorse Point': 'The manager of Gorse Point wrote this letter on May 12, 2026.\nPage 2: Gorse Point found three leaks in the north zone in 2025.',
  })
  const blocks = composeLetter({ file, seed: 'one' }, publicPriorities)
  const printed = printedBlocks(file, blocks)
    .map(({ block }) => blockWords(block))
    .join('\n')
  expect(printed).toMatch(/Gorse Point uses the test \(Exhibit\s\d+, Letter of Gorse Point, May 12, 2026\)\. It found three leaks in the north zone in 2025 \(Exhibit\s\d+, page\s2\)/)
  expect(printed).not.toContain('wrote this letter')
})

test('the day of a document stands near the word that tells of it, and is not looked for through a long passage', () => {
  const says = (between: string) => {
    const file = answered(bareCase(), 'second-use', 'Gorse Point has used it since 2024.', 'Report of Gorse Point')
    const exhibit = file.exhibits.at(-1)!.id
    const told = done(
      answerQuestion(file, { question: { id: `document-${exhibit}`, element: 'exhibit.shows', exhibit }, text: `The office issued this report ${between}in March 2025.`, document: '' }),
    )
    return issuedOn(told, exhibit)
  }
  expect(says('')).toBe('March 2025')
  expect(says('and wrote '.repeat(20))).toBe('March 2025')
  expect(says(`${'and all that stands on its many pages '.repeat(4)}`)).toBe(null)
})
