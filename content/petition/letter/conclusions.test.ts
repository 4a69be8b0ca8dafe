/** What a conclusion sums up, it cites by the exhibits that stand behind the very sentences, and by no other. */
import { expect, test } from 'vitest'
import { findExhibit, type CaseFile } from '../../../domain/petition/case-file.ts'
import { citedIn, factsOf } from '../../../domain/petition/draft.ts'
import { caseOf } from '../../../test/petitions/case-of.ts'
import { MORE_PEOPLE } from '../../../test/petitions/more-people.ts'
import { PEOPLE, WATER_ENGINEER } from '../../../test/petitions/people.ts'
import { RICH_ENGINEER } from '../../../test/petitions/rich-person.ts'
import { publicPriorities } from '../../areas/public-priorities.ts'
import { composeLetter } from './compose-letter.ts'

const isConclusion = (id: string): boolean => /\/(?:applied|balance|listed|profession|weighed)$/.test(id)

/** Exhibits of a conclusion that no paragraph cites for one of its facts. */
function uncited(file: CaseFile): string[] {
  const blocks = composeLetter({ file, seed: 'one' }, publicPriorities).filter(({ section }) => section !== 'opening' && section !== 'appendix')
  return blocks
    .filter(({ id }) => isConclusion(id))
    .flatMap((block) => {
      const facts = factsOf(block)
      const told = new Set(blocks.filter((one) => !isConclusion(one.id) && factsOf(one).some((id) => facts.includes(id))).flatMap(citedIn))
      return citedIn(block)
        .filter((id) => !told.has(id) && findExhibit(file, id)?.url === null)
        .map((id) => `${block.id}: ${findExhibit(file, id)?.title}`)
    })
}

test.each([...PEOPLE, ...MORE_PEOPLE, RICH_ENGINEER].map((person) => [person.key, person] as const))('%s', (_key, person) => expect(uncited(caseOf(person))).toEqual([]))

test('an exhibit that is left out behind its sentence is left out of the conclusion too', () => {
  const written = (file: CaseFile, question: string, title: string): CaseFile => {
    const exhibits = [...file.exhibits, { ...file.exhibits[0]!, id: `y${question}`, title, url: null, state: 'have' as const, existed: 'yes' as const }]
    return {
      ...file,
      exhibits,
      facts: file.facts.map((fact) => (fact.source.kind === 'answer' && fact.source.question === question ? { ...fact, exhibits: [...fact.exhibits, `y${question}`] } : fact)),
    }
  }
  const person = {
    ...WATER_ENGINEER,
    answers: {
      ...WATER_ENGINEER.answers,
      beyond: ['The Gorse Water Office put the comparison into its guide in March 2025.', 'Guide of the Gorse Water Office, March 2025'] as const,
      urgency: ['The Gorse Water Office will change its guide in June 2027.', 'Letter of the Gorse Water Office, 2026'] as const,
      'employer-limit': ['The description of my position lists the pumps of the district. The work for other systems is not in it.', 'Position description, 2026'] as const,
    },
  }
  let file = caseOf(person)
  for (const [question, title] of [
    ['beyond', 'Letter of Fennimore Instruments, 2021'],
    ['urgency', 'Letter of Oakline Controls, 2026'],
    ['employer-limit', 'Letter of Oakline Controls, 2019'],
    ['result', 'Grant letter of the Clearbrook Foundation, 2020'],
  ] as const)
    file = written(file, question, title)
  expect(uncited(file)).toEqual([])
})
