import { describe, expect, it } from 'vitest'
import { readStatedProject } from './stated-project.ts'

const read = (answer: string) => {
  const project = readStatedProject(answer)
  return project?.kind === 'project' ? project : null
}

describe('a project that is headed by a noun or by a name of its own', () => {
  it.each([
    ['TideWatch phase 2 - extend shared mooring checks from 9 to about 40 marinas and ferry docks', 'extend the TideWatch shared mooring checks from 9 to about 40 marinas and ferry docks'],
    ['ReefKit: build an app that warns small marinas of storms', 'build ReefKit, an app that warns small marinas of storms'],
    ['Harbor Nine LLC: repair package for wooden piers offered to towns, start 2028', 'develop a repair package for wooden piers offered to towns'],
    ['Reshoring of 4 rope fibers (aramid and others) with melt process, same machine line', 'reshore four rope fibers with a melt process'],
    ['Restoration of tide mills with local stone', 'restore tide mills with local stone'],
    ['DOCK-B trial in 12 ferry terminals (Maine, Oregon) until 2030', 'conduct the DOCK-B trial in 12 ferry terminals'],
    ['Randomized trial of swim lessons in 6 coastal schools', 'conduct a randomized trial of swim lessons in six coastal schools'],
    ['first commercial plant in Astoria with 3 kilns, start 2028, then license to other ports', 'build a first commercial plant in Astoria with three kilns'],
    ['TideNet for county harbor offices. Start with Oregon.', 'bring TideNet to county harbor offices'],
    ['I want to adapt tidal turbine for cold coastal towns', 'adapt a tidal turbine for cold coastal towns'],
    ['Expand our ferry school (2 boats) from 3 to 9 islands', 'expand the ferry school from 3 to 9 islands'],
    ['second test site in Astoria for ice on tide mills, opening 2028', 'build a second test site in Astoria for ice on tide mills'],
    ['Study of salt in school wells of 4 islands', 'study salt in school wells of four islands'],
    ['Sea song tour to 25 island schools, plus free lesson plans for their teachers', 'organize a sea song tour to 25 island schools'],
    ['tracking of rope smugglers with payment graph, alert service for ports', 'track rope smugglers with a payment graph'],
    ['mentoring program for young divers, 40 per year, through island schools', 'develop a mentoring program for young divers through island schools'],
    ['TidePlan platform for mussel growers. Subscription after year 2.', 'develop the TidePlan platform for mussel growers'],
    ['summer camp for deaf teens on islands and teacher handbook', 'develop a summer camp for deaf teens on islands and a teacher handbook'],
    ['Yard-crane idling reduction: telematics and driver coaching for small ports', 'reduce yard-crane idling with telematics and driver coaching for small ports'],
    ['Rope fire prevention in small ports (10-40 workers) with wet blade retrofit', 'prevent rope fire in small ports with a wet blade retrofit'],
    ['Commercial demonstration of kelp feed in 5 ports, Oregon coast, 2027-2029', 'conduct a commercial demonstration of kelp feed in five ports'],
    ['Field trial of salt grass in 14 island towns, then seed for tribal farms', 'conduct a field trial of salt grass in 14 island towns'],
    ['Mapping of lost moorings with drones for harbor offices - open data', 'map lost moorings with drones for harbor offices'],
    ['new dive training center in Astoria', 'develop a new dive training center in Astoria'],
    ['make cheaper test for salt in milk', 'make a cheaper test for salt in milk'],
    ['make tide tables better for schools', 'make tide tables better for schools'],
    ['standardized dashboards for ferry health, 25 ferry lines, cut missed alarms', 'develop standardized dashboards for ferry health'],
    ['repair kit for wooden piers', 'develop a repair kit for wooden piers'],
    ['Bring my mooring robot to small islands; leasing model, 3 robots first', 'bring the mooring robot to small islands'],
  ])('%j is a deed: %j', (answer, phrase) => {
    expect(read(answer)?.phrase).toBe(phrase)
  })

  it.each([
    'Tide analyst - nights: coastal towns',
    'Understanding of tides in coastal towns by all',
    'Training site rules for crews',
    'Job site in Dallas',
    'Construction of my house',
    'AI for small ports',
    'IoT for small ports',
    'The plant in Ohio is where I work',
    'Dock Manager: rigging of piers',
  ])('%j has no verb that its noun bears', (answer) => {
    expect(read(answer)?.phrase ?? '').not.toMatch(/^(?:understand|build|conduct|bring)\b/)
  })

  it('takes things that later sentences and asides name for what is handed out', () => {
    expect(read('DOCK-B trial in 12 ferry terminals. After this a free rescue toolkit and radio network for island nurses.')?.outputs).toEqual([
      'a free rescue toolkit and a radio network for island nurses',
    ])
    expect(read('Expand the ferry school to 9 islands. Also a toolkit and training for other harbors.')?.outputs).toEqual(['a toolkit and training for other harbors'])
    expect(read('Adapt a tidal turbine for island schools. Field test with 20-30 schools first.')?.outputs).toEqual(['the results of a field test with 20 to 30 schools'])
    expect(read('Expand the ferry school to 9 islands. I will keep my job at the harbor.')?.outputs).toEqual([])
  })

  it('takes what it is to make possible for its purpose', () => {
    const project = read(
      'TideNet for county harbor offices. The idea is that a small harbor office without data team can see in 2 hours if a mooring is loose, with open source code and lessons for 1-2 mates from their staff.',
    )
    expect(project?.purpose).toEqual({ who: 'small harbor offices without a data team', goal: 'see in two hours whether a mooring is loose' })
    expect(project?.outputs).toEqual(['open-source code and lessons for one or two mates'])
    expect(project?.trouble).toBeNull()
    expect(read('bring TideNet to ranchers on small islands. They could see which pasture to rest 2 weeks earlier.')?.purpose).toEqual({
      who: 'ranchers',
      goal: 'see which pasture to rest two weeks earlier',
    })
  })

  it.each([
    ['TideWatch phase 2 - extend shared mooring checks from 9 to about 40 schools and ferry stations in Maine', 'schools and ferry stations'],
    ['Build a second depot in Astoria next to the ferry stations and mills', 'ferry stations and mills'],
    ['Harbor Nine LLC: repair package for wooden piers offered to towns', 'towns'],
    ['Expand the ferry school to other coastal counties through island libraries', 'island libraries'],
    ['DOCK-B trial in 12 ferry stations', 'ferry stations'],
    ['TideNet for county harbor offices', 'county harbor offices'],
    ['Adapt a tidal stove for cold U.S. states where people cook with peat', 'people who cook with peat'],
    ['Adapt a tidal stove for cold U.S. states where people cook with peat. First test in 20 houses.', 'households that cook with peat'],
    ['Build a tool for mule networks', null],
    ['detect rope smugglers with ship data, tool for small importers', 'small importers'],
    ['Write a handbook for roofing subcontractors and their crews', 'roofing subcontractors'],
    ['bring the mooring robot to small vineyards', 'small vineyards'],
    ['Scale the tide line for island vets from 2 to 9 rural counties', 'island vets'],
    ['picture books for deaf toddlers, partnership with 30 libraries', 'deaf toddlers'],
    ['extend the tide alert to wards of 12 hospitals', 'hospitals'],
  ])('%j is for %j', (answer, users) => {
    expect(read(answer)?.users).toBe(users)
  })
})
