import { expect, test } from 'vitest'
import type { LineLayout } from '../resume/pdf-reading.ts'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const personOf = (text: string) => readPerson([{ lines: text.split('\n') }], NOW)
const rolesOf = (text: string) => personOf(`Ana Moss\nEXPERIENCE\n${text}`).roles.map(({ title, employer, start, certainty }) => [title, employer, start?.year ?? null, certainty])

const DATED = 'Glaze Technician May 2012 to June 2015\nHarbor Pottery\n• Glazed 300 plates a day.\nClay Assistant May 2009 to April 2012\nEmber Studio\n• Prepared clay for students.'

test('a post without dates at the head of a list is read with its duties, and never surely', () => {
  const head = 'Kiln Analyst\nQuill Works\n• Fired 40 kilns a week for the city museum.\n• Mixed glazes by hand.'
  expect(rolesOf(`${head}\n${DATED}`)).toEqual([
    ['Kiln Analyst', 'Quill Works', null, 'unsure'],
    ['Glaze Technician', 'Harbor Pottery', 2012, 'sure'],
    ['Clay Assistant', 'Ember Studio', 2009, 'sure'],
  ])
  const person = personOf(`Ana Moss\nEXPERIENCE\n${head}\n${DATED}`)
  expect(person.achievements.filter(({ roleId }) => roleId === person.roles[0]?.id).map(({ text }) => text)).toEqual(['Fired 40 kilns a week for the city museum.', 'Mixed glazes by hand.'])
  // How long it was held, or is, nobody says.
  expect(person.yearsOfExperience).toBeNull()
})

test('its title may stand behind its employer, and its employer be blanked', () => {
  const lines = 'Harbor Pottery, Glaze Technician, May 2012 – June 2015\n• Glazed 300 plates a day.\nEmber Studio, Clay Assistant, May 2009 – April 2012\n• Prepared clay.'
  expect(rolesOf(`Quill Works, Kiln Analyst\n• Fired 40 kilns a week.\n${lines}`)[0]).toEqual(['Kiln Analyst', 'Quill Works', null, 'unsure'])
  expect(
    rolesOf(`Kiln Analyst Company Name - City , State\nFired 40 kilns a week for the museum.\n07/1995 to 03/2003\nGlaze Technician Company Name - City , State\nGlazed 300 plates a day.`)[0]?.[0],
  ).toBe('Kiln Analyst')
})

test('a sentence over the first position is none, and beside a post that goes on one without dates is not the latest', () => {
  expect(rolesOf(`Experienced analyst of kilns and glazes for museums.\nFired many of them.\n${DATED}`)).toHaveLength(2)
  expect(rolesOf(`Kiln Analyst\nQuill Works\n• Fired 40 kilns a week.\n${DATED.replace('June 2015', 'Present')}`).map(([title]) => title)).toEqual([
    'Glaze Technician',
    'Clay Assistant',
    'Kiln Analyst',
  ])
})

test('a post whose end lies in the future is unsure and is not thereby the latest', () => {
  expect(rolesOf('Kiln Lead, Quill Works Inc., June 2024 – October 2026\n• Fired kilns.\nKiln Analyst, Marble Works Inc., June 2019 – October 2029\n• Fired kilns.')).toEqual([
    ['Kiln Analyst', 'Marble Works Inc.', 2019, 'unsure'],
    ['Kiln Lead', 'Quill Works Inc.', 2024, 'sure'],
  ])
})

test('behind a blanked employer the title ends where a deed begins', () => {
  const first = 'August 2014\nto\nOctober 2015\nCompany Name City , State Kiln Lead and Teaching Artist Served as lead potter for visitors with clay and other\nmaterials.'
  const person = personOf(`EXPERIENCE\n${first}\nJune 2012\nto\nMarch 2014\nCompany Name City , State Clay Specialist III\nPrepared clay for students.`)
  expect(person.roles.map(({ title }) => title)).toEqual(['Kiln Lead and Teaching Artist', 'Clay Specialist III'])
  expect(person.achievements[0]).toMatchObject({ roleId: 'role-1', text: 'Served as lead potter for visitors with clay and other materials.' })
})

