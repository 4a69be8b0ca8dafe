import { describe, expect, it } from 'vitest'
import type { Problem, ProblemArea } from './problem-area.ts'
import { isAimOfItsGroups, isOfAnyHouse, isOfWorld, isToldOfItsGroups, isToldOfOthers, liesIn, mayServe, settingFit } from './setting-fit.ts'

const areaOf = (id: string, names: readonly string[]) => ({ id, users: names.map((name) => ({ name, cues: [] })) }) as unknown as ProblemArea
const problemOf = (aim: string, groups?: readonly number[]) => ({ topic: 'late entries', subject: 'late entries', aim, groups, outputs: [], steps: [] }) as unknown as Problem
const books = areaOf('books', ['rural hospitals', 'midsize manufacturers', 'charter schools', 'county governments'])

describe('whether those whom a visitor names can have a problem', () => {
  it.each([
    ['community health centers', 'find entries that come late', undefined, 'own'],
    ['hotel groups', 'find entries that come late', undefined, 'general'],
    ['hotel groups', 'find entries that come late', [0], 'other'],
    ['hotel groups', 'see the shortage of a hospital early', undefined, 'other'],
    ['credit unions', 'show what stands behind public decisions', undefined, 'other'],
    ['farm equipment manufacturers', 'find entries that come late', [1], 'own'],
  ] as const)('%s, to %s (%j): %s', (setting, aim, groups, fit) => {
    expect(settingFit(setting, books, problemOf(aim, groups))).toBe(fit)
  })

  it('any house of business is a firm of no trade, and a school is none', () => {
    const firms = areaOf('books', ['small family firms', 'midsize manufacturers'])
    expect(settingFit('car dealerships', firms, problemOf('find entries that come late'))).toBe('general')
    expect(settingFit('public schools', firms, problemOf('find entries that come late'))).toBe('other')
  })

  it('what public houses alone have is not at home in a firm', () => {
    const bonds = areaOf('bonds', ['city hospitals', 'state universities', 'county governments', 'public schools'])
    expect(settingFit('car dealers', bonds, problemOf('find entries that come late'))).toBe('other')
  })

  it('kitchens are in every house that feeds people, and what lives in one place only is at home nowhere else', () => {
    const meals = areaOf('food-service', ['hospital kitchens', 'school meal programs', 'rural lodging operators', 'small bakeries'])
    expect(settingFit('senior living communities', meals, problemOf('find entries that come late', [0]))).toBe('own')
    expect(settingFit('wine wholesalers', meals, problemOf('find entries that come late'))).toBe('other')
  })

  it('what is done in the first grade is of no high school', () => {
    expect(isToldOfOthers('middle and high schools', problemOf('teach children with dyslexia in first grade'))).toBe(true)
    expect(isToldOfOthers('elementary schools', problemOf('teach children with dyslexia in first grade'))).toBe(false)
    expect(isToldOfOthers('public schools', problemOf('teach children with dyslexia in first grade'))).toBe(false)
  })

  it('what sellers have is not at home in a hospital for the sake of one public buyer', () => {
    const sellers = areaOf('sales', ['pump manufacturers', 'tractor dealers', 'parts distributors', 'city water utilities'])
    expect(settingFit('hospitals', sellers, problemOf('answer offers in full'))).toBe('other')
    expect(settingFit('tile manufacturers', sellers, problemOf('answer offers in full'))).toBe('own')
  })

  it('a firm is of the world of what it makes, whoever uses that', () => {
    const wards = areaOf('wards', ['rural hospitals'])
    expect(settingFit('medical device companies', wards, problemOf('find entries that come late'))).toBe('other')
    expect(settingFit('clinic software firms', wards, problemOf('find entries that come late'))).toBe('other')
    expect(isOfWorld('medical device companies', 'small device makers')).toBe(true)
  })

  it('a house employs for its own world', () => {
    expect(mayServe('school districts', 'family firms')).toBe(false)
    expect(mayServe('school districts', 'charter schools')).toBe(true)
    expect(mayServe('high schools', 'elementary schools')).toBe(false)
    expect(mayServe('software companies', 'pump manufacturers')).toBe(true)
    expect(mayServe('repair stations', 'radio stations')).toBe(true)
    expect(isOfWorld('repair stations', 'radio stations')).toBe(false)
  })

  it('what is told of its groups is nobody else’s', () => {
    const mills = areaOf('cloth', ['spinning mills', 'dyeing plants', 'family firms'])
    const dye = problemOf('dye cloth with less water')
    expect(settingFit('swimwear brands', mills, dye)).toBe('other')
    expect(isAimOfItsGroups('swimwear brands', mills, dye)).toBe(true)
    expect(settingFit('swimwear brands', mills, problemOf('find entries that come late'))).toBe('general')
    expect(settingFit('swimwear brands', mills, { ...problemOf('find entries that come late'), cost: ['mills pay twice'] } as unknown as Problem)).toBe('other')
    const lines = areaOf('lines', ['utility call centers', 'telecom help lines'])
    expect(isToldOfItsGroups('growing organizations', lines, problemOf('help a caller who waits'))).toBe(true)
    expect(settingFit('telecom call centers', lines, problemOf('help a caller who waits'))).toBe('own')
  })

  it('a word of the world of its groups tells whose it is', () => {
    const firms = areaOf('books', ['midsize manufacturers', 'growing family firms'])
    expect(settingFit('credit unions', firms, { ...problemOf('compare investments on equal terms'), subject: 'the appraisal of plant investments' } as unknown as Problem)).toBe('other')
    expect(settingFit('credit unions', firms, problemOf('compare investments on equal terms'))).toBe('general')
  })

  it('a world is shared by what a house does, and not by what another does for aircraft or abroad', () => {
    const leases = areaOf('leases', ['regional air carriers', 'aircraft lenders'])
    expect(settingFit('development banks', leases, { ...problemOf('close a sale in a week'), subject: 'aircraft sales' } as unknown as Problem)).toBe('other')
    expect(settingFit('development banks', areaOf('loans', ['community banks']), problemOf('close a loan in a week'))).toBe('own')
    const firms = areaOf('books', ['midsize manufacturers', 'growing family firms'])
    const abroad = { ...problemOf('book entries alike'), now: ['offices abroad send their own forms'] } as unknown as Problem
    expect(settingFit('ferry insurers', firms, abroad)).toBe('other')
    expect(settingFit('shipping companies', firms, abroad)).toBe('general')
    expect(isOfWorld('regional health plans', 'hospitals')).toBe(false)
  })

  it('an agency of no known world has what any house has, and not what only firms have', () => {
    const firms = areaOf('books', ['small family firms', 'midsize manufacturers'])
    expect(settingFit('seafarer placement agencies', firms, problemOf('find entries that come late'))).toBe('other')
    expect(settingFit('seafarer placement agencies', books, problemOf('find entries that come late'))).toBe('general')
    expect(isOfAnyHouse(books, problemOf('find entries that come late'))).toBe(true)
    expect(isOfAnyHouse(books, problemOf('find entries that come late', [0, 2, 3]))).toBe(false)
  })

  it('pupils are of the age of their school', () => {
    expect(isToldOfOthers('harbor high schools', problemOf('let twelve-year-olds do real work'))).toBe(true)
    expect(isToldOfOthers('harbor middle schools', problemOf('let twelve-year-olds do real work'))).toBe(false)
    expect(isToldOfOthers('public schools', problemOf('let 12-year-olds do real work'))).toBe(false)
  })

  it('tells worlds by their names', () => {
    expect(isOfWorld('regional air carriers', 'regional airline call centers')).toBe(true)
    expect(isOfWorld('small manufacturers', 'regional airline call centers')).toBe(false)
    expect(liesIn('regional airlines', 'counted the tools of two aircraft')).toBe(true)
    expect(liesIn('regional airlines', 'counted the chairs')).toBe(false)
    expect(isToldOfOthers('hotel groups', problemOf('keep patients informed'))).toBe(true)
  })
})
