import { expect, test } from 'vitest'
import { petitioner } from '../../test/endeavor-petitioners.ts'
import { draftingKnowledge } from '../../content/areas/all-areas.ts'
import { personFromResume } from '../person/person-from-resume.ts'
import { standingSentences } from './standing.ts'

const area = draftingKnowledge.areas[0]!
const person = personFromResume(
  petitioner('years', { key: null, confidence: 0, years: 20, roles: [['Plant Engineer', 'Tessel Works', 2006, null, []]], degrees: [], skills: [], role: '', project: '' }).facts,
)
const post = standingSentences({ ...person, headline: null }, { area, ofCareer: true }).find((one) => one.post)

test('the post is told without a count of years, which posts that were not read would make untrue', () => {
  expect(post?.sentence).toBe('My present post is that of a plant engineer.')
})

test.each([
  ['Masters of Business Administration (MBA) : Marketing', 'I hold a master’s degree in business administration.'],
  ['Master of Science : Marketing', 'I hold a master’s degree in marketing.'],
])('%s is told as %s', (quote, sentence) => {
  const [read] = personFromResume(
    petitioner('mba', { key: null, confidence: 0, years: 5, roles: [], degrees: [['master', 'Marketing', 'Tessel University', 'Master, Tessel University']], skills: [], role: '', project: '' }).facts,
  ).degrees
  const degrees = [{ ...read!, certainty: 'sure' as const, completed: true, place: { page: 1, line: 1, quote } }]
  expect(standingSentences({ ...person, degrees }, { area, ofCareer: true })[0]?.sentence).toBe(sentence)
})

test('a body’s certificate is a credential', () => {
  const license = {
    id: 'license',
    text: 'Society of Harbor Engineers Certified Surveyor',
    certainty: 'sure' as const,
    origin: 'resume' as const,
    place: null,
  } as unknown as (typeof person.licenses)[number]
  expect(standingSentences({ ...person, licenses: [license] }, { area, ofCareer: true }).map(({ sentence }) => sentence)).toContain(
    'My credentials include Society of Harbor Engineers Certified Surveyor.',
  )
})

test('a license to drive is no credential of a field', () => {
  const license = { id: 'license', text: 'Driving Licence B', certainty: 'sure' as const, origin: 'resume' as const, place: null } as unknown as (typeof person.licenses)[number]
  expect(standingSentences({ ...person, licenses: [license] }, { area, ofCareer: true }).some(({ sentence }) => sentence.includes('Driving'))).toBe(false)
})

test('a Juris Doctor is told by its name', () => {
  const [read] = personFromResume(
    petitioner('two', {
      key: null,
      confidence: 0,
      years: 5,
      roles: [],
      degrees: [['professional', 'Juris Doctorate', 'Tessel University', 'J.D. : Juris Doctorate']],
      skills: [],
      role: '',
      project: '',
    }).facts,
  ).degrees
  const degrees = [{ ...read!, level: 'professional' as const, field: 'Juris', certainty: 'sure' as const, completed: true }]
  expect(standingSentences({ ...person, degrees }, { area, ofCareer: true })[0]?.sentence).toBe('I hold a Juris Doctor degree.')
})

test('a lower degree is not told for the highest where a higher one is unsure', () => {
  const [read] = personFromResume(
    petitioner('two', { key: null, confidence: 0, years: 5, roles: [], degrees: [['bachelor', 'Marketing', 'Tessel University', 'Bachelor, Tessel University']], skills: [], role: '', project: '' })
      .facts,
  ).degrees
  const bachelor = { ...read!, certainty: 'sure' as const, completed: true }
  const degree = (others: (typeof person.degrees)[number][]) =>
    standingSentences({ ...person, degrees: [bachelor, ...others] }, { area, ofCareer: true }).find(({ sentence }) => sentence.startsWith('I hold'))?.sentence
  expect(degree([])).toBe('I hold a bachelor’s degree in marketing.')
  expect(degree([{ ...bachelor, id: 'degree-9', level: 'master', certainty: 'unsure' }])).toBeUndefined()
})

test.each([
  ['Certified Open Water Scuba Diver', false],
  ['CFS RAC FSs', false],
  ['Certified Plant Maintenance Technician', true],
  ['Licensed CPA Connecticut', true],
])('%s is told of a plant engineer: %s', (text, isTold) => {
  const license = { id: 'license', text, certainty: 'sure' as const, origin: 'resume' as const, place: null } as unknown as (typeof person.licenses)[number]
  const told = standingSentences({ ...person, licenses: [license] }, { area, ofCareer: true }).map(({ sentence }) => sentence)
  expect(told.some((sentence) => sentence.includes(text))).toBe(isTold)
})

test.each(['Self-motivated professional CPA', 'CPR certified', 'Detail-oriented team player CPA', 'First Aid Certification', 'Tarn Institute of Public Accountants', 'Society of Harbor Engineers'])(
  '%s is no credential that is told',
  (text) => {
    const license = { id: 'license', text, certainty: 'sure' as const, origin: 'resume' as const, place: null } as unknown as (typeof person.licenses)[number]
    const told = standingSentences({ ...person, licenses: [license] }, { area, ofCareer: true }).map(({ sentence }) => sentence)
    expect(told.filter((sentence) => sentence.startsWith('My credentials'))).toEqual([])
  },
)

test.each(['Professional Engineer License (pending)', 'Certified Welding Inspector (Expected)', 'PMP Certification in Progress', 'Registered Nurse License (Expired)', 'CPA Candidate'])(
  '%s is no credential that is held',
  (text) => {
    const license = { id: 'license', text, certainty: 'sure' as const, origin: 'resume' as const, place: null } as unknown as (typeof person.licenses)[number]
    const told = standingSentences({ ...person, licenses: [license] }, { area, ofCareer: true }).map(({ sentence }) => sentence)
    expect(told.filter((sentence) => sentence.startsWith('My credentials'))).toEqual([])
  },
)

test('a post that names no work is not told, and one whose line holds only its date is shown by its title', () => {
  const [role] = person.roles
  const posts = (title: string, quote: string) =>
    standingSentences({ ...person, headline: null, roles: [{ ...role!, title, place: { page: 1, line: 1, quote } }] }, { area, ofCareer: true }).filter((one) => one.post)
  for (const title of ['Director', 'Executive Director', 'Committee Member', 'Manager']) expect(posts(title, `${title} 2006`), title).toEqual([])
  expect(posts('Plant Engineer', 'August 2006')).toEqual([{ sentence: 'My present post is that of a plant engineer.', quote: 'Plant Engineer', post: true }])
  expect(posts('Plant Engineer', 'Plant Engineer August 2006')[0]?.quote).toBe('Plant Engineer August 2006')
})
