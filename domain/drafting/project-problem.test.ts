import { describe, expect, it } from 'vitest'
import { draftingKnowledge } from '../../content/areas/all-areas.ts'
import { lendsItsText, placeName, problemOfProject, saysLittle, usersTold } from './project-problem.ts'
import type { ProblemArea } from './problem-area.ts'

const fields = (ids: readonly string[]) => draftingKnowledge.areas.filter(({ id }) => ids.includes(id))
const place = (quote: string, ids: readonly string[]) => {
  const meant = problemOfProject({ quote, users: null }, '', (area: ProblemArea) => ids.includes(area.id), draftingKnowledge)
  return meant && placeName(meant.area, meant.problem)
}

describe('the known problem that a project is about', () => {
  it('is found where one word of a trade says it', () => {
    expect(place('reshore four heart drug APIs in shortage with melt process', ['drug-discovery', 'pharmacy'])).toBe('drug-discovery/synthesis-route')
  })

  it('lends its steps only where most of the project, and of what it makes, are words of it', () => {
    const [problem] = fields(['gas-networks']).flatMap(({ problems }) => problems.filter(({ id }) => id === 'gas-leak-ranking'))
    const lends = (phrase: string) => problem !== undefined && lendsItsText({ phrase, users: null }, '', problem)
    expect(lends('develop a survey route that ranks gas leaks by their path to the nearest building')).toBe(true)
    expect(lends('develop a wireless gas leak sensor for old pipelines')).toBe(false)
    expect(lends('make chemistry diagrams readable for leak survey routes by building')).toBe(false)
  })

  it('is of no one group where the noun alone is a word of it', () => {
    expect(usersTold('utilities', fields(['water-utilities', 'gas-networks', 'power-grid']), 'a box for utilities that have no engineer')).toBe('utilities')
  })

  it('gives its group for users who are named by one noun alone', () => {
    const told = (users: string | null, said = 'drilling of geothermal wells') => usersTold(users, fields(['subsurface-energy']), said)
    expect(told('developers')).toBe('geothermal developers')
    expect(told('developers', 'a plan for tides')).toBe('developers')
    expect(told('solar developers')).toBe('solar developers')
    expect(told('bakers')).toBe('bakers')
    expect(told(null)).toBeNull()
  })

  it('is looked for in the answer on the role where a project says little but its name', () => {
    expect(saysLittle({ phrase: 'conduct the DOCK-B trial in 12 ferry stations', users: 'ferry stations' })).toBe(true)
    expect(saysLittle({ phrase: 'make a low-cost version of TideIndex and train local HR people to use it', users: 'local HR people' })).toBe(true)
    expect(saysLittle({ phrase: 'extend the TideWatch mooring checks of loose ropes and buoys to islands', users: null })).toBe(false)
    expect(saysLittle({ phrase: 'conduct the trial in 12 ferry stations', users: 'ferry stations' })).toBe(false)
  })
})
