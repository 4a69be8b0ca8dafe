import { expect, test } from 'vitest'
import { CLAIMS } from './claims.ts'
import { tokenValues } from './token-values.ts'
import { fillTokens, TOKENS, type TokenName } from './tokens.ts'

const values = Object.fromEntries(Object.keys(TOKENS).map((name) => [name, `<${name}>`])) as Record<TokenName, string>

test('every token in a text is replaced, also where one stands twice', () => {
  expect(fillTokens('{price.ai} now, {price.ai.list} before, {price.ai} again', values)).toBe('<price.ai> now, <price.ai.list> before, <price.ai> again')
})

test('a token that does not exist stops the page instead of reaching the reader', () => {
  expect(() => fillTokens('Only {price.nothing}', values)).toThrow('{price.nothing}')
  expect(() => fillTokens('Only {toString}', values)).toThrow('{toString}')
})

test('prices follow the promotion and the refund follows the price', () => {
  const text = '{price.niwDiy} of {price.niwDiy.list}, {price.ai} of {price.ai.list}, {price.rfeProng} of {price.rfeProng.list}, {price.aos}; back {refund.ai}, kept {retainer}'
  expect(fillTokens(text, tokenValues(true))).toBe('$234 of $360, $650 of $1,000, $325 of $500, $59; back $500, kept $150')
  expect(fillTokens(text, tokenValues(false))).toBe('$360 of $360, $1,000 of $1,000, $500 of $500, $59; back $850, kept $150')
})

test('no token stands for nothing, and no claim counts as confirmed without a date of its check', () => {
  expect(Object.entries(tokenValues(true)).filter(([, value]) => value === '')).toEqual([])
  for (const claim of Object.values(CLAIMS)) expect(claim.placeholder || claim.lastChecked !== null).toBe(true)
})
