import { expect, test } from 'vitest'
import { clash } from './sectors.ts'

test('hospitals carry nothing to schools, and what belongs to no world fits all', () => {
  expect(clash('the rehabilitation hospitals’ network', 'public school districts')).toBe(true)
  expect(clash('the credit union leagues', 'community banks')).toBe(false)
  expect(clash('a U.S. mining company', 'rural hospitals')).toBe(true)
  expect(clash('the research centers at universities', 'public school districts')).toBe(false)
  expect(clash('the schools of architecture at universities', 'rural hospitals')).toBe(false)
  expect(clash('a U.S. clinic or school system', 'public school districts')).toBe(false)
})
