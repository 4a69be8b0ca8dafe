import { expect, test } from 'vitest'
import { readNotice } from './read-notice.ts'

const conceded = (heading: string, ...body: string[]): unknown[] => {
  const lines = [
    'U.S. Citizenship and Immigration Services',
    'REQUEST FOR EVIDENCE',
    'Notice Date: May 4, 2026',
    'Form I-140',
    'You ask for a national interest waiver of the job offer.',
    '',
    heading,
    '',
    ...body,
    '',
    'Conclusion',
    '',
    'The funds for the future activities were not shown.',
  ]
  const read = readNotice([{ lines }])
  return read.kind === 'read' ? read.conceded.map(({ what }) => what) : [read.kind]
}
const HEADING = 'Substantial Merit and National Importance'
const MERIT = 'The proposed endeavor has substantial merit.'

test.each([
  'That is what your brief says.',
  'We do not see it so.',
  'Not quite.',
  'It would have, had you filed the lease.',
  'That is true of the school in Iowa alone.',
  'In part.',
  'Perhaps.',
  'If the loan is granted.',
  'The lawyer is wrong.',
  'Nothing of this is proven.',
  'The record tells another story.',
  'You have since given it up.',
])('what stands behind an acceptance may limit it: %s', (behind) => expect(conceded(HEADING, `${MERIT} ${behind}`)).toEqual([]))

test.each([
  'You have not shown national importance.',
  'The remaining question is national importance.',
  'This is not in dispute.',
  'Please submit letters of users.',
  'No further evidence is needed on this point.',
  'The letters do not show your ability to carry it out.',
])('another point, a request, and what confirms it do not: %s', (behind) => expect(conceded(HEADING, `${MERIT} ${behind}`)).toContain('substantial-merit'))

test.each([
  'Counsel reasons as follows.',
  'You state the following.',
  'You argue this:',
  'Suppose that the loan is granted.',
  'USCIS asks three questions.',
  'Here is what must be proven.',
  'Assume the best.',
  'Your brief makes three claims.',
])('what stands in front of it may make it the words of others: %s', (before) => expect(conceded(HEADING, `${before} ${MERIT}`)).toEqual([]))

test.each(['What Dhanasar asks for:', 'The test is as follows.', 'These are the elements.', 'A waiver is granted where:', 'To qualify, you must show that'])(
  'the three limbs under a lead are the law: %s',
  (lead) => {
    const limbs = [MERIT, 'You are well positioned to advance the proposed endeavor.', 'On balance, the United States would benefit from a waiver of the job offer.']
    for (const mark of ['- ', '(1) ', '']) expect(conceded('Legal Standard', lead, '', ...limbs.map((limb) => mark + limb))).toEqual([])
  },
)

test('a limb behind its label, or in the words of a claim, concedes nothing', () => {
  expect(conceded('Legal Standard', 'The second prong: You are well positioned to advance the proposed endeavor.')).toEqual([])
  expect(conceded('Your claims', 'You are well positioned to advance the endeavor.')).toEqual([])
  expect(conceded(HEADING, 'The proposed endeavor of a friend has substantial merit.')).toEqual([])
})

test.each(['Your doctorate in progress from Iowa State makes you an advanced degree professional.', 'Your master’s degree in incomplete studies makes you an advanced degree professional.'])(
  'a degree that is not held concedes nothing: %s',
  (sentence) => expect(conceded('Classification', sentence)).toEqual([]),
)

test('a list of papers in front of an acceptance leads to nothing', () => {
  expect(
    conceded(HEADING, 'You submitted:', '', '- A business plan;', '- Letters of support.', '', 'The evidence submitted is sufficient to demonstrate that the proposed endeavor has substantial merit.'),
  ).toEqual(['substantial-merit'])
})

test('a point that the notice holds something against is not conceded', () => {
  expect(
    conceded('Classification', 'You hold an advanced degree.', '', 'The record does not show that the degree was evaluated by a credentials service, and you do not qualify for the classification.'),
  ).toEqual([])
})
