import { describe, expect, it } from 'vitest'
import type { PersonFacts } from '../person/person-facts.ts'
import { readPerson } from '../person/read-person.ts'
import { assetsOf } from './assets.ts'
import { evidenceLines } from './evidence.ts'
import { isMeasureAtHead, isPassiveAtHead } from './noun-headed.ts'
import { turnedActive, turnedLines } from './turn-active.ts'

const resume = readPerson(
  [{ lines: 'Mira Sample\nPlant Engineer\n\nExperience\nPlant Engineer, Tarn Works Ltd. 2012 - Present\n• Built a gauge used on 340 presses'.split('\n') }],
  new Date('2026-06-01T00:00:00Z'),
)

function assetsFrom(text: string, certainty: 'sure' | 'unsure' = 'sure') {
  const [line] = resume.achievements
  if (!line) throw new Error('no line')
  const facts: PersonFacts = { ...resume, patents: [], publications: [], achievements: [{ ...line, text, place: null, certainty }] }
  return assetsOf(facts)
}
const told = (text: string) => assetsFrom(text).map(({ clause }) => clause)

describe('a line with a noun at its head', () => {
  it.each([
    'Program Management alliance with Product Marketing accelerating quote-to-order by 38%',
    'Project Management support for 14 county offices',
    'Fix flown on 6 missions of the fleet',
    'Building permits and inspections',
    'Training certificate of harbor safety, Pilotage Act',
    'Plant Ecology 2023',
    'Support Center Analyst for 300 branches',
    'Programs include add-on berths and tide certificates',
    'Contract Administration for 12 federal agencies',
    'Manufacturing processes for 9 product lines',
    'Responsible for engineering studies and support of the molding line',
    'Make sure when new servers are added to the rack of 40',
  ])('is no deed: %s', (line) => {
    // Its own words may stand in quotation marks.
    expect(assetsFrom(line).filter(({ quoted }) => !quoted)).toEqual([])
  })

  it.each([
    ['Program a controller for 14 presses', 'programmed a controller for 14 presses'],
    ['Building a controller for 14 presses', 'built a controller for 14 presses'],
    ['Identify and obtains written approval for 30 change orders', 'identified and obtained the written approval for 30 change orders'],
  ])('that begins with its verb is told: %s', (line, clause) => {
    expect(told(line)).toEqual([clause])
  })

  it.each([
    ['Cell Manufacturing implemented saving $300k (7%) of stock', 'Implemented cell manufacturing, saving $300k (7%) of stock'],
    ['Demand Planning forecasting solution developed, reducing scrap costs by 18%', 'Developed demand planning forecasting solution, reducing scrap costs by 18%'],
    ['Tool Engineering CMM program implemented reducing stops by 42%', 'Implemented tool engineering CMM program, reducing stops by 42%'],
    ['Press capacity increased 27% by launching shared setup method using half the space', 'Increased press capacity 27% by launching a shared setup method using half the space'],
    ['Sales team developed reducing turnover by 12%', null],
    ['Vendor portal developed by the parent company, reducing calls by 12%', null],
    ['Marketing department implemented a new plan reducing cost by 12%', null],
    ['Output doubled with the same staff', null],
    ['Reduced scrap by 12%', null],
  ])('and its participle behind it says what was done: %s', (line, active) => {
    expect(turnedActive(line)).toBe(active)
  })

  it('is told by its first result where the others would break the sentence', () => {
    expect(told('Cell Manufacturing implemented saving $300k (7%) of stock, 12% increase press capacity, all in 1/4 the space')).toContain('implemented cell manufacturing, saving $300k of stock')
    // Said again it would be no English; its own words may be quoted.
    expect(assetsFrom('Presented semi-annually to 40 investors on new products')).toMatchObject([{ clause: 'Presented semi-annually to 40 investors on new products', quoted: true }])
    expect(told('Staff Training & retention increased 20% YOY by coaching 14 supervisors')).toEqual(['increased staff training and retention 20% year over year by coaching 14 supervisors'])
  })

  it('is told with its article', () => {
    expect(told('Tool Engineering CMM program implemented reducing stops by 42%')).toEqual(['implemented a tool engineering CMM program, reducing stops by 42%'])
  })
})

describe('what is composed', () => {
  it('of a line with results without end is cut behind a few of them', () => {
    const line = (results: number) => `Order portal implemented, saving 12%${', 2'.repeat(results)}`
    expect(turnedLines(line(60))).toHaveLength(4)
    expect(turnedLines(line(600))).toEqual([])
  })

  it('of achievements without end begins with what the visitor stated', () => {
    const [line] = resume.achievements
    if (!line) throw new Error('no line')
    const many = Array.from({ length: 400 }, (_, at) => ({
      ...line,
      id: `a${at}`,
      place: null,
      text: `Built a gauge used on ${at + 10} presses`,
      origin: at === 399 ? ('visitor' as const) : line.origin,
    }))
    const composed = assetsOf({ ...resume, patents: [], publications: [], achievements: many })
    expect(composed.length).toBeLessThanOrEqual(150)
    expect(composed.some(({ clause }) => clause.includes('409'))).toBe(true)
    expect(assetsOf({ ...resume, patents: [], publications: [], achievements: many.map((one) => ({ ...one, text: `${one.text} ${'in plants '.repeat(180)}` })) }).length).toBeLessThanOrEqual(25)
  })
})

