import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const rolesIn = (text: string) =>
  readPerson([{ lines: `Anna Quill\nanna@quill.example\n\nEXPERIENCE\n\n${text}`.split('\n') }], NOW).roles.map(({ title, employer, start, certainty }) => [title, employer, start?.year, certainty])

test('where a dash parts an employer from the title behind it in every header, they are two, and never surely', () => {
  expect(rolesIn('• Harbor — Glaze Engineer, 2019–Present\n• Marble Pottery — Kiln Technician, 2015–2019\n• Quill — Clay Analyst, 2012–2015')).toEqual([
    ['Glaze Engineer', 'Harbor', 2019, 'unsure'],
    ['Kiln Technician', 'Marble Pottery', 2015, 'unsure'],
    ['Clay Analyst', 'Quill', 2012, 'unsure'],
  ])
})

test('bullets over dates alone head positions', () => {
  expect(rolesIn('* Marble Pottery — Kiln Technician\n2015–2019\n- Fired kilns.\n\n* Harbor — Glaze Engineer\n2019–Present\n- Mixed clay.')).toEqual([
    ['Glaze Engineer', 'Harbor', 2019, 'unsure'],
    ['Kiln Technician', 'Marble Pottery', 2015, 'unsure'],
  ])
})

test('of a short and a long name before the place the long one may employ, never surely', () => {
  expect(rolesIn('Research Scientist, Coastal Hazards, Tarn Ocean Observatory, Quillport    2015 – 2019\n- Mapped 14 bays.')).toEqual([
    ['Research Scientist', 'Tarn Ocean Observatory', 2015, 'unsure'],
  ])
  expect(rolesIn('Kiln Engineer, Quillworks, Bengaluru, Karnataka    2015 – 2019\n- Fired 14 kilns.')[0]?.[1]).toBe('Quillworks')
})

test('who supervised is no title', () => {
  expect(
    rolesIn(
      'Postdoctoral Assistant\tJanuary 2020 – present\nQuill University\n\nSummer Research Student\tJuly – August 2015\nMarble Centre for Kilns\nSupervisors: Prof. Cai Moss and Dr Ben Reed\n- Fired kilns.',
    ).map(([title]) => title),
  ).toEqual(['Postdoctoral Assistant', 'Summer Research Student'])
})

test('a laboratory by its initials stands before its university, and a town behind a university is not sure', () => {
  expect(rolesIn('Associate Professor, LQRM, Université de Quill    9.2017 – 8.2022\n- Taught 14 courses.')[0]).toEqual(['Associate Professor', 'Université de Quill', 2017, 'sure'])
  expect(rolesIn('Research Assistant\t2019–Present\nUniversity of Western Quill London, Ontario, Canada\n- Fired 14 kilns.')[0]?.[3]).toBe('unsure')
})
