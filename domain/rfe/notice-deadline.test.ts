import { expect, test } from 'vitest'
import { readNotice } from './read-notice.ts'

const deadline = (...sentences: string[]): string | null => {
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
  return read.kind === 'read' ? (read.deadline?.printed ?? null) : read.kind
}
const PERIOD = 'You must submit the requested evidence within 84 days of this notice.'

test.each([
  'Your letter says that the county must receive the grant report by December 1, 2026.',
  'The work plan says that the results are due by December 1, 2026, and no evidence of funding was submitted.',
  'Your prior response was due by January 5, 2026.',
  'The petitioner’s letter asks the county to respond by December 1, 2026.',
  'You claim that you will submit the design by December 1, 2026.',
  'The conference accepts papers received no later than December 1, 2026.',
  'You were asked to respond by January 5, 2026, and did not.',
])('a date by which somebody else is to act is no deadline: %s', (sentence) => {
  expect(deadline(sentence, PERIOD)).toMatch(/84 days/)
  expect(deadline(sentence)).toBeNull()
})

test('a date by which the reader is to answer is', () => {
  expect(deadline('You must respond to this request by July 27, 2026.')).toBe('July 27, 2026')
  expect(deadline('The grant letter asks for a report that must be submitted by December 1, 2026.', 'You must respond to this request by July 27, 2026.')).toBe('July 27, 2026')
  expect(deadline('The agency must receive your response by July 27, 2026.')).toBe('July 27, 2026')
  expect(deadline('Your response must be received in this office by July 27, 2026.')).toBe('July 27, 2026')
})
