import { expect, it } from 'vitest'
import { faultOf } from './reads-well.ts'

it.each([
  'led and developed methods and implement tide models for the port',
  'wrote berth orders on slips, memorize them, or entered them for the pilots',
  'planned harbor accounting, review and evaluate costing sheets',
  'updated berth records in recruiting systems and confirming new hires',
  'handled all berth announcements, do the intake for bids, and decide which pilots to use',
  'handled berth announcements and decide which pilots to use',
  'raised sales by 70% with marketing programs and developing new harbor maps',
])('%j changes the form of its verbs', (clause) => {
  expect(faultOf(clause)).toMatch(/another tense|two forms of verbs/)
})

it.each([
  'managed the harbor by training crews and buying new boats',
  'taught crews to moor ferries and resolve faults in pumps',
  'taught crews to read the tide tables and decide which pilots to use',
  'led the port through two storms, during which all pilots stayed',
])('%j is one row', (clause) => {
  expect(faultOf(clause)).toBeNull()
})

it.each([
  'taught pilots and deckhands in a variety of tide classes to include',
  'supported the following functions within the harbor line',
  'set up of all berth files with their tags',
  'developed a tide program that fit the needs of the harbor, works with the town and wants',
  'reconciled monthly berth reconciliation Daily tide reconciliation',
])('%j is no whole statement', (clause) => {
  expect(faultOf(clause)).not.toBeNull()
})

it.each(['grew from 1.2k to 9k ferry riders', 'increased by 30% in two years'])('%j is no deed of a person', (clause) => {
  expect(faultOf(clause)).toBe('no work of the person’s own')
})
it('what somebody changed may go from one figure to another', () => {
  expect(faultOf('grew the ferry line from 1,200 to 9,000 riders')).toBeNull()
})

it.each([
  'developed a tide reader that needs no power, so worn gauges which cannot float',
  'trained 90 deckhands pilots',
  'coordinated dredging DHC 4,000 tons Quillport and Tarn',
  'changed the paint of 40 hulls, same color at 9 month',
  'built a salt + heat logger for 12 ferries',
  'passed 14 inspections w/o any finding',
])('%j has lost a word', (clause) => {
  expect(faultOf(clause)).toMatch(/^(?:unfinished|marks|a word is missing|number)$/)
})

it.each(['trained 90 deckhands and 14 pilots', 'ran a 9 month program for pilots', 'cut the wait to 2 hours, so ferries leave on time'])('%j has lost none', (clause) => {
  expect(faultOf(clause)).toBeNull()
})
