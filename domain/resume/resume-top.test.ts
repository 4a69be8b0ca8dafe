import { expect, test } from 'vitest'
import { findHeadline, findName } from './resume-top.ts'
import { resumeLines } from './resume-sections.ts'

const nameOf = (text: string) => findName(resumeLines([{ lines: text.split('\n') }]))?.name ?? null

/** [text, size] */
const drawn = (lines: [string, number][]) => {
  let y = 760
  const layout = lines.map(([text, size]) => ({ x: 72, endX: 72 + text.length * size * 0.5, y: (y -= size * 1.3), size, bold: false, italic: false, drop: size * 1.3, column: 0, breaks: [] }))
  return findName(resumeLines([{ lines: lines.map(([text]) => text), layout }]))?.name ?? null
}

const BELOW: [string, number][] = [
  ['kilns@example.org', 9],
  ['Fired kilns of many kinds in the mills of the harbor', 9],
  ['and mended pots for the museum of the town of Marble', 9],
]

test('a name over two lines of the largest letters is one name', () => {
  expect(drawn([['ANA MARIA', 24], ['DUARTE-MOSS', 24], ...BELOW])).toBe('ANA MARIA DUARTE-MOSS')
  expect(drawn([['VIOLETA', 24], ['DUARTE MOSS', 24], ...BELOW])).toBe('VIOLETA DUARTE MOSS')
})

test('a job or a smaller line beside the name is no part of it', () => {
  expect(drawn([['ANA DUARTE', 24], ['KILN ENGINEER', 24], ...BELOW])).toBe('ANA DUARTE')
  expect(drawn([['ANA DUARTE', 24], ['MARMOLIA', 16], ...BELOW])).toBe('ANA DUARTE')
})

test('a title behind the comma of a name is no part of it, where an address tells the name', () => {
  expect(nameOf('Ana Duarte-Moss, Doctor of Kiln Sciences (PhD equivalent)\nana.dm@example.com, duarte@example.com')).toBe('Ana Duarte-Moss')
  expect(nameOf('Quill Harbor, Doctor of Kiln Sciences (PhD equivalent)\nana.dm@example.com')).toBeNull()
})

test('a nickname in quotes and brackets stands within the name', () => expect(nameOf('Ana ("Annie") Duarte\nMarble, TX | ana@example.com')).toBe('Ana ("Annie") Duarte'))

test('the label of the European form tells which name is the family’s', () =>
  expect(nameOf('Europass\nPersonal information\nSurname(s) / First name(s) Duarte Moss, Ana\nE-mail kilns@example.com')).toBe('Ana Duarte Moss'))

test('what somebody looks for, and where their writings are found, is no headline', () => {
  const headlineOf = (text: string) => findHeadline(resumeLines([{ lines: text.split('\n') }]), 0)
  expect(headlineOf('Ana Duarte\nOBJECTIVE: Staff Kiln Engineer position in glazes')).toBeNull()
  expect(headlineOf('Ana Duarte\nana@example.com | scholar: Ana Duarte Engineer\n')).toBeNull()
  expect(headlineOf('Ana Duarte\nMarble, TX | ana@example.com | Kiln Engineer |')).toBe('Kiln Engineer')
})

test('initials are not counted among the words of a name', () => {
  expect(nameOf('Ana Bela Clara D. E. Duarte\nMarble, TX | ana@example.com')).toBe('Ana Bela Clara D. E. Duarte')
  expect(nameOf('Ana Bela Clara Dora Eva Duarte\nMarble, TX | ana@example.com')).toBeNull()
})

test('a headline is told without its label', () =>
  expect(findHeadline(resumeLines([{ lines: ['DESIGNATION: KILN ASSISTANT', 'Summary', 'Led the kilns of the guild.'] }]), null)).toBe('KILN ASSISTANT'))