test('the university stands under its department, though a stop ends both lines, and tells of no work', () => {
  const post = (title: string, years: string) => `${years}\t${title}, Department of Clay Health, Section of Kilns.\nUniversity of Quill, Denmark.\n• Fired kilns for the ward`
  const person = personOf(`Ana Moss\nEXPERIENCE\n${post('Assistant Professor', '2023 – 2025')}\n${post('Postdoctoral researcher', '2021 – 2023')}`)
  expect(person.roles.map(({ title, employer }) => [title, employer])).toEqual([
    ['Assistant Professor', 'University of Quill'],
    ['Postdoctoral researcher', 'University of Quill'],
  ])
  expect(person.achievements.map(({ text }) => text)).not.toContain('University of Quill, Denmark.')
})

test('under a heading that names studies and positions a title with its dates is a position', () => {
  const text = 'Ana Moss\nEDUCATION & EMPLOYMENT\n2019 – 2025\tPh.D., Psychology, Marble University\n2016 – 2019\tLab Manager, Harbor University.\n2013 – 2016\tB.A., Philosophy, Quill University'
  expect(personOf(text).roles.map(({ title, employer, certainty }) => [title, employer, certainty])).toEqual([['Lab Manager', 'Harbor University', 'unsure']])
  expect(personOf(text).degrees.map(({ school }) => school)).toEqual(['Marble University', 'Quill University'])
  expect(personOf(text.replace('EDUCATION & EMPLOYMENT', 'EDUCATION')).roles).toEqual([])
})

test('a supervisor in brackets behind a title leaves the employer behind them', () => {
  expect(rolesOf('Research Assistant (Advisor: Prof. Duarte), Quill University 03/2024-10/2024\n• Fired kilns.')[0]?.slice(0, 2)).toEqual(['Research Assistant', 'Quill University'])
})

test('a blanked employer may be printed in one word', () => {
  expect(
    rolesOf('Kiln Lead , 09/2018 to 06/2019\nCompany Name – City , State\n• Fired kilns.\nClay Lead , 06/2016 to 08/2018\nCompanyName – City , State\n• Fired kilns.').map(([, employer]) => employer),
  ).toEqual([null, null])
})

test('a stop behind the dates of a header makes it no sentence', () => {
  const text =
    'Visiting Researcher, Quill Institute of Marble and Clay, Germany, Dec 2023 - Mar 2024.\nWorked on the glazes of the museum for three years.\nResearch Assistant, Kiln Analytics Lab, University of Quill, Iran, Feb 2020 - May 2022.\nFired kilns for it.'
  expect(rolesOf(text).map(([title, employer]) => [title, employer])).toEqual([
    ['Visiting Researcher', 'Quill Institute of Marble and Clay'],
    ['Research Assistant', 'University of Quill'],
  ])
})

test('who oversaw the work, on a line of its own, is nobody’s employer', () => {
  const text =
    'PhD Student\t2022-2025\nDepartment of Clay, University of Quill\nResearch Assistant, University of Quill\t2019-2022\nUnder the supervision of Prof. Ben Duarte\nTutor\t2018-2019\nIntroduction to Kilns, Marble University'
  expect(
    rolesOf(text)
      .find(([title]) => title?.toString().startsWith('Research'))
      ?.slice(0, 2),
  ).toEqual(['Research Assistant', 'University of Quill'])
})

test('an address in the web is no headline', () => {
  expect(personOf('Ana Moss\nresearcher.quillguild.com/moss\nEXPERIENCE\nKiln Lead, Quill Works Inc., 2015 – 2017').headline).toBeNull()
})

/** Lines at the left edge or, behind a bar, further right; an empty one is a gap. */
const drawn = (...lines: string[]) => {
  const layout = lines.map((text, n): LineLayout | null =>
    text === '' ? null : { x: text.startsWith('|') ? 57 : 33, endX: 300, y: 700 - n * 14, size: 11, bold: false, italic: false, drop: 14, column: 0, breaks: [] },
  )
  return readPerson([{ lines: lines.map((text) => text.replace(/^\|/, '')), layout }], NOW)
}

