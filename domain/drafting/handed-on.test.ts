import { expect, it } from 'vitest'
import { isInstrument, isRoutine, staysInside } from './handed-on.ts'
import { lineObject } from './line-object.ts'

const inside = (clause: string) => {
  const found = lineObject(clause)
  return found && staysInside({ clause: '', object: { ...found, means: null, scope: null, timed: null, metric: null } })
}

it.each([
  'created a harbor procedures manual for 12 piers',
  'coordinated a mooring plan for 500 boats',
  'established an employee wellness program at 3 landings',
  'wrote 9 technical reports for harbor permits',
  'developed a warhead reentry simulation tool for 3 programs',
])('no paper of an office, person, or program of the house is handed on: %s', (clause) => {
  expect(inside(clause)).not.toBe(false)
})

it.each(['developed a kelp drying protocol used by 7 landings', 'built a spat settlement model that predicts yearly losses'])('what others can use is: %s', (clause) => {
  expect(inside(clause)).toBe(false)
})

it('the price of a thing is not what it reached', () => {
  const instrument = (clause: string) => {
    const found = lineObject(clause)
    return isInstrument({ object: found && { ...found, means: null, scope: null, timed: null, metric: null }, kind: 'work', clause, result: null })
  }
  expect(instrument('developed a kelp drying protocol that cut losses by 30%')).toBe(true)
  expect(instrument('developed a kelp drying protocol ($2.5m)')).toBe(false)
})

it.each([
  ['created nightly specials revolving around seasonality', 2, true],
  ['maintained records of landings', 1, true],
  ['created nightly specials for 300 guests', 2, false],
  ['created a grading standard that became the standard of the coast', 3.5, false],
  ['developed a kelp drying protocol for landings', 1, false],
])('what is done every working day, without a figure, is no work to hand on: %s', (clause, strength, routine) => {
  const found = lineObject(clause)
  expect(isRoutine({ object: found && { ...found, means: null, scope: null, timed: null, metric: null }, kind: 'work', clause, strength })).toBe(routine)
})

it('knows a plan that other houses work by from a plan of the house', () => {
  const plan = (clause: string) =>
    ({
      clause,
      object: { phrase: 'a tank sampling plan', general: 'a tank sampling plan', kind: 'make', verb: 'design', means: null, scope: null, timed: null, deliverable: 'protocol', metric: null },
    }) as Parameters<typeof staysInside>[0]
  expect(staysInside(plan('designed the tank sampling plan'))).toBe(true)
  expect(staysInside(plan('designed the tank sampling plan that was adopted by 3 state departments'))).toBe(false)
})
