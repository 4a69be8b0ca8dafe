import { describe, expect, it } from 'vitest'
import { withArticles } from '../petition/articles.ts'
import { readPlans } from './project-plans.ts'
import { projectSteps, projectTrial, shortened } from './project-parts.ts'
import { readStatedProject } from './stated-project.ts'
import { inSyntax } from './typed-syntax.ts'
import type { Chooser } from './wording.ts'

describe('a project as it is typed, with the syntax of a sentence', () => {
  it.each([
    ['make mooring load method open for small ports, together with pull test', 'open the mooring load method to small ports, together with a pull test'],
    [
      'To install in northern sea farms (Oban and Skye) the early warning program with kelp, non lethal, as I did here, and teach to harbor crews',
      'To introduce the non-lethal early warning program with kelp in northern sea farms and teach it to harbor crews',
    ],
    ['scale rope splicing without ergonomist to island ports, toolkit and remote training', 'extend rope splicing without an ergonomist to island ports with a toolkit and remote training'],
    ['sail bonding and glass panel for buoylet, in US fab', 'sail bonding and glass panels for buoylets in a U.S. fab'],
    ['Publish tide method as AIMTA recommended practice and share data with national lab', 'Publish tide method as an AIMTA recommended practice and share data with a national lab'],
    ['finish the TIDE work: norms for docks in Maine, Texas and Oregon', 'complete the TIDE with norms for docks in Maine, Texas, and Oregon'],
    [
      'a US edition of Knots Forward, then a proper pilot in 10-12 ports, then a trial with a university',
      'a U.S. edition of Knots Forward, pilot it in 10 to 12 ports, and test it in a trial with a university',
    ],
    ['National index of tide calls and public reporting protocol for 911 centers', 'National index of tide calls and a public reporting protocol for 911 centers'],
    [
      'TideNet Foundation: free plug-in and test lab with blind sailors, beyond games: harbor rehab, school sims',
      'I want to develop a free plugin and a test lab with blind sailors through the TideNet Foundation for uses beyond games, such as harbor rehabilitation and school simulations',
    ],
    ['Commercial line 5,000 t/y in Nevada with iron from old anchors', 'I want to build a commercial line in Nevada with iron from old anchors. Planned capacity 5,000 t/y'],
    ['RopeNet kit 2.0, a tested open catalogue of knots', 'I want to develop RopeNet kit 2.0, a tested open catalog of knots'],
    ['extend TideNet from 3 states to all kelp producing states and adapt to rivers', 'extend TideNet from three states to all kelp-producing states and adapt it to rivers'],
  ])('%s', (typed, said) => expect(inSyntax(typed)).toBe(said))

  it.each([
    ['Apply the mooring test with ferry lines, first 3 ports in Northeast', 'Apply the mooring test with ferry lines. Start with 3 ports in the Northeast.'],
    ['Tide index for 911 centers, with 3 states first', 'Tide index for 911 centers. Start with 3 states.'],
    ['open Casa Marea in 4 more states, 1,500 homes in five years, hire 12 persons', 'expand Casa Marea to four more states. The goal is 1,500 homes in five years.'],
    ['Rope catalog for docks, plus 400 berths in Vermont, Maine, and Ohio until 2031', 'Rope catalog for docks. The goal is 400 berths in Vermont, Maine, and Ohio by 2031.'],
  ])('tells with whom it begins and how far it goes behind it: %s', (typed, said) => expect(inSyntax(typed).trim()).toBe(said))

  it('keeps the later plans of a story, and not the steps to its money', () => {
    const story =
      "I want to build a tide model for ports. Second, resubmit the R01 on rope wear. Third, a bigger trial of the knot drills (the pilot was small) probably with the Oban group. Alongside that a course for mates, because the drills fail without it, and a short test that a mate can mark. I'd also like to put together a free guide for crews."
    expect(inSyntax(story).trim()).toBe(
      'I want to build a tide model for ports. Conduct a larger trial of the knot drills with the Oban group. Develop a course for mates and a short test that a mate can mark. Assemble a free guide for crews.',
    )
  })

  it.each(['I want to build a tide model that helps small ports plan repairs.', 'Rope survey of 12 island ports', 'expand the school program to more islands'])(
    'leaves a plain sentence alone: %s',
    (typed) => expect(inSyntax(typed).trim()).toBe(typed),
  )
})

const read = (typed: string) => {
  const project = readStatedProject(typed)
  return project?.kind === 'project' ? project : null
}

describe('what is read of it', () => {
  it.each([
    ['publish a mooring method and apply it with ferry railroads, first 3 ports in Northeast', 'ferry railroads'],
    ['scale rope splicing without ergonomist to island ports, toolkit and remote training', 'island ports'],
    ['make mooring load method open for small ports', 'small ports'],
    ['National index of tide calls and public reporting protocol for 911 centers', '911 centers'],
  ])('is for whom it is: %s', (typed, users) => expect(read(typed)?.users).toBe(users))

  it('is a house where a house goes further, and a toolkit where one is handed out', () => {
    expect(read('open Casa Marea in 4 more states. And give the lending model to unions')?.form).toBe('service')
    expect(read('scale rope splicing without ergonomist to island ports, toolkit and remote training')?.object).toBe('toolkit')
  })

  it('is the first plan of a story alone', () => {
    const story = 'I want to complete the TIDE norms for island docks. The course for mates is another matter. It has lessons and a curriculum. We will see.'
    expect(read(story)?.form).not.toBe('training')
  })

  it('has its goal and its size told beside it', () => {
    const isUnwanted = () => false
    expect(readPlans('Expand Casa Marea to four more states. The goal is 1,500 homes in five years.', 'expand Casa Marea to four more states', isUnwanted).when).toBe(
      'The goal is 1,500 homes in five years.',
    )
    expect(readPlans(inSyntax('Commercial line 5,000 t/y in Nevada with iron from old anchors'), 'build a commercial line in Nevada', isUnwanted).size).toBe(
      'The planned capacity is 5,000 metric tons per year.',
    )
  })

  it('needs no second article before what has one', () => expect(withArticles('develop a tested open catalog of knots', new Set(['catalog']))).toBe('develop a tested open catalog of knots'))
})

describe('what is told of it', () => {
  const first: Chooser = (_name, [one]) => one
  it('begins no second trial where a pilot is named', () => {
    const trial = projectTrial({ object: 'edition', form: 'training', users: null, phrase: 'develop an edition, pilot it in ten ports, and test it' }, '', 'working for a U.S. port', first)
    expect(trial).toMatch(/^In this pilot, which I will run working for a U\.S\. port, I will /)
  })

  it('lets no participants drop out of a program that farms take up', () => {
    expect(projectSteps({ object: 'program', form: 'service', users: 'kelp farms', phrase: 'introduce the early warning program in kelp farms' }, first)).toBe(
      'The first kelp farms will run the program by one written plan with the same measurements before and after, and I will revise each step that fails in daily use.',
    )
  })

  it('ends no title in the midst of what follows', () => {
    const cuts = shortened('complete the TIDE with norms for docks in Maine and a version that a mate can run alone without help', { min: 6, max: 18 })
    expect(cuts[0]).toBe('complete the TIDE with norms for docks in Maine')
  })
})

it('a region before a noun takes no article', () => {
  expect(inSyntax('I want to develop a tide gauge for Northeast ferries')).toContain('for Northeast ferries')
  expect(inSyntax('I want to develop a tide gauge for ferries in Northeast and train crews')).toContain('in the Northeast and')
})
