import { expect, test } from 'vitest'
import { readNotice } from './read-notice.ts'

const reading = (...sentences: string[]) => {
  const lines = [
    'U.S. Citizenship and Immigration Services',
    '',
    'REQUEST FOR EVIDENCE',
    '',
    'Form I-140',
    '',
    'Notice Date: May 4, 2026',
    '',
    'This is about your request for a national interest waiver and the proposed endeavor that you describe in it.',
    '',
    'You have not shown national importance.',
    '',
    ...sentences.flatMap((one) => [one, '']),
  ]
  const read = readNotice([{ lines }])
  if (read.kind !== 'read') throw new Error(read.kind)
  return read
}
const deadline = (...sentences: string[]): string | null => reading(...sentences).deadline?.printed ?? null
const PERIOD = 'You must submit the requested evidence within 84 days of this notice.'

test.each([
  'Your letter says that the county must receive the grant report by December 1, 2026.',
  'The work plan says that the results are due by December 1, 2026, and no evidence of funding was submitted.',
  'Your prior response was due by January 5, 2026.',
  'The petitioner’s letter asks the county to respond by December 1, 2026.',
  'You claim that you will submit the design by December 1, 2026.',
  'The conference accepts papers received no later than December 1, 2026.',
  'You were asked to respond by January 5, 2026, and did not.',
  'Dr. Tarn asks for your answer by December 1, 2026.',
  'Your response to the call for tenders must be received by December 1, 2026.',
  'Exhibit 12 says you should submit the documents by December 1, 2026.',
  'You may submit an appeal by December 1, 2026.',
  'Submit evidence that the pilot will be finished by December 1, 2026.',
  'You have until December 1, 2026 to exercise the option in the lease.',
  'You must respond to the foundation by December 1, 2026.',
  'The foundation insists that your response must be received by December 1, 2026.',
  'Rent due: December 1, 2026',
  'Due date: December 1, 2026',
  'The contract requires you to reply within 30 days.',
])('a date by which somebody else is to act is no deadline: %s', (sentence) => {
  expect(deadline(sentence, PERIOD)).toMatch(/84 days/)
  if (!sentence.startsWith('Due date')) expect(deadline(sentence)).toBeNull()
})

test('a date that lies before the notice, or on another day than the period ends, is not taken alone', () => {
  expect(deadline('Your response must be received by January 5, 2026.', PERIOD)).toMatch(/84 days/)
  expect(deadline('Due date: July 30, 2026', PERIOD)).toBe('July 30, 2026')
  const { notes } = reading('Your response must be received by December 1, 2026.', PERIOD)
  expect(notes).toContain('several-deadlines')
  expect(reading('Your response must be received by July 27, 2026.', PERIOD).notes).not.toContain('several-deadlines')
})

test.each([
  'Unless we receive the requested evidence by July 27, 2026, the petition will be denied.',
  'If we do not hear from you by July 27, 2026, we will decide on the record.',
  'A response received after July 27, 2026 will not be considered.',
  'You are given until July 27, 2026 to rebut this notice.',
  'As this notice provides, your response is due July 27, 2026.',
  'Since your earlier response did not establish it, you must respond by July 27, 2026.',
  'Send your reply so that it reaches us by July 27, 2026.',
  'Your time to respond ends on July 27, 2026.',
  'Date due: July 27, 2026',
  'Please note that your response must be received on or before July 27, 2026.',
  'You have until the close of business on July 27, 2026 to respond.',
  'You must submit all requested materials together at one time no later than July 27, 2026.',
  'Please respond by the due date of July 27, 2026.',
])('the reader is to answer by then: %s', (sentence) => expect(deadline(sentence)).toBe('July 27, 2026'))

test('a date by which the reader is to answer is', () => {
  expect(deadline('You must respond to this request by July 27, 2026.')).toBe('July 27, 2026')
  expect(deadline('The grant letter asks for a report that must be submitted by December 1, 2026.', 'You must respond to this request by July 27, 2026.')).toBe('July 27, 2026')
  expect(deadline('The agency must receive your response by July 27, 2026.')).toBe('July 27, 2026')
  expect(deadline('Your response must be received in this office by July 27, 2026.')).toBe('July 27, 2026')
})

test('a period that a notice gives in so many words is its deadline, whatever else the sentence leaves unsaid', () => {
  expect(deadline('You have eighty-seven (87) calendar days from the date at the top of this request, mailing time included.')).toBe(
    'eighty-seven (87) calendar days from the date at the top of this request',
  )
  expect(deadline('You have thirty days from the date of your contract to begin the work.')).toBeNull()
})

test('what will not be returned, and a date for another matter, is no date to answer by', () => {
  expect(deadline('No evidence received after March 1, 2027 will be returned.', PERIOD)).toBe('within 84 days of this notice')
  expect(deadline('No evidence received after July 27, 2026 will be considered.')).toBe('July 27, 2026')
  expect(deadline('For Form I-485, you must respond by June 15, 2026.')).toBe(null)
  expect(deadline('For Form I-140, you must respond by June 15, 2026.')).toBe('June 15, 2026')
  expect(deadline('Please respond by June 1, 2026 if you want a copy of your file.', PERIOD)).toBe('within 84 days of this notice')
  expect(deadline('If you wish to respond, you must do so by July 27, 2026.', 'If you need more time, you must reply by June 10, 2026.')).not.toBe('June 10, 2026')
})

test('a date far behind the end of the printed period is told behind the period', () => {
  const read = reading('You must respond by March 1, 2027.', PERIOD)
  expect(read.deadline?.printed).toBe('within 84 days of this notice')
  expect(read.notes).toContain('several-deadlines')
  expect(deadline('You must respond by July 27, 2026.', 'If you answer sooner, we will decide your petition within 15 days of this notice.')).toBe('July 27, 2026')
})