test('a title alone at the edge of the headers, between duties further right, heads what is below it, never surely', () => {
  const post = (head: string, ...duties: string[]) => [head, 'Company Name City , State', '', ...duties.map((duty) => `|${duty}`), '']
  const lines = [
    ...post('Glaze Technician May 2012 to June 2015', 'Glazed the plates of the city museum for every one of its halls', 'Mixed the glazes of the museum by hand for each of the plates'),
    'Kiln Analyst - Clay & Glaze',
    '',
    '|Fired the kilns of the city museum for all of its yearly fairs',
    '',
    ...post('Clay Assistant May 2009 to April 2012', 'Prepared the clay of the museum for the students of all its courses'),
  ]
  const { roles, achievements } = drawn('Ana Moss', '', 'Experience', ...lines)
  expect(roles.map(({ title, start, certainty }) => [title, start?.year ?? null, certainty])).toEqual([
    ['Glaze Technician', 2012, 'sure'],
    ['Clay Assistant', 2009, 'sure'],
    ['Kiln Analyst - Clay & Glaze', null, 'unsure'],
  ])
  const idOf = (title: string) => roles.find((role) => role.title?.startsWith(title))?.id
  expect(achievements.find(({ text }) => text.startsWith('Fired'))?.roleId).toBe(idOf('Kiln Analyst'))
  // Among duties at its side the title is one of them.
  const beside = drawn('Ana Moss', '', 'Experience', ...lines.map((text) => (text.startsWith('Kiln Analyst') ? `|${text}` : text)))
  expect(beside.roles).toHaveLength(2)
})

test('a list of licenses that the width of the page breaks within an item is unsure', () => {
  const first = 'ITIL Foundation v3, ITIL Intermediate Certificate in Glazing, ITIL Intermediate Certificate in Firing, ITIL Intermediate'
  const layout = (endX: number, n: number): LineLayout => ({ x: 33, endX, y: 700 - n * 14, size: 11, bold: false, italic: false, drop: 14, column: 0, breaks: [] })
  const text = ['Education', first, 'Certificate in Drying, ITIL Clay Capability, CompTIA Security +', 'Master of Arts : Botany Quill University City , State', 'Skills', 'Kilns, clay, glaze']
  const licenses = (ends: number[]) =>
    readPerson([{ lines: text, layout: ends.map(layout) }], NOW)
      .licenses.filter((one) => one.text.startsWith('Certificate in Drying'))
      .map(({ certainty }) => certainty)
  expect(licenses([90, 560, 330, 330, 60, 120])).toEqual(['unsure'])
  expect(licenses([90, 260, 560, 330, 60, 120])).toEqual(['sure'])
})

test('courses towards a certificate, and who is a candidate of an examination, are no licenses', () => {
  const licenses = (line: string) => personOf(`Education\nBachelor of Science : Botany Quill University City , State 2012\n${line}`).licenses.map(({ text }) => text)
  expect(licenses('Hampton, Va. Courses in Business Certification')).toEqual([])
  expect(licenses('Graduate Certificate in Clay/CPA Exam Candidate')).toEqual([])
  expect(licenses('Certified Public Accountant')).toHaveLength(1)
})

test('where employers are blanked and no post has dates, a title beside the blank heads what is told below its place', () => {
  const told = 'Taught the second grade for one year and led the field trips.\nHelped prepare plans for lessons in the guild school each week.'
  const person = personOf(`TEACHER\nTeaching Experience\nCompany Name Teacher\nCity , State\n\n${told}\n\nCompany Name Kiln Teacher\nCity , State\n\n${told}`)
  expect(person.roles.map(({ title, employer, start }) => [title, employer, start])).toEqual([
    ['Teacher', null, null],
    ['Kiln Teacher', null, null],
  ])
})

test('so does one behind the blank place on its line, and that the post goes on is no part of its title', () => {
  const told = 'Helped customers of the guild with purchases and returns, and trained the new clerks.'
  const { roles } = personOf(
    `CUSTOMER SERVICE REPRESENTATIVE PRESENT\nExperience\nCompany Name – City , State Customer Service Representative Present\n\n${told}\n\nCompany Name – City , State Kiln Technician\n\n${told}`,
  )
  expect(roles.map(({ title, certainty }) => [title, certainty])).toEqual([
    ['Customer Service Representative', 'sure'],
    ['Kiln Technician', 'unsure'],
  ])
})