describe('lines that ran together', () => {
  it('are cut before a heading of the next part', () => {
    expect(told('Administered management of department spending of $5 million Key Contributions & Accomplishments')).toEqual(['administered management of department spending of $5 million'])
    expect(told('Managed 14 test engineers Responsibilities include: hiring')).toEqual(['managed 14 test engineers'])
    expect(told('Key Contributions & Accomplishments: Reduced scrap in 14 plants by 12%')).toEqual(['reduced scrap in 14 plants by 12%'])
    expect(told('Wrote a report on key accomplishments of 14 plants')).toEqual(['wrote a report on key accomplishments of 14 plants'])
  })

  it.each([
    "Reduced scrap in 14 plants by 12% '12 - '14 Senior Manager of Resource Planning Reported to , 6 direct reports, programmed and maintained controls for 25 lines",
    'Reduced scrap in 14 plants by 12% 01/2012 to 03/2014 Senior Manager of Resource Planning Company Name. Trained 25 planners in capacity control',
  ])('are parted where the head of another post stands, and what is behind it belongs to no post: %s', (line) => {
    const assets = assetsFrom(line)
    expect(assets.find(({ clause }) => clause.includes('scrap'))).toMatchObject({
      clause: 'reduced scrap in 14 plants by 12%',
      quote: 'Reduced scrap in 14 plants by 12%',
      setting: expect.stringContaining('plant engineer'),
    })
    for (const { clause, setting, quote } of assets.filter(({ clause }) => !clause.includes('scrap'))) {
      expect({ clause, setting }).toMatchObject({ setting: null })
      expect(quote).not.toContain('scrap')
    }
  })

  it('are parted as evidence too, so that no quote holds two posts', () => {
    const [line] = resume.achievements
    if (!line) throw new Error('no line')
    const form = { userBackground: { employmentType: 'employee' as const, futureRoleFocus: '' }, userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' } }
    const text = "Reduced scrap in 14 plants by 12% '12 - '14 Senior Manager of Resource Planning Trained 25 planners in capacity control"
    const lines = evidenceLines({ ...resume, achievements: [{ ...line, text, place: null }] }, form as never).filter(({ kind }) => kind === 'achievement')
    expect(lines.map(({ quote }) => quote)).toEqual(['Reduced scrap in 14 plants by 12%', "'12 - '14 Senior Manager of Resource Planning Trained 25 planners in capacity control"])
    expect(lines.map(({ roleId }) => roleId)).toEqual([line.roleId, null])
  })

  it('stand whole where a period of years is part of the sentence', () => {
    const [asset] = assetsFrom('Reduced scrap in 14 plants by 12% from 2012 to 2014 through a Manager of Quality program')
    expect(asset?.quote).toContain('from 2012 to 2014')
  })
})

describe('a word at the head that is a noun or an adjective as often as a verb', () => {
  it.each([
    'Patch panels and cabling for 14 offices',
    'Screen doors for 14 houses',
    'Label printers at 4 sites',
    'Printed circuit boards for 14 radios',
    'Complete blood counts for 14 patients',
    'Audit reports for 12 branches',
  ])('is not turned into a past tense: %s', (line) => {
    // What is told of it, if anything, stands in its own words.
    expect(assetsFrom(line).filter(({ quoted, clause }) => !quoted || clause !== line)).toEqual([])
  })

  it.each([
    ['Train employees on the line', 'trained employees on the line'],
    ['Patch the panels of 14 offices', 'patched the panels of 14 offices'],
    ['Design and build control panels for 3 plants', 'designed and built control panels for 3 plants'],
  ])('is told where its object can only follow a verb: %s', (line, clause) => {
    expect(told(line)).toEqual([clause])
  })
})

describe('a work that somebody leads', () => {
  it.each([
    ['Lead implementation of a tide-gauge network at 9 harbors', 'led the implementation of a tide-gauge network at 9 harbors'],
    ['Lead kelp database migration at 4 harbors', 'led the kelp database migration at 4 harbors'],
  ])('%j is told in the past tense', (line, clause) => {
    expect(told(line)).toEqual([clause])
  })

  it('is no deed where its participle names a thing', () => {
    expect(assetsFrom('Anticipated savings of $2-$3 M per year').filter(({ quoted }) => !quoted)).toEqual([])
    expect(assetsFrom('Shared mooring booking utility for 37 harbors').filter(({ quoted }) => !quoted)).toEqual([])
  })

  it('keeps its particle before its object, and a name with its letter', () => {
    expect(told('Rolled out 314(b) sharing between 22 of the harbors').join()).not.toMatch(/rolled the|314 sharing/)
  })

  it('stays a title where it is one', () => {
    expect(assetsFrom('Lead implementation consultant for 9 harbors').filter(({ quoted }) => !quoted)).toEqual([])
  })

  it('stands in no quotation marks as it was turned', () => {
    const found = assetsFrom('Lead migration of harbor interface engine (from Old Quay to New Quay engine)')
    expect(found.filter(({ quoted, clause }) => quoted && clause.startsWith('Led'))).toEqual([])
  })
})

describe('two statements of one line', () => {
  it('are told apart behind an abbreviation and before a small letter', () => {
    expect(told('Developed a tide-to-berth method for berths in MB PM. Found 211 out of 1,340 berths unused. cut one season from the cycle')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^found 211 out of 1,340 berths/), 'cut one season from the cycle']),
    )
  })
})

