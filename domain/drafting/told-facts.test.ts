import { describe, expect, it } from 'vitest'
import type { PersonFacts } from '../person/person-facts.ts'
import { readPerson } from '../person/read-person.ts'
import { assetsOf, isNoPublication, titleOfWork } from './assets.ts'
import { publishedSubjects } from './published-subjects.ts'
import { titledObject } from './titled-object.ts'

const readFrom = (lines: string) => readPerson([{ lines: lines.split('\n') }], new Date('2026-06-01T00:00:00Z'))
const resume = readFrom('Mira Sample\nHarbor Engineer\n\nExperience\nHarbor Engineer, Tarn Works Ltd. 2012 - Present\n• Built a gauge used on 340 piers')

/** Each list of sentences stands in one paragraph. */
function toldOf(paragraphs: readonly (readonly string[])[], roleId: string | null = resume.achievements[0]?.roleId ?? null) {
  const [line] = resume.achievements
  if (!line) throw new Error('no line')
  const achievements = paragraphs.flatMap((sentences, at) =>
    sentences.map((text, n) => ({ ...line, id: `achievement-${at}-${n}`, roleId, text, place: { page: 1, line: at + 1, quote: text }, certainty: 'sure' as const })),
  )
  const facts: PersonFacts = { ...resume, patents: [], publications: [], achievements }
  return assetsOf(facts)
}
const unquoted = (...lines: string[]) => toldOf([lines]).flatMap(({ quoted, clause }) => (quoted ? [] : [clause]))
const quotes = (...lines: string[]) => toldOf([lines]).flatMap(({ quoted, clause }) => (quoted ? [clause] : []))

describe('what is a noun or was done to a thing is no deed', () => {
  it.each([
    'Grant co-written with two harbors: Tarn Fund $386,000',
    'Project funded by the Quill Trust for 14 harbors',
    'Made available free of charge for 14 small fishing harbors',
    'Made mandatory in 14 harbors',
    'Reproduced in Marble and Quill by others on 14 piers',
  ])('%s', (line) => expect(unquoted(line)).toEqual([]))

  it.each([
    ['Made 14 small fishing harbors accessible to ferries', 'made 14 small fishing harbors accessible to ferries'],
    ['Cut mooring errors 41% → 19%', 'cut mooring errors from 41% to 19%'],
  ])('%s', (line, clause) => expect(unquoted(line)).toContain(clause))

  it('the name of a measure is not dropped', () => {
    expect(unquoted('Forecast accuracy (MAPE) 41% → 19%')).toEqual(['saw forecast accuracy (MAPE) go from 41% to 19%'])
    expect(unquoted('Order delays (median) from 41 days to 19')).not.toContain('ordered delays from 41 days to 19')
    expect(toldOf([['Forecast accuracy (MAPE) 41% → 19%']], null).map(({ clause }) => clause)).toEqual(['Forecast accuracy (MAPE) 41% → 19%'])
  })
})

describe('a change', () => {
  it('that a sentence tells by its own verb stands in its own words', () => {
    expect(toldOf([['Median mooring delay fell from 6.2 days to 3 hours.']], null)).toEqual([expect.objectContaining({ clause: 'Median mooring delay fell from 6.2 days to 3 hours', quoted: true })])
  })
  it('stands with the deed before it in its paragraph', () => {
    const told = quotes('I have devised the “Ebb” routine, six drills for the crews of the north harbor.', 'The queue came down to 5 days, and 58% of the 1,140 boats did not wait at all.')
    expect(told).toContain('I have devised the ‘Ebb’ routine, six drills for the crews of the north harbor” and “The queue came down to 5 days, and 58% of the 1,140 boats did not wait at all')
    expect(told.filter((clause) => clause.startsWith('The queue'))).toEqual([])
  })
  it('stands with no duty, and with no deed of another line', () => {
    expect(toldOf([['Worked in yards with mainly small boats.', 'Median mooring delay fell from 6.2 days to 3 hours.']]).some(({ clause }) => /yards.*delay/.test(clause))).toBe(false)
    expect(toldOf([['Devised the “Ebb” routine for 14 crews.'], ['Median mooring delay fell from 6.2 days to 3 hours.']]).some(({ clause }) => /Ebb.*delay/.test(clause))).toBe(false)
  })
  it('what is used now is told with the thing', () => {
    const told = quotes('Developed a mooring tool that reads 40 gauges and proposes the class of the next rope; rope costs went down 14 %.', 'Now used on 5 piers of 3 harbors.')
    expect(told.some((clause) => clause.includes('mooring tool') && clause.endsWith('“Now used on 5 piers of 3 harbors'))).toBe(true)
    expect(told.some((clause) => clause.startsWith('Now used'))).toBe(false)
  })
})

