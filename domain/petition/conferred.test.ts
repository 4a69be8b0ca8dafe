import { expect, test } from 'vitest'
import { degreeLevel, isConferred } from './fact-words.ts'

test.each([
  'PhD candidate',
  'PhD, in progress',
  'PhD (expected 2027)',
  'PhD, ABD',
  'Doctoral studies',
  'Master Plumber',
  'Master class certificate',
  'Master class in hydrology',
  'Honorary doctorate',
  'PhD student',
  'PhD researcher',
  'No PhD',
  'PhD, anticipated 2027',
  'Scrum Master',
  'Webmaster',
  'Master of Ceremonies',
  'Master of Science level studies',
  'Master of Science, 24 of 30 credits',
  'Doctor of nothing yet',
  'MBA admit',
  'MS Office Specialist',
  'Two years of a PhD',
  'Master in progress',
  'I hold no PhD.',
  'I was admitted to the Master of Science in hydrology.',
  'I will receive a Master of Science in May 2027.',
  'I hold a PhD in hydrology, which was revoked.',
  'PhD (ABD)',
  'Master of Science (Failed)',
  'Doctor of Science (Hon.)',
  'PhD studies',
  'PhD clinical research',
  'MBA applications',
  'Master mechanics',
  'Doctor of Philosophy, research',
  'PhD in Progress Physics',
  'PhD in unfinished chemistry',
  'Diploma in Nursing',
  'Professional Licence',
  'Baccalaureate in Sciences',
  'Doctor',
  'I hold a Diploma in nursing. The evaluation finds it is equivalent to an associate degree.',
  'I hold a Master of Science in hydrology. The evaluation finds that it is equivalent to a high school diploma.',
  'I hold a Master of Science in hydrology. The evaluation finds that it is equivalent to a bachelor’s degree.',
])('%s is no degree that is held', (degree) => {
  expect(degreeLevel({ fields: { degree } })).toBe('other')
  expect(isConferred({ fields: { degree } }, null)).toBe(false)
})

test.each([
  ['Doctor of Philosophy', 'doctorate'],
  ['Ph. D.', 'doctorate'],
  ['Dr.-Ing.', 'doctorate'],
  ['Doctor of Nursing Practice', 'doctorate'],
  ['Master of Liberal Studies', 'master'],
  ['Master of Science in Electrical & Computer Engineering', 'master'],
  ['M.A. in Communication Sciences and Disorders', 'master'],
  ['LL.M.', 'master'],
  ['MSc Civil Engineering', 'master'],
  ['Magíster en Ingeniería', 'master'],
  ['Bachelor of Science (First Class Honours)', 'bachelor'],
  ['Ingeniero Civil', 'bachelor'],
  ['Master of Science (M.Sc.)', 'master'],
  ['Bachelor of Arts (Oxon)', 'bachelor'],
  ['Master of Public Health, Environmental Health', 'master'],
  ['MA International Relations', 'master'],
  ['I hold a Master of Science in hydrology. The evaluation finds that it is equivalent to a United States master’s degree.', 'master'],
  ['I hold a Master of Science in hydrology, as the certificate of the university shows.', 'master'],
  ['I received the degree of Doctor of Philosophy in hydrology from Lakeshore State University.', 'doctorate'],
])('%s is one', (degree, level) => {
  expect(degreeLevel({ fields: { degree } })).toBe(level)
  expect(isConferred({ fields: { degree, year: 'May 2019' } }, '2026-11-30')).toBe(true)
})

test.each(['2028', '2026', '2024-2026', 'December 2026', '12/2026', '2024-present', 'present', 'since 2024', '2025 (expected)', 'Fall 2027', '2023, pending'])(
  'with the year %s it is not conferred by then',
  (year) => expect(isConferred({ fields: { degree: 'Master of Science', year } }, '2026-11-30')).toBe(false),
)
test.each(['2025', 'November 2026', '5/2019', '2014–2016', ''])('with the year “%s” it is', (year) => expect(isConferred({ fields: { degree: 'Master of Science', year } }, '2026-11-30')).toBe(true))

test('a remark beside the field keeps it open', () => {
  expect(isConferred({ fields: { degree: 'PhD', field: 'hydrology (ongoing)', year: '2019' } }, '2026-11-30')).toBe(false)
  for (const field of ['hydrology coursework only', 'unfinished hydrology', 'partially completed physics', 'hydrology four terms', 'medicine residency'])
    expect(isConferred({ fields: { degree: 'PhD', field, year: '2019' } }, '2026-11-30')).toBe(false)
  for (const field of ['viticulture', 'early childhood education', 'applied statistics', 'power systems'])
    expect(isConferred({ fields: { degree: 'PhD', field, year: '2019' } }, '2026-11-30')).toBe(true)
  expect(isConferred({ fields: { degree: 'PhD', field: 'communication sciences and disorders', year: '2019' } }, '2026-11-30')).toBe(true)
})

test('a date that is told with the degree is past too', () => {
  const degree = (date: string) => `I received a Master of Science in hydrology from Lakeshore State University in ${date}.`
  expect(isConferred({ fields: { degree: degree('May 2029') } }, '2026-11-30')).toBe(false)
  expect(isConferred({ fields: { degree: degree('May 2019') } }, '2026-11-30')).toBe(true)
})

test.each([
  'some physics',
  'physics prerequisites',
  'life experience',
  'physics bootcamp',
  'hydrology club',
  'hydrology studies',
  'hydrology research',
  'former hydrology',
  'Hydrology Enrollment',
  'TBD',
  'N/A',
  'topics',
  'apology',
  'hydrology and friends',
])('a field of which a word is not known is open: %s', (field) =>
  expect(isConferred({ fields: { degree: 'Master of Science', field, school: 'Lakeshore State University', year: '2019' } }, '2026-11-30')).toBe(false),
)
test.each([
  'Soil, Water and Environmental Science',
  'Philosophy, Politics, and Economics',
  'Civil Engineering (Hydraulics)',
  'Sistemas Computacionales',
  'environmental studies',
  'Supply Chain Management',
  'school and district administration',
])('a field is each of its words: %s', (field) => expect(isConferred({ fields: { degree: 'Master of Science', field, school: 'Lakeshore State University', year: '2019' } }, '2026-11-30')).toBe(true))
test.each([
  'applied to Lakeshore State University',
  'Lakeshore State University (expelled)',
  'expelled from Lakeshore State University',
  'Expelled From Lakeshore State University',
  'one course at Quill University',
  'One Course At Quill University',
  'Lakeshore High School',
  'none',
  'Self-taught',
  'Udemy',
  'University of American Degrees (unaccredited)',
  'Not Quill University',
  'my uncle’s college',
  'TBD',
])('what is no name of a school keeps a degree open: %s', (school) =>
  expect(isConferred({ fields: { degree: 'Master of Science', field: 'hydrology', school, year: '2019' } }, '2026-11-30')).toBe(false),
)
test.each([
  'Lakeshore State University',
  'Universität für Bodenkultur Wien',
  'École Polytechnique',
  'UNIVERSITY OF MARYLAND, COLLEGE PARK',
  'Texas A&M University',
  'St. John’s University',
  'Massachusetts Institute of Technology (MIT)',
  'JNTU',
  'Lakefront Graduate School',
  'Universidade do Porto',
  '',
])('and the name of one does not: %s', (school) => expect(isConferred({ fields: { degree: 'Master of Science', field: 'hydrology', school, year: '2019' } }, '2026-11-30')).toBe(true))
