import { describe, expect, it } from 'vitest'
import { isWholeTopic, titledObject } from './titled-object.ts'

const said = (title: string) => {
  const found = titledObject(title)
  return found && [found.deliverable, found.general]
}

describe('what a publication is on, by its own title', () => {
  it.each([
    ['Quarrel: An Adaptive Sampling Method for Sediment Transport in Steep Rivers', ['model', 'an adaptive sampling method for sediment transport']],
    ['Predicting Ice Loads on Offshore Towers', ['topic', 'predicting ice loads on offshore towers']],
    ['Effects of night lighting on moth pollination', ['inquiry', 'the effects of night lighting on moth pollination']],
    ['Evaluation of rapid tests for newborn jaundice', ['inquiry', 'rapid tests for newborn jaundice']],
    ['Validation of a two-step kelp moisture calculator in cold harbors', ['software', 'a two-step kelp moisture calculator']],
    ['A review of grain drying in humid regions', ['topic', 'grain drying in humid regions']],
    ['Use of kelp films in the herring Factory', ['topic', 'use of kelp films in the herring factory']],
    ['A leading indicator of grain loss in humid regions', ['model', 'a leading indicator of grain loss in humid regions']],
    ['Drying without drifting: kiln load control with few sensors', ['topic', 'kiln load control with few sensors']],
    ['More smoke than fire: moisture limits of stored grain', ['topic', 'moisture limits of stored grain']],
    ['Moisture of stored grain during harvest storms in Oregon', ['topic', 'moisture of stored grain during harvest storms']],
    ['Paid to Haul: Auditing the Losing Hauler in Harbor Contracts', ['topic', 'auditing the losing hauler in harbor contracts']],
    ['Hatch leakage: lessons from full-scale tests', ['topic', 'hatch leakage']],
    ['Low-Cost Grain Dryers: A Field Study', ['topic', 'low-cost grain dryers']],
  ])('%s', (title, object) => {
    expect(said(title)).toEqual(object)
  })

  it.each(['How do rivers move stones', 'Attention is all moths need', 'Bridging the Gap', 'Regional Health profile of raw goat milk', 'De invloed van verkeer op vlinders', 'A Multi-Task Approach'])(
    'is not told by “%s”',
    (title) => {
      expect(said(title)).toBeNull()
    },
  )
})

it('takes the words of a title for a subject only where they lean on nothing else of it', () => {
  for (const whole of [
    'textile mortar strengthening of clay infills',
    'cost and downtime of school retrofits',
    'eliminating bromine risk by route design',
    'school-based dental screening with varnish',
  ])
    expect([whole, isWholeTopic(whole)]).toEqual([whole, true])
  for (const part of [
    'tide table response of a two-story pier',
    'learning surrogate of coupled tide models',
    'rust resistance on chromosome',
    'brand showers at Mati',
    'ferry signing under 40 kB',
    'distributor for low-charge boilers',
  ])
    expect([part, isWholeTopic(part)]).toEqual([part, false])
})
