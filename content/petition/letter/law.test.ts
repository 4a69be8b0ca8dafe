/** What a letter says of the law, and the authorities that it lists. */
import { expect, test } from 'vitest'
import { plainText } from '../../../domain/petition/checks/block-text.ts'
import { caseOf } from '../../../test/petitions/case-of.ts'
import { MORE_PEOPLE } from '../../../test/petitions/more-people.ts'
import { COLD_CHAIN_FOUNDER, PEOPLE, SPEECH_PATHOLOGIST } from '../../../test/petitions/people.ts'
import { publicPriorities } from '../../areas/public-priorities.ts'
import { STANDARD_PARAGRAPHS } from '../legal-sources.ts'
import { composeLetter } from './compose-letter.ts'

const letterOf = (person: (typeof PEOPLE)[number]) => composeLetter({ file: caseOf(person), seed: person.key }, publicPriorities)

test('each section of the authorities is cited in the letter', () => {
  for (const person of [...PEOPLE, ...MORE_PEOPLE]) {
    const blocks = letterOf(person)
    const body = blocks
      .filter(({ section }) => section !== 'appendix')
      .map(({ block }) => plainText(block))
      .join('\n')
    const listed = plainText(blocks.find(({ id }) => id === 'appendix/sources')!.block)
    for (const [section] of listed.matchAll(/\b656\.\d+/g)) expect(body, `${person.key}: ${section}`).toContain(section)
  }
})

test('the exemption is quoted as the regulation has it, and a document of later date is only compared with Katigbak', () => {
  expect(STANDARD_PARAGRAPHS.dhanasar.text).toContain('“the requirement of a job offer, and thus of a labor certification.” 8 CFR 204.5(k)(4)(ii).')
  // The regulation grants the exemption for exceptional ability alone: the statute carries the professions.
  expect(STANDARD_PARAGRAPHS.dhanasar.text).toContain('for members of the professions holding advanced degrees as for persons of exceptional ability. INA § 203(b)(2)(B)(i).')
  expect(STANDARD_PARAGRAPHS['response-later'].text).toContain('*See Matter of Katigbak*')
})

test('Schedule A is told with what it still asks of the employer', () => {
  expect(STANDARD_PARAGRAPHS['p3-schedule-a'].text).toMatch(/prevailing wage determination and gives notice of the filing\. 20 CFR 656\.15\(b\)/)
})

test('the rule on an own company stands only where a fact says whose it is', () => {
  const { 'owner-control': _owner, ...answers } = COLD_CHAIN_FOUNDER.answers
  const silent = { ...COLD_CHAIN_FOUNDER, answers: { ...answers, impractical: ['I founded the company. No employer does this work.', ''] as const } }
  const told = (person: typeof COLD_CHAIN_FOUNDER) =>
    letterOf(person)
      .map(({ block }) => plainText(block))
      .join('\n')
  expect(told(COLD_CHAIN_FOUNDER)).toContain('656.17(l)')
  expect(told(silent)).not.toContain('656.17(l)')
})

test('a doctorate of the United States is concluded as one', () => {
  const applied = letterOf(SPEECH_PATHOLOGIST).find(({ id }) => id === 'eb2/degree/applied')!
  expect(plainText(applied.block)).toMatch(/United States doctorate.*advanced degree/)
})

test.each([
  ['Letter of the Ohio kiln department, April 2026', true],
  ['Letters from the state kiln office, 2026', true],
  ['Letter of the Ohio State University department of kilns', false],
  ['Letter of the Redclay council, 2026', false],
  ['Letter of the department head', false],
])('what is said of letters of agencies stands only where one is cited: %s', (title, isAgency) => {
  const file = caseOf({ ...COLD_CHAIN_FOUNDER, answers: { ...COLD_CHAIN_FOUNDER.answers, interest: ['It wrote in April 2026 that it wants a table for its counties.', title] } })
  const standards = composeLetter({ file, seed: 'one' }, publicPriorities).map(({ standard }) => standard)
  expect(standards.includes('p2-agency')).toBe(isAgency)
})
