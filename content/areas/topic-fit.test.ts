import { expect, test } from 'vitest'
import { composeSet, parseDraftPlan } from '../../domain/drafting/compose-set.ts'
import { withoutIdentifiers } from '../../domain/drafting/choose-designs.ts'
import { evidenceLines } from '../../domain/drafting/evidence.ts'
import { topicFits } from '../../domain/drafting/topic-fit.ts'
import { readPerson } from '../../domain/person/read-person.ts'
import { draftingKnowledge as knowledge } from './all-areas.ts'

const FORM = {
  userBackground: { employmentType: 'employee' as const, futureRoleFocus: 'The work that I do now' },
  userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' },
}
const person = (text: string) => readPerson([{ lines: text.split('\n') }], new Date('2026-11-22T00:00:00Z'))
const areasOf = (text: string) => {
  const composed = composeSet(person(text), FORM, knowledge)
  return composed.kind === 'ask' ? [] : (parseDraftPlan(composed.set.plan)?.options.map(({ area }) => area) ?? [])
}

const FORECASTER = `Mirja Ikonen
Current positions
2003– Professor of Statistics, Department of Econometrics, Harbor University.
2011– Editor, Journal of Applied Statistics.
Education
1992 Ph.D. in Statistics, University of Turku
Publications
${[
  'Exponential smoothing for forecasting demand',
  'Forecasting time series with many seasons',
  'A review of forecast accuracy',
  'Automatic forecasting with open software',
  'Probabilistic forecasting of electricity demand',
  'Reconciling forecasts of tourism',
  'Forecasting hospital admissions in asthma',
  'Measuring change in antihypertensive drug use',
  'Home monitoring and sleep: a case-crossover study of patients',
]
  .map((title, n) => `• Ikonen, M. (${2001 + n}). ${title}. International Journal of Series ${n + 1}(2), 100–${110 + n}.`)
  .join('\n')}
Results
• Produced 20 open packages for time series forecasting
• Wrote a forecasting textbook that 61 universities teach from`

const ENGINEER = `Arun Pillai
Experience
Fernhill Software Inc., Senior Software Engineer, Oct 2016 – Present
• Wrote the open source Python library that 40 teams release their services with
• Built an archive of release records and cut failed releases by 38%
• Taught a course on testing to new engineers
Ostrava Systems Inc., Software Engineer, Jan 2012 – Sep 2016
• Built an internal app that tests each release against recorded traffic
Education
Master of Science in Computer Science, Harbor University, 2011`

test('what most publications are about outweighs a word that stands in a few', () => {
  const fits = topicFits(evidenceLines(person(FORECASTER), FORM), knowledge)
  expect(fits.get('forecasting')).toBe(1)
  // A professor's own textbook and teaching and the forecasts of an econometrics department may stand beside it, what a few titles mention may not.
  for (const area of areasOf(FORECASTER)) expect(['data-science', 'statistical-methods', 'higher-education', 'ground-education', 'ground-science', 'economics']).toContain(area)
})

test('a software library, an archive and a course lead no engineer to museums or schools', () => {
  const areas = areasOf(ENGINEER)
  expect(areas).toHaveLength(4)
  for (const area of areas) expect(['software', 'it-operations', 'data-science', 'cybersecurity', 'ground-computing']).toContain(area)
})

test('without a word about any work nothing fits', () => {
  expect([...topicFits([], knowledge).values()].every((fit) => fit === 0)).toBe(true)
})

test('identifiers stay out of what an option rests on, figures do not', () => {
  expect(withoutIdentifiers('ServSafe Management #11458213')).toBe('ServSafe Management …')
  expect(withoutIdentifiers('Registered Nurse, License number RN-552233, 2019')).toBe('Registered Nurse, License …, 2019')
  for (const kept of ['Raised $1250000 in 2019', 'Cut cost by 38% from $1,250,000', 'ISO 27001 audits since 2015']) expect(withoutIdentifiers(kept)).toBe(kept)
})

test('a scholarship or volunteering is told for no subject that it does not share a word with', () => {
  const text = `${ENGINEER}\nAwards\n• Lakeview Scholarship, 1 of 2 awarded of over 500 students\nVolunteering\n• Volunteered in over 5 summer camps`
  const composed = composeSet(person(text), FORM, knowledge)
  expect(composed.kind).toBe('composed')
  if (composed.kind === 'composed') for (const option of composed.set.options) expect(option.text).not.toMatch(/Scholarship|summer camps/)
})

test('without posts and without a known occupation the field is asked for', () => {
  const text =
    'Jo Vance\nSummary\nDirected traffic on base and watched camera screens for safety. Guarded gates. Traffic, camera, safety, patrol.\nSkills\ntraffic control, cameras, safety patrol, reports'
  expect(composeSet(person(text), FORM, knowledge)).toMatchObject({ kind: 'ask' })
})

test('names and fields that a resume sets in capitals are told as names and fields', () => {
  const text = ENGINEER.replace('Fernhill Software Inc., Senior Software Engineer', 'FERNHILL SOFTWARE | SENIOR SOFTWARE ENGINEER').replace('Computer Science', 'COMPUTER SCIENCE')
  const composed = composeSet(person(text), FORM, knowledge)
  const told = composed.kind === 'ask' ? '' : composed.set.options.map((option) => option.text).join('\n')
  expect(told).toContain('Fernhill Software')
  expect(told).not.toMatch(/FERNHILL|COMPUTER SCIENCE/)
})
