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
  'you should submit a letter that explains how the regulations on water affect your endeavor.',
  'the petitioner should provide a statement on the effect of the new statute on the endeavor.',
  'you are requested to submit the evaluation as described in 8 cfr 204.5(k)(3)(ii).',
  'you must submit letters from at least two of the three mills.',
  'to meet the regulation at 8 cfr 204.5(k)(3)(i)(b), you must submit an official academic record.',
  'under the law of ohio, you should provide the license.',
  'you must submit a certified translation of the diploma, which is in a foreign language.',
  'you must provide the evaluation of your degree by the due date.',
  'you should submit your evidence of the citations.',
  'you should explain the withdrawal of the letter of the mill.',
  'you should explain your move to the office of the mill.',
  'you should provide the original transcript.',
  'you should submit the receipt number of the patent application.',
  'if available, provide contracts with customers.',
  'if such letters exist, submit copies of them.',
  'should you have contracts, submit copies of them.',
  'resubmit the plan with dates.',
  'please forward contracts with customers.',
  'please give details of the funding.',
  'include with your response contracts with customers.',
])('an order to send or explain asks, whatever else it says: %s', (clause) => {
  expect(asksFor(clause)).toBe(true)
})

test.each([
  'your response should include this notice.',
  'you must submit all requested materials at one time.',
  'the petitioner must submit evidence of at least three of the following.',
  'you must send your response to the address above.',
  'you must submit your evidence to this office.',
  'you must submit a complete response by the due date.',
  'you must submit the evidence by the due date.',
  'you must provide a translation of documents in a foreign language.',
  'you must include the receipt number of the petition.',
  'you should submit the original.',
  'under 8 cfr 204.5, you must submit evidence of three kinds.',
  'you must submit at least three of the following.',
  'if you have questions, send a letter to this office.',
  'if you have moved, submit the form for a new address.',
  'if you wish to withdraw, submit a signed statement.',
])('how to answer, and the law, ask for nothing: %s', (clause) => {
  expect(asksFor(clause)).toBe(false)
})
