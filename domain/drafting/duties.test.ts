import { expect, it } from 'vitest'
import type { PersonFacts } from '../person/person-facts.ts'
import { dutiesTold, dutyOf } from './duties.ts'

it.each([
  ['Keep tide tables of the harbor.', 'keeping tide tables of the harbor'],
  ['Completed harbor ledger operations', 'completing harbor ledger operations'],
  ['Review and process berth reports to ensure that dues are paid', 'reviewing and processing berth reports'],
  ['Supporting the pilot stations in their safety programs', 'supporting the pilot stations in their safety programs'],
])('tells %j as a duty', (line, duty) => {
  expect(dutyOf(line)).toBe(duty)
})

it.each([
  'Process berth slips for the harbor, Correspond to pilots regarding dues',
  'Process inbound barges and stock them',
  'Schedule trips to docks, piers, locks',
  'Answer telephones and direct calls',
  'Perform other duties as assigned',
  'Managing Director of harbors',
  'Harbor reports and dues',
  'Maintain ledger program of harbor',
  'Make sure all berths are free',
  'Trained to operate heavy cranes',
  'Teach tides and coach sailors',
  'Transferred to the north harbor',
])('leaves out %j', (line) => {
  expect(dutyOf(line)).toBeNull()
})

it('names the post under which they stand, nearest first, and what it said', () => {
  const line = (id: string, roleId: string, text: string) => ({ id, roleId, text, certainty: 'sure', origin: 'resume', place: null })
  const role = (id: string, title: string, current: boolean) => ({ id, title, employer: null, department: null, start: null, end: null, current, certainty: 'sure', origin: 'resume', place: null })
  const facts = {
    roles: [role('r1', 'Harbor Pilot', true), role('r2', 'Harbor Accountant', false)],
    achievements: [
      line('a', 'r2', 'Keep tide tables of the harbor'),
      line('b', 'r2', 'Prepare berth entries'),
      line('c', 'r1', 'Board large vessels at night'),
      { ...line('d', 'r2', 'Audit berth accounts'), certainty: 'unsure' },
    ],
  } as unknown as PersonFacts
  expect(dutiesTold(facts, ({ id }) => (id === 'b' ? 2 : id === 'c' ? 0 : 1))).toEqual({
    sentence: 'My duties as a harbor accountant included preparing berth entries and keeping tide tables of the harbor.',
    quotes: ['Prepare berth entries', 'Keep tide tables of the harbor'],
    ids: ['b', 'a'],
  })
  expect(dutiesTold(facts, () => 0)).toBeNull()
})
