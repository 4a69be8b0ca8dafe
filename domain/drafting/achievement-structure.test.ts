import { describe, expect, it } from 'vitest'
import { structureOf } from './achievement-structure.ts'

describe('the parts of an achievement', () => {
  it('tells object, means and measure of a result', () => {
    expect(structureOf('reduced the fabrication inefficiencies by streamlining schedules and workflow documentation saving approximately 10% of the project budget', 'reduce')).toMatchObject({
      object: { general: 'fabrication inefficiencies', kind: 'change' },
      means: 'streamlining schedules and workflow documentation',
      lead: 'means',
    })
  })

  it('tells what it was done for, without the number', () => {
    expect(structureOf('built a load-rating model used on 340 bridges', 'build')).toMatchObject({ object: { general: 'a load-rating model' }, scope: 'bridges', lead: 'scope' })
    expect(structureOf('wrote the protection setting standard for 96 feeders', 'write').scope).toBe('feeders')
  })

  it('tells the unit of time in which a change was counted', () => {
    expect(structureOf('reduced divisional close reporting for services from five days to two days', 'reduce')).toMatchObject({
      timed: 'days',
      object: { general: 'divisional close reporting for services' },
    })
  })

  it.each([
    ['managed engineering of $30MM+ nuclear safety related project including 10 steel tanks', 'manage', 'the engineering of nuclear safety-related projects'],
    ['reduced Divisional Intercompany imbalance from over $1 million to less than $10,000', 'reduce', 'divisional intercompany imbalance'],
    ['managed full cycle recruiting for 12 clinics', 'manage', null],
    ['designed a Qt-based chat application for 14 offices', 'design', null],
    ['managed 3 Kubernetes clusters', 'manage', null],
    ['delivered a $12 million water treatment plant', 'deliver', 'a water treatment plant'],
  ])('finds in “%s” the object', (clause, base, object) => {
    expect(structureOf(clause, base).object?.general ?? null).toBe(object)
  })

  it.each([
    ['one half of a pair', 'oversaw nuclear and non-nuclear projects', 'oversee'],
    ['one half of a pair', 'designed water treatment and distribution systems', 'design'],
  ])('gives no object that is %s: %s', (_what, clause, base) => {
    expect(structureOf(clause, base).object).toBeNull()
  })

  it.each([
    ['cut delays by 40% by working with vendors', 'cut'],
    ['cut delays by coordinating schedules, crews, and permits', 'cut'],
    ['cut delays by training 12 crews in rigging', 'cut'],
    ['raised output by improving our methods of planning', 'raise'],
  ])('tells no means that is a manner, a cut list, a figure or another’s: %s', (clause, base) => {
    expect(structureOf(clause, base).means).toBeNull()
  })

  it.each(['taught 30 courses over 12 years', 'spent two weeks on 14 projects', 'served over 40 people'])('counts no time and no people as its scope: %s', (clause) => {
    expect(structureOf(clause, 'serve').scope).toBeNull()
  })
})
