import { describe, expect, test } from 'vitest'
import { EMPTY_CASE, ownCaseSchema, readOwnEvidence, readOwnFacts, settledCase, unconfirmed, withResumeRows } from './own-case.ts'

const whole = (fields: Record<string, string>) => ({ ...EMPTY_CASE, ...readOwnFacts(fields) })

describe('the form of a case', () => {
  test('is read row by row, without empty rows, control letters and what is too long', () => {
    const own = readOwnFacts({
      name: ' Ana\u0000  Duarte ',
      endeavor: 'x'.repeat(5000),
      'degree-1-degree': 'M.Sc.',
      'degree-3-school': 'Porto',
      'job-2-title': 'Engineer',
    })
    expect(own.name).toBe('Ana Duarte')
    expect(own.endeavor).toHaveLength(1200)
    expect(own.degrees.map(({ degree, school }) => degree + school)).toEqual(['M.Sc.', 'Porto'])
    expect(own.jobs).toHaveLength(1)
    expect(ownCaseSchema.safeParse({ ...EMPTY_CASE, ...own }).success).toBe(true)
  })

  test('takes a door that there is, and leaves it open else', () => {
    expect(readOwnFacts({ door: 'ability', post: ' Fraud control  specialist ' })).toMatchObject({ door: 'ability', post: 'Fraud control specialist' })
    expect(readOwnFacts({ door: 'extraordinary' }).door).toBe('')
    expect(readOwnFacts({}).door).toBe('')
  })

  test('keeps a row of a resume unconfirmed until its box is ticked', () => {
    const row = { 'job-1-title': 'Engineer', 'job-1-from-resume': 'yes' }
    expect(unconfirmed(whole(row))).toBe(1)
    expect(settledCase(whole(row)).jobs).toEqual([])
    expect(settledCase(whole({ ...row, 'job-1-right': 'yes' })).jobs).toHaveLength(1)
  })
})

test('a resume adds rows to confirm and overwrites nothing', () => {
  const typed = whole({ name: 'Ana Duarte', 'job-1-title': 'Engineer', 'job-1-employer': 'Grid Inc.' })
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

describe('the form of the evidence plan', () => {
  const exhibits = { 'exhibit-1-id': 'e1', 'exhibit-1-title': 'Diploma', 'exhibit-2-id': 'e7', 'exhibit-2-title': 'Report', 'exhibit-3-id': 'e3', 'exhibit-3-title': 'Minutes' }

  test('ties a claim to exhibits by the numbers on the page, a new row too', () => {
    const own = readOwnEvidence({ ...exhibits, 'exhibit-4-title': 'Letter', 'claim-1-text': 'Eleven utilities use it', 'claim-1-proves': 'Prong 2', 'claim-1-exhibits': '2, 4 and 4, 9' })
    expect(own.exhibits.map(({ id }) => id)).toEqual(['e1', 'e7', 'e3', 'e8'])
    expect(own.claims).toEqual([{ id: 'c1', text: 'Eleven utilities use it', proves: 'Prong 2', exhibits: ['e7', 'e8'] }])
    expect(ownCaseSchema.safeParse({ ...EMPTY_CASE, ...own }).success).toBe(true)
  })

  test('drops a row that was emptied, with what pointed at it, and keeps the others tied', () => {
    const own = readOwnEvidence({ ...exhibits, 'exhibit-1-title': ' ', 'claim-1-text': 'It is used', 'claim-1-exhibits': '1, 3' })
    expect(own.exhibits.map(({ title }) => title)).toEqual(['Report', 'Minutes'])
    expect(own.claims[0]?.exhibits).toEqual(['e3'])
  })

  test('moves a row to its new place, up and down', () => {
    const moved = (row: number, place: number) => readOwnEvidence({ ...exhibits, [`exhibit-${row}-place`]: String(place) }).exhibits.map(({ title }) => title)
    expect(moved(3, 1)).toEqual(['Minutes', 'Diploma', 'Report'])
    expect(moved(1, 2)).toEqual(['Report', 'Diploma', 'Minutes'])
    expect(moved(1, 30)).toEqual(['Report', 'Minutes', 'Diploma'])
    expect(moved(2, 2)).toEqual(['Diploma', 'Report', 'Minutes'])
  })

  test('reads nothing that the form does not have', () => {
    const own = readOwnEvidence({
      filingDay: 'soon',
      'exhibit-1-id': 'x9',
      'exhibit-1-title': 'A',
      'exhibit-2-id': 'e1',
      'exhibit-2-title': 'B',
      'exhibit-3-id': 'e1',
      'exhibit-3-title': 'C',
      'exhibit-1-state': 'stolen',
    })
    expect(own.filingDay).toBe('')
    expect(own.exhibits[0]).toMatchObject({ proves: [], state: 'missing', existed: 'unknown', translation: 'not-needed' })
    expect(new Set(own.exhibits.map(({ id }) => id)).size).toBe(3)
  })
})
