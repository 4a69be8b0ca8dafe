import { expect, test, vi } from 'vitest'
import { takeCarried } from '../ui/carried.ts'
import { endeavorFrom, endeavorFromQuery, endeavorLink } from './chosen-endeavor.ts'

const endeavor = { title: 'Feeders & inverters: 100% tested?', option: 'Text with "quotes", +plus and\nlines' }

test('title and option go through the query of the link unchanged', () => {
  const { href } = endeavorLink('/selected-proposed-endeavor', endeavor)
  expect(href.startsWith('/selected-proposed-endeavor?title=')).toBe(true)
  expect(endeavorFromQuery(href.slice(href.indexOf('?')))).toEqual(endeavor)
})

test('a text too long for an address travels beside it', () => {
  const long = { title: 'T', option: 'ö'.repeat(3000) }
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  const { href, onClick } = endeavorLink('/checkout-selfpetition-ai', long)
  expect(href).toBe('/checkout-selfpetition-ai')
  onClick()
  expect(endeavorFrom(takeCarried('endeavor'))).toEqual(long)
  vi.unstubAllGlobals()
})

test('a missing or blank part is no endeavor', () => {
  expect(endeavorFromQuery('?title=A')).toBeNull()
  expect(endeavorFromQuery('?title=A&option=%20')).toBeNull()
  expect(endeavorFromQuery('')).toBeNull()
  for (const carried of [null, undefined, 7, 'x', {}, { title: 'A', option: 3 }]) expect(endeavorFrom(carried)).toBeNull()
})
