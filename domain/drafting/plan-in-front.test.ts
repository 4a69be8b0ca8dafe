import { describe, expect, it } from 'vitest'
import { withPlanInFront } from './plan-in-front.ts'
import { readStatedProject } from './stated-project.ts'

const read = (answer: string) => {
  const project = readStatedProject(answer)
  return project?.kind === 'project' ? project : null
}

describe('a plan that stands behind something else', () => {
  it.each([
    ["I'm a rigger and what I'd like to do is set up a splicing course for island ports.", 'set up a splicing course for island ports'],
    ['I have worked on piers for years. I would like to build a bolt gauge for county engineers.', 'build a bolt gauge for county engineers'],
    ['Dock map: I want to extend the silt map from two harbors to the whole bay.', 'extend the silt map from two harbors to the whole bay'],
    ['The plan: write a mooring manual for ferry crews.', 'write a mooring manual for ferry crews'],
    ['My project is about reducing slips on ferry decks with a rubber mat.', 'reduce slips on ferry decks with a rubber mat'],
    ['To cut rope waste, I plan to build a splice library for small ports.', 'build a splice library for small ports to cut rope waste'],
    ['We would like to bring quiet winches into the small yards of Maine.', 'bring quiet winches into the small yards of Maine'],
    ["My idea is not a company, it's a method: testing old ropes with sound.", 'develop a method of testing old ropes with sound'],
    ['to continue developing the hull coating for ferry yards', 'develop the hull coating for ferry yards'],
    ['Continue my work on dock fires but for marinas.', 'continue the work on dock fires for marinas'],
    ["Right now harbor nurses chart on paper. I'd build a voice log with an offline mode for island clinics.", 'build a voice log with an offline mode for island clinics'],
    ["I'm planning a residency for riggers in island yards.", 'develop a residency for riggers in island yards'],
    ['Not a new rope but a better way to test old ones: a wear gauge for ports', 'develop a wear gauge for ports'],
    [
      'I would like that the small ports can clear ice with less salt, for this I propose friction sensor on the plow.',
      'help the small ports clear ice with less salt with a friction sensor on the plow',
    ],
    ["I'd like island museums to be able to scan their charts without sending them out.", 'help island museums scan their charts without sending them out'],
    ['Since 2019 I study how heat harms sails, and I want to turn this into a forecast for crews.', 'develop a forecast for crews'],
    ['Design, build and test a modular winch for low docks.', 'design, build, and test a modular winch for low docks'],
    ['Research on bacteria in old ropes', 'study bacteria in old ropes'],
    ['Make ferry kitchens waste less: I would track plates by camera', 'make ferry kitchens waste less'],
    ['Retrofit kits that let old ferry crews run on gas, for ports', 'develop retrofit kits that let old ferry crews run on gas, for ports'],
    ['A low-salt cement from slag — the bay has lots of slag in two old yards — for ready-mix producers', 'develop a low-salt cement from slag for ready-mix producers'],
    ['Cold rooms for growers of South Florida', 'develop cold rooms for growers of South Florida'],
    ['The project consists in a mobile app for deckhands, and a registry of ropes', 'develop a mobile app for deckhands, and a registry of ropes'],
    ["I'd translate the mooring plan into Somali and test it at docks.", 'translate the mooring plan into Somali and test it at docks'],
    ['scale up my rope feed from two lofts to the sail makers of the bay', 'scale up the rope feed from two lofts to the sail makers of the bay'],
    ['ferry deckhands: training in night mooring with VR', 'develop training in night mooring with VR for ferry deckhands'],
    ['1. A tide atlas for harbor pilots 2. workshops for sailing schools in Maine', 'develop a tide atlas for harbor pilots'],
    ['1) extend the dry splice to steel cables of new ferries so ferry lines do not wait. 2) also a school of riggers in Bath.', 'extend the dry splice to steel cables of new ferries'],
  ])('%s', (answer, phrase) => expect(read(answer)?.phrase).toBe(phrase))

  it.each([
    ['Because many small marinas burn their old sails, I want to design a press that turns them into felt.', 'many small marinas burn their old sails'],
    ['Cheap rope sensor for small ports, they overload the lines because new ones cost 900 dollars each', 'small ports overload the lines because new ones cost 900 dollars each'],
    ['Build a bolt atlas of old piers; county engineers have no reference and repaint too late.', 'county engineers have no reference and repaint too late'],
    ['Give the gauge free to counties. They now inspect by eye once in three years.', 'counties now inspect by eye once in three years'],
    ['Rope checks for marinas, as small marinas today rely on the eye only.', 'small marinas today rely on the eye only'],
    [
      'The U.S. import more than 80 percent of the sails and the small lofts close because nobody trains them. My plan is a shared loft hub for harbor towns.',
      'the small lofts close because nobody trains them',
    ],
  ])('tells what goes wrong in %j', (answer, clause) => expect(read(answer)?.trouble).toMatchObject({ clause, told: true }))

  it('drops what “it” would be without what was said before', () =>
    expect(read('Because many small marinas burn their old sails, I want to design a press that turns it into felt.')?.phrase).toBe('design a press'))

  it('does not say of those it is for what may be said of others behind them', () => {
    expect(read('A residency for riggers in island clinics. They cannot recruit.')?.trouble).toBeNull()
    expect(read('A residency for riggers. They cannot find work.')?.trouble?.clause).toBe('riggers cannot find work')
  })

  it('takes those it is for where they stand', () => {
    expect(read('I intend to offer rope clinics to deckhands.')?.users).toBe('deckhands')
    expect(read('An app that helps electricians size shore cables. Then a short course for inspectors.')?.users).toBe('electricians')
    expect(read('A trending program that small public ports can use, with a training for technicians.')?.users).toBe('small public ports')
    expect(read('Adapt my mooring protocol, used in 12 hospitals of Perth, to small ports of Maine.')?.users).toBe('small ports')
    expect(read('Teach splicing to harbor women entrepreneurs and connect them with lenders.')?.users).toBe('harbor women entrepreneurs')
    expect(read('A decay protocol for street trees of small towns')?.users).toBeNull()
    expect(read('A method of testing ropes with a phone, because harbor nurses are shared among 5 schools')?.users).toBeNull()
  })

  it.each([
    'I want to build a rope gauge for ferry lines.',
    'TideGuard: I want to extend it to four ports.',
    'A course on knots, splices, and ropes for island crews.',
    'Study why piers fail, and test a cheaper bolt with two ports.',
    'I am planning to teach riggers in Maine.',
  ])('leaves as it is: %s', (answer) => expect(withPlanInFront(answer)).toBe(answer))
})

