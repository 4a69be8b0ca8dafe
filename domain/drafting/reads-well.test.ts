import { expect, it } from 'vitest'
import { faultOf } from './reads-well.ts'

it.each([
  'led and developed methods and implement tide models for the port',
  'wrote berth orders on slips, memorize them, or entered them for the pilots',
  'planned harbor accounting, review and evaluate costing sheets',
  'updated berth records in recruiting systems and confirming new hires',
  'raised sales by 70% with marketing programs and developing new harbor maps',
])('%j changes the form of its verbs', (clause) => {
  expect(faultOf(clause)).toMatch(/another tense|two forms of verbs/)
})

it.each(['managed the harbor by training crews and buying new boats', 'taught crews to moor ferries and resolve faults in pumps'])('%j is one row', (clause) => {
  expect(faultOf(clause)).toBeNull()
})
