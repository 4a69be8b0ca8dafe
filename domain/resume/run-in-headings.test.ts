import { expect, test } from 'vitest'
import { readPerson } from '../person/read-person.ts'
import { resumeLines, resumeSections } from './resume-sections.ts'

const RESUME = `Ana Duarte

EDUCATION
2016 – 2020\tPh.D., Botany, Quill University
LICENSES

Registered Nurse, Ohio
Kiln Instructor PROFESSIONAL EXPERIENCE

2022 – 2026\tKiln Engineer, Quill Guild Inc.
RESEARCH SUPPORT

$180,000. 2024–2026
Podium, Clay Society, 2021 TEACHING

Two courses`

const sectionsOf = (text: string) => resumeSections(resumeLines([{ lines: text.split('\n') }]), null).map(({ kinds, heading }) => [kinds[0], heading])

test('headings at the end of the line before them head what follows, and money is no position', () => {
  expect(sectionsOf(RESUME).slice(1)).toEqual([
    ['education', 'EDUCATION'],
    ['licences', 'LICENSES'],
    ['experience', 'PROFESSIONAL EXPERIENCE'],
    ['other', 'RESEARCH SUPPORT'],
    ['other', 'TEACHING'],
  ])
  expect(readPerson([{ lines: RESUME.split('\n') }], new Date('2026-11-26T00:00:00Z')).roles.map(({ title, employer }) => [title, employer])).toEqual([['Kiln Engineer', 'Quill Guild Inc.']])
})

test('a single line that ends in capitals heads nothing', () => {
  expect(sectionsOf(RESUME.replace('Kiln Instructor PROFESSIONAL EXPERIENCE', 'Kiln Instructor')).some(([, heading]) => heading === 'TEACHING')).toBe(false)
})
