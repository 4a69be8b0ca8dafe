import { expect, it } from 'vitest'
import { sharesSubject, tellsSubject } from './shares-subject.ts'

const problem = {
  topic: 'buoy recovery',
  subject: 'the recovery of buoys after a storm',
  aim: 'train crews to restore buoys after a storm',
  outputs: ['a mooring checklist', 'a training form', 'a form of report'] as [string, string, string],
  cues: ['tide gauge', 'buoy', 'operations'],
}
const line = (clause: string) => ({ clause, result: null })

it.each([
  ['restored 40 buoys of the outer bay', true],
  ['replaced the mooring of 3 light vessels', true],
  ['set up a tide gauge at each pier', true],
  ['trained 12 employees in the new accounting software', false],
  ['recorded operations data in a management system', false],
  ['prepared annual budgets and a checklist for 5 offices', false],
])('“I %s” is about the recovery of buoys: %s', (clause, about) => {
  expect(sharesSubject(line(clause), problem, null, true)).toBe(about)
})

it('of an object of the person’s own only its own words count', () => {
  expect(sharesSubject(line('restored 40 buoys'), problem, { phrase: 'a silt survey' }, true)).toBe(false)
  expect(sharesSubject(line('surveyed the silt of 4 basins'), problem, { phrase: 'a silt survey' }, true)).toBe(true)
})

it.each([
  ['mooring surveys', true],
  ['wave impact assessment kits', true],
  ['projects ranging', false],
  ['customized programs', false],
  ['a dollar project on the SR', false],
  ['high volume projects', false],
])('“%s” tells what it is on: %s', (phrase, tells) => expect(tellsSubject(phrase)).toBe(tells))
