import { expect, test } from 'vitest'
import { hasProfile, isOperator, leadingRole, rolesOf, rolesWords, sameRoles } from './account-roles.ts'

test('roles are a set: one account may run the product and give consultations', () => {
  const both = rolesOf(['consultant', 'operator', 'consultant', 'customer'])
  expect(both).toEqual(['operator', 'consultant'])
  expect([hasProfile(both), isOperator(both), leadingRole(both), rolesWords(both)]).toEqual([true, true, 'operator', 'operator and consultant'])
  expect([hasProfile([]), isOperator([]), leadingRole([]), rolesWords([])]).toEqual([false, false, 'customer', 'customer'])
  expect([sameRoles(['consultant', 'operator'], both), sameRoles(both, ['operator']), sameRoles([], [])]).toEqual([true, false, true])
})
