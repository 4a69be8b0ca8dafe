import { expect, test } from 'vitest'
import { endeavorFromQuery, endeavorFromState, endeavorLink } from './chosen-endeavor.ts'

const endeavor = { title: 'Feeders & inverters: 100% tested?', option: 'Text with "quotes", +plus and\nlines' }

test('title and option go through the query of the link unchanged', () => {
  const { to } = endeavorLink('/selected-proposed-endeavor', endeavor)
  expect(to.startsWith('/selected-proposed-endeavor?title=')).toBe(true)
  expect(endeavorFromQuery(to.slice(to.indexOf('?')))).toEqual(endeavor)
})

test('a text too long for an address travels beside it', () => {
  const long = { title: 'T', option: 'ö'.repeat(3000) }
  const { to, state } = endeavorLink('/checkout-selfpetition-ai', long)
  expect(to).toBe('/checkout-selfpetition-ai')
  expect(endeavorFromState(state)).toEqual(long)
})

test('a missing or blank part is no endeavor', () => {
  expect(endeavorFromQuery('?title=A')).toBeNull()
  expect(endeavorFromQuery('?title=A&option=%20')).toBeNull()
  expect(endeavorFromQuery('')).toBeNull()
  for (const state of [null, undefined, 7, 'x', {}, { endeavor: null }, { endeavor: { title: 'A', option: 3 } }]) expect(endeavorFromState(state)).toBeNull()
})
