import { describe, expect, it } from 'vitest'
import { readPerson } from '../person/read-person.ts'
import { assetsOf } from './assets.ts'
import { figuresIn, printedLine, TAKEN_UP_BY_OTHERS, tellsChange } from './printed-line.ts'

describe('a line of weight in its own words', () => {
  it.each([
    ['March 2019-Led 40 pilots and deckhands in a rescue drill.', 'Led 40 pilots and deckhands in a rescue drill'],
    // A noun at its head.
    ['Refit of 6 lock gates in the upper canal', 'Refit of 6 lock gates in the upper canal'],
    ['Automated berth check (C#): 41 checks, 16 min instead of 55 min', 'Automated berth check (C#): 41 checks, 16 min instead of 55 min'],
    ['Diver surveys w/ towed sonar (18 quays)', 'Diver surveys w/ towed sonar (18 quays)'],
    ['berth records search time 19 days to 8.', 'berth records search time 19 days to 8'],
    // The deed, what it counts, and who took it up.
    [
      'Wrote Python tool "TideBox" which estimates silt behind quay walls; calibrated with 31 borings. Nine harbor masters use it. Free.',
      'Wrote Python tool ‘TideBox’ which estimates silt behind quay walls”, “calibrated with 31 borings” and “Nine harbor masters use it',
    ],
    ['trained a wave model (2.1k h) — error at the bar 31.4 -> 17.9', 'trained a wave model (2.1k h) — error at the bar 31.4 → 17.9'],
    // A bound before a figure, an abbreviation inside, and a heading in capitals before the deed.
    ['Developed night pilotage for ferries >60 miles away: 186 trips since 2022', 'Developed night pilotage for ferries >60 miles away: 186 trips since 2022'],
    ['Refit plan of 41 gates: 38 gates moved without tech. incident in 30 days', 'Refit plan of 41 gates: 38 gates moved without tech. incident in 30 days'],
    ['HARBOR RESCUE: Traced by sonar scanning two wrecks to a lost buoy; 7 ports were warned', 'Traced by sonar scanning two wrecks to a lost buoy” and “7 ports were warned'],
    // Who helped says so, and what the help came to stands beside it.
    ['Assist in harbor inspection – 98% quay compliance in 2024 from 81% in 2022.', 'Assist in harbor inspection” and “98% quay compliance in 2024 from 81% in 2022'],
    // A seat where rules are written that others work by.
    ['Voting member of the drafting team for a pilotage guideline on low tides.', 'Voting member of the drafting team for a pilotage guideline on low tides'],
    ['Member of the code committee for harbor lights since 2019', 'Member of the code committee for harbor lights since 2019'],
    ['Chief editor of the national practice standard for ferry decks, 2nd edition (2023)', 'Chief editor of the national practice standard for ferry decks, 2nd edition (2023)'],
    ['Co-led the trial of a low-cost buoy (n=212), device now made in 3 countries', 'Co-led the trial of a low-cost buoy (n=212), device now made in 3 countries'],
    // Counted in a word.
    [
      'Created the tide watch, through which 14 small ports get warnings; stopped two floods before they reached the locks',
      'Created the tide watch, through which 14 small ports get warnings” and “stopped two floods before they reached the locks',
    ],
    ['Led migration of 62 harbors onto one berth system; zero lost bookings', 'Led migration of 62 harbors onto one berth system” and “zero lost bookings'],
    // Where it runs, and who prints or uses it.
    ['Harbor traction inverter, 250 kW; efficiency good, now in 90 ferries', 'Harbor traction inverter, 250 kW” and “efficiency good, now in 90 ferries'],
    ['Rope trial on 42 piers; pilot service prints it in its guide since 2022', 'Rope trial on 42 piers” and “pilot service prints it in its guide since 2022'],
    // How many were sold in how many countries is no size of an employer.
    ['Developed the tide gauge; 38,000 units sold in 11 countries', 'Developed the tide gauge” and “38,000 units sold in 11 countries'],
    // The main clause of a sentence that is too long to stand whole.
    [
      'In order to give the port captains of the whole coast better tools for their daily work and for the long nights of the herring season with its many small boats and few pilots I built a berth table that closed the books in less than five days',
      'I built a berth table that closed the books in less than five days',
    ],
    // Cut before the clause that follows, and nowhere else.
    [
      'Rebuilt the signal mast of the outer harbor for 14 ferries and for the many small boats of the islands that come in at night during the herring season, which the owners of the yards had asked for since the great storm',
      'Rebuilt the signal mast of the outer harbor for 14 ferries and for the many small boats of the islands that come in at night during the herring season …',
    ],
  ])('%j', (line, quoted) => {
    expect(printedLine(line, null)).toBe(quoted)
  })

  it.each([
    'Fourth largest producer of mooring rope with sales of $600M',
    'The company was operating 13 harbors when I came',
    'Responsible for 12 moorings',
    'Greco designed the pumps of 12 docks',
    'Elected president of a society of 300 divers',
    'Designed the pumps of 12 docks at Tarn Works introduced over 3 lines of valves',
    'Six ports of other owners run it Remote survey model for 12 quays',
    'An excellent pilot of 40 ferries',
    'included concurrent filing of plans for six harbors',
    'Answered 40 calls per day',
    'Surveyed the quay',
    'Cleared 12 docks www.tarn.example',
    'Cleared 12 docks under license no. AB-20411',
    'Cleared 12 docks, call 555-0142',
    'API 754 reporting under SR 11-7 in 2023',
    'I believe that 80% of port delays are late news',
    'Assisted in 12 harbor inspections',
    'Member of the harbor choir and the pilots’ club',
    'From this, three quays are in various stages of planning',
  ])('is none: %j', (line) => {
    expect(printedLine(line, null)).toBeNull()
  })

  it('goes on with the line below where that speaks of the thing that was made', () => {
    expect(printedLine('Rewrote the berthing protocol of the port', 'protocol since adopted by 7 harbors')).toBe('Rewrote the berthing protocol of the port” and “protocol since adopted by 7 harbors')
    expect(printedLine('Developed a new dredging budget', 'This took yards on time from 25% to 95%')).toBe('Developed a new dredging budget” and “This took yards on time from 25% to 95%')
    expect(printedLine('Rewrote the berthing protocol of the port', 'Surveyed 14 quays')).toBeNull()
    // Its noun may stand behind a comma.
    expect(printedLine('Designed the "Ebb" mooring routine and watch program', 'Broken lines went down from 46 to 9, program was adopted by all 5 harbors')).toBe(
      'Designed the ‘Ebb’ mooring routine and watch program” and “Broken lines went down from 46 to 9, program was adopted by all 5 harbors',
    )
  })

  it('a result that only shares a word with the thing stays apart from it', () => {
    expect(printedLine('Developed mooring warning index from 41 metrics', 'Average mooring delay in my harbor reduced from 19% to 6%')).toBe('Developed mooring warning index from 41 metrics')
  })

  it('counts no year, standard, or telephone', () => {
    expect(figuresIn('API 754 and SR 11-7 since 2019, 14 quays, 911 calls, 1,340 walls')).toEqual(['14', '1,340'])
    expect(figuresIn('strains 31/yr to 6/yr, 3.1x more finds, part 12/4')).toEqual(['31', '6', '3.1x'])
  })
})

