import { describe, expect, test } from 'vitest'
import { emptyCase, type CaseFact } from './case-file.ts'
import { comesAfterFiling, lastDayNamed, planHoles, planOfCase, provedBy, PURPOSES, type EvidencePlan, type PlanExhibit } from './evidence-plan.ts'

const shown = (id: string, change: Partial<PlanExhibit> = {}): PlanExhibit => ({
  id,
  title: `Document ${id}`,
  proves: ['Identity'],
  state: 'have',
  existed: 'yes',
  translation: 'not-needed',
  date: '2024',
  ...change,
})
const plan = (change: Partial<EvidencePlan> = {}): EvidencePlan => ({ filingDay: '2026-12-01', dated: true, claims: [], exhibits: [shown('e0', { proves: [...PURPOSES] })], ...change })

test.each([
  ['', null],
  ['last year', null],
  ['2019–2024', '2024-01-01'],
  ['2027', '2027-01-01'],
  ['03/2025', '2025-03-01'],
  ['11/30/2026', '2026-11-30'],
  ['March 2025', '2025-03-01'],
  ['Sept. 4, 2026 to December 15th, 2026', '2026-12-15'],
  ['2026-12-02', '2026-12-02'],
  ['May 12, 2023 (page 2020)', '2023-05-12'],
])('the last day named in “%s” is %s', (text, day) => expect(lastDayNamed(text)).toBe(day))

test('what is dated after filing, or said to come later, is late; a year of filing is not', () => {
  expect(comesAfterFiling(shown('e1', { date: '2027' }), '2026-12-01')).toBe(true)
  expect(comesAfterFiling(shown('e1', { date: 'December 2, 2026' }), '2026-12-01')).toBe(true)
  expect(comesAfterFiling(shown('e1', { date: '2026' }), '2026-12-01')).toBe(false)
  expect(comesAfterFiling(shown('e1', { date: '2027' }), '')).toBe(false)
  expect(comesAfterFiling(shown('e1', { date: '', existed: 'no' }), '')).toBe(true)
})

describe('the open points of a plan', () => {
  test('an empty plan lacks every part but the forms that go with a filing', () => {
    expect(planHoles(plan({ exhibits: [] }))).toEqual(PURPOSES.filter((purpose) => purpose !== 'Filing').map((proves) => ({ kind: 'nothing-proves', proves })))
  })

  test('a claim rests on something that is here and existed', () => {
    const claim = (exhibits: string[]) => ({ id: 'c1', text: 'It is used', proves: 'Prong 1' as const, exhibits })
    const exhibits = [shown('e0', { proves: [...PURPOSES] }), shown('e1', { date: '2027' }), shown('e2', { state: 'requested' })]
    const kindsFor = (ids: string[]) => planHoles(plan({ claims: [claim(ids)], exhibits })).flatMap((hole) => ('claim' in hole ? [hole.kind] : []))
    expect(kindsFor([])).toEqual(['unshown'])
    expect(kindsFor(['e1'])).toEqual(['shown-late'])
    expect(kindsFor(['e1', 'e2'])).toEqual(['not-in-hand'])
    expect(kindsFor(['e0', 'e2'])).toEqual([])
  })

  test('an exhibit is in hand, dated, translated, and something rests on it', () => {
    const kindsOf = (change: Partial<PlanExhibit>, claimed = true) =>
      planHoles(
        plan({
          exhibits: [shown('e0', { proves: [...PURPOSES] }), shown('e1', change)],
          claims: claimed ? [{ id: 'c1', text: 'x', proves: 'Prong 1', exhibits: ['e0', 'e1'] }] : [{ id: 'c1', text: 'x', proves: 'Prong 1', exhibits: ['e0'] }],
        }),
      ).flatMap((hole) => ('exhibit' in hole && hole.exhibit === 2 ? [hole.kind] : []))
    expect(kindsOf({ proves: ['Prong 1'] })).toEqual([])
    expect(kindsOf({ state: 'missing', translation: 'needed', date: '', existed: 'unknown' })).toEqual(['missing', 'translation', 'no-date'])
    expect(kindsOf({ translation: 'done', date: '', existed: 'yes' })).toEqual([])
    expect(kindsOf({ existed: 'no' })).toEqual(['after-filing'])
    expect(kindsOf({ proves: ['Prong 1'] }, false)).toEqual(['no-claim'])
    expect(kindsOf({ proves: [] }, false)).toEqual(['proves-nothing'])
  })

  test('what a claim rests on proves its part, whatever the row says', () => {
    const one = shown('e1', { proves: [] })
    expect(provedBy(plan({ exhibits: [one], claims: [{ id: 'c1', text: 'x', proves: 'Prong 3', exhibits: ['e1'] }] }), one)).toEqual(['Prong 3'])
  })
})

test('a case of the studio is read as the same plan: settled facts are its claims', () => {
  const fact = (id: string, state: CaseFact['state']): CaseFact => ({
    id,
    element: 'p2.record',
    kind: 'statement',
    text: `Fact ${id}`,
    fields: {},
    readText: '',
    source: { kind: 'customer', quote: '' },
    unsure: false,
    state,
    rev: 1,
    exhibits: ['x1'],
    roleId: null,
  })
  const read = planOfCase({
    ...emptyCase(),
    facts: [fact('f1', 'confirmed'), fact('f2', 'read')],
    exhibits: [{ id: 'x1', title: 'Report', proves: ['Prong 1'], state: 'requested', existed: 'yes', translation: 'not-needed', url: null }],
  })
  expect(planHoles({ ...read, exhibits: read.exhibits.map((exhibit) => ({ ...exhibit, existed: 'unknown' })) }).filter(({ kind }) => kind === 'no-date')).toEqual([])
  expect(read.claims).toEqual([{ id: 'f1', text: 'Fact f1', proves: 'Prong 2', exhibits: ['x1'] }])
  expect(planHoles(read)).toContainEqual({ kind: 'not-in-hand', claim: 1 })
  expect(provedBy(read, read.exhibits[0]!)).toEqual(['Prong 1', 'Prong 2'])
})