describe('a line with a figure', () => {
  it.each([
    ['Reduced dredging cost by 25% - 30% by reusing silt', 'reduced dredging cost by 25% to 30% by reusing silt'],
    ['Reduced berth time from 9 - 12 hours to 6 - 8 hours by pooling tugs', 'reduced berth time from 9-12 hours to 6-8 hours by pooling tugs'],
  ])('%j keeps its range whole', (line, clause) => {
    expect(told(line)).toEqual([clause])
  })

  it('keeps its deed where its tail praises', () => {
    expect(told('Reduced the dredging cost by 25% by training and utilizing more crews from various harbors and less hired help')).toEqual([
      'reduced the dredging cost by 25% by training and using more crews',
    ])
  })

  it('ends with what was measured, without what stands between', () => {
    expect(
      told(
        'Designed and led implementation of berth scheduling reorganization for increased vessel flow and better crane use for key bulk cargo, which led to a 40% reduction in waiting and a 50% reduction in idling',
      ),
    ).toEqual(['designed and led the implementation of berth scheduling reorganization, which led to a 40% reduction in waiting and a 50% reduction in idling'])
  })

  it('weighs a bargain and the price of a project less than what was reached', () => {
    const strength = (text: string) => Math.max(...assetsFrom(text).map((asset) => asset.strength))
    expect(strength('Saved over $750,000 by negotiating price when purchasing new cranes')).toBeLessThan(strength('Cut idling of 12 cranes by 20%'))
    expect(strength('Managed the planning and execution of a quay expansion ($1.5m)')).toBeLessThan(strength('Cut idling of 12 cranes by 20%'))
  })
})

describe('what others did with a thing that the line does not name', () => {
  it.each([
    'Adopted for the harbor study of two ferries.',
    'Used by 14 ports of the coast.',
    'Found in 9 of 14 docks and on 3 quays.',
    'Installed in 14 harbors of the coast.',
    'Adopted and funded in 14 ports of the coast.',
  ])('is no deed of the person: %j', (line) => {
    expect(assetsFrom(line).filter(({ quoted }) => !quoted)).toEqual([])
  })

  it('stays with the thing before it', () => {
    const line = 'Tide table for shallow bays with 2,210 soundings, the error is 14% below the printed table. Adopted for the harbor study of two ferries.'
    expect(told(line)).toEqual(['Tide table for shallow bays with 2,210 soundings, the error is 14% below the printed table” and “Adopted for the harbor study of two ferries'])
    expect(assetsFrom('Developed a mooring rule for 6 piers. Adopted for the coastal plan of 3 counties.')[0]?.result).toBe('It was adopted for the coastal plan of 3 counties.')
  })

  it.each(['Adopted a new berth rule for 9 ports', 'Found in a survey that 9 of 14 docks had rust', 'Reduced by welding the wear on 14 winches'])(
    'is the own deed where its object follows: %j',
    (line) => {
      expect(isPassiveAtHead(line)).toBe(false)
    },
  )
})

it.each(['Projects varying from moving 3 piers to building 12 harbor offices.', 'Designs including 14 berths and 3 cranes.'])('things that are listed by kind are no deed: %j', (line) => {
  expect(told(line).filter((clause) => /^(?:projected|designed)/.test(clause))).toEqual([])
})

it.each([
  ['Reliably conducted ongoing inspection of quay walls to ensure final product met drawings.', 'conducted the ongoing inspection of quay walls'],
  ['Meticulously reviewed mooring plans of 14 piers.', 'reviewed mooring plans of 14 piers'],
  ['Successfully negotiated 14 berth contracts with island owners.', 'negotiated 14 berth contracts with island owners'],
])('the verb behind an adverb tells the deed: %j', (line, clause) => {
  expect(told(line)).toEqual([clause])
})

it.each([
  'Consolidated hundreds of comments on the harbor rule into one list.',
  'Inspected them and quality of knots completed on 14 piers.',
  'Led development and implementation for sensory and mooring-motor programs.',
  'Development and implementation of Rope, Low Light, Mooring programs for crews under 21 yrs.',
])('a pronoun, a count, or a pair of doings is nothing that an option is built on: %j', (line) => {
  expect(assetsFrom(line).map(({ object }) => object?.general ?? null)).not.toContainEqual(expect.stringMatching(/hundreds|them|^(?:the )?development and implementation(?! of)/))
})

it('a measure with what it is of is no deed', () => {
  expect(isMeasureAtHead('Forecast error (MAPE) for 5-day berth delays from 21% to 9%')).toBe(true)
  expect(isMeasureAtHead('Forecast demand for three ports from 2019 to 2021')).toBe(false)
})
