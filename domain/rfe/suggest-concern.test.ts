import { expect, it } from 'vitest'
import { contestedProngs, readNotice } from './read-notice.ts'

const HEAD = ['REQUEST FOR EVIDENCE', 'Form I-140', 'Date of notice: May 4, 2026', '', 'You seek a national interest waiver of the job offer with this petition.', '']
const readingOf = (...lines: string[]) => {
  const reading = readNotice([{ lines: [...HEAD, ...lines] }])
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading))
  return reading
}
/** Each sentence that is asked about, by its first words, with what is suggested for it. */
const asked = (...lines: string[]) =>
  readingOf(...lines).passages.flatMap(({ concern, kind, quote, suggested }) => (concern === null && kind === 'stated' ? [[quote.split(' ').slice(0, 3).join(' '), suggested ?? null]] : []))

const LOOM = 'The spare loom has been lent to a neighbor.'

it('the heading over a sentence tells the point it most likely belongs to, and settles nothing', () => {
  const reading = readingOf('Prong 2: Well positioned', '', LOOM)
  expect(reading.passages).toMatchObject([{ concern: null, suggested: 'record' }])
  expect([reading.findings, contestedProngs(reading), reading.confidence]).toEqual([[], [], 'unclear'])
  expect(asked('Prong 3: On balance', '', LOOM)).toEqual([['The spare loom', 'balance']])
})

it('nothing is suggested where nothing tells, or where two points are as likely', () => {
  expect(asked('Other remarks', '', LOOM)).toEqual([['The spare loom', null]])
  expect(asked('Prong 2: Well positioned', '', 'A labor certification would take the weavers of the valley a year.')).toEqual([['A labor certification', null]])
})

it('what stands at the head of a paragraph tells for the sentences behind it', () => {
  expect(asked('USCIS asked for a business plan. The spare loom has been lent to a neighbor.').at(-1)).toEqual(['The spare loom', 'plan'])
  expect(asked('USCIS asked why the job offer should be waived. The spare loom has been lent to a neighbor.').at(-1)).toEqual(['The spare loom', 'balance'])
})

it('the other sentences of its paragraph tell, where they agree', () => {
  const rest = 'The record does not establish that the endeavor has national importance. You have not shown that its prospective impact reaches beyond the valley.'
  expect(asked(`${rest} Eleven weavers in one valley took part.`)).toEqual([['Eleven weavers in', 'national-importance']])
})

it('of what only tells what was sent in, comes next, or speaks for the petition, no criticism is suggested', () => {
  const heading = ['Prong 2: Well positioned', '']
  for (const sentence of [
    'The business plan foresees eleven looms by the fifth year.',
    'There is a memorandum with a weaver in Ohio.',
    'You would open a weaving school in the valley.',
    'Our second hesitation concerns the looms.',
    'The awards of the weaver show talent.',
    'Dr. Tarn states that the valley needs weavers.',
  ])
    expect(asked(...heading, sentence).flatMap(([, suggested]) => suggested ?? [])).toEqual([])
})

it('the lines under “You submitted:” are no criticism, and close no part', () => {
  const lines = ['Prong 2: Well positioned', '', 'You submitted:', '- Letters from three weavers', '- A lease', '', LOOM]
  expect(asked(...lines)).toEqual([['The spare loom', 'record']])
})

it('a bare title inside of the text ends the part of the one before it', () => {
  const lines = ['The endeavor. The record does not show that the weaving school has national importance.', '', 'The petitioner. The award went to the whole of the mill.']
  const [, award] = readingOf(...lines).passages
  expect(award).toMatchObject({ quote: 'The award went to the whole of the mill.', concern: null })
  expect(award?.suggested).toBeUndefined()
})

it('a heading on the ability to advance the endeavor is about the person', () => {
  expect(asked('B. Your ability to advance the endeavor', '', LOOM)).toEqual([['The spare loom', 'record']])
})

it('a numbered list of criticism is no list of the law, and a numbered title of many words is a title', () => {
  expect(asked('This office has the following concerns:', '(1) The two letters cover six years.', '(2) Nobody has enrolled at the school.').map(([words]) => words)).toEqual([
    '(1) The two',
    '(2) Nobody has',
  ])
  const lines = ['B. The Dhanasar Framework', '1. Substantial Merit and National Importance of the Proposed Endeavor', 'The Director agrees that the endeavor has substantial merit.']
  expect(readingOf(...lines, '2. Whether You Are Well Positioned', LOOM).conceded.map(({ what }) => what)).toEqual(['substantial-merit'])
})

it('what the petitioner did not address is missing, and not left for later by the agency', () => {
  const reading = readingOf('Prong 3: On balance', '', 'You did not address whether your employer could file a labor certification.')
  expect(reading.passages).toMatchObject([{ point: 3, concern: 'balance', kind: 'stated' }])
  expect([reading.prongs[3], reading.notReached]).toEqual(['contested', undefined])
})
