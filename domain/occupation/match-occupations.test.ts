import { describe, expect, test } from 'vitest'
import { matchOccupations, type OccupationEvidence } from './match-occupations.ts'
import { professionOf, professionOfOccupation } from './occupation-professions.ts'
import { OCCUPATIONS, TITLES } from './onet/onet-tables.mjs'
import { titleForms } from './title-words.ts'

const nothing: OccupationEvidence = { titles: [], skills: [], degreeFields: [], texts: [] }
const titled = (text: string, more: Partial<OccupationEvidence> = {}) => matchOccupations({ ...nothing, titles: [{ text, weight: 1 }], ...more })

describe('a title alone', () => {
  test.each([
    ['Charge Nurse', '29-1141.00'],
    ['Professor of Nursing', '25-1072.00'],
    ['Director of Nursing', '11-9111.00'],
    ['Guidance Counselor', '21-1012.00'],
    ['Senior Software Engineer II', '15-1252.00'],
    ['Software Engineering Intern', '15-1252.00'],
    ['Manager, Product Marketing', '11-2021.00'],
    ['VP of Engineering', '11-9041.00'],
    ['First Officer, A320', '53-2011.00'],
    ['Surgical Resident', '29-1229.00'],
    ['HR Generalist', '13-1071.00'],
    ['Senior Director, Information Technology', '11-3021.00'],
    ['Assistant Professor of Chemistry', '25-1052.00'],
    ['High School Physics Teacher', '25-2031.00'],
    ['Materials Engineer / Shift Lead', '17-2131.00'],
    ['IT Manager', '11-3021.00'],
    ['Lead Food Safety Microbiologist', '19-1022.00'],
    ['Project Architect → Associate', '17-1011.00'],
    ['Timber Housing Architect', '17-1011.00'],
    ['Industrial Engineering Manager', '17-2112.00'],
    ['Chemical Engineering Director', '17-2041.00'],
  ])('%s', (title, code) => {
    expect(titled(title)[0]?.code).toBe(code)
  })

  test.each(['Postdoctoral Associate', 'Graduate Research Assistant', 'Research Associate', 'PhD Candidate'])('%s names no occupation', (title) => {
    expect(titled(title)).toEqual([])
    const after = matchOccupations({
      ...nothing,
      titles: [
        { text: title, weight: 1 },
        { text: 'Research Veterinarian', weight: 0.7 },
      ],
    })
    expect(after.map(({ code }) => code)).toEqual(['29-1131.00'])
  })

  test('two trades in one title are both told', () => {
    expect(titled('Irrigation Agronomist and Water Economist').map(({ code }) => code)).toEqual(expect.arrayContaining(['19-1013.00', '19-3011.00']))
  })

  test('a solution architect draws no buildings', () => {
    expect(titled('Cloud Solution Architect').map(({ code }) => code)).not.toContain('17-1011.00')
  })

  test('a resident manager keeps houses, and is no physician', () => {
    expect(titled('Resident Manager').map(({ code }) => code)).toEqual(['11-9081.00', '11-9141.00'])
  })

  test('the head noun decides: an engineer of a pilot plant is no pilot', () => {
    const matches = titled('Pilot Plant Engineer')
    expect(matches[0]?.code).toBe('17-2041.00')
    expect(matches.some(({ code }) => code.startsWith('53-'))).toBe(false)
  })

  test.each([
    'Vice President',
    'Senior Vice President',
    'Consultant',
    'Manager',
    'Director',
    'Team Lead',
    'Associate',
    'Owner',
    'Captain',
    'Staff Sergeant',
    'Managing Director',
    'Project Engineer',
    'Teacher',
    'constructor',
    '',
    '化学工程师',
    '— , /',
  ])('%j names no work and is not guessed at', (title) => {
    expect(titled(title).filter(({ confidence }) => confidence > 0.2)).toEqual([])
  })
})

