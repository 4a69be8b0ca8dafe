import { describe, expect, it } from 'vitest'
import { shortened, measureShown, projectMeans, projectOutputs, projectProblem, projectSpread, projectSteps, projectThing, projectTrial } from './project-parts.ts'
import { chooserForOption } from './wording.ts'

const SALTS = Array.from({ length: 12 }, (_, salt) => chooserForOption(salt * 4))
const PORTS = { object: null, users: 'island ports', purpose: null, trouble: null } as const
const ROLLED_OUT = { ...PORTS, form: 'practice', phrase: 'extend TideWatch from 9 to 120 island ports' } as const
const BETTER = { ...PORTS, form: 'practice', phrase: 'improve multi-boat supervision from 1:4 to 1:9 under part 12 for a network of island ports' } as const
const HANDED = { ...PORTS, form: 'tool', phrase: 'publish the Pier 12 drawings and load tables as open documents' } as const
const VERSION = { ...PORTS, form: 'tool', phrase: 'make a low-cost version of TideIndex and train crews to use it' } as const

describe('a project without a known problem is spoken of in its own words', () => {
  it.each([
    [ROLLED_OUT, 'TideWatch'],
    [BETTER, 'the method'],
    [HANDED, 'the drawings and load tables'],
    [{ ...PORTS, form: 'practice', phrase: 'adapt a tidal turbine for cold ports' } as const, 'the method'],
    [VERSION, 'the low-cost version of TideIndex'],
    [{ ...PORTS, form: 'tool', object: 'version', phrase: 'develop tideNET 2.0, a many-port version for island ports' } as const, 'the release'],
    [{ ...PORTS, form: 'practice', phrase: 'roll out ROPE-Line, weekly checks in island ports' } as const, 'ROPE-Line'],
    [{ ...PORTS, form: 'tool', object: 'buoy', phrase: 'build a buoy for island ports' } as const, 'the buoy'],
  ])('by what it is called: %#', (parts, thing) => expect(projectThing(parts)).toBe(thing))

  it.each([
    [ROLLED_OUT, /TideWatch|island ports/],
    [BETTER, /multi-boat supervision|island ports/],
    [HANDED, /drawings/],
    [VERSION, /TideIndex/],
  ])('each sentence holds a word of it: %#', (parts, own) => {
    for (const choose of SALTS) {
      for (const said of [projectMeans(parts, choose), projectSteps(parts, choose), projectOutputs(parts, 2, choose)].filter(Boolean)) expect(said).toMatch(own)
      expect(projectTrial(parts, '', 'as an employee', choose).toLowerCase()).toContain(projectThing(parts).toLowerCase())
    }
  })

  it('names what the method is for, with its article and its adjectives', () => {
    for (const choose of SALTS) {
      expect(projectMeans({ ...PORTS, form: 'practice', phrase: 'adapt a tidal turbine for cold ports' }, choose)).toContain('written method for adapting a tidal turbine')
      expect(projectMeans({ ...PORTS, form: 'practice', phrase: 'improve the rope-saving, cross-port detection of loose ropes' }, choose)).toContain(
        'written method for improving the rope-saving, cross-port detection',
      )
      expect(projectMeans({ ...PORTS, form: 'practice', phrase: 'help crews find loose ropes' }, choose)).toMatch(/written method|method that is documented/)
    }
  })

  it('a state that is reached, and what goes on, are no things that are handed out', () => {
    expect(projectThing({ ...PORTS, form: 'tool', phrase: 'make tide maps readable for island ports' })).toBe('the tool')
    expect(projectThing({ ...PORTS, form: 'tool', phrase: 'develop rope recognition for island ports' })).toBe('the tool')
    expect(projectThing({ ...PORTS, form: 'tool', phrase: 'make rope maps for island ports' })).toBe('the rope maps')
    for (const choose of SALTS) {
      expect(projectMeans({ ...PORTS, form: 'tool', phrase: 'make tide maps readable for island ports' }, choose)).toContain('tool for making tide maps readable')
      expect(projectMeans({ ...PORTS, form: 'tool', phrase: 'develop rope recognition for island ports' }, choose)).toContain('built as a tool')
    }
  })

  it('a machine is measured by no other, and a plant is taken up in stages', () => {
    for (const choose of SALTS) {
      expect(projectSteps({ ...PORTS, form: 'tool', object: 'pump', phrase: 'build a pump for island ports' }, choose)).not.toContain('measure the same pieces')
      expect(projectSteps({ ...PORTS, form: 'service', object: 'plant', phrase: 'build a plant for island ports' }, choose)).toMatch(/stages/)
    }
  })

  it('ends a title before a relative clause or ahead of it, and in no list', () => {
    const limits = { min: 8, max: 20 }
    expect(shortened('roll out TideBox, a silent rope gauge and a weekly call with an engineer for ports that have not one mechanic on the island', limits)[0]).toBe(
      'roll out TideBox, a silent rope gauge and a weekly call with an engineer for ports',
    )
    expect(shortened('develop a tide chart (two pages, a card) with a rope test for ports that have no rigger', limits)[0]).toBe('develop a tide chart with a rope test for ports')
    expect(shortened('develop TideGuard, mooring check rules and a rope testing protocol for small island ports without a rigger on site', limits)[0]).toMatch(/small island ports$/)
    expect(shortened('develop a long guide on mending torn dock lines, written for people who are no riggers, and a pool of tools', limits)).toEqual([
      'develop a long guide on mending torn dock lines',
    ])
    expect(shortened('develop a guide to ropes that lets crews with no mechanic see each fault', limits)).toEqual([])
  })

  it('what goes on is not tried for the first time', () => {
    const school = { form: 'service', object: 'program', users: 'island clinics', phrase: 'expand the school program from 7 schools to other islands through island clinics' } as const
    for (const choose of SALTS) {
      expect(projectTrial(school, '', 'as an employee', choose)).toMatch(/bring the program to (?:two|three|two or three) more island clinics/)
      expect(projectTrial({ ...school, users: null }, '', 'as an employee', choose)).toContain('the next schools')
      expect(projectTrial({ ...school, users: null, phrase: 'expand the school program to other islands' }, '', 'as an employee', choose)).toContain('one new place')
      expect(projectSteps({ ...school, phrase: 'take the school program from 11 to 150 districts' }, choose)).toMatch(/earlier ones|where it is in use/)
      expect(projectSteps(school, choose)).toMatch(/earlier ones|where it is in use/)
      expect(projectTrial({ ...school, phrase: 'build a school program for island clinics' }, '', 'as an employee', choose)).not.toContain('more')
    }
  })

  it('asks nobody what is wrong where nothing is known of it', () => {
    for (const choose of SALTS) expect(projectProblem(ROLLED_OUT, choose)).toBe('')
  })

  it('measures what the work that is told was counted in, where both share a word', () => {
    const work = (clause: string, result: string | null) => [{ kind: 'work', clause, result }] as const
    expect(measureShown(work('opened 14 routes to 23 island ports', 'Rope delivery time was reduced from 3 hours to 48 minutes.'), 'a route network for ports')).toBe('rope delivery time')
    expect(measureShown(work('opened 14 routes to 23 island ports', 'Rope delivery time fell from 3 hours to 48 minutes.'), 'a route network for ports')).toBe('rope delivery time')
    expect(measureShown(work('opened 14 routes to 23 island ports', 'Rope delivery time fell from 3 hours to 48 minutes.'), 'a choir for sailors')).toBeNull()
    expect(measureShown(work('opened 14 routes to 23 island ports', null), 'a route network for ports')).toBeNull()
    for (const choose of SALTS) expect(projectTrial({ ...ROLLED_OUT, measured: { counted: 'rope delivery time', against: null } }, '', 'as an employee', choose)).toContain('rope delivery time')
  })
})

