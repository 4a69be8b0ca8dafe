import { expect, test } from 'vitest'
import { asksFor } from './request-words.ts'

test.each([
  'please submit any evidence that shows interest of customers in your method.',
  'please submit a certified translation of any foreign diploma.',
  'please provide all contracts with the hospitals within 84 days.',
  'please describe how your work has changed any regulations on water.',
  'please submit evidence as described in 8 cfr 204.5(k)(3)(ii).',
  'please submit letters from at least two of the three employers.',
  'please provide a letter to the office that used your method.',
  'submit the receipt number of the patent.',
  'you should submit any evidence of interest in your method.',
  'the description of the endeavor should name the clinics and the goals, and not the duties of a nurse.',
  'this letter must state the dates and the duties of the position.',
  'the petition needs a more detailed explanation of the method.',
  'the record calls for additional letters from users.',
])('an order to send or explain asks, whatever else it says: %s', (clause) => {
  expect(asksFor(clause)).toBe(true)
})

test.each([
  'your response should include this notice.',
  'you must submit all requested materials at one time.',
  'the petitioner must submit evidence of at least three of the following.',
  'you must send your response to the address above.',
  'please submit the requested evidence.',
  'please send all of the requested documents by the date above.',
  'an evaluation must consider formal education only.',
  'any translation must include a certification of the translator.',
  'the petition requires a job offer.',
])('how to answer, and the law, ask for nothing: %s', (clause) => {
  expect(asksFor(clause)).toBe(false)
})
