import { expect, test } from 'vitest'
import { clash, speaksOfOthers } from './sectors.ts'

test('hospitals carry nothing to schools, and what belongs to no world fits all', () => {
  expect(clash('the rehabilitation hospitals’ network', 'public school districts')).toBe(true)
  expect(clash('the credit union leagues', 'community banks')).toBe(false)
  expect(clash('a U.S. mining company', 'rural hospitals')).toBe(true)
  expect(clash('the health informatics association', 'banks')).toBe(true)
  expect(clash('the research centers at universities', 'public school districts')).toBe(false)
  expect(clash('the schools of architecture at universities', 'rural hospitals')).toBe(false)
  expect(clash('a U.S. clinic or school system', 'public school districts')).toBe(false)
})

test('patients are no word of hotels, and bank details and kitchens are of any house', () => {
  expect(speaksOfOthers('patients wait for a room', 'hotel groups')).toBe(true)
  expect(speaksOfOthers('patients wait for a room', 'rural clinics')).toBe(false)
  expect(speaksOfOthers('test each change of bank details', 'hotel groups')).toBe(false)
  expect(speaksOfOthers('kitchens weigh what they buy', 'senior living communities')).toBe(false)
  expect(speaksOfOthers('small hotels plan for fire', 'recreation centers')).toBe(true)
})
