import { describe, expect, it } from 'vitest'
import { namesTradeAlone, readNiche } from './stated-niche.ts'

describe('the niche a visitor names', () => {
  it.each([
    ['Oil & Gas', { focus: 'oil and gas', users: null }],
    ['Tidal farming; rope waste', { focus: 'tidal farming and rope waste', users: null }],
    ['CRITICAL INFRASTRUCTURE', { focus: 'critical infrastructure', users: null }],
    ['municipal budgets, small towns', { focus: 'municipal budgets', users: 'small towns' }],
    ['My niche is rural hospitals', { focus: null, users: 'rural hospitals' }],
    ['small business', { focus: null, users: 'small businesses' }],
    ['I want to focus on elderly patients who take too many drugs', { focus: 'elderly patients who take too many drugs', users: 'elderly patients' }],
    ['fare evasion through card owners in island ports', { focus: 'cases of fare evasion through card owners in island ports', users: null }],
    ['storm warning via harbor masters', { focus: 'storm warning via harbor masters', users: null }],
    ['rope theft', { focus: 'cases of rope theft', users: null }],
    ['anti-money laundering', { focus: 'anti-money laundering', users: null }],
    ['fraud detection', { focus: 'fraud detection', users: null }],
    ['low-sway mooring systems for island docks', { focus: 'low-sway mooring systems for island docks', users: null }],
    ['rural homes', { focus: 'rural homes', users: null }],
    ['rural health systems', { focus: null, users: 'rural health systems' }],
    ['nursing homes', { focus: null, users: 'nursing homes' }],
    ['developing countries', { focus: 'developing countries', users: null }],
    ['veterans with PTSD', { focus: 'veterans with PTSD', users: 'veterans with PTSD' }],
  ])('%j is read as words that stand in a sentence', (answer, read) => {
    expect(readNiche(answer)).toEqual(read)
  })

  it.each(['I love helping people, maybe something with gyms?', 'i have 12 years and i know it', 'qzxv blorft', 'education', 'see https://tide.example'])('%j is not told', (answer) => {
    expect(readNiche(answer)?.focus ?? null).toBeNull()
  })

  it('tells a whole trade from a niche', () => {
    expect(namesTradeAlone('Health care')).toBe(true)
    expect(namesTradeAlone('dental care of miners')).toBe(false)
  })
})
