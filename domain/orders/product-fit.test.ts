import { expect, test } from 'vitest'
import { CHOOSER_QUESTIONS, CHOOSER_RESULTS } from '../../content/chooser.ts'
import { CHOOSER_ANSWERS, productFit, PRODUCT_FITS, readChooser, type ChooserAnswers } from './product-fit.ts'

const calm: ChooserAnswers = { stage: 'starting', status: 'no', endeavor: 'clear', writing: 'me', profession: 'listed' }

test.each([
  ['a listed writer gets templates', {}, 'diy'],
  ['who would rather edit gets a draft', { writing: 'you' }, 'ai'],
  ['who is not listed gets a draft', { profession: 'other' }, 'ai'],
  ['an open endeavor comes before any package', { endeavor: 'open', writing: 'you' }, 'generator'],
  ['a request for evidence is answered, whatever else is said', { stage: 'rfe', endeavor: 'open' }, 'rfe'],
  ['a notice of intent to deny needs a lawyer', { stage: 'denial' }, 'lawyer'],
  ['a risk needs a lawyer, also with a request for evidence', { stage: 'rfe', status: 'yes' }, 'lawyer'],
] as const)('%s', (_, change, fit) => {
  expect(productFit({ ...calm, ...change })).toBe(fit)
})

test('every answer of the page is one the rule knows, and every result has words', () => {
  for (const [question, { answers }] of Object.entries(CHOOSER_QUESTIONS)) expect(answers.map(({ value }) => value)).toEqual(CHOOSER_ANSWERS[question as keyof typeof CHOOSER_ANSWERS])
  expect(Object.keys(CHOOSER_RESULTS).toSorted()).toEqual([...PRODUCT_FITS].toSorted())
})

test('a query is read as far as it answers, and nothing else in it counts', () => {
  expect(readChooser(new URLSearchParams('stage=rfe&status=maybe&utm=x'))).toEqual({ given: { stage: 'rfe' }, missing: ['status', 'endeavor', 'writing', 'profession'], answers: null })
  expect(readChooser(new URLSearchParams({ ...calm })).answers).toEqual(calm)
})