describe('a phrase that would be no English', () => {
  it.each([
    ['I want to develop about ropes and their wear in ports', null],
    ['A regional freeze-dry and treatment service for wet harbor records', 'develop a regional freeze-dry and treatment service for wet harbor records'],
    ['Make the splice kit so any rigger in rural clinic can fit new trainee same day', 'make the splice kit so any rigger in a rural clinic can fit a new trainee on the same day'],
    ['A sail loft plant in Bath, 5 million yard month, plus the protocol of drying and sewing, and we follow them by phone', 'build a sail loft plant in Bath'],
    ['A tide clock for small ports 2. a winter course', 'develop a tide clock for small ports'],
    ['I want to make the rope method into a published procedure with limits', 'develop the rope method into a published procedure with limits'],
  ])('%s', (answer, phrase) => expect(read(answer)?.phrase ?? null).toBe(phrase))

  it.each([
    ['I built a tide gauge for harbors. I want to bring it to small ports in Maine.', 'bring the tide gauge for harbors to small ports in Maine'],
    ['We have developed a low cost rope test and now we plan to extend it to ferry lines.', 'extend the low cost rope test to ferry lines'],
    ['I made a promise to my crew and I want to keep it.', null],
    ['I built a company and want to sell it.', null],
  ])('carries on what is there: %s', (answer, phrase) => {
    const project = readStatedProject(answer)
    expect(project?.kind === 'project' ? project.phrase : null).toBe(phrase)
  })

  it('tells no plan as the trouble', () => {
    const project = read('I want to make the rope method into a procedure so that small port owners can order it, and pilot it with ferry districts in two states.')
    expect(project?.trouble).toBeNull()
    expect(project?.purpose).toEqual({ who: 'small port owners', goal: 'order it' })
  })
})
