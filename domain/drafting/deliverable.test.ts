import { expect, test } from 'vitest'
import { deliverableOf, headOf, severalOf } from './deliverable.ts'

const of = (phrase: string, kind: 'make' | 'change' | 'run' | 'study' | 'teach', verb: string) => deliverableOf({ phrase, kind, verb })

test('what was made is told by its noun', () => {
  expect(of('a kelp drying protocol for small landings', 'make', 'design')).toBe('protocol')
  expect(of('a tide gauge network', 'make', 'build')).toBe('program')
  expect(of('a swell forecasting service', 'make', 'build')).toBe('software')
  expect(of('an oyster hatchery sensor', 'make', 'develop')).toBe('device')
  expect(of('a spat settlement model', 'make', 'develop')).toBe('model')
})

test('a school that was designed is a building, one that was founded is a program of its founder', () => {
  expect(of('net-zero schools', 'make', 'design')).toBe('works')
  expect(of('an evening school', 'make', 'found')).toBeNull()
})

test('what one only ran is handed on where it is a program, a study, or a skill', () => {
  expect(of('a hatchery outreach program', 'run', 'lead')).toBe('program')
  expect(of('usability studies', 'run', 'lead')).toBe('inquiry')
  expect(of('knee replacements', 'run', 'perform')).toBe('subject')
  expect(of('the night shift', 'run', 'manage')).toBeNull()
})

test('a module of a converter runs on no computer, and a kit is what it is for', () => {
  expect(of('a liquid-cooled power module', 'make', 'design')).toBe('device')
  expect(of('a tide data module', 'make', 'build')).toBe('software')
  expect(of('a classroom teaching kit', 'make', 'write')).toBe('teaching')
  expect(of('a water test kit', 'make', 'develop')).toBe('device')
})

test('who audits companies does not study them', () => {
  expect(of('tide models in use', 'study', 'audit')).toBeNull()
  expect(of('public companies', 'study', 'audit')).toBeNull()
  expect(of('spat mortality', 'study', 'investigate')).toBe('inquiry')
})

test('a method of teaching is no algorithm', () => {
  expect(of('interactive learning methods', 'make', 'create')).toBe('protocol')
  expect(of('a deep learning method', 'make', 'develop')).toBe('model')
  expect(of('a single-cell clustering method', 'make', 'develop')).toBe('model')
})

test('a library of things runs on no computer', () => {
  expect(of('the materials library', 'make', 'create')).toBe('record')
  expect(of('a library of wood samples', 'make', 'build')).toBe('record')
  expect(of('a library of functions', 'make', 'build')).toBe('software')
  expect(of('a parsing library', 'make', 'build')).toBe('software')
  expect(of('a search platform for the library of Quill', 'make', 'build')).toBe('software')
})

test('what an employer keeps for itself is nothing to hand on', () => {
  expect(of('a sales dashboard', 'make', 'build')).toBeNull()
  expect(of('a customer loyalty program', 'make', 'launch')).toBeNull()
  expect(of('a pipeline of prospects', 'make', 'create')).toBeNull()
})

test('nouns and their plurals', () => {
  expect([headOf('a simulation curriculum for new nurses'), headOf('the kelp drying protocol')]).toEqual(['curriculum', 'protocol'])
  expect(severalOf('a tide survey at river piers')).toBe('tide surveys at river piers')
  expect([severalOf('a simulation curriculum for new nurses'), severalOf('a validation policy'), severalOf('a pay equity analysis'), severalOf('lesson plans')]).toEqual([
    'simulation curricula for new nurses',
    'validation policies',
    'pay equity analyses',
    'lesson plans',
  ])
})

test('software is one’s own where it was written, and is no product that everybody knows', () => {
  expect(of('a mooring platform', 'make', 'implement')).toBeNull()
  expect(of('a ferry booking application', 'make', 'launch')).toBeNull()
  expect(of('a mooring platform', 'make', 'build')).toBe('software')
  expect(of('the Kronos application for crews', 'make', 'develop')).toBeNull()
  expect(of('a ferry dashboard', 'make', 'develop')).toBe('software')
})

test('a network of parts is no program', () => {
  expect(of('a tunable matching network', 'make', 'develop')).toBe('device')
  expect(of('a mentoring network', 'make', 'develop')).toBe('program')
})
