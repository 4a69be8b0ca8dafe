/** Which result leads the second prong: one with figures and a document, and none without figures. */
import { describe, expect, test } from 'vitest'
import { plainText } from '../../../domain/petition/checks/block-text.ts'
import { hasFigure } from '../../../domain/petition/evidence-weight.ts'
import { caseOf } from '../../../test/petitions/case-of.ts'
import { WATER_ENGINEER, type Petitioner } from '../../../test/petitions/people.ts'
import { publicPriorities } from '../../areas/public-priorities.ts'
import { composeLetter } from './compose-letter.ts'

test.each([
  ['Leaks fell from 14 to 3.', true],
  ['Twelve towns closed their pumps.', true],
  ['The works halved its losses.', true],
  ['Losses fell by a third.', true],
  ['I wrote version 3 in March 2024.', false],
  ['On March 4, 2024 the council printed it on page 12.', false],
  ['Crews find leaks faster with it.', false],
  ['I studied COVID-19 in sewage.', false],
])('%s has a figure: %s', (text, has) => expect(hasFigure(text)).toBe(has))

const VAGUE = 'Crews of the district found leaks faster with the pressure program than they did before.'
const COUNTED = 'With the pressure program, crews of the district found 14 leaks in 2024 and 3 in the year before.'
const rest = Object.fromEntries(
  Object.entries(WATER_ENGINEER.answers).filter(
    ([id]) => !['result', 'second-result', 'third-result', 'own-part', 'own-decisions', 'result-bears', 'used-by-others', 'publications', 'recognition'].includes(id),
  ),
)
const letterOf = (answers: Petitioner['answers'], p2 = WATER_ENGINEER.options.p2) =>
  composeLetter({ file: caseOf({ ...WATER_ENGINEER, options: { ...WATER_ENGINEER.options, p2 }, answers: { ...rest, ...answers } }), seed: 'one' }, publicPriorities).filter(
    ({ section }) => section === 'p2',
  )
const textOf = (blocks: ReturnType<typeof letterOf>, id: RegExp): string =>
  blocks
    .filter((one) => id.test(one.id))
    .map(({ block }) => plainText(block))
    .join('\n')
const LETTER = 'Letter of Harlow County Water District, 2026'

describe('the conclusion on prong two', () => {
  const conclusion = (answers: Petitioner['answers']) => textOf(letterOf(answers), /^p2\/applied$/)

  const MINE = 'In 2024 I found 14 leaks with the program.'
  test('is led by another result where the first says nothing surely', () => {
    expect(conclusion({ result: [VAGUE, LETTER], 'second-result': [MINE, LETTER] })).toContain('14 leaks')
    expect(conclusion({ result: [VAGUE, LETTER], 'second-result': [MINE, LETTER] })).not.toContain('found leaks faster')
  })
  test('is led by the result that a document shows', () => {
    const other = 'In 2023 I saved 9 million gallons of treated water with the program.'
    expect(conclusion({ result: [MINE, ''], 'second-result': [other, LETTER] })).toContain('9 million gallons')
    expect(conclusion({ result: [MINE, LETTER], 'second-result': [other, ''] })).toContain('14 leaks')
  })
  test('is led by no result, and names none, where none is surely of the petitioner', () => {
    for (const said of [VAGUE, COUNTED]) expect(conclusion({ result: [said, LETTER] })).not.toMatch(/leaks|my results|the record of results/)
  })
})

describe('the record', () => {
  const recordOf = (answers: Petitioner['answers'], p2?: string[]) => textOf(letterOf(answers, p2), /^p2\/record\//)
  test('tells the counted result first', () => {
    const text = recordOf({ result: [VAGUE, LETTER], 'own-part': ['I wrote the rule, and my colleagues dug.', LETTER], 'second-result': [COUNTED, LETTER] })
    expect(text.indexOf('14 leaks')).toBeGreaterThan(-1)
    expect(text.indexOf('14 leaks')).toBeLessThan(text.indexOf('found leaks faster'))
    expect(text.indexOf('found leaks faster')).toBeLessThan(text.indexOf('I wrote the rule'))
  })
  test('leaves a result that adds to another behind it', () => {
    for (const added of ['It also found 14 leaks in 2024 and 3 in the year before.', 'The same program found 14 leaks in 2024 and 3 in the year before.']) {
      const text = recordOf({ result: [VAGUE, LETTER], 'second-result': [added, LETTER] })
      expect(text.indexOf('14 leaks')).toBeGreaterThan(text.indexOf('found leaks faster'))
    }
  })
  test('leaves a result under a position behind the one that it leans on', () => {
    const underPost = (added: string) => {
      const file = caseOf({ ...WATER_ENGINEER, answers: { ...rest, result: [VAGUE, LETTER], 'second-result': [added, LETTER] } })
      const post = file.facts.find(({ kind }) => kind === 'role')!.id
      const facts = file.facts.map((fact) => (fact.source.kind === 'answer' && /result$/.test(fact.source.question) ? { ...fact, roleId: post } : fact))
      return textOf(composeLetter({ file: { ...file, facts }, seed: 'one' }, publicPriorities), /^p2\/record\//)
    }
    const [leaning, free] = [underPost('It found 14 leaks in 2024 and 3 in the year before.'), underPost(COUNTED)]
    expect(leaning.indexOf('14 leaks')).toBeGreaterThan(leaning.indexOf('found leaks faster'))
    expect(free.indexOf('14 leaks')).toBeLessThan(free.indexOf('found leaks faster'))
  })
  test('calls the result that leads the principal one', () => {
    const text = recordOf({
      result: [VAGUE, LETTER],
      'result-bears': ['I will do the same for the systems of the association.', LETTER],
      'own-part': ['I wrote the rule, and my colleagues dug.', LETTER],
      'second-result': [COUNTED, LETTER],
      'third-result': ['In 2021 the town closed 9 valves in 40 hours.', LETTER],
      publications: ['The paper on pressure was printed in 2023.', LETTER],
      recognition: ['The council asked me to review two plans in 2024.', LETTER],
    })
    expect(text.indexOf('The principal result')).toBeGreaterThan(-1)
    expect(text.indexOf('The principal result')).toBeLessThan(text.indexOf('14 leaks'))
    expect(text.indexOf('Further results')).toBeLessThan(text.indexOf('found leaks faster'))
    expect(text.indexOf('Further results')).toBeGreaterThan(text.indexOf('14 leaks'))
  })
  test('comes behind the progress where it has no figure and was to come first', () => {
    const places = (answers: Petitioner['answers']) => {
      const ids = letterOf(answers, ['p2-author']).map(({ id }) => id)
      return [ids.indexOf('p2/record/heading'), ids.indexOf('p2/progress/heading')]
    }
    const [record, progress] = places({ result: [VAGUE, LETTER] })
    expect(record).toBeGreaterThan(progress!)
    const [counted, after] = places({ result: [COUNTED, LETTER] })
    expect(counted).toBeLessThan(after!)
  })
})
