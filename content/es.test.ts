import { expect, test } from 'vitest'
import { LINE_ITEM_PRICES } from '../domain/pricing/price-list.ts'
import { ES_PACKAGES, SPANISH_METAS } from './es.ts'
import { PAGES } from './pages.ts'
import { ADD_ONS, PACKAGE_CARDS } from './pricing.ts'
import { findTokenNames } from './tokens.ts'

const pricesIn = (value: unknown) => findTokenNames(JSON.stringify(value).replaceAll(/\{"|"\}|[[\]]/g, '')).filter((name) => name.startsWith('price.'))

test('a Spanish package shows the prices of the English one, its add-ons too, and leads to the same checkout', () => {
  expect(ES_PACKAGES.map(({ product }) => product)).toEqual(Object.keys(LINE_ITEM_PRICES))
  for (const [index, one] of ES_PACKAGES.entries()) {
    const card = PACKAGE_CARDS[index]
    const list = ADD_ONS.lists[index]
    expect([one.product, one.button.href, one.price.now, one.price.list]).toEqual([card?.product, card?.button.href, card?.price.now, card?.price.list])
    expect(one.addOns.lines.map(({ price }) => findTokenNames(price))).toEqual(list?.lines.map(({ price }) => findTokenNames(price)))
    expect(pricesIn(one.addOns.note)).toEqual(pricesIn(list?.note))
  }
})

test('pages that stand in both languages name each other', () => {
  for (const { path, english, sameInEnglish } of SPANISH_METAS) {
    const find = (at: string) => PAGES.find((page) => page.path === at)
    expect(find(path)?.lang).toBe('es')
    expect(find(path)?.languages).toEqual(sameInEnglish ? { en: english, es: path } : undefined)
    if (sameInEnglish) expect(find(english)).toMatchObject({ languages: { en: english, es: path } })
  }
})