it('what is bred is grown and tried, and no method is written for it', () => {
  const BRED = { ...PORTS, users: 'rope growers', form: 'practice', phrase: 'stack salt tolerance with worm resistance in hemp to release 3 to 4 parent lines' } as const
  for (const choose of SALTS) {
    expect(projectMeans(BRED, choose)).toBe('')
    expect(projectSteps(BRED, choose)).toMatch(/field trials/)
    expect(projectOutputs(BRED, 2, choose)).toContain('lines that pass these trials')
    expect(projectTrial(BRED, '', 'as an employee', choose)).toMatch(/the lines .*yield and losses in field trials against current varieties|The lines .*yield/)
  }
})

it('a plant is run at a part of its capacity, and is taken up by nobody', () => {
  const PLANT = { ...PORTS, form: 'service', object: 'plant', phrase: 'build a plant for island ports' } as const
  for (const choose of SALTS) {
    expect(projectTrial(PLANT, '', 'as an employee', choose)).toContain('first run the plant at part of its capacity')
    expect(projectSpread('island ports', 'the plant', choose)).toMatch(/others can build/)
    expect(projectTrial({ ...PLANT, first: 'with a harbor authority' }, '', 'as an employee', choose)).toContain('start with a harbor authority')
  }
})

it('what the visitor will do besides is told in the place of what any such thing comes with', () => {
  for (const choose of SALTS) {
    const said = projectOutputs({ ...VERSION, deeds: ['publish all knots', 'teach the crews'] }, 3, choose)
    expect(said).toMatch(/I will also publish all knots, and teach the crews\.$/)
    expect(said).not.toContain('user guide')
  }
})

it('nobody tests a test', () => {
  for (const choose of SALTS) expect(projectTrial({ form: 'practice', object: 'test', users: null, phrase: 'develop a rope test' }, '', 'as an employee', choose)).not.toContain('test the test')
})
