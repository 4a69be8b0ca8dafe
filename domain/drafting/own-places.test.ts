import { describe, expect, it } from 'vitest'
import { draftingKnowledge } from '../../content/areas/all-areas.ts'
import { readPerson } from '../person/read-person.ts'
import { assetsOf } from './assets.ts'
import { composeSet, parseDraftPlan } from './compose-set.ts'
import { deliverableOf } from './deliverable.ts'
import type { Design } from './design.ts'
import { freeForms, placeWorth, isElsewhere, isFarOff, isOfTheWork, isOfWords, knownGroup, objectOfNiche, servedThrough } from './own-places.ts'

const areaOf = (id: string) => {
  const area = draftingKnowledge.areas.find((one) => one.id === id)
  if (!area) throw new Error(id)
  return area
}

function designsFor(resume: string, answers: { role?: string; project?: string; niche?: string }): { titles: string[]; texts: string[]; designs: Design[] } {
  const composed = composeSet(
    readPerson([{ lines: resume.split('\n') }], new Date('2026-06-01T00:00:00Z')),
    {
      userBackground: { employmentType: 'employee', futureRoleFocus: answers.role ?? '' },
      userProposedEndeavor: { futureProject: answers.project ?? '', proposedEndeavorNiche: answers.niche ?? '', additionalInfo: '' },
    },
    draftingKnowledge,
  )
  if (composed.kind !== 'composed') throw new Error('asked')
  return { titles: composed.set.options.map(({ title }) => title), texts: composed.set.options.map(({ text }) => text), designs: parseDraftPlan(composed.set.plan)?.options ?? [] }
}

describe('when an option is somebody else’s', () => {
  it.each([
    ['a deed names it', { named: true, share: 0.1, isAsked: false, knowsUsers: true }, false],
    ['a deed names it, and nothing knows its users', { named: true, share: 0.1, isAsked: false, knowsUsers: false }, true],
    ['no deed names it, and all of it stands in the record', { named: false, share: 0.8, isAsked: false, knowsUsers: true }, false],
    ['no deed names it, and half of it stands in the record', { named: false, share: 0.5, isAsked: false, knowsUsers: true }, true],
    ['half of it stands in the record, and the answers ask for it', { named: false, share: 0.5, isAsked: true, knowsUsers: true }, false],
  ])('%s', (_name, agreement, expected) => {
    expect(isElsewhere(agreement)).toBe(expected)
  })

  it('is far off where not even the meaning of a deed leads there', () => {
    const agreement = { named: false, share: 0.2, isAsked: false, knowsUsers: true }
    expect([true, false].map((meant) => isFarOff({ ...agreement, meant }))).toEqual([false, true])
  })
})

describe('what a niche names', () => {
  it.each([
    ['dynamic assessment of English learners', 'dynamic assessment of English learners'],
    ['foot ulcer screening by community nurses, telehealth', 'foot ulcer screening by community nurses'],
    ['membrane cleaning with ozone for small utilities', 'membrane cleaning with ozone'],
    ['screen navigation for the blind', 'screen navigation for the blind'],
  ])('%s', (niche, expected) => {
    expect(objectOfNiche(niche)?.general).toBe(expected)
  })
  it.each(['rating with soil-water/satellite index', 'storage at 2-8 degrees', 'technology', '', 'management of projects and operations and'])('is nothing in “%s”', (niche) => {
    expect(objectOfNiche(niche)).toBeNull()
  })
})

it('takes a paper for the work only where the work or the answers name what it is on', () => {
  expect(isOfTheWork('frost damage in orchard pumps', ['repaired orchard pumps after frost'])).toBe(true)
  expect(isOfTheWork('frost damage in orchard pumps', ['trained annotators of speech'])).toBe(false)
})

describe('the users of a work', () => {
  const problem = { ...areaOf('rail-vehicles').problems[0]!, id: 'carried' }
  const field = (id: string) => ({ area: areaOf(id), score: 10, supports: [], problems: [], ofCareer: true, main: 1, backed: true })
  const world = { line: '', answers: ' verify wafer bonding at a fab ', posts: '', lines: [] }

  it('are those whom the answers know, and nobody where they know none', () => {
    const fields = [field('food-industry'), field('electronics-chips')]
    expect(knownGroup(problem, 'tool', world, fields, new Set())?.users).toBe('domestic chip plants')
    expect(knownGroup(problem, 'tool', { ...world, answers: ' sing in a choir ' }, fields, new Set())).toBeNull()
  })

  it('are not known by a word of every trade', () => {
    const [agencies] = areaOf('transport').users
    expect(isOfWords({ cues: ['state', 'system'] }, { ...world, answers: ' a state system ' })).toBe(false)
    expect(isOfWords({ cues: agencies?.cues ?? [] }, { ...world, answers: ' highway bridges ' })).toBe(true)
  })

  it('are those of the field who serve the ones that were named', () => {
    const insurance = areaOf('insurance')
    expect(servedThrough('small and specialty crop farms', insurance, { ...problem }, 'tool')).toBe('farm and crop insurers')
    expect(servedThrough('regional insurers', insurance, { ...problem }, 'tool')).toBeNull()
    expect(servedThrough('ports', areaOf('ports-cold-chain'), { ...problem }, 'tool')).toBeNull()
  })
})

