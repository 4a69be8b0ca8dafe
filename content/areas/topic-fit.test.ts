import { expect, test } from 'vitest'
import { composeSet, parseDraftPlan } from '../../domain/drafting/compose-set.ts'
import { evidenceLines } from '../../domain/drafting/evidence.ts'
import { topicFits } from '../../domain/drafting/topic-fit.ts'
import { readPerson } from '../../domain/person/read-person.ts'
import { draftingKnowledge as knowledge } from './all-areas.ts'

const FORM = { userBackground: { employmentType: 'employee' as const, futureRoleFocus: '' }, userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' } }
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
${['Exponential smoothing for forecasting demand', 'Forecasting time series with many seasons', 'A review of forecast accuracy', 'Automatic forecasting with open software', 'Probabilistic forecasting of electricity demand', 'Reconciling forecasts of tourism', 'Forecasting hospital admissions in asthma', 'Measuring change in antihypertensive drug use', 'Home monitoring and sleep: a case-crossover study of patients']
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
  expect(new Set(areasOf(FORECASTER))).toEqual(new Set(['data-science']))
})

test('a software library, an archive and a course lead no engineer to museums or schools', () => {
  const areas = areasOf(ENGINEER)
  expect(areas).toHaveLength(4)
  for (const area of areas) expect(['software', 'it-operations', 'data-science', 'cybersecurity']).toContain(area)
})

test('without a word about any work nothing fits', () => {
  expect([...topicFits([], knowledge).values()].every((fit) => fit === 0)).toBe(true)
})
