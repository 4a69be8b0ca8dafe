import { expect, it } from 'vitest'
import { presentOf } from './present-deed.ts'

it.each([
  ['orchestrated repairs of 40 docks', 'Orchestrate repairs of 40 docks.', 'orchestrate repairs of 40 docks'],
  ['planned, scheduled, and led dives in flooded quarries', 'Plans, schedules & leads dives in flooded quarries', 'plan, schedule, and lead dives in flooded quarries'],
  ['was responsible for a fleet of 30 barges', 'Responsible for a fleet of 30 barges', 'am responsible for a fleet of 30 barges'],
])('%j, printed %j, is told as %j', (clause, line, present) => {
  expect(presentOf(clause, line)).toBe(present)
})

it.each([
  ['a finished act', 'rebuilt the quay in two years', 'Rebuilt the quay in two years'],
  ['a charge that is over', 'was responsible for 30 barges', 'Was responsible for 30 barges'],
  ['a verb of one form', 'cut losses of rope by half', 'Cut losses of rope by half'],
  ['a verb that the line does not print', 'led the crew of nine', 'Head of the crew of nine'],
])('%s stays in the past', (_what, clause, line) => {
  expect(presentOf(clause, line)).toBeNull()
})
