import { expect, it } from 'vitest'
import { readPerson } from '../person/read-person.ts'
import { toldThreshold } from './told-threshold.ts'

const person = (...lines: string[]) => readPerson([{ lines }], new Date('2026-06-01T00:00:00Z'))
const WORK = ['Experience', 'Harbor Engineer, Tarn Ports Inc., 2019 – Present', '• Surveyed 14 quays']

it('says that no degree was read only where no words of the resume name one', () => {
  expect(toldThreshold(person('Mira Sample', '', ...WORK))).toBe('no degree')
  const named = person('Mira Sample', '', ...WORK)
  expect(toldThreshold({ ...named, degrees: [], summary: 'Harbor engineer, BEng Tarn 2010, MSc Eng 2016' })).toBeNull()
})

it('says that five years cannot be counted only where the resume does not tell them', () => {
  const degree = ['Education', 'B.S., Civil Engineering, Tarn University']
  const young = person('Mira Sample', '', 'Experience', 'Harbor Engineer, Tarn Ports Inc., 2024 – Present', '• Surveyed 14 quays', '', ...degree)
  expect(toldThreshold(young)).toBe('bachelor')
  expect(toldThreshold({ ...young, summary: 'Harbor engineer with 12 years of practice' })).toBeNull()
  expect(toldThreshold({ ...young, summary: 'Harbor engineer with 2 years of practice' })).toBe('bachelor')
  expect(toldThreshold(person('Mira Sample', '', 'Experience', 'Harbor Engineer, Tarn Ports Inc., 2004 – 2025', '• Surveyed 14 quays', '', ...degree))).toBeNull()
})

it('says that the year of a degree was not read where five years of work were', () => {
  const degree = ['Education', 'B.S., Civil Engineering, Tarn University']
  const posts = ['Experience', 'Harbor Engineer, Tarn Ports Inc., 2012 – 2015', '• Surveyed 14 quays', '', 'Quay Engineer, Heron Docks Inc., 2006 – 2010', '• Rated 9 berths']
  expect(toldThreshold(person('Mira Sample', '', ...posts, '', ...degree))).toBe('undated bachelor')
  expect(toldThreshold(person('Mira Sample', '', ...posts, '', 'Education', 'B.S., Civil Engineering, Tarn University, 2013'))).toBe('bachelor')
})
