import { describe, expect, it } from 'vitest'
import { spelledOut } from './counted-words.ts'
import { withoutShorthand } from './shorthand.ts'

describe('what is typed short', () => {
  it.each([
    ['a guide for docks w/o crane & train crews', 'a guide for docks without crane and train crews'],
    ['R&D at Rope & Sons', 'R&D at Rope & Sons'],
    ['tide mgmt thru county depts', 'tide management through county departments'],
    ['docks in ME, OR, WA', 'docks in Maine, Oregon, and Washington'],
    ['docks in NM, west Texas and Arizona', 'docks in New Mexico, west Texas, and Arizona'],
    ['call me or write', 'call me or write'],
    ['co-ops and munis', 'co-ops and municipal utilities'],
    ['bonds of munis', 'bonds of munis'],
    ['a low cost dock', 'a low-cost dock'],
    ['docks at low cost in spring', 'docks at low cost in spring'],
    ['for US cold states', 'for cold U.S. states'],
    ["training for other SAR's.", 'training for other SARs.'],
    ['sensors under $3k', 'sensors under $3,000'],
  ])('%j is written out as %j', (typed, written) => {
    expect(withoutShorthand(typed)).toBe(written)
  })

  it.each([
    ['5 coastal docks', 'five coastal docks'],
    ['1-2 people', 'one or two people'],
    ['50-100 houses', '50 to 100 houses'],
    ['from 3 to 9 islands', 'from 3 to 9 islands'],
    ['phase 2 docks', 'phase 2 docks'],
    ['3 t of salt', '3 t of salt'],
  ])('%j is counted as %j', (typed, written) => {
    expect(spelledOut(typed)).toBe(written)
  })
})

it('two states with a stroke between them are both meant', () => expect(withoutShorthand('four ports in North Dakota/Minnesota')).toBe('four ports in North Dakota and Minnesota'))
