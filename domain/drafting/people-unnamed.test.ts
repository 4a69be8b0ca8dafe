import { describe, expect, it } from 'vitest'
import { withoutPeople } from './people-unnamed.ts'
import { readStatedProject } from './stated-project.ts'

describe('the names of single people in what a visitor describes', () => {
  it.each([
    'software invented by Dr. Anita Rask for hospitals',
    'a scale that outperforms that of Prof. Aalto',
    'a course that was developed by Prof. Aalto',
    'a ward run by me, not by Dr. Lund',
    'rooms for my mother Teresa Clinic in Ohio',
  ])('stay where the words say something else without them: %s', (answer) => expect(withoutPeople(answer)).toBe(answer))

  it.each([
    ['a tool for scheduling harvest crews with my wife Mara Ostrow', 'a tool for scheduling harvest crews with my wife'],
    ['a fall detector for my mother, Greta Moll', 'a fall detector for my mother'],
    ['a hearing-test app for my son Tomas', 'a hearing-test app for my son'],
    ['my brother Karl Venn and I will build low-cost water filters', 'my brother and I will build low-cost water filters'],
    ['an inventory app for my aunt Rosalind Peake’s bakery suppliers', 'an inventory app for my aunt’s bakery suppliers'],
    ['speech therapy games with my friend and co-founder Lia Brandt', 'speech therapy games with my friend and co-founder'],
    ['a fraud alarm designed together with my colleague Dr. Petra Vance', 'a fraud alarm designed together with my colleague'],
    ['software for Dr. Lund’s clinic', 'software for a clinic'],
    ['software for Dr. Lund’s patients', 'software for patients'],
    ['a calibration kit developed with Prof. Henrik Aalto', 'a calibration kit'],
    ['telehealth triage for rural clinics, supervised by Dr. Anita Rask', 'telehealth triage for rural clinics'],
    ['a reading program that Mrs. Halloway and I started for rural schools', 'a reading program that I started for rural schools'],
    ['to help Dr. Lund and other rural doctors read scans', 'to help rural doctors read scans'],
  ])('are left out where they are clearly such: %s', (answer, said) => expect(withoutPeople(answer)).toBe(said))

  it.each([
    'a Parkinson’s disease monitoring tool',
    'Monte Carlo models for Lake Superior shipping',
    'software for St. Paul hospitals',
    'an app that turns my mother’s recipes into lessons',
    'a portal for my partner Tallow Creek Hospital',
    'a partner portal for Black Hills ranchers',
    'a mentor Match platform for Head Start teachers',
    'training with my colleague in the Forest Service',
    'a Doctor of Nursing Practice residency for rural clinics',
    'a Mr. Rogers style program for toddlers',
    'a cooking course by chef Marco Bellini for schools',
  ])('stay as typed where they may be something else: %s', (answer) => expect(withoutPeople(answer)).toBe(answer))

  it('leave the project and not the words that are quoted', () => {
    const answer = 'I want to expand Mr. Halvorsen’s boat safety course to ports'
    expect(readStatedProject(answer)).toMatchObject({ phrase: 'expand a boat safety course to ports', quote: answer })
  })

  it('are looked for in a moment, however the answer is made', () => {
    for (const part of ['my wife Mara ', 'Dr. Lund’s a ', 'my friend and co-founder Lia ', 'Dr. A. ', 'Mara de ']) {
      const from = performance.now()
      withoutPeople(part.repeat(4_000 / part.length))
      expect(performance.now() - from).toBeLessThan(300)
    }
  })
})