it('hands a work on in a form that no other option takes', () => {
  const designs = [{ form: 'tool' }, { form: 'training' }, { form: 'evidence' }] as const
  expect(freeForms('practice', designs, 1, draftingKnowledge)).toContain('training')
  expect(freeForms('practice', designs, 1, draftingKnowledge)).not.toContain('tool')
})

it.each([
  ['a mule-account detector', 'model'],
  ['a smoke detector', 'device'],
  ['a graph-based mule account model', 'model'],
  ['a customer account model', null],
  ['a fractions diagnostic', 'protocol'],
])('%s is a %s', (phrase, kind) => {
  expect(deliverableOf({ phrase, kind: 'make', verb: 'create' })).toBe(kind)
})

describe('a set', () => {
  const pharmacist = `Ina Sample
Antimicrobial Stewardship Pharmacist

Experience
Clinical Pharmacist, Infectious Diseases, Example Lakeside Hospital 2016 - Present
• Member of the pharmacy committee
• Reviewed antibiotic orders every morning

Education
Doctor of Pharmacy, Example State University 2012`

  it('takes what was answered before what strangers study', () => {
    const { designs, titles } = designsFor(pharmacist, { role: 'antimicrobial stewardship pharmacist', niche: 'penicillin allergy testing by pharmacists' })
    expect(designs.filter(({ own }) => own?.general === 'penicillin allergy testing by pharmacists').length).toBeGreaterThan(0)
    expect(titles.join(' ')).not.toMatch(/veterinary|wastewater|genom/i)
    expect(new Set(titles).size).toBe(4)
  })

  it('names the answered work once in an option', () => {
    const { designs, texts } = designsFor(pharmacist, { role: 'antimicrobial stewardship pharmacist', niche: 'penicillin allergy testing by pharmacists' })
    designs.forEach(({ own }, at) => {
      if (own?.general === 'penicillin allergy testing by pharmacists') expect(texts[at]).not.toMatch(/first focus|come first|concentrate first/)
    })
  })
})

it('takes a house that was built for no program', () => {
  const worthsOf = (deed: string) =>
    assetsOf(readPerson([{ lines: `Ina Sample\nProject Manager\n\nExperience\nProject Manager, Example Builders 2016 - Present\n• ${deed}`.split('\n') }], new Date('2026-06-01T00:00:00Z')))
      .filter(({ object }) => object?.deliverable === 'program')
      .map((asset) => placeWorth(asset) !== null)
  expect(worthsOf('Established a regional kidney dialysis center for 40 patients')).not.toContain(true)
  expect(worthsOf('Established a regional kidney screening program for 40 patients')).toContain(true)
})

it('tells a strong work once more before a subject of the field that no deed names', () => {
  const { designs } = designsFor(
    `Ina Sample
Clinical Pharmacist

Experience
Clinical Pharmacist, Infectious Diseases, Example Lakeside Hospital 2016 - Present
• Developed a penicillin allergy testing protocol for surgical wards: 611 patients assessed, 402 cleared, adopted by four other hospitals
• Reviewed antibiotic orders every morning

Education
Doctor of Pharmacy, Example State University 2012`,
    { role: 'clinical pharmacist', niche: 'antibiotic orders in small hospitals' },
  )
  const again = designs.filter(({ own }) => own !== null && /penicillin allergy testing protocol/.test(own.general))
  expect(again.length).toBeGreaterThan(1)
  expect(new Set(again.map(({ form }) => form)).size).toBe(again.length)
  expect(again.filter(({ whys }) => whys.some(({ clause }) => clause.includes('611'))).length).toBeLessThan(2)
})

it('takes a slight thing of one’s own before a subject that nothing of the person is about, and a skill never', () => {
  const [made, applied] = ['Made a gate-operator wear index from the controller log', 'Applied communication skills with guests'].map((deed) =>
    assetsOf(readPerson([{ lines: `Ina Sample\nSafety Engineer\n\nExperience\nSafety Engineer, Example Lift Works 2016 - Present\n• ${deed}`.split('\n') }], new Date('2026-06-01T00:00:00Z'))),
  )
  const slight = made?.find(({ object }) => object?.general.includes('index'))
  if (!slight) throw new Error('index')
  expect([placeWorth({ ...slight, strength: -0.5 }), placeWorth({ ...slight, strength: -0.5 }, true), placeWorth({ ...slight, strength: -2 }, true)]).toEqual([null, -0.5, null])
  for (const asset of applied ?? []) expect(placeWorth({ ...asset, strength: -0.5 }, true)).toBeNull()
})

it('hands on a slight thing of one’s own before the same work is told in a third form', () => {
  const { designs } = designsFor(
    `Ora Sample
Mechanical engineer. Escalator and lift safety.

Career

Senior Engineer, Lift Safety, Tarn Consultants 2018 - Present
• Made a brake test procedure for old hoists that measures torque by motor current; used on 310 units, 22 brakes found below limit
• Acceptance test witness of 900 lifts

Safety Engineer, Quill Lift Services 2012 - 2018
• Made a door wear index from controller log
• Designed emergency brake for slow lifts, certified 2013
• Prepared a check list and trained 60 technicians

Education
M.S. Mechanical Engineering, Quill University, 2011`,
    { project: 'brake test without weight for old lifts in public housing', role: 'Founder, lift safety test company' },
  )
  expect(designs.map(({ own }) => own?.general ?? null)).toContain('a door wear index')
})