const assets = (...lines: string[]) =>
  assetsOf(
    readPerson(
      [
        {
          lines: [
            'Mira Sample',
            '',
            'Experience',
            'Harbor Engineer, Tarn Ports Inc., 2016 – Present',
            ...lines.map((line) => `• ${line}`),
            '',
            'Education',
            'MS, Harbor Engineering, Tarn University, 2010',
          ],
        },
      ],
      new Date('2026-06-01'),
    ),
  )

it('what a thing may have done by itself is not told as the deed of its maker', () => {
  const told = assets('Designed a drift model for tugs; stopped $11.4M of claims from 1,260 owners')
  expect(told.filter(({ quoted, clause }) => !quoted && /stopped/.test(clause))).toEqual([])
  expect(told.some(({ quoted, clause }) => quoted && clause.includes('“stopped $11.4M'))).toBe(true)
})

it('a paper in one line with patents is no patent', () => {
  const person = readPerson(
    [
      {
        lines: [
          'Mira Sample',
          '',
          'Experience',
          'Harbor Engineer, Tarn Ports Inc., 2016 – Present',
          '• Surveyed 14 quays',
          '',
          'Patents: 6 granted. PAPERS: 19, "Silt behind quay walls of tidal ports" Harbor Journal 2023',
        ],
      },
    ],
    new Date('2026-06-01'),
  )
  expect(assetsOf(person).filter(({ kind, clause }) => kind === 'patent' && /Silt/.test(clause))).toEqual([])
})