describe('the words around a title that names no work', () => {
  test('tell a vice president of a bank from one of a hospital, with less confidence than a title would', () => {
    const bank = titled('Vice President', {
      texts: [
        'Underwrote commercial loans and reviewed credit reports and financial statements of borrowers',
        'Led loan officers who approve mortgage and commercial loan applications within credit limits',
      ],
      skills: ['Credit analysis', 'Loan underwriting'],
    })
    expect(professionOf(bank).key ?? 'bankingFinance').toBe('bankingFinance')
    expect(bank[0]?.code).toMatch(/^(?:13-20|11-3031|43-4131|13-2072)/)
    expect(bank[0]?.confidence).toBeLessThanOrEqual(0.45)
    expect(bank[0]?.evidence.length).toBeGreaterThan(1)
  })

  test('a founder is an entrepreneur; a founder who also names a trade may be that', () => {
    expect(professionOf(titled('Founder and CEO')).key).toBe('techEntrepreneur')
    expect(titled('Founder and Project Manager').map(({ code }) => code)).toContain('13-1082.00')
  })
})

test('a volunteer post does not outweigh the work', () => {
  const [best] = matchOccupations({
    ...nothing,
    titles: [
      { text: 'Engineering Manager', weight: 0.7 },
      { text: 'Volunteer Math Tutor', weight: 0.75 },
    ],
  })
  expect(best?.code).toBe('11-9041.00')
})

test('the evidence names words of the resume', () => {
  const [best] = titled('Data Analyst', { skills: ['Tableau', 'Power BI', 'SQL'], texts: ['Built dashboards that track business intelligence trends for management'] })
  expect(best?.code).toBe('15-2051.01')
  expect(best?.evidence).toContain('Data Analyst')
  expect(best?.evidence).toContain('Tableau')
})

test('the same evidence gives the same matches, at most three, likeliest first, within 0 and 1', () => {
  const evidence = {
    ...nothing,
    titles: [
      { text: 'Network Engineer', weight: 1 },
      { text: 'Teacher', weight: 0.5 },
    ],
    skills: ['Cisco', 'Linux'],
  }
  const matches = matchOccupations(evidence)
  expect(matchOccupations(evidence)).toEqual(matches)
  expect(matches.length).toBeLessThanOrEqual(3)
  expect(matches.map(({ confidence }) => confidence)).toEqual(matches.map(({ confidence }) => confidence).toSorted((a, b) => b - a))
  for (const { confidence } of matches) expect(confidence > 0 && confidence <= 1).toBe(true)
})

test('a resume of unusual length is matched in time', () => {
  const long = 'Managed the underwriting of commercial loans for regional banks and trained officers. '.repeat(200)
  const started = process.cpuUsage()
  matchOccupations({
    titles: Array.from({ length: 300 }, (_, n) => ({ text: `Loan Officer ${n} ${long}`.slice(0, 5000), weight: 1 })),
    skills: Array(3000).fill(long),
    degreeFields: Array(200).fill(long),
    texts: Array(1000).fill(long),
  })
  const used = process.cpuUsage(started)
  expect((used.user + used.system) / 1000).toBeLessThan(1500)
})

test('nurses are not counted among physicians, nor teachers of small children among teachers of science', () => {
  expect(professionOfOccupation('29-1141.00')).toBeNull()
  expect(professionOfOccupation('25-2021.00')).toBeNull()
  expect(professionOfOccupation('29-1221.00')).toBe('physicianDentist')
  expect(professionOfOccupation('15-1299.09')).toBe('productProjectManager')
  expect(professionOfOccupation('15-1299.08')).toBe('it')
})

test('the tables are read as they were written: titles in their canonical form, occupations that exist', () => {
  const size = OCCUPATIONS.trim().split('\n').length
  const lines = TITLES.trim().split('\n')
  expect(size).toBeGreaterThan(900)
  const wrong = lines.filter((line) => line !== line.toLowerCase() || !(line.split('|')[1] ?? '').split(',').every((bearer) => Number(bearer) < size))
  expect(wrong).toEqual([])
  // A change of `titleForms` calls for `node scripts/build-occupations.ts`: most canonical titles are read as themselves.
  const kept = lines.filter((line, n) => n % 50 === 0 && titleForms(line.split('|')[0] ?? '')[0]?.words.join(' ') === line.split('|')[0])
  expect(kept.length / Math.ceil(lines.length / 50)).toBeGreaterThan(0.95)
})
