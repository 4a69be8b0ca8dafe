/** Parts that no heading opens: grounds with their finding, topics that a sentence announces, and lines inside of a part. */
import { expect, test } from 'vitest'
import { readNotice } from './read-notice.ts'

const HEAD = [
  'U.S. Citizenship and Immigration Services',
  '',
  'REQUEST FOR EVIDENCE',
  '',
  'Notice Date: May 4, 2026',
  '',
  'Form I-140',
  '',
  'You ask for a national interest waiver of the job offer.',
  '',
]
const reading = (...paragraphs: string[]) => {
  const read = readNotice([{ lines: [...HEAD, ...paragraphs.flatMap((one) => [one, ''])] }])
  if (read.kind !== 'read') throw new Error(read.kind)
  return read
}
const place = (read: ReturnType<typeof reading>, words: string) => {
  const found = read.passages.find(({ quote }) => quote.includes(words))
  return found === undefined ? 'not there' : found.concern
}

test('a ground is the part of the point that its first sentence refuses, up to the next ground', () => {
  const read = reading(
    'Ground 1. The petitioner has not established exceptional ability.',
    '1.1. Academic record, 8 CFR 204.5(k)(3)(ii)(A). The petitioner submitted a diploma. USCIS concludes that this criterion has been met.',
    '1.2. Ten years of experience, 8 CFR 204.5(k)(3)(ii)(B). The letters account for eight years. This criterion has not been met.',
    'Ground 2. The proposed endeavor does not have national importance.',
    'The petitioner has not offered evidence that the method differs from what is generally available.',
    'Ground 3. On balance, a waiver would not be beneficial to the United States.',
    'The second contention is not supported, since the record does not show that the petitioner’s knowledge exceeds that of others.',
  )
  expect(place(read, 'This criterion has not been met')).toBe('eb2-threshold')
  expect(place(read, 'has not offered evidence')).toBe('national-importance')
  expect(place(read, 'second contention')).toBe('balance')
  expect(read.conceded.map(({ what }) => what)).toContain('ability-A')
})

test('a line that only leads on stands inside of its part', () => {
  const read = reading('1. CLASSIFICATION', 'You have not shown five years of progressive experience.', 'The experience:', '- Loom Works, 2009-2011. Letter signed by a co-worker, not the employer.')
  expect(place(read, 'signed by a co-worker')).toBe('eb2-threshold')
})

test('a sentence that says what comes next opens a part, and is not asked about', () => {
  const read = reading(
    'Our first concern is the endeavor. You speak of a loom and of a school. The petition does not say what you will do.',
    'National importance is harder. The reports do not refer to your methods.',
    'As regards the balance, you cite a shortage. You have not told why it helps you.',
    'Turning to your own standing, we have read eleven letters. No writer tells what you did.',
    'The last part of the test weighs the labor certification against the waiver. You do not say what harm a delay would do.',
  )
  expect(place(read, 'do not refer to your methods')).toBe('national-importance')
  expect(['record', 'plan']).toContain(place(read, 'No writer tells'))
  expect(place(read, 'what harm')).toBe('balance')
  expect(place(read, 'why it helps you')).toBe('balance')
  expect(read.passages.map(({ quote }) => quote).join()).not.toMatch(/first concern|is harder/)
})

test('a meaning that the paragraph contradicts in the words of the test is asked', () => {
  const read = reading('It is not clear what the endeavor is. The plan of work does not mention the university, and your statement does not mention the product.')
  expect(place(read, 'does not mention the university')).toBeNull()
})

test('what comes behind a part that a title in the text opened may be of another point, and is asked where it clearly means one', () => {
  const read = reading('Next, what you propose. You have not said what the looms are for.', 'The budget has no funding, and no investor has agreed to finance it.')
  expect(place(read, 'no investor has agreed')).not.toBe('endeavor-unclear')
  expect(place(read, 'no investor has agreed')).not.toBe('national-importance')
})

test('an officer who writes in the first person asks for the agency', () => {
  const read = reading(
    'As to national importance, the record does not show an effect beyond the mill. I ask you therefore for a statement of the effect of the endeavor in other states.',
    'I invite you to submit letters of mills in other states.',
  )
  const asked = read.passages.filter(({ kind }) => kind === 'asked').map(({ quote }) => quote)
  expect(asked.join()).toContain('I ask you therefore')
  expect(asked.join()).toContain('I invite you')
})

