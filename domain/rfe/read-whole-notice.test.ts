import { describe, expect, it } from 'vitest'
import { readNotice } from './read-notice.ts'

/** A notice of paragraphs, each on one line, with gaps between them. */
const readingOf = (...paragraphs: string[]) => {
  const lines = ['U.S. Citizenship and Immigration Services', 'REQUEST FOR EVIDENCE', 'Form I-140', 'Notice Date: May 4, 2026', ...paragraphs].flatMap((line) => [line, ''])
  const reading = readNotice([{ lines }])
  if (reading.kind !== 'read') throw new Error(JSON.stringify(reading))
  return reading
}
const toldIn = (reading: ReturnType<typeof readingOf>) => reading.passages.map(({ quote }) => quote).join('\n')

describe('a part that cites the law', () => {
  it('is law only up to the first sentence of this case: what stands behind a citation is read', () => {
    const reading = readingOf(
      'You ask for a national interest waiver for your proposed endeavor, a workshop that restores church organs.',
      'You first wrote that the workshop would train builders, and later that it would lease instruments. A petition cannot be approved for a purpose that was added later. See Matter of Izummi, 22 I&N Dec. 169, 176 (Assoc. Comm’r 1998).',
      'You cite a survey of the organ trade. The survey speaks of the trade; it says nothing of a workshop with two benches in Toledo. Assertions of counsel are not evidence. Matter of Obaigbena, 19 I&N Dec. 533, 534 n.2 (BIA 1988). The plan expects sales that no reader would notice in the economy of the city.',
      'Nor is it apparent why the benefit would pass the two parishes named in the plan.',
    )
    const told = toldIn(reading)
    expect(told).toContain('it says nothing of a workshop with two benches in Toledo')
    expect(told).toContain('Assertions of counsel are not evidence.')
    expect(told).toContain('The plan expects sales that no reader would notice in the economy of the city.')
    expect(told).toContain('Nor is it apparent why the benefit would pass the two parishes named in the plan.')
  })

  it('tells nothing of the law itself, before the case or between two points', () => {
    const reading = readingOf(
      'The Proposed Endeavor',
      'Dhanasar looks to the endeavor itself. Classroom teaching by one person does not reach the field, and the gifts of the person are of no weight here.',
      'Your plan describes a choir school in Duluth. It does not show an effect beyond its pupils.',
      'Well Positioned',
      'The second prong of Dhanasar turns to the person. No single factor decides it.',
      'Your record of concerts does not show that you have led a school.',
    )
    const told = toldIn(reading)
    expect(told).not.toMatch(/Classroom teaching|single factor/)
    expect(told).toContain('It does not show an effect beyond its pupils.')
    expect(told).toContain('Your record of concerts does not show that you have led a school.')
  })
})