it('the house of an employer is no part of its name', () => {
  const [asset] = assetsOf(
    readPerson([{ lines: ['Mira Sample', '', 'Experience', 'Tarn Bancorp ($19B assets), Risk Officer, 2016 – Present', '• Cut the review of 14 models from 16 days to 4'] }], new Date('2026-06-01')),
  )
  expect(asset?.setting ?? '').not.toMatch(/\$|\(/)
})

it.each([
  'Cut delays from 14 to 7 days',
  '71% of berths, compared to 38% before',
  '98% of logs in 2024 from 81% in 2022',
  'delays 6.1% (port average 12.8%)',
  'mooring in 9 hours instead of 5 days',
  'search time 19 days to 8',
])('a change or a comparison: %j', (line) => {
  expect(tellsChange(line)).toBe(true)
})

it.each(['Managed a crew of 14 to 17 deckhands', 'Taught ages 6 to 9 pupils', 'Kept the logs in 2024 at 81%'])('how many there are at a time is no change: %j', (line) => {
  expect(tellsChange(line)).toBe(false)
})

it('tells what others did with a work behind a semicolon: a council, a ministry, and a school that stayed open', () => {
  expect(printedLine('Screening of 212 concrete piers for the town; the town council used the list for its 2024 repair ordinance', null)).toContain('” and “the town council used the list')
  expect(printedLine('Applied my bonded jacket on 64 panels at the harbor school; school stayed open during works, and cost was 38% under the steel brace alternative', null)).toContain(
    '38% under the steel brace alternative',
  )
  expect(TAKEN_UP_BY_OTHERS.test('recipe of the coating licensed in 2024 to a module maker')).toBe(true)
  expect(TAKEN_UP_BY_OTHERS.test('two cities have included the process in their plan; utilities have included the process')).toBe(true)
  expect(tellsChange('cost was 38% under the steel brace alternative')).toBe(true)
})

it('begins with the deed behind what was wrong, and reads an arrow that the file lost', () => {
  expect(printedLine('Hatch faults was 46% of all stops. I made a hatch index from the log. Stops of the hatch 0.31 -> 0.19 per pier per month.', null)).toBe(
    'I made a hatch index from the log” and “Stops of the hatch 0.31 → 0.19 per pier per month',
  )
  expect(printedLine('During the flood the nine piers were closed for 12 days', null)).toBeNull()
  expect(printedLine('Business trip to 12 kilns for a yield problem', null)).toBeNull()
})

it('a range of sizes is no change', () => {
  expect(tellsChange('Managed kiln projects ranging from $500K to $10M')).toBe(false)
  expect(tellsChange('Costs varied in size from $1 million to $9 million')).toBe(false)
  expect(tellsChange('Cut kiln losses from 19 to 13 days')).toBe(true)
})

it('a committee for infections is paid nothing', () => {
  expect(printedLine('Wrote a kiln protocol for nurses; pneumonia told by the infection commission went from 11.2 to 6.9 per 1,000 days', null)).toContain('11.2 to 6.9')
})
