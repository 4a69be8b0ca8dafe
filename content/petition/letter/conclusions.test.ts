/** What a conclusion sums up, it cites by the exhibits that stand behind the very sentences, and by no other. */
import { describe, expect, test } from 'vitest'
import { findExhibit, type CaseFile } from '../../../domain/petition/case-file.ts'
import { citedIn, factsOf } from '../../../domain/petition/draft.ts'
import { caseOf } from '../../../test/petitions/case-of.ts'
import { MORE_PEOPLE } from '../../../test/petitions/more-people.ts'
import { PEOPLE, WATER_ENGINEER, type Petitioner } from '../../../test/petitions/people.ts'
import { RICH_ENGINEER } from '../../../test/petitions/rich-person.ts'
import { publicPriorities } from '../../areas/public-priorities.ts'
import { plainText } from '../../../domain/petition/checks/block-text.ts'
import { conclusionPart } from './closing-parts.ts'
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

test('the end claims of the parts only what they conclude', () => {
  const end = (file: CaseFile): string =>
    composeLetter({ file, seed: 'one' }, publicPriorities)
      .filter(({ id }) => id === 'conclusion/request')
      .map(({ block }) => plainText(block))
      .join('')
  // What no sentence surely says is submitted, and not called established.
  expect(end(caseOf(WATER_ENGINEER))).toMatch(/^Part I establishes the classification; and Part IV, .*I submit, in Part III, that the endeavor has substantial merit and national importance/)
  const abroad = caseOf({ ...WATER_ENGINEER, degrees: WATER_ENGINEER.degrees.map((degree) => ({ ...degree, country: 'Ghana' })) })
  expect(end(abroad)).toMatch(/^Part IV establishes that I am well positioned to advance the endeavor\./)
  const unnamed = caseOf({ ...WATER_ENGINEER, answers: { ...WATER_ENGINEER.answers, occupation: ['I plan the pipes of towns.', ''] } })
  expect(end(unnamed)).toMatch(/^Part IV establishes/)
  const placed = composeLetter({ file: caseOf(WATER_ENGINEER), seed: 'one' }, publicPriorities).filter(({ id }) => !id.startsWith('p1/'))
  const request = conclusionPart({ file: caseOf(WATER_ENGINEER), seed: 'one' }, placed).find(({ id }) => id === 'conclusion/request')!
  expect(plainText(request.block)).toMatch(/Part IV establishes that I am well positioned to advance the endeavor\.|Part IV, that I am well positioned to advance the endeavor/)
  const silent = caseOf({ ...WATER_ENGINEER, answers: { name: WATER_ENGINEER.answers['name']! } })
  expect(end(silent)).not.toMatch(/well positioned|national importance/)
})

test('a foreign degree with five years is concluded to be the equivalent only where a fact equates it', () => {
  const [now, before] = WATER_ENGINEER.roles
  const file = (equivalent: string): CaseFile =>
    caseOf({
      ...WATER_ENGINEER,
      degrees: [{ degree: 'Bachelor of Engineering', field: 'civil engineering', school: 'Universidad de Piedralta', country: 'Colombia', year: '2011' }],
      roles: [now!, before!],
      options: { ...WATER_ENGINEER.options, eb2: ['eb2-five-years'] },
      answers: {
        ...WATER_ENGINEER.answers,
        progression: ['I was promoted in 2021 and have had wider duties since then.', 'Employment letter of Harlow County Water District'],
        ...(equivalent === '' ? {} : { equivalent: [equivalent, 'Evaluation of credentials, 2024'] as const }),
      },
    })
  const ids = (of: CaseFile) => composeLetter({ file: of, seed: 'one' }, publicPriorities).map(({ id }) => id)
  expect(ids(file(''))).not.toContain('eb2/experience/applied')
  expect(ids(file('The evaluation equates the degree with a United States bachelor’s degree in civil engineering.'))).toContain('eb2/experience/applied')
  for (const unequal of [
    'The evaluation finds that the degree is not equivalent to a bachelor’s degree of the United States.',
    'The evaluation finds the degree comparable to three years of study that are based on lectures.',
    'The degree is less than equal to a bachelor’s degree.',
  ])
    expect(ids(file(unequal))).not.toContain('eb2/experience/applied')
  expect(ids(file('The degree is equivalent to a bachelor’s degree. It is not equivalent to a master’s degree.'))).toContain('eb2/experience/applied')
})

