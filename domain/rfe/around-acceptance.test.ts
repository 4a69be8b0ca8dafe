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
  return read.kind === 'read' ? read.conceded.flatMap(({ what, doubted }) => (doubted === true ? [] : [what])) : [read.kind]
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

test.each([
  'Petitioner’s Statement',
  'Your Cover Letter',
  'Prior Decision (Vacated)',
  'Findings of the First Officer (Superseded)',
  'Findings on the Other Beneficiary',
  'What We Would Need to Find',
  'Letter of Joan Ferris',
  'Exhibit 4',
  'Hypothetical',
])('a heading that does not speak for the officer concedes nothing: %s', (heading) => {
  expect(conceded(heading, MERIT)).toEqual([])
  expect(conceded('Analysis', MERIT)).toEqual(['substantial-merit'])
})

test.each([
  'The foregoing was copied from your brief.',
  'Whether the record bears out the foregoing is for you to show.',
  'Note: the sentence above is kept from a form.',
  'Page 3 of the cover letter says as much.',
  'Strike the first sentence on merit; it belongs to another case.',
  'On the merit of the endeavor, the view stated earlier is given up.',
])('what a later paragraph says of it takes it back: %s', (later) => {
  expect(conceded(HEADING, MERIT, '', 'You submitted a plan.', '', later)).toEqual([])
  expect(conceded('Classification', 'You hold an advanced degree.', '', 'Well Positioned', '', 'Based on the foregoing, you have not shown a plan.')).toEqual(['eb2'])
})

test('what stands right behind it in the next paragraph is shown, and may limit it', () => {
  const lines = (...behind: string[]) => [
    'U.S. Citizenship and Immigration Services',
    'REQUEST FOR EVIDENCE',
    'Form I-140',
    'You ask for a national interest waiver of the job offer.',
    '',
    'Classification',
    '',
    'You hold an advanced degree.',
    '',
    ...behind,
  ]
  const read = (...behind: string[]) => {
    const reading = readNotice([{ lines: lines(...behind) }])
    return reading.kind === 'read' ? [reading.eb2, reading.conceded[0]?.behind, reading.conceded[0]?.doubted] : []
  }
  expect(read('The registrar of the university has no file of you.')).toEqual(['not-addressed', 'The registrar of the university has no file of you.', true])
  expect(read('On Balance', '', 'You have not shown that a labor certification is impractical.')).toEqual(['conceded', undefined, undefined])
})
