import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-22T00:00:00Z')
const degreesOf = (text: string) => readPerson([{ lines: `Education\n${text}`.split('\n') }], NOW).degrees

test('a line taken for a heading under one degree does not end the studies', () => {
  const text = `2016
Quillmark University MBA : Botany
Member of the Kiln Honor Society
Coursework
Advanced Glaze Theory
Clay and Society

2012
Quillmark University Bachelor of Science : Botany

2008
Marble College
Associate of Arts : Ceramics
Skills
Patience`
  expect(degreesOf(text)).toMatchObject([
    { level: 'master', school: 'Quillmark University', year: 2016 },
    { level: 'bachelor', field: 'Botany', school: 'Quillmark University', year: 2012, certainty: 'sure' },
    { level: 'associate', field: 'Ceramics', school: 'Marble College', year: 2008 },
  ])
})

test('dates below such a line that no school and degree follow are no studies', () => {
  expect(degreesOf('2016\nQuillmark University MBA : Botany\nAwards\n2012\nBest Bachelor of the Kiln Fair\n2010\nQuillmark University Prize')).toHaveLength(1)
  expect(degreesOf('2016\nQuillmark University MBA : Botany\nVolunteering\n2012 - 2014\nMarble University\nMentor for Bachelor students')).toHaveLength(1)
})

test('below a line that may name another school, a degree with a school beside it is not sure, nor is one without', () => {
  const below = 'December 2017\nMasters of Science : Botany Quillmark University Botany\nAugust 2015\nBachelor of Science : Botany Botany'
  expect(degreesOf(`Marble A&M Commerce\n${below}`).map(({ certainty }) => certainty)).toEqual(['unsure', 'unsure'])
  expect(degreesOf(`Marble College\n${below}`).map(({ certainty }) => certainty)).toEqual(['unsure', 'unsure'])
  expect(degreesOf(below)[0]).toMatchObject({ school: 'Quillmark University', certainty: 'sure' })
})

test('a school of a line of its own that no degree has may be that of a degree without one', () => {
  const lines = 'Quillmark Trade Center Certificate - Glazing Basics\nMarble University /Olinda\n1998\nBachelor of Arts : Botany Botany'
  expect(degreesOf(`2003\n${lines}`).find(({ level }) => level === 'bachelor')).toMatchObject({ certainty: 'unsure' })
})

test.each([
  ['a law degree without its last stop', 'J.D : Law , 1983 Quillmark University', { level: 'professional', field: 'Law', school: 'Quillmark University' }],
  [
    'arts and applied science',
    '2004 Bachelors of Arts and Applied Science (BAAS) : Quillmark University - Kiln Technology and Glaze Improvement City ,\nState GPA: 3.5 Kiln Technology and Glaze Improvement',
    { level: 'bachelor', field: 'Kiln Technology and Glaze Improvement', school: 'Quillmark University', certainty: 'sure' },
  ],
  ['the short form spelled out', 'M.Com ( Master of Commerce) , Commerce 2013 Quillmark University', { level: 'master', field: 'Commerce', school: 'Quillmark University', certainty: 'sure' }],
  ['a bachelor without "of"', 'Quillmark University 1998 Bachelor Arts Degree : Botany Botany', { level: 'bachelor', field: 'Botany', school: 'Quillmark University' }],
  [
    'something else behind the field told twice',
    'Quillmark University 2003 BBA : Accounting Accounting Moss Bay TX *Member: Phi Kiln Lambda, Future Potters of\nOlinda',
    { field: 'Accounting', school: 'Quillmark University', certainty: 'sure' },
  ],
  ['a school named after its state', 'Master of Science : Urban Planning Indiana University of Marble', { field: 'Urban Planning', school: 'Indiana University of Marble', certainty: 'sure' }],
  ['a state behind the school', 'Master of Science : Botany , Quillmark University Delaware -\nBotany', { school: 'Quillmark University Delaware', certainty: 'sure' }],
  [
    'a field behind the blank place of a form',
    '2015\nQuillmark University\nCity , State , USA Kiln Development and Leadership (KDL)\nMaster of Science',
    { field: 'Kiln Development and Leadership', school: 'Quillmark University', year: 2015, certainty: 'sure' },
  ],
  [
    'a long list between the colon and the date',
    'Associate of Arts : Culinary Arts, Chef Training and Restaurant Management 1983 Quillmark Technical College City , State',
    { field: 'Culinary Arts, Chef Training and Restaurant Management', certainty: 'sure' },
  ],
])('the parts of a degree: %s', (_, text, told) => {
  expect(degreesOf(text)[0]).toMatchObject(told)
})

test('a list that trails off into words of no field is not sure', () => {
  expect(degreesOf('Associate of Arts : Culinary Arts, Chef Training and Restaurant Management Eastern Shore 1983 Quillmark College City , State')[0]).toMatchObject({ certainty: 'unsure' })
})

test('whatever came before, a degree that was obtained was', () => {
  const under = (line: string) => degreesOf(`1999\nBS : Botany Quillmark College City , State\n${line}`)[0]
  expect(under('Botany After taking a break of ten years from school and working in a kiln I finished and obtained my Botany degree.')).toMatchObject({ certainty: 'sure', completed: true })
  expect(under('After taking a break of ten years from school and working in a kiln I went back to it.')).toMatchObject({ certainty: 'unsure' })
})

test('another degree that is under way leaves open nothing of the one above', () => {
  const under = (line: string) => degreesOf(`Associate of Arts , Ceramics 2014 Quillmark College City , State\n• ${line}`)[0]
  expect(under('I am currently attending Quillmark University in pursuit of my Bachelor of Arts degree.')).toMatchObject({ level: 'associate', completed: true, certainty: 'sure' })
  const doctorate = (line: string) => degreesOf(`Doctor of Philosophy , Ceramics 2014 Quillmark University City , State\n${line}`)[0]
  expect(doctorate("Left with a Master's degree.")).not.toMatchObject({ level: 'doctorate', completed: true, certainty: 'sure' })
  expect(doctorate('Left the program early and obtained my masters degree.')).not.toMatchObject({ level: 'doctorate', completed: true, certainty: 'sure' })
  expect(doctorate('Left the program early and obtained a Ceramics degree elsewhere.')).not.toMatchObject({ completed: true, certainty: 'sure' })
  expect(under('I am currently attending this college in pursuit of the degree.')).toMatchObject({ completed: false })
})