test.each([
  ['The evaluation equates the degree with a United States master’s degree.', true],
  ['The degree is equivalent to an M.S. in mathematics.', true],
  ['The degree is equivalent to a bachelor’s degree in mathematics.', false],
  ['The degree is equivalent to a bachelor’s degree, not a master’s degree.', false],
  ['The degree is not equivalent to a master’s degree.', false],
  ['The evaluation found it equivalent to a master’s degree in civil engineering from an accredited university in the United States.', true],
  ['The degree from Universidad de Piedralta is equal to a Master of Science.', true],
  ['The degree from Marble College is equal to a Master of Science.', false],
  ['The evaluation finds the degree equal to half of a master’s degree.', false],
  ['Some call it equal to a master’s degree.', false],
  ['Together with my work the degree is equal to a master’s degree.', false],
  ['The evaluation will find it equal to a master’s degree.', false],
  ['The evaluation finds it equal to a master’s degree in progress.', false],
  ['The evaluation finds it equal to a master’s degree. It was revoked.', false],
])('a foreign master’s degree is above the baccalaureate by what equates it: %s', (equivalent, isAbove) => {
  const file = caseOf({
    ...WATER_ENGINEER,
    degrees: [{ degree: 'Master of Engineering', field: 'civil engineering', school: 'Universidad de Piedralta', country: 'Colombia', year: '2013' }],
    answers: { ...WATER_ENGINEER.answers, equivalent: [equivalent, 'Evaluation of credentials, 2024'] },
  })
  expect(composeLetter({ file, seed: 'one' }, publicPriorities).some(({ id }) => id === 'eb2/degree/applied')).toBe(isAbove)
})

test('national importance is concluded from use or effect, and not from who is a client or from a way that nobody took', () => {
  const told = (beyond: string, route: string): string =>
    composeLetter(
      {
        file: caseOf({
          ...WATER_ENGINEER,
          priorities: [],
          answers: {
            name: WATER_ENGINEER.answers['name']!,
            method: WATER_ENGINEER.answers['method']!,
            outputs: WATER_ENGINEER.answers['outputs']!,
            merit: ['Leaks in old pipes waste water.', 'Report of the Gorse Water Office, 2025'],
            beyond: [beyond, 'Letters of those who use the comparison, 2025'],
            route: [route, 'Public page of the comparison'],
          },
        }),
        seed: 'one',
      },
      [],
    )
      .filter(({ id }) => id === 'p1/beyond/applied')
      .map(({ block }) => plainText(block))
      .join('')
  const route = 'The comparison is on a public page and anybody can print it.'
  expect(told('Gorse County is a client of my firm. The other two are not.', route)).toBe('')
  expect(told('Gorse County is a customer of ours.', route)).toBe('')
  expect(told('Marlow Water uses the comparison and pays nothing for it.', route)).toBe('')
  expect(told('Two other districts use the program.', route)).toMatch(/Two other districts use the program/)
  expect(told('A supplier of my firm uses the program in three states.', route)).not.toMatch(/A supplier of my firm/)
})

test('what is only intended is told as plan, and no conclusion takes it for done', () => {
  const letter = (answers: Petitioner['answers']) =>
    composeLetter({ file: caseOf({ ...WATER_ENGINEER, answers: { ...WATER_ENGINEER.answers, ...answers } }), seed: 'one' }, publicPriorities).map(({ id, block }) => ({ id, words: plainText(block) }))
  const exam = 'I will take the surveyor exam in April 2027.'
  const told = letter({ education: [exam, ''], skills: [exam, ''] })
  expect(told.filter(({ id, words }) => words.includes(exam) && !id.startsWith('p2/plan/'))).toEqual([])
  expect(told.some(({ id, words }) => id.startsWith('p2/plan/') && words.includes('I will take the surveyor exam'))).toBe(true)
  expect(told.find(({ id }) => id === 'p2/applied')!.words).not.toMatch(/my education|the studies told above|my formal training/)
  const ahead = letter({ progress: ['Version 3 will be released in May 2027.', ''], plan: ['By June 2027 I will train ten crews.', ''] })
  expect(ahead.filter(({ id }) => id === 'endeavor/ahead/applied')).toEqual([])
  expect(ahead.find(({ id }) => id === 'p2/applied')!.words).not.toMatch(/what is done already|progress/)
  const cut = letter({ progress: ['Version 3 was released in May 2026.', ''], plan: ['By June 2027 five more systems. By December 2027 I will publish the results.', ''] })
  expect(cut.filter(({ words }) => /next step|begins with this step|first with this/.test(words))).toEqual([])
})

