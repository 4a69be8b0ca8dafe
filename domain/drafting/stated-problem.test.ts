import { describe, expect, it } from 'vitest'
import { problemTold, readProblem } from './stated-problem.ts'

describe('what goes wrong today, in the words of a visitor', () => {
  it.each([
    ['A tide app for small harbors. Today they wait two days for a chart', 'small harbors', 'small harbors wait two days for a chart'],
    ['A mooring service for ferry towns. They have no pilot and lose boats', 'ferry towns', 'ferry towns have no pilot and lose boats'],
    ['A sail chart for yacht clubs, because most skippers guess the wind and lose sails', 'yacht clubs', 'most skippers guess the wind and lose sails'],
    ['A knot guide for boat yards with two workers, who cannot afford a rigger', 'boat yards', 'boat yards with two workers cannot afford a rigger'],
    ['A watch for ferry clubs in two towns that cannot afford a pilot, with monthly briefings', 'ferry clubs in two towns', 'many ferry clubs in two towns cannot afford a pilot'],
    ['A buoy log for ports that lose ships because nobody reads the log', 'ports', 'ports lose ships because nobody reads the log'],
  ])('is told where they say it outright: %s', (text, users, clause) => expect(readProblem(text, users)).toMatchObject({ clause, told: true }))

  it.each([
    ['A rope workbook for boat yards so owners see a weak rope before it breaks, not in the storm', 'boat yards', 'owners often do not see a weak rope before it breaks'],
    ['A tide chart for ports so crews can find the dock at night, plus a lamp for the pier', 'ports', 'many crews struggle to find the dock at night'],
    ['A tide chart for ports, so crews are not sent into the wrong dock', 'ports', 'crews are often sent into the wrong dock'],
    ['A dock guide for pilots so they don’t scrape the wall', 'pilots', 'pilots often scrape the wall'],
    ['A sail test for yacht clubs instead of testing sails one by one at sea', 'yacht clubs', 'yacht clubs often test sails one by one at sea'],
    ['A rope count that boat yards can run without buying a costly scanner', 'boat yards', 'boat yards often have to buy a costly scanner'],
    ['A log for ferry desks rather than every mate giving another time', null, 'every mate gives another time'],
    ['A board that shows harbor masters which berths will flood', 'harbor masters', 'harbor masters often do not know which berths will flood'],
    ['Find rope faults before the boat leaves port', null, 'rope faults are often not found before the boat leaves port'],
  ])('is turned around from what is to change: %s', (text, users, clause) => expect(readProblem(text, users)).toMatchObject({ clause, told: false }))

  it.each([
    ['A tide app for small harbors', 'small harbors'],
    ['A tide app. They wait two days for a chart', null],
    ['A tide app for small harbors. It has three parts', 'small harbors'],
    ['A tide app for small harbors. I lost my boat in a storm', 'small harbors'],
    ['A tide app for small harbors. They will get a chart and no bill', 'small harbors'],
    ['Move boats to new docks without losing anything', 'ports'],
    ['Help ports keep ropes dry without losing their mind', 'ports'],
    ['Help sailors who fail navigation stay in school', 'sailors'],
  ])('is nothing where the words do not tell: %s', (text, users) => expect(readProblem(text, users)).toBeNull())

  it('is found beside a project, and not in a sentence on what is wanted', () => {
    expect(problemTold('Please stay near the sea. Today skippers read the tide by hand.', null)).toMatchObject({ clause: 'skippers read the tide by hand' })
    expect(problemTold('Helping ferry lines move to new docks without losing a day', 'ferry lines')).toBeNull()
    expect(problemTold('I work in ports because many get no chart', 'small ports')).toMatchObject({ clause: 'many small ports get no chart' })
  })

  it.each(['Harbor systems engineer repairing late boats for ferry towns', 'Dock operations lead cutting delays for ferry lines', 'Ports have waste-to-energy plants near the dock'])(
    'is no post with what is done in it, and no trouble in a name: %s',
    (text) => expect(problemTold(text, null)).toBeNull(),
  )

  it('is told where one deed follows another', () => {
    expect(problemTold('Small ports stop repairing boats too late', null)).toMatchObject({ clause: 'small ports stop repairing boats too late' })
  })

  it('says which of its words the project does not need', () => {
    expect(readProblem('A sail chart for yacht clubs, because most skippers lose sails', 'yacht clubs')?.cut).toBe(', because most skippers lose sails')
    expect(readProblem('Sensors for farms that cannot afford an engineer', 'farms')).toMatchObject({ clause: 'many farms cannot afford an engineer', cut: '' })
  })
})

describe('what is said of the writer is no problem of others', () => {
  it.each([
    'Im a solo dad and cannot sail, must work from the pier.',
    'At present Ive no boat and cannot get one',
    'Solo mom, the kids cannot move before summer',
    'Currently the family cannot leave Tarn Harbor',
    'My wife is ill. She cannot travel',
    'Present employer does not want to lose the boat',
    'The current employer cannot wait long',
    'The visa is too slow',
    'Right now the salary is too low to live',
    'Health is not good since the winter, the doctors are slow',
  ])('%s', (text) => expect(problemTold(text, 'ferry companies')).toBeNull())

  it('and of others it is one', () => {
    expect(problemTold('Today many families cannot pay for a life vest', null)?.clause).toBe('many families cannot pay for a life vest')
    expect(problemTold('Right now small ports cannot keep their crews', null)?.clause).toBe('small ports cannot keep their crews')
  })
})

it('a remark that only adds to another is no trouble of today', () => {
  expect(readProblem('Also the 19 days is average of 2 seasons only.', null)).toBeNull()
})

it('is not turned around from what is to become fewer, and leaves out what is not to happen', () => {
  expect(readProblem('maps so that fewer wells fail where data are few', null)).toBeNull()
  expect(readProblem('a method so that small mills can meet the discharge limit and not close', 'small mills')?.clause).toBe('many small mills find it hard to meet the discharge limit')
})

it('what is to come in days and not in months is awaited for months today', () => {
  expect(readProblem('Expand the rope loan to small ports, so ferry crews get the new line in days not in months', 'ferry crews')).toMatchObject({
    clause: 'ferry crews often wait months for the new line',
    told: false,
  })
})
