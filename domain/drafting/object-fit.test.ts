import { describe, expect, it } from 'vitest'
import { draftingKnowledge as knowledge } from '../../content/areas/all-areas.ts'
import { composeSet } from './compose-set.ts'
import { readPerson } from '../person/read-person.ts'
import { namesProblem, objectFit } from './object-fit.ts'

const fit = (about: string, id: string, ofField = true) => {
  const problem = knowledge.areas.flatMap(({ problems }) => problems).find((one) => one.id === id)
  if (!problem) throw new Error(id)
  return objectFit({ about: ` ${about} ` }, problem, ofField, knowledge)
}

it.each([
  ['conducted field inspections of electric facilities', 'farm-extension'],
  ['managed the top three branch accounts', 'classroom-tech'],
  ['directed health system web initiatives', 'scam-message'],
  ['conducted regular reviews with distributor management', 'youth-fitness'],
])('“%s” is not about %s', (about, id) => {
  expect(fit(about, id)).toBeLessThan(1)
})

it.each([
  ['reduced patient falls', 'falls-injury'],
  ['built a relay settings replay tool', 'protection'],
  ['performed accounts payable functions', 'payables'],
  ['reduced food costs', 'kitchen-waste'],
])('“%s” is about %s', (about, id) => {
  expect(fit(about, id)).toBeGreaterThanOrEqual(1)
})

describe('what a person brings to a problem', () => {
  const named = (deed: string, id: string) => {
    const area = knowledge.areas.find(({ problems }) => problems.some((one) => one.id === id))
    const problem = area?.problems.find((one) => one.id === id)
    if (!area || !problem) throw new Error(id)
    return namesProblem({ about: ` ${deed} `, text: ` ${deed} ` }, area, problem, true, knowledge)
  }

  it.each([
    ['directed individuals to merchandise locations', 'giftcard-scam'],
    ['developed the web application flow in java', 'software-quality'],
    ['assigned the lessons and corrected homework', 'classroom-tech'],
  ])('is not “%s” for %s: those are words of the whole field', (deed, id) => {
    expect(named(deed, id)).toBe(false)
  })

  it.each([
    ['reduced patient falls', 'falls-injury'],
    ['reduced service desk response time and reoccurring tickets', 'support-knowledge'],
    ['developed test cases for unit testing', 'software-quality'],
    ['performed a data migration from legacy systems', 'legacy-migration'],
  ])('is “%s” for %s', (deed, id) => {
    expect(named(deed, id)).toBe(true)
  })

  it('is no duty that only its post brings near; the fold-out says what is missing', () => {
    const lines = [
      'Mira Sample',
      'Sales Associate',
      '',
      'Experience',
      'Sales Associate, Tarn Stores Inc. 2016 - Present',
      '• Directed individuals to merchandise locations',
      '• Supervised 20 cashiers',
    ]
    const composed = composeSet(
      readPerson([{ lines }], new Date('2026-06-01T00:00:00Z')),
      { userBackground: { employmentType: 'employee', futureRoleFocus: '' }, userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' } },
      knowledge,
    )
    if (composed.kind !== 'composed') throw new Error('asked')
    for (const { text, grounding } of composed.set.options.filter(({ text }) => /individuals to merchandise|cashiers/.test(text))) {
      expect(text).not.toMatch(/bring to it|work I bring|start from my own|bring work of my own/)
      expect(grounding?.toProve.join(' ')).toMatch(/A result of your own/)
      if (/20 cashiers/.test(text)) expect(grounding?.toProve.join(' ')).not.toMatch(/none is told/)
    }
    expect(composed.set.options.some(({ text }) => /individuals to merchandise|cashiers/.test(text))).toBe(true)
  })
})