test('in the part of a point what counts against a paper is held against it', () => {
  const read = reading(
    'National Importance',
    'The record does not establish national importance. Your estimate takes for granted that every creamery will buy a license. Four new jobs are too few to matter to the region.',
    'On Balance',
    'You have not shown that a waiver would be beneficial. Your employer, which owns the patent, could file for you.',
  )
  expect(place(read, 'takes for granted')).toBe('national-importance')
  expect(place(read, 'too few to matter')).toBe('national-importance')
  expect(place(read, 'could file for you')).toBe('balance')
})

test('a letter that weighs an endeavor and a waiver is about them without the name of either test', () => {
  const lines = [
    'USCIS Texas Service Center',
    'REQUEST FOR EVIDENCE',
    'Merit and importance',
    'You propose to set up a center for solar installers. The endeavor is not described in the petition.',
    'Waiver',
    'You have not told why the labor certification does not suit you, and you are to send reasons for it.',
  ]
  expect(readNotice([{ lines }]).kind).toBe('read')
  expect(
    readNotice([{ lines: lines.map((line) => line.replace('Merit and importance', 'Field of endeavor').replace('The endeavor', 'The field of endeavor').replace('Waiver', 'Fee')) }]).kind,
  ).not.toBe('read')
})

test('a label in front of a title is none of it, and a title alone under the heading of its point stands inside of its part', () => {
  const read = reading(
    'Point 1 - importance',
    'The record does not establish national importance.',
    'Point 4 - you',
    'You did not submit letters on what you have done.',
    'Point 5 - waiver',
    'A hospital that employs physicians can file for them, and you have not shown why it cannot.',
  )
  expect(['record', 'plan']).toContain(place(read, 'what you have done'))
  expect(place(read, 'you have not shown why it cannot')).toBe('balance')
  const kinds = reading(
    'Exceptional Ability',
    'Official academic record. You did not submit a transcript.',
    'Salary. You compare your pay with the minimum wage rather than with that of other cooks.',
    'Please submit:',
    '- Wage data for cooks;',
    '- Letters that state your duties.',
  )
  expect(kinds.passages.filter(({ kind }) => kind === 'asked').map(({ concern }) => concern)).toEqual(['eb2-threshold', 'eb2-threshold'])
})

test('the other half of a contested point that an order means has a row of its own', () => {
  const read = reading('Well Positioned', 'You did not show a record of success in teaching. Submit evidence of experience in teaching, a lease, and evidence of financing.')
  const asked = read.passages.filter(({ kind }) => kind === 'asked').map(({ concern, quote }) => [concern, quote])
  expect(asked).toContainEqual(['plan', 'a lease'])
  expect(read.findings.map(({ concern }) => concern)).toEqual(expect.arrayContaining(['record', 'plan']))
})

test('what the agency grants in words of denial is asked, and not held against the petition', () => {
  const read = reading('On Balance', 'You have not shown that a waiver would be beneficial. USCIS accepts that a founder cannot practically obtain a labor certification for her own company.')
  expect(place(read, 'cannot practically obtain')).toBeNull()
  expect(place(reading('On Balance', 'We agree that your skills are not rare.'), 'not rare')).toBe('balance')
  expect(read.conceded).toEqual([])
  expect(place(reading('On Balance', 'We agree that the record does not show any urgency.'), 'does not show any urgency')).toBe('balance')
})

test('“About the degree.” opens a part, and a sentence that ends with a colon closes none', () => {
  const read = reading(
    'About the endeavor. You have not shown that it has national importance. Your figure for exports does not come from this country.',
    'About the waiver. You have not told us why an employer could not be found.',
  )
  expect(place(read, 'figure for exports')).toBe('national-importance')
  expect(place(read, 'could not be found')).toBe('balance')
  const listed = reading(
    'National Importance',
    'The record does not show national importance.',
    'The evidence is insufficient for the following reasons:',
    '- No reason is given why large manufacturers could not do the same.',
  )
  expect(place(listed, 'large manufacturers')).toBe('national-importance')
})

test('under “Merit and importance” what names neither is of the importance, and goes on with nothing of the part before', () => {
  const read = reading('2. The endeavor. The petition does not describe the endeavor clearly.', '3. Merit and importance. Her curriculum has not been taken up by any other college.')
  expect(place(read, 'has not been taken up')).toBe('national-importance')
})
