import { expect, it } from 'vitest'
import { assetsOf } from '../drafting/assets.ts'
import { readPerson } from '../person/read-person.ts'
import { holdsMistakenLetters, withoutMistakenLetters } from './mistaken-letters.ts'

it.each([
  ['Ran the CafÃ© at Quill College', 'Ran the Café at Quill College'],
  ['MÃ¼ller and PeÃ±a, MiloÅ¡', 'Müller and Peña, Miloš'],
  ['the kilnâ€™s glaze', 'the kiln’s glaze'],
  ['2019 â€“ 2021', '2019 – 2021'],
  ['wait â€¦ 40 Â°C, Â±2', 'wait … 40 °C, ±2'],
  ['CafÃƒÂ©', 'Café'],
  ['Quill University ï¼ Marble', 'Quill University – Marble'],
  ['Quill University － Marble', 'Quill University – Marble'],
])('is read anew: %j', (line, told) => expect(withoutMistakenLetters(line)).toBe(told))

it.each(['« LE CAFÉ»', 'SÃO PAULO', 'crâne', 'Ångström, “Ä” und “Å”', 'donÂ´t', 'plain text'])('stays as it is: %j', (line) => expect(withoutMistakenLetters(line)).toBe(line))

it.each(['CafÃ ran', 'quiteÃ¿Ã', '12â€ pipes'])('is not mended: %j', (line) => expect(holdsMistakenLetters(line)).toBe(true))

const read = (line: string) =>
  readPerson([{ lines: ['Mira Sample', 'Kiln Manager', '', 'EXPERIENCE', '', 'Kiln Manager, Quill Works Ltd, Marble    2015 - 2024', `- ${line}`] }], new Date('2026-06-01T00:00:00Z'))

it('a resume is read with its letters mended', () => {
  expect(read('Managed the CafÃ© of the works and cut its waste by 40% in 12 months').achievements[0]?.text).toContain('Café of the works')
})

it('a line with letters that nothing mends is not told', () => {
  const told = (line: string) => assetsOf(read(line)).length
  expect(told('Cut the glaze waste of the kilns by 40% in 12 months')).toBeGreaterThan(0)
  expect(told('Cut the glazeÃ waste of the kilns by 40% in 12 months')).toBe(0)
})