describe('a sentence of which something is to be settled leads no conclusion', () => {
  const petitioner = (answers: Petitioner['answers']): Petitioner => ({ ...WATER_ENGINEER, priorities: [], answers: { name: WATER_ENGINEER.answers['name']!, ...answers } })
  const conclusionOf = (answers: Petitioner['answers'], id: string, seed = 'one'): string =>
    composeLetter({ file: caseOf(petitioner(answers)), seed }, [])
      .filter((block) => block.id === id)
      .map(({ block }) => plainText(block))
      .join('')
  const [older, other] = ['Letter of the Gorse Water Office, 2019', 'Letter of Marlow Water, 2026']
  const doubted = 'Forty-one districts in nine states have used the comparison since March 2025.'

  test('the strongest one whose document can show it leads, however weak', () => {
    const words = conclusionOf({ beyond: [doubted, older], 'second-use': ['Marlow Water uses the method.', other] }, 'p1/beyond/applied')
    expect(words).toContain('Marlow Water uses the method')
    expect(words).not.toContain('Forty-one')
  })
  test('where there is none, the claim is submitted, and the doubted fact bears out nothing', () => {
    for (const seed of ['one', 'two', 'three']) {
      const words = conclusionOf({ beyond: [doubted, older] }, 'p1/beyond/applied', seed)
      expect(words).toMatch(/^I submit that [^.]* (?:has|is of) national importance\./)
      expect(words).not.toMatch(/Forty-one|its use/)
    }
    expect(conclusionOf({ benefit: ['Nobody else does it.', ''] }, 'p3/balance')).toMatch(/^I submit that/)
  })
  test('nor does the sentence that is left beside it and says nothing for it', () => {
    const words = conclusionOf({ beyond: [`${doubted} The council of the nine towns is my neighbor.`, older] }, 'p1/beyond/applied')
    expect(words).not.toMatch(/Forty-one|neighbor/)
  })
  test('one sentence of merit is submitted, and nothing is called established', () => {
    for (const seed of ['one', 'two', 'three', 'four', 'five'])
      expect(conclusionOf({ merit: ['Clean water keeps children out of hospitals.', other] }, 'p1/merit/applied', seed)).toMatch(/^I submit that/)
  })
  test('of two that do not agree neither leads', () => {
    const words = conclusionOf(
      {
        beyond: ['Nine districts use the comparison today.', other],
        'second-use': ['Fourteen districts use the comparison today.', other],
        'use-in-detail': ['Gorse Water runs the comparison each morning.', other],
      },
      'p1/beyond/applied',
    )
    expect(words).not.toMatch(/Nine|Fourteen/)
  })
})

test('no heading stands over nothing, and how a user begins is no user', () => {
  const file = caseOf({
    ...WATER_ENGINEER,
    roles: [],
    answers: { name: WATER_ENGINEER.answers['name']!, plan: ['Ten towns, 2027', ''], result: ['52 to 19', ''], 'next-users': ['Two hours training', ''], users: ['Nine towns', ''] },
  })
  const blocks = composeLetter({ file, seed: 'one' }, [])
  const ids = blocks.map(({ id }) => id)
  expect(ids).not.toContain('p2/plan/heading')
  expect(ids).not.toContain('p2/record/heading')
  expect(blocks.map(({ block }) => plainText(block)).join('\n')).toContain('The first users are nine towns')
  expect(blocks.map(({ block }) => plainText(block)).join('\n')).not.toContain('hours training')
})

test('two factors that are told end the second prong in one sentence that names them and no third', () => {
  const { name } = WATER_ENGINEER.answers
  const result = ['In 2023 I found 14 hidden leaks.', 'Letter of Harlow County Water District, 2026'] as const
  const education = ['My master’s thesis dealt with hidden leaks in small systems.', 'Thesis, 2016'] as const
  const file = caseOf({ ...WATER_ENGINEER, answers: { name: name!, result, education } })
  const words = (of: CaseFile): string =>
    composeLetter({ file: of, seed: 'one' }, publicPriorities)
      .filter(({ id }) => id === 'p2/applied')
      .map(({ block }) => plainText(block))
      .join('')
  expect(words(file)).toMatch(/^I rest the claim that I am well positioned to advance .+ on (?:the record of results|my results).* and (?:my education|my studies|my formal training).*[.]$/)
  expect(words(caseOf({ ...WATER_ENGINEER, answers: { name: name!, result } }))).toBe('')
})
