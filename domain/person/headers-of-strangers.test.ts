/** Forms of headers, headings and studies that strangers' resumes have shown. */
import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-26T00:00:00Z')
const read = (text: string) => readPerson([{ lines: text.split('\n') }], NOW)
const rolesOf = (text: string) => read(text).roles.map(({ title, employer, start, end, current }) => [title, employer, start?.year, current ? 'now' : end?.year])

const JOBS = `Ana Duarte

Professional Experience

Present Job

From 4th May 2015 to till date.

Chief Engineer, Quill hotel, Marble Bay, India.

Job profile

Prepare budgets of the hotel and its kilns.

Previous Job

From 11th June 2013 to 20th April 2015.

Assistant Manager Engineering, Harbor Hotels, Marble Bay, India.

Job Profile

Supported the opening of the hotel with 346 rooms.

From 16th July 2012 to 5th June 2013.

Kiln Supervisor, Gallant Mills Inc., Marble Bay, India.`

test('"From" before dates is no employer; "Job profile" heads no section; a header may end with a stop behind its place', () => {
  const { roles } = read(JOBS)
  expect(roles.map(({ title, start }) => [title, start?.year])).toEqual([
    ['Chief Engineer', 2015],
    ['Assistant Manager Engineering', 2013],
    ['Kiln Supervisor', 2012],
  ])
  expect(roles.map(({ employer }) => employer)).not.toContain('From')
})

test('a title over dates that stand alone is theirs, where the other positions have title and dates on one line', () => {
  expect(
    rolesOf(
      'Ana Duarte\n\nExperience\nSenior Kiln Engineer, Quill Inc.\nsince November 2014\n• Fired kilns\n\nKiln Engineer, Quill Inc.\tJuly 2012 – February 2013\n• Fired kilns\n\nGlaze Analyst, Marble LLC\t2008 – 2012\n• Mixed glazes\n\nPotter Assistant, Gallant LLC\t2006 – 2008\n• Mixed clay',
    ),
  ).toEqual([
    ['Senior Kiln Engineer', 'Quill Inc.', 2014, 'now'],
    ['Kiln Engineer', 'Quill Inc.', 2012, 2013],
    ['Glaze Analyst', 'Marble LLC', 2008, 2012],
    ['Potter Assistant', 'Gallant LLC', 2006, 2008],
  ])
})

test('"Teaching and Writing Experience" holds positions; dots of one letter lead to the dates', () => {
  expect(rolesOf('Ana Duarte\n\nProfessional Teaching & Writing Experience\nQuill College ………………….……07 / 2019- Present\nAdjunct Instructor\n• Taught pottery')).toEqual([
    ['Adjunct Instructor', 'Quill College', 2019, 'now'],
  ])
})

test('a branch is no title that is sure', () => {
  const [role] = read('Ana Duarte\n\nExperience\nQuill Society Inc.\tJan 2010 – Sep 2011\nMarble Branch. (Volunteer)\n• Sorted the clay').roles
  expect(role?.certainty).toBe('unsure')
})

test('the head of a table is no school; a school in an Indian language is one', () => {
  const { degrees } = read(
    'Ana Duarte\n\nEducation\nDegree\tSpecialization\tBoard / University\tPercentage\tYear of Completion\nBachelor of Engineering\tMechanical Engineering\tQuill Gallant Vishwavidyalaya\t80.00\t2015',
  )
  expect(degrees.map(({ level, field, school, year }) => [level, field, school, year])).toEqual([['bachelor', 'Mechanical Engineering', 'Quill Gallant Vishwavidyalaya', 2015]])
})

test('"2011 _ 2017" is a range; the field may stand behind a slash', () => {
  expect(rolesOf('Ana Duarte\n\nExperience\nKiln Engineer, Quill Mills Inc.\t2011 _ 2017\n• Fired kilns')).toEqual([['Kiln Engineer', 'Quill Mills Inc.', 2011, 2017]])
  expect(read('Ana Duarte\n\nEducation\nB.E/Mechanical Engineering, Quill University, 2017').degrees.map(({ field }) => field)).toEqual(['Mechanical Engineering'])
})
