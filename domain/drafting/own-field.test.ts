import { expect, it } from 'vitest'
import { draftingKnowledge as knowledge } from '../../content/areas/all-areas.ts'
import { readPerson } from '../person/read-person.ts'
import { assetsOf, type Asset } from './assets.ts'
import { chooseDesigns, isNamed, withoutStrangers } from './choose-designs.ts'
import { chooseSlots, type Slot } from './choose-slots.ts'
import { namesSubject } from './compose-set.ts'
import { evidenceLines, weighAreas, type AreaEvidence } from './evidence.ts'
import type { Problem } from './problem-area.ts'

const FORM = { userBackground: { employmentType: 'employee' as const, futureRoleFocus: '' }, userProposedEndeavor: { futureProject: '', proposedEndeavorNiche: '', additionalInfo: '' } }
const personOf = (text: string) => readPerson([{ lines: text.split('\n') }], new Date('2026-06-01T00:00:00Z'))

const SPECIALIST = {
  ...personOf(`Ora Sample
Deaf Education Specialist

Education
M.Ed. Deaf Education, Quill University, 2017`),
  occupations: [],
}

it('takes the field that the newest title and the degree both name, where no occupation was read', () => {
  const areas = weighAreas(evidenceLines(SPECIALIST, FORM), SPECIALIST, knowledge)
  expect(areas.filter(({ ofCareer }) => ofCareer).map(({ area }) => area.id)).toEqual(['special-education'])
  const other = { ...SPECIALIST, degrees: SPECIALIST.degrees.map((degree) => ({ ...degree, field: 'Marine Geology' })) }
  expect(weighAreas(evidenceLines(other, FORM), other, knowledge).some(({ ofCareer }) => ofCareer)).toBe(false)
  // The field is known: what is asked for is the work.
  expect(chooseDesigns(SPECIALIST, FORM, knowledge)).toEqual({ kind: 'ask', missing: ['work'] })
})

it('calls no field new that the summary names', () => {
  const nurse = personOf(`Ora Sample

Summary
Twelve years of nursing in care homes and hospitals.

Experience
Director of Tide Programs, Tarn Harbor 2016 - Present
• Raised the berth capacity of the north quay by 20%`)
  const lines = evidenceLines(nurse, FORM)
  const named = (name: string) => {
    const area = knowledge.areas.find((one) => one.name === name)
    if (!area) throw new Error(name)
    return isNamed({ area, supports: [], score: 1, problems: [], ofCareer: false, main: 0, backed: true }, lines)
  }
  expect(named('hospital nursing')).toBe(true)
  expect(named('tax administration')).toBe(false)
})

const areaOf = (id: string) => {
  const area = knowledge.areas.find((one) => one.id === id)
  if (!area) throw new Error(id)
  return area
}
const evidenceOf = (id: string, ofCareer: boolean): AreaEvidence => ({ area: areaOf(id), supports: [], problems: [], score: 1, ofCareer, main: 0, backed: true })
const slotsIn = (areas: readonly AreaEvidence[]): Slot[] =>
  areas.map((area) => ({ area, problem: { problem: area.area.problems[0]!, score: 0, supports: [] }, path: 'close', maker: 'problem', turn: 0, asset: null, fit: 0, object: null }))

it('takes no subject of quite another profession while the own field has others', () => {
  const ranger = personOf(`Ora Sample

Experience
Range Conservationist, Tarn Land Office 2012 - Present
• Managed 61 range units of grazing land`)
  expect(ranger.occupations[0]?.code).toMatch(/^19-/)
  const assets = assetsOf(ranger)
  expect(assets[0]?.strength).toBeGreaterThan(1.5)
  const areas = [evidenceOf('environment', true), evidenceOf('tax-administration', false)]
  const slotsOf = (within: readonly AreaEvidence[]) => slotsIn([...within, ...within, ...within, ...within]).slice(0, 4)
  const chosen = (near: number, from = areas, of = slotsOf) =>
    withoutStrangers(of, from, assets, { lines: [], nearest: () => [], fit: () => near, standing: () => 0 }, ranger).map(({ area }) => area.area.id)
  expect(chosen(-2)).toEqual(['environment', 'environment', 'environment', 'environment'])
  // A line of weight leads there.
  expect(chosen(0.5)).toContain('tax-administration')
  // Fewer than four without it: it stays.
  expect(chosen(-2, areas, slotsIn)).toEqual(['environment', 'tax-administration'])
})

it('knows a told line that shares a word with the subject or an output', () => {
  const why = {
    present: false,
    clause: 'audited 14 payout triggers of the harvest index',
    result: null,
    kind: 'work' as const,
    quoted: false,
    stated: false,
    setting: null,
    elsewhere: false,
    near: false,
    about: false,
    field: false,
  }
  const problem = {
    ...areaOf('tax-administration').problems[0]!,
    topic: 'index cover',
    subject: 'index cover',
    aim: 'pay growers in time',
    outputs: ['a payout check'] as unknown as Problem['outputs'],
  }
  expect(namesSubject(why, problem)).toBe(true)
  expect(namesSubject({ ...why, clause: 'rebuilt 6 lock gates' }, problem)).toBe(false)
})

it('takes a subject again only where none that is free lies nearer to the line', () => {
  const area = areaOf('tax-administration')
  const problems = area.problems.map((problem) => ({ problem, score: 0, supports: [] }))
  const home: AreaEvidence = { area, supports: [], problems, score: 9, ofCareer: true, main: 1, backed: true }
  const asset = (id: string, clause: string): Asset => ({
    ...{ id, kind: 'patent', clause, result: null, quoted: true, stated: false, setting: null, roleId: null, quote: clause, strength: 7, object: null },
    ...{ text: ` ${clause} `, about: ` ${clause} ` },
  })
  const [one, other] = [asset('a', 'mooring control by redundant winches'), asset('b', 'remote tide measurement within a harbor')]
  const [first, second] = area.problems
  const fits = new Map([
    [one, new Map([[first, 0.6]])],
    [
      other,
      new Map([
        [first, -0.8],
        [second, -0.5],
      ]),
    ],
  ])
  const matcher = { lines: [], nearest: () => [], fit: (line: object, problem: Problem) => fits.get(line as Asset)?.get(problem) ?? -9, standing: () => 0 }
  const slots = chooseSlots([home], new Map(problems.map(({ problem }) => [problem.id, 1])), null, 'seed', [one, other], [], matcher)
  expect(slots.filter(({ asset }) => asset !== null).map(({ asset, problem }) => [asset?.id, problem.problem.id])).toEqual([
    ['a', first?.id],
    ['b', second?.id],
  ])
})

it('puts what all titles name before what was done for longer', () => {
  const instructor = personOf(`Ora Sample

Experience
Language Instructor, Tarn College 2021 - Present
• Taught second language classes to 30 adults a term
Income Tax Preparer, Quill Returns 2004 - 2021
• Prepared 180 tax returns a season`)
  const found = { ...instructor, occupations: [{ code: '25-1124.00', title: 'Foreign Language and Literature Teachers, Postsecondary', confidence: 0.5, evidence: [] }] }
  expect(weighAreas(evidenceLines(found, FORM), found, knowledge).find(({ area }) => area.id === 'language-learners')?.main).toBe(1)
})
