import { expect, test } from 'vitest'
import { readPerson } from './read-person.ts'

const NOW = new Date('2026-11-26T00:00:00Z')
const degreesOf = (text: string) => readPerson([{ lines: text.split('\n') }], NOW).degrees.map(({ level, field, school, year, completed }) => [level, field, school, year, completed])

test('degrees that one line under the name tells are read one by one, with what their brackets hold', () => {
  expect(
    degreesOf(
      'ANA M. DUARTE  Pr.Eng  |  Mine ventilation & clean air  |  Marble, ZA\nBEng Mining (Pretoria, 2010); MSc Eng Mine Ventilation (Wits, 2016); Quill Guild Cert. Mine Air Control; Mine Manager’s Certificate (metal)\n\nEMPLOYMENT\nQuill Kilns Inc.\n  Ventilation Engineer                        Jan 2021 – present\n   Built fans for the 12 shafts of the mine',
    ),
  ).toEqual([
    ['bachelor', 'Mining', 'Pretoria', 2010, true],
    ['master', 'Mine Ventilation', 'Wits', 2016, true],
  ])
})

test('a place in brackets with its state is no school', () => {
  expect(degreesOf('Ana Duarte\n\nEducation\nBEng Mining (Tucson, AZ, 2010)').map(([, , school]) => school)).toEqual([null])
})

test('"the same university" is no name of a school', () => {
  const [first, second] = degreesOf('Ana Duarte\n\nEducation\n2012-2015 PhD in Kiln Law, Quill University (2015)\n2005-2010 Master of Law, the same university')
  expect(first?.[2]).toBe('Quill University')
  expect([null, 'Quill University']).toContain(second?.[2])
})