it('a thing with a name of its own is quoted with what it does and who uses it', () => {
  const line = 'Early-warning dashboard “Ebb”, connects tide gauges of 57 harbors; predicts floods 3 hours before, precision of 0.82. Made available free of charge for 12 fishing harbors.'
  expect(toldOf([[line]]).map(({ clause }) => clause)).toEqual([
    'Early-warning dashboard ‘Ebb’, connects tide gauges of 57 harbors”, “predicts floods 3 hours before, precision of 0.82” and “Made available free of charge for 12 fishing harbors',
  ])
})

describe('a cut', () => {
  it('falls behind no participle of a noun', () => {
    const line = 'Restored hulls of 70-odd wooden ferry boats, among them three by the Tarn Boat Yard shown at the Marble Harbor Fair, Quill.'
    expect(toldOf([[line]]).every(({ clause }) => !/(?:shown|three)$/.test(clause))).toBe(true)
    expect(quotes(line)[0]).toMatch(/Quill$/)
  })
  it('falls within no list of what is included', () => {
    const line =
      'Project engineer of 3 wooden piers (total 21,400 m²), including Alder Quay, 5 berths, 88 moorings for fishing boats, first in the county with exposed decks under class IV-C. Coordinated the fire test with the university lab; the joint was accepted by the State Harbor Division as alternate method (2022).'
    const [first = ''] = quotes(line)
    expect(first).toContain('88 moorings for fishing boats')
    expect(first).toContain('“the joint was accepted by the State Harbor Division')
  })
})

describe('a title', () => {
  it.each([
    'Reviewer for NEA and for the Council of Tidal Archives (“Harbors at Lasting Risk”).',
    'Quill Prize for Tidal Research, 2023. Peer reviewer for the Council (“Harbors at Lasting Risk”).',
    'Led the “Tidal Walls for Ports” program in 14 ports',
    'Interview on “Tidal walls and silt in 14 ports”, Marble Radio',
  ])('is no name that is mentioned in passing: %s', (text) => expect(isNoPublication(text)).toBe(true))

  it.each([
    '“Tidal walls and silt in 14 ports”, Journal of Silt 107 (2022). “A second wall”, Silt Letters 54 (2023).',
    'Article: "Tidal walls and silt in 14 ports" in Silt Quarterly (2023)',
    'J. Marsh and R. de la Quill, “Tidal walls and silt in 14 ports,” J. Silt, 2021',
    'with R. Quill, "Tidal walls and silt in 14 ports", 2021',
  ])('is that of a citation: %s', (text) => expect(isNoPublication(text)).toBe(false))

  it.each([
    ['Marsh, T., Quill, R. (2021). Tidal walls in the western U.S. and their silt. Silt Letters.', 'Tidal walls in the western U.S. and their silt'],
    ['Marsh T, Quill R. Tidal walls and silt in the western U.S. Journal of Silt. 2021.', 'Tidal walls and silt in the western U.S.'],
    ['Marsh, T., Quill, R. (2021). Tidal walls and silt in the western U.S. Harbor Ecology and Management.', null],
  ])('ends in no initial: %s', (text, title) => expect(titleOfWork(text)).toBe(title))

  it('keeps the capitals of its names', () => {
    expect(titledObject('Cross-protection of Mass-type vaccines')?.phrase).toBe('cross-protection of Mass-type vaccines')
    expect(publishedSubjects(['Cross-protection of Mass-type vaccines in flocks', 'Mass-type vaccines and their decay in layers'])[0]?.phrase).toBe('Mass-type vaccines')
  })
})
