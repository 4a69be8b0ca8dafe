import { expect, test } from 'vitest'
import { publishedSubjects } from './published-subjects.ts'

const phrases = (...titles: string[]) => publishedSubjects(titles).map(({ phrase }) => phrase)

test('what comes back in the titles is what they are about', () => {
  expect(
    phrases(
      'Embedded Tidal Bloom Forecasting with Sparse Sensors',
      'A Novel Approach for Tidal Bloom Forecasting in Small Bays',
      'Edge Work: Tidal bloom forecasting at the edge',
      'Larval drift under storm surge: a review',
      'Storm surge and larval drift of oysters',
    ),
  ).toEqual(['tidal bloom forecasting', expect.stringMatching(/^(?:storm surge|larval drift)$/)])
})

test('abbreviations keep their letters, and plurals count as one', () => {
  expect(phrases('Semantic Digital Twins for Harbors', 'Comfort in a semantic digital twin', 'IoT Gateways of Ports', 'Securing IoT gateways')).toEqual(['semantic digital twins', 'IoT gateways'])
})

test('words of every title, and phrases of one title only, tell nothing', () => {
  expect(phrases('A novel approach to kelp', 'A novel approach to eels', 'Experimental analysis of eels')).toEqual([])
  expect(phrases('Kelp drying kinetics', 'Eel migration routes')).toEqual([])
})
