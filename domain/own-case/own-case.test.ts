import { describe, expect, test } from 'vitest'
import { EMPTY_CASE, evidenceHoles, ownCaseSchema, readOwnCase, settledCase, unconfirmed, withResumeRows } from './own-case.ts'

describe('the form of a case', () => {
  test('is read row by row, without empty rows, control letters and what is too long', () => {
    const own = readOwnCase({
      name: ' Ana\u0000  Duarte ',
      endeavor: 'x'.repeat(5000),
      'degree-1-degree': 'M.Sc.',
      'degree-3-school': 'Porto',
      'job-2-title': 'Engineer',
      'exhibit-1-title': 'Diploma',
      'exhibit-1-proves': 'EB-2',
      'exhibit-2-title': 'Report',
      'exhibit-2-proves': 'nonsense',
    })
    expect(own.name).toBe('Ana Duarte')
    expect(own.endeavor).toHaveLength(1200)
    expect(own.degrees.map(({ degree, school }) => degree + school)).toEqual(['M.Sc.', 'Porto'])
    expect(own.jobs).toHaveLength(1)
    expect(own.exhibits.map(({ proves, status }) => [proves, status])).toEqual([
      ['EB-2', 'missing'],
      ['Prong 1', 'missing'],
    ])
    expect(ownCaseSchema.safeParse(own).success).toBe(true)
  })

  test('keeps a row of a resume unconfirmed until its box is ticked', () => {
    const row = { 'job-1-title': 'Engineer', 'job-1-from-resume': 'yes' }
    expect(unconfirmed(readOwnCase(row))).toBe(1)
    expect(settledCase(readOwnCase(row)).jobs).toEqual([])
    expect(settledCase(readOwnCase({ ...row, 'job-1-right': 'yes' })).jobs).toHaveLength(1)
  })
})

test('a resume adds rows to confirm and overwrites nothing', () => {
  const typed = readOwnCase({ name: 'Ana Duarte', 'job-1-title': 'Engineer', 'job-1-employer': 'Grid Inc.' })
  const job = (title: string, employer: string) => ({ title, employer, from: '2020', to: 'today' })
  const taken = withResumeRows(typed, {
    name: 'A. Duarte',
    degrees: [{ degree: 'M.Sc.', field: 'Physics', school: 'Porto', year: '2015' }],
    jobs: [job('engineer', 'grid inc.'), ...Array.from({ length: 9 }, (_, index) => job('Engineer', `Firm ${index}`))],
  })
  expect(taken.name).toBe('Ana Duarte')
  expect(taken.jobs[0]).toMatchObject({ employer: 'Grid Inc.', state: 'confirmed' })
  expect(taken.jobs).toHaveLength(6)
  expect(taken.jobs.slice(1).every(({ state }) => state === 'read')).toBe(true)
  expect(taken.degrees).toEqual([{ degree: 'M.Sc.', field: 'Physics', school: 'Porto', year: '2015', state: 'read' }])
})

test('a plan of evidence shows what nothing proves and what is not ready', () => {
  expect(evidenceHoles(EMPTY_CASE.exhibits).map((hole) => hole.kind)).toEqual(Array.from({ length: 5 }, () => 'nothing-proves'))
  const holes = evidenceHoles([{ title: 'Diploma', proves: 'EB-2', date: '', status: 'asked', translation: true }])
  expect(holes.filter((hole) => hole.kind !== 'nothing-proves')).toEqual([
    { kind: 'not-here', exhibit: 1 },
    { kind: 'translation', exhibit: 1 },
    { kind: 'no-date', exhibit: 1 },
  ])
  expect(holes).not.toContainEqual({ kind: 'nothing-proves', proves: 'EB-2' })
})
