import { describe, expect, it } from 'vitest'
import { isNoNoun, isPlain, lineObject, nounObject } from './line-object.ts'

const said = (clause: string) => {
  const found = lineObject(clause)
  return found && [found.deliverable, found.verb, found.general]
}

describe('what a deed was about, in the words of its line', () => {
  it.each([
    ['built a model that predicts remaining fatigue life within 8% of measured values', ['model', 'build', 'a model that predicts remaining fatigue life']],
    ['instrumented four bridges with strain gauges and built a model that predicts scour', ['model', 'build', 'a model that predicts scour']],
    ['designed the retrofit of a 1,140-foot deck truss over the river', ['work', 'retrofit', 'a deck truss']],
    ['reduced joint replacement cost by 28% by specifying a link-slab detail in place of expansion joints', ['work', 'specify', 'a link-slab detail in place of expansion joints']],
    ['screened 140 cowpea lines for tolerance to low phosphorus and released two varieties', ['inquiry', 'screen', 'cowpea lines for tolerance to low phosphorus']],
    ['developed lending agencies of mills in 3 different countries', ['solution', 'develop', 'lending agencies of mills']],
    ['drafted a guide to electronic invoicing adopted by one agency', ['protocol', 'draft', 'a guide to electronic invoicing']],
    ['trained 130 teachers in co-teaching and accommodations', ['subject', 'teach', 'co-teaching and accommodations']],
    ['built a mooring load model for soft rope calibrated with 31 pulls', ['model', 'build', 'a mooring load model for soft rope']],
    ['raised reading fluency of 90 second graders by 24 words', ['change', 'raise', 'reading fluency of second graders']],
    ['built a referral-status page used by 8 clinics', ['solution', 'build', 'a referral-status page']],
    // What was built is handed on itself, and no "building" of it; a doing is a practice.
    ['invented an edge-trimming cleat that cut rope wear from 9% to 2%', ['solution', 'invent', 'an edge-trimming cleat']],
    ['built tide risk scoring with the harbor crews', ['practice', 'build', 'tide risk scoring']],
    ['proposed the ferry arrears fund', ['program', 'propose', 'a ferry arrears fund']],
    ['designed two-day training for harbor pilots', ['teaching', 'design', 'a two-day training course for harbor pilots']],
    ['built a probabilistic berth capacity forecast 2-8 h ahead', ['model', 'build', 'a probabilistic berth capacity forecast']],
    ['sampled 140 kelp beds in four counties', ['inquiry', 'sample', 'kelp beds']],
    ['maintained the filing limits set forth by the harbor board', ['work', 'maintain', 'filing limits']],
    ['cut outages by 48% with fault injection', ['change', 'cut', 'outages']],
    ['reduced failed releases by 61% with staged rollout', ['change', 'reduce', 'failed releases']],
  ])('%s', (clause, object) => {
    expect(said(clause)).toEqual(object)
  })

  it.each([
    'increased sales by 40% by introducing targeted marketing strategies',
    'managed a team of 26 analysts in five cities',
    'trained inspection cameras on the parts of 4 machine shops',
    'secured $2.3 million from state and federal sources',
    'created and maintained weekly reports',
    'wrote the triage that sends only the worst 9% of the ropes',
    'designed an onsite operational, logistical and traffic flow plan',
    'monitored the scour at 44 pier footings',
    'assisted the lead engineer with a load-rating model',
    "developed the organization's first formal accommodation process",
  ])('is nothing that others take up in “%s”', (clause) => {
    expect(said(clause)).toBeNull()
  })
})

it('words of every trade name no work of one’s own', () => {
  expect(isNoNoun('a patent line prior')).toBe(true)
  expect(isNoNoun('kiln accidents at treated sites fell')).toBe(true)
  expect(isNoNoun('kiln accidents at treated sites')).toBe(false)
  expect(isPlain('software systems and applications')).toBe(true)
  expect(isPlain('an internal communications strategy')).toBe(true)
  expect(isPlain('a load-rating procedure')).toBe(false)
})

it.each([
  'open lines of communication',
  'a wholesaled a rope collection',
  'them and quality of knots',
  'others',
  'hundreds of comments on the harbor rule',
  'a variety of ropes',
  'development and implementation',
  'planning, design, and review in ports',
])('is no noun of its own: %j', (phrase) => {
  expect(isNoNoun(phrase)).toBe(true)
})

it.each(['a line of ropes', 'a model of the quay', 'scheduling and routing', 'development and implementation of rope programs', 'a rule that tells pilots where it holds', 'the review of berths'])(
  'is a noun of its own: %j',
  (phrase) => {
    expect(isNoNoun(phrase)).toBe(false)
  },
)

it('a deed in another grammar is no work that others take up', () => {
  expect(nounObject('managing of mooring inspections')).toBeNull()
  expect(nounObject('chairs data consent board')).toBeNull()
  expect(nounObject('mooring inspections')?.general).toBe('mooring inspections')
})

it('a measure is no object of anybody’s work', () => {
  expect(lineObject('managed a maximum of twenty-one pilots at a time')).toBeNull()
})

it('what was made is told where its noun names a thing', () => {
  expect(lineObject('made a hatch wear index from the log')).toMatchObject({ general: 'a hatch wear index', deliverable: 'model' })
  expect(lineObject('made a good impression on visitors')).toBeNull()
})

it('a time, and a second doing with its own object, are no part of a named work', () => {
  expect(nounObject('inspection of about 80 winches in the year and survey of many more')?.general).toBe('inspection of winches')
  expect(lineObject('conducted inspection of winches and survey of piers')?.general ?? '').not.toMatch(/survey/)
  expect(lineObject('investigated rope shortage in the autumn 2019')?.general ?? '').not.toMatch(/autumn/)
})
