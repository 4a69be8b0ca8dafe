import { expect, it } from 'vitest'
import { isSpelledRight } from './spelling.ts'

it.each([
  ['collaberated with national brands', false],
  ['qualified instillation of HVAC systems', false],
  ['preformed material evaluation', false],
  ['maintainence of 40 pumps', false],
  ['lead running operations', false],
  ['cut claim denials by 32% with a pre-billing check', true],
  ['acted as the lead engineer for the project', true],
  ['wrote SAP and MATLAB scripts for HPHT testing', true],
  ['planned phlebotomy and telehealth services', true],
  ['reorganized the reconciliation of intercompany balances', true],
])('%j is spelled right: %s', (statement, right) => {
  expect(isSpelledRight(statement)).toBe(right)
})
