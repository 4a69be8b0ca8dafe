import { describe, expect, it } from 'vitest'
import { mendedAnswers } from './mended-answers.ts'
import { projectOfWords } from './stated-focus.ts'
import { readStatedProject } from './stated-project.ts'

const mended = (futureProject: string) =>
  mendedAnswers({ userBackground: { employmentType: 'employee', futureRoleFocus: '' }, userProposedEndeavor: { futureProject, proposedEndeavorNiche: '', additionalInfo: '' } }).form
    .userProposedEndeavor.futureProject
const read = (answer: string) => {
  const project = readStatedProject(mended(answer))
  return project?.kind === 'project' ? project : project?.kind === 'unreadable' ? projectOfWords(project.subject ?? project.quote) : null
}

describe('a project as it is jotted down', () => {
  it.each([
    ['tideMAP 2.0 – many-port version w. storm surge + drift ice, for the outer islands', 'develop tideMAP 2.0, a many-port version with storm surge and drift ice for the outer islands'],
    [
      'ROPE-Line roll-out: weekly telephone checks by riggers, in island ports which have closed their sail lofts',
      'roll out ROPE-Line, weekly telephone checks by riggers in island ports that have closed their sail lofts',
    ],
    ['TideBox v3: floating unit for rope yards that have no crane', 'develop TideBox v3, a floating unit for rope yards that have no crane'],
    [
      'ropeRing 1.4 - open source release w/ sample ropes + fault layer, so ports under 9.000 berths can find torn ropes too',
      'develop ropeRing 1.4, an open-source release with sample ropes and a fault layer',
    ],
    [
      'Software tool "RopeTwin" to compare rope logs, berths and crews of island ports every night',
      'develop RopeTwin, a software tool to compare rope logs, berths, and crews of island ports every night',
    ],
    ['ROPELINK as free web service to harbor masters of two coasts', 'offer ROPELINK as a free web service to harbor masters of two coasts'],
    ['open source tide library for small boats', 'develop an open-source tide library for small boats'],
    ['Demonstration plant 4000 m3/d of the sail-washing process with a port utility', 'build a 4000 m3/d demonstration plant of the sail-washing process with a port utility'],
    [
      'Build 2nd generation rope recycling line 900 t/yr, recover not only nylon but also dye to mill grade so that it goes back to rope',
      'build a second-generation rope recycling line that recovers not only nylon but also dye to mill grade',
    ],
    ['Stack salt tolerance (St1-4) with worm resistance in hemp, to release 3 to 4 rope lines by 2031', 'stack salt tolerance with worm resistance in hemp to release 3 to 4 rope lines'],
    [
      'Pilot plant of the sail process with a port (2030-2031), then design handbook for other ports',
      'build a pilot plant of the sail process with a port from 2030 to 2031, and then write a design handbook for other ports',
    ],
    ['ROPELINK as free web service to harbor masters of two coasts, incl. storm surge module', 'offer ROPELINK as a free web service to harbor masters of two coasts, including a storm surge module'],
    [
      'Extend the 6-hour surge trigger from 3 counties to all counties of WA, ID, MT and eastern Oregon, with port districts opening rope shelters by it',
      'extend the 6-hour surge trigger from three counties to all counties of Washington, Idaho, Montana, and eastern Oregon, with port districts opening rope shelters by it',
    ],
    [
      'OK so there are really two or three things and I dont know which one is best. First, we want to go to Oregon (rope yards) and Alaska, by 2031 we want 12 docks, all the same. Second is the software.',
      'expand the service to Oregon and Alaska',
    ],
    ['Forecast of rope hours for outdoor riggers in Astoria', 'develop a forecast of rope hours for outdoor riggers in Astoria'],
    ['We want to put up a rope mill in Nevada for old sails', 'build a rope mill in Nevada for old sails'],
    ['Tide sensors for stone piers - cheap, 5 years battery.', 'develop tide sensors for stone piers'],
    ['Take the platform from 9 to 120 ports, and add rope records module for old sails', 'take the platform from 9 to 120 ports, and add a rope records module for old sails'],
    ['TideEar Cloud, hosted version of our rope software', 'develop TideEar Cloud, a hosted version of the rope software'],
    ['RopeScout, which would be a planning tool for moorings on old piers', 'develop RopeScout, a planning tool for moorings on old piers'],
    [
      'two things. one is a rope catalog for wet and salty climate, other is training of harbor masters who never saw a rope',
      'develop a rope catalog for wet and salty climates and training of harbor masters who never saw a rope',
    ],
    ['Year 1: finish data of mooring trial. Year 2-3: build a rope kit for island ports. Year 4: put it in all ferries', 'finish the data of the mooring trial and build a rope kit for island ports'],
    ['I would like to work in a yard where I can do quick test of rope on the pier, same day result', 'conduct quick tests of rope on the pier with same-day results'],
    ['I hope to get a position at the harbor office and there build a rope tracking system for pilots', 'build a rope tracking system for pilots'],
    [
      'Basically I would take the rope plan we did with 40 ports, make it a simple text-message service, and give it to the island offices to run',
      'turn the rope plan into a simple text-message service and give it to the island offices to run',
    ],
    ['cold-water rope pump (steel, 8 kW), test in 60 boats in Maine', 'develop a cold-water rope pump and test it in 60 boats in Maine'],
    ['Pilot line of 500 t/y for sorting of rope with cameras, license it to sorters', 'build a pilot line of 500 t/y for sorting of rope with cameras and license it to sorters'],
    ['make a cheap rope method which works in wet yards for small ports under 10.000 berths', 'develop a low-cost rope method that works in wet yards for small ports under 10,000 berths'],
    ["I'd love to fix the timetables of island ferries", 'fix the timetables of island ferries'],
    ['tide recognition for Sitka, Kodiak, Nome in ports and school', 'develop tide recognition for Sitka, Kodiak, and Nome in ports and schools'],
    ['My plan is help small island ports for plan berths better', 'help small island ports to plan berths better'],
    ['RopeMeter – now in two ports, I want to open it for 30 harbor offices until 2030, also in Creole', 'open RopeMeter for 30 harbor offices, also in Creole'],
    ['TideRig Services LLC will offer rope plans and knot selection to ferry lines that come from mining', 'offer rope plans and knot selection to ferry lines that come from mining'],
    ['more ropes for kids in the island schools', 'bring more ropes to kids in the island schools'],
    ['RopeRisk: survey plus dashboard for island ports, who loose a third of new crews in first year', 'develop RopeRisk, a survey and a dashboard for island ports'],
    ['RopeSkid: one skid, five old ropes in shortage', 'develop RopeSkid, one skid for five old ropes in shortage'],
    ['tide strategy evaluation of herring under warm currents; R package; workshops for councils', 'conduct a tide strategy evaluation of herring under warm currents'],
    ['Phase 1 - online tide lessons for kids (Spanish/English) 3 to 6 years; Phase 2 - rope course for mates', 'develop online tide lessons for kids aged 3 to 6'],
    ['consulting company for on demand ferries in island counties (software, fares)', 'establish a consulting company for on-demand ferries in island counties'],
    ['make rope charts readable with screen reader, the printers only give pictures', 'make rope charts readable with a screen reader'],
    ['to develop the tide model for boats over 25 kg what FAA can accept, and publish it', 'develop the tide model for boats over 25 kg that the FAA can accept and publish it'],
    ['Second generation of our R-40 winch, heavier (100 kg), to rent it to rope yards', 'develop a second generation of the R-40 winch, heavier and rent it to rope yards'],
    [
      'My project would be a yearly rope drill for island and river ports, with scripts and scoring, volunteers run it',
      'develop a yearly rope drill for island and river ports with scripts and scoring',
    ],
    ['I am thinking about an online bank of rope tests with pictures, teachers in my town make their own every night', 'develop an online bank of rope tests with pictures'],
    ['TideSentry for rope theft; same idea as before', 'develop TideSentry for rope theft'],
    ['Berth rating 2.0 – update 3.000 harbor charts w/ real depth data (GPS) instead of old maps', 'update 3,000 harbor charts with real depth data instead of old maps'],
    ['a rope library for knots that small U.S. ports and univ. boathouses could share', 'develop a rope library for knots that small U.S. ports and univ. boathouses could share'],
    ['RopeWell Academy: 2 week course + certificate for deck hands who want to mend', 'develop the RopeWell Academy, a two-week course and a certificate for deck hands who want to mend'],
    [
      'To publish as open source my rope analysis code, with the data of 14 tests, and to train crews of Texas to use it',
      'publish as open source the rope analysis code with the data of 14 tests and train crews of Texas to use it',
    ],
    ['help small island fisheries to do own rope checks, simple sheet first, later R', 'help small island fisheries to do their own rope checks'],
    ['BeeRope 3 – cheaper rope scale, for small island dealers; data shared with state inspectors', 'develop BeeRope 3, a cheaper rope scale for small island dealers'],
    ['TideSlate Harbor Kit v2: lamp cart with log app, since island ports share one cart', 'develop TideSlate Harbor Kit v2, a lamp cart with a log app'],
    ['I would like to continue my research about salt ropes with the state parks', 'continue the research on salt ropes with the state parks'],
    ['expansion of our rope mentor program from 3 to 20 island colleges until 2031; manual + training for mentors', 'expand the rope mentor program from 3 to 20 island colleges'],
    ['want to reduce fires from rope dust in barges, nobody checks the holds', 'reduce fires from rope dust in barges'],
    ['I plan two things: a rope lab for small boats in Maine and a storm guide for oyster growers.', 'develop a rope lab for small boats in Maine and a storm guide for oyster growers'],
    ['Working with the county, put sensors in 200 docks so that crews know before the flood', 'put sensors in 200 docks together with the county'],
    ['Research on how salt affects wet rope, publish guide for state ports', 'study how salt affects wet rope and publish a guide for state ports'],
    ['Make rope tool for translation of tide papers to Haitian Creole which nurses can check', 'develop a rope tool for translation of tide papers into Haitian Creole that nurses can check'],
    ['tide forecast for dock workers', 'develop a tide forecast for dock workers'],
  ])('%j', (answer, phrase) => expect(read(answer)?.phrase).toBe(phrase))

  it.each([
    ['a rope course for new riggers. crews dont have books in simple english.', 'crews do not have books in simple English'],
    ['a rope alarm for piers, farmers do not open apps', 'farmers do not open apps'],
    ['making tide maps usable for harbor masters: they get the maps 6 hours late', 'harbor masters get the maps 6 hours late'],
    ['My plan is help small island ports for plan berths better, they loose ships to Boston because of waiting', 'small island ports lose ships to Boston because of waiting'],
    ["I'd love to fix the timetables of island ferries. Most of them were drawn long ago and nobody reads them.", 'most of the timetables of island ferries were drawn long ago and nobody reads them'],
    [
      'So basically what I want to do is, there are hundreds of small ports that won grant money but they have no rigger, and they pay others. I would take RopeFence, make it a hosted planning service with maps, and do the plans for them for a fixed fee',
      'hundreds of small ports won grant money but they have no rigger',
    ],
    ['make a rope method for small ports under 10.000 berths, that don’t have a crane', 'small ports under 10,000 berths do not have a crane'],
  ])('tells what goes wrong in %j', (answer, clause) => expect(read(answer)?.trouble).toMatchObject({ clause, told: true }))

  it.each(['harbor masters in Maine', 'rope engineer for island ports in Alaska', 'I am very good with boats', 'ropes', 'whatever my boss wants from me in the yard'])(
    'makes no project of %j',
    (answer) => expect(read(answer)).toBeNull(),
  )

  it('takes what else is handed out from a row of things', () => {
    expect(read("I'd love to fix the timetables of island ferries. A free planning sheet, a two-day course, and someone on the phone.")?.outputs).toEqual([
      'a free planning sheet and a two-day course',
    ])
  })

  it('speaks of what a thing becomes, and of whom it is given to', () => {
    expect(read('I would take the rope plan we did, make it a simple text-message service, and give it to the island offices to run')).toMatchObject({ object: 'service', users: 'island offices' })
  })
})

it('what a change is made with, and what is made to reach further, is what the text speaks of', () => {
  expect(read('Onshoring of 5 rope dyes (blue and others) with flow process')?.object).toBe('process')
  expect(read('I want to adapt propane rope pump for cold states')?.object).toBe('pump')
  expect(read('extend the surge trigger from 3 counties to all counties')?.object).toBe('trigger')
  expect(read('extend TideWatch shared detection from 9 to 120 ports with a light sensor')?.object).toBeNull()
})

it('an offer names those it is made to, and a package that is open is handed out', () => {
  expect(read('ROPELINK as free web service to harbor masters of two coasts')?.users).toBe('harbor masters')
  expect(read('Extend the surge trigger from 3 counties to all counties. R package open source.')?.outputs).toEqual(['an open-source R package'])
})
