import { describe, expect, test } from 'vitest'
import { caseOf } from '../../test/petitions/case-of.ts'
import { WATER_ENGINEER } from '../../test/petitions/people.ts'
import { waitsAtGate } from '../../domain/petition/broken-sentence.ts'
import { sentencesOf } from '../../domain/petition/checks/block-text.ts'
import { surelyMeant, type Says } from '../../domain/petition/surely.ts'
import { answerPatterns } from './answer-patterns.ts'
import { CASE_QUESTIONS } from './case-questions.ts'

const example = (id: string): [string, string] => [CASE_QUESTIONS.find((one) => one.id === id)!.example, '']
/** The petitioner of the examples. */
const FILE = caseOf({
  ...WATER_ENGINEER,
  priorities: [],
  endeavor: 'To develop and publish a test of relay settings with recorded faults for rural feeders',
  degrees: [],
  roles: [{ title: 'protection engineer', employer: 'Prairie Line Electric', from: '2019', to: 'present' }],
  answers: { name: WATER_ENGINEER.answers['name']!, problem: example('problem'), method: example('method'), outputs: example('outputs'), users: example('users') },
})
const saysOf = (text: string): Says[] => surelyMeant(FILE, { text, kind: 'statement', source: { kind: 'customer', quote: '' } }).map(({ said }) => said.says)

const TOLD = CASE_QUESTIONS.filter(({ id, lines }) => id !== 'name' && lines === undefined)
test.each(TOLD.map(({ id, example: words }) => [id, words]))('the example of %s passes the gate', (_id, words) => {
  expect(sentencesOf(words!).filter(waitsAtGate)).toEqual([])
})

/** What the letter would conclude from the answer to each question. */
const CONCLUDED: Readonly<Record<string, Says>> = {
  merit: 'counted',
  'who-counted': 'counted',
  'second-effect': 'withoutMe',
  beyond: 'withoutMe',
  'second-use': 'withoutMe',
  'use-in-detail': 'used',
  'used-by-others': 'used',
  'user-ties': 'untied',
  route: 'open',
  region: 'region',
  priority: 'askedFor',
  'second-priority': 'askedFor',
  education: 'prepared',
  result: 'ownResult',
  'second-result': 'result',
  'third-result': 'result',
  plan: 'plan',
  progress: 'progress',
  interest: 'written',
  'planned-use': 'written',
  impractical: 'leftOut',
  'employer-limit': 'noPosition',
  benefit: 'onlyMine',
  'benefit-inside': 'onlyMine',
  urgency: 'near',
  delay: 'near',
}
test.each(Object.entries(CONCLUDED))('the letter concludes from the example of %s', (id, says) => {
  expect(saysOf(example(id)[0])).toContain(says)
})

describe('the sentence to fill in, filled in plainly, is concluded from', () => {
  const FILLED: Readonly<Record<string, readonly [Says, ...string[]]>> = {
    merit: ['counted', 'The association', '14 faults found', '2025', 'The trial report of March 2026'],
    beyond: ['withoutMe', 'Two cooperatives of Kansas', 'without', 'March 2025', 'do not', 'do not'],
    'use-in-detail': ['used', 'Gray Fork Power', 'each season', 'March 2024'],
    route: ['open', 'published under an open license', 'a public repository'],
    education: ['prepared', 'dealt with', 'recorded faults on rural feeders'],
    result: ['ownResult', 'the failures of 40 feeders', '31', '2023', '12', '2025', 'The yearly report'],
    plan: ['plan', 'June 2027', 'release', 'version 3', 'December 2027', 'test 40 feeders'],
    progress: ['progress', 'released', 'the first version', 'March 2022', 'is'],
    interest: ['written', 'Six utilities', 'August 2026', 'they', 'test', '2027'],
    impractical: ['leftOut', 'Most', 'outside of', 'The letter of May 2026'],
    benefit: ['onlyMine', 'run the program', 'rule', 'feeders with storage', 'A letter of the association of May 2026'],
    urgency: ['near', 'state rule', 'rural feeders', 'takes effect', 'June 2027'],
  }
  test.each(Object.entries(FILLED))('%s', (id, [says, ...gaps]) => {
    const pattern = answerPatterns(FILE)(id)!
    expect(pattern.match(/\[[^\]]+\]/g)).toHaveLength(gaps.length)
    const text = gaps.reduce((told, words) => told.replace(/\[[^\]]+\]/, words), pattern)
    expect(sentencesOf(text).filter(waitsAtGate)).toEqual([])
    expect(saysOf(text)).toContain(says)
  })
})
