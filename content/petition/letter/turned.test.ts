import { describe, expect, test } from 'vitest'
import { publicPriorities } from '../../areas/public-priorities.ts'
import { caseOf } from '../../../test/petitions/case-of.ts'
import { WATER_ENGINEER, type Petitioner } from '../../../test/petitions/people.ts'
import { plainText } from '../../../domain/petition/checks/block-text.ts'
import { statementDocument } from '../documents.ts'
import { composeLetter } from './compose-letter.ts'
import { isPublicAdoption, isUntied, isWithoutMe, tieSaid } from './strength.ts'

const letter = (answers: Petitioner['answers']): string =>
  ['one', 'two', 'three', 'four']
    .flatMap((seed) => composeLetter({ file: caseOf({ ...WATER_ENGINEER, answers: { ...WATER_ENGINEER.answers, ...answers } }), seed }, publicPriorities))
    .map(({ block }) => plainText(block))
    .join('\n')

describe('nothing is concluded from a sentence that may say the opposite', () => {
  test.each([
    'Nobody may use it without a paid license from my company.',
    'Not all of them pay me; six of nine do.',
    'None of them would have started if my employer had not paid for the setup.',
    'They have never missed what they pay me.',
    'It is no secret that the association pays me for it.',
    'They do not pay me directly; their fees go to my company.',
    'It is untrue that the association does not pay me.',
    'The association does not pay me on time.',
    'My rivals claim that the association has never paid me.',
    'They use it free of charge; one of them is my employer.',
  ])('who pays: %s', (text) => expect(isUntied(text)).toBe(false))
  test.each(['The towns have never employed or paid me.', 'None of them pays me.', 'They neither employ nor pay me.', 'The towns use it free of charge.', 'The two towns do not pay.'])(
    'and is from a plain denial: %s',
    (text) => expect(isUntied(text)).toBe(true),
  )
  test.each([
    'No system has used Night Line without my help since 2025.',
    'The Association does not use Night Line without me; I ran all nine trials.',
    'Nine systems used Night Line without my help for a day and then gave it up.',
  ])('who carried it out: %s', (text) => expect(isWithoutMe(text)).toBe(false))
  test.each(['The State Water Board rejected the rule that named Night Line in its manual.', 'The State Water Board included Night Line in its guide as an example of what to avoid.'])(
    'who adopted it: %s',
    (text) => expect(isPublicAdoption(text)).toBe(false),
  )
  test.each([
    [
      'route',
      'Any system can take the program and its guide from the site of the association.',
      'The program is not published. Other systems cannot get it.',
      /the route by which|the way in which it can reach|how it can reach others|By this route|In this way others/,
    ],
    [
      'interest',
      'The board of the association wrote in May 2026 that it will test Night Line.',
      'The board voted in May 2026 against it and wrote that it will use another.',
      /put in writing before this filing/,
    ],
  ] as const)('in the letter: %s', (question, plainly, turned, claim) => {
    const told = (text: string) => letter({ [question]: [text, `Letter on the ${question}`] })
    expect(told(plainly)).toMatch(claim)
    expect(told(turned)).not.toMatch(claim)
  })
})

test('who does not pay the employer may still employ', () => expect(tieSaid('The nine systems do not pay my employer.')).toBe('pay'))

test('what the letter leaves out is not sworn to in the statement either', () => {
  const withheld = 'My patient Maria Lopez was cured of cholera in May 2024.'
  const file = caseOf({ ...WATER_ENGINEER, answers: { ...WATER_ENGINEER.answers, result: [`I closed 14 leaks in 2023. ${withheld}`, ''] } })
  const blocks = composeLetter({ file, seed: 'one' }, publicPriorities)
  const statement = statementDocument(file, blocks, { edition: '2026-11-30', reference: 'PW-TEST' })
  const words = JSON.stringify(statement)
  expect(words).toContain('I closed 14 leaks in 2023.')
  expect(words).not.toContain('Lopez')
})

test('what the letter tells in other words is sworn to without the sentence that a fragment limits', () => {
  const limited = 'The Harlow auditor measured that leaks fell by 40 percent in 2023.'
  const file = caseOf({ ...WATER_ENGINEER, answers: { ...WATER_ENGINEER.answers, result: [`I closed 14 leaks in 2023. ${limited} If the meters of that year were right.`, ''] } })
  const fact = file.facts.find(({ source }) => source.kind === 'answer' && source.question === 'result')!
  const table = { ...composeLetter({ file, seed: 'one' }, publicPriorities)[0]!, basis: { [fact.id]: fact.rev } }
  const words = JSON.stringify(statementDocument(file, [table], { edition: '2026-11-30', reference: 'PW-TEST' }))
  expect(words).toContain('I closed 14 leaks in 2023.')
  expect(words).not.toContain('40 percent')
})
