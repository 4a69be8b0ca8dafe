import { describe, expect, it } from 'vitest'
import { problemLentTo, problemOfProject } from '../../domain/drafting/project-problem.ts'
import { readStatedProject } from '../../domain/drafting/stated-project.ts'
import { draftingKnowledge } from './all-areas.ts'

function problemFor(answer: string, niche = '', career = ''): string | null {
  const project = readStatedProject(answer)
  if (project?.kind !== 'project') throw new Error(answer)
  return problemOfProject(project, niche, ({ id }) => id === career, draftingKnowledge)?.problem.id ?? null
}

describe('the known problem that a project is about', () => {
  it.each([
    ['a wireless gas leak sensor for old pipelines', '', 'gas-leak-ranking'],
    ['a training course for ground crews so that they do not hit parked aircraft', 'airport ramp safety', 'ramp-damage'],
    ['a registry of hive losses', '', 'pollinator'],
    ['an apprenticeship program for refugees in factories', 'refugee employment', 'apprenticeship'],
    ['a nonprofit network linking legal aid offices and libraries to help people without a lawyer', 'access to justice', 'self-help'],
  ])('of %j (%s) is %s, whatever the person did before', (answer, niche, id) => {
    expect(problemFor(answer, niche)).toBe(id)
  })

  it.each([
    ['a podcast about accordion music'],
    ['a drone for inspection of bridges'],
    ['a registry of nurses that are licensed abroad so rural hospitals can find them'],
    ['a museum of immigration'],
    ['an online course for home health nurses about documentation'],
    ['a method to cut food waste in restaurants'],
  ])('is none where only users or loose words are shared: %j', (answer) => {
    expect(problemFor(answer)).toBeNull()
  })

  it('is sooner one of the person’s own field', () => {
    expect(problemFor('a clinic for people with diabetes run by pharmacists', 'diabetes and medication adherence', 'clinical-pharmacist-practice')).toBe('pharmacist-chronic-visits')
    expect(problemFor('make school dinners from local farm produce that pupils really eat', '', 'food-service')).toBe('healthy-menu')
    expect(problemFor('make school dinners from local farm produce that pupils really eat')).toBeNull()
    expect(problemFor('expand broadband in rural areas, especially tribal lands', 'rural broadband', 'networks')).toBe('rural-design')
  })
})

describe('what is said of the field of a project that no problem is about', () => {
  const lentTo = (answer: string, career: string, niche = '', role = '') => {
    const project = readStatedProject(answer)
    if (project?.kind !== 'project') throw new Error(answer)
    return problemLentTo(project, niche, role, [({ id }) => id === career], draftingKnowledge)?.problem.id ?? null
  }

  it('is what a problem of the own field says that shares its object', () => {
    expect(lentTo('Build a line for recycling of sodium batteries, recover the metals for new cells', 'energy-storage')).toBe('battery-recycling')
    expect(lentTo('Develop a design guide for mortar retrofit of schools and hospitals', 'seismic-structures')).toBe('retrofit-in-use')
    expect(lentTo('Develop a design guide for mortar retrofit of schools and hospitals', 'dental')).toBeNull()
  })

  it('is nothing where only a word in passing is shared', () => {
    expect(lentTo('Demonstration plant of the membrane hybrid with a border utility', 'water', 'high recovery desalination of brackish groundwater rich in silica')).toBeNull()
    expect(lentTo('an engineering package for thermal management of hot wells', 'subsurface-energy')).toBeNull()
  })

  it('follows the role where the project is little more than a name', () => {
    expect(lentTo('Expand our school program from 7 schools to other counties', 'dental', '', 'School-based dental program director')).toBe('mobile-dental')
    expect(lentTo('Expand our school program from 7 schools to other counties', 'dental')).toBeNull()
  })
})
