import { expect, test } from 'vitest'
import { CLAIMS } from './claims.ts'
import { fillTokens, TOKENS, type TokenName } from './tokens.ts'

const values = Object.fromEntries(Object.keys(TOKENS).map((name) => [name, `<${name}>`])) as Record<TokenName, string>

test('every token in a text is replaced, also where one stands twice', () => {
  expect(fillTokens('{price.ai} now, {price.ai.list} before, {price.ai} again', values)).toBe('<price.ai> now, <price.ai.list> before, <price.ai> again')
})

test('a token that does not exist stops the page instead of reaching the reader', () => {
  expect(() => fillTokens('Only {price.nothing}', values)).toThrow('{price.nothing}')
  expect(() => fillTokens('Only {toString}', values)).toThrow('{toString}')
})

test('no claim counts as confirmed without the date of its check', () => {
  for (const claim of Object.values(CLAIMS)) expect(claim.placeholder || claim.lastChecked !== null).toBe(true)
})
