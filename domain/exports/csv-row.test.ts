import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRow } from './csv-row.ts'

/** A reader of RFC 4180 for one line, written without a look at the writer. */
function read(line: string): string[] {
  const cells: string[] = []
  let rest = line
  for (;;) {
    const match = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(rest)
    if (!match) throw new Error(`not a row: ${JSON.stringify(rest)}`)
    cells.push(match[1] === undefined ? match[2]! : match[1].replaceAll('""', '"'))
    rest = rest.slice(match[0].length)
    if (match[3] === '\r\n') {
      if (rest !== '') throw new Error(`more than one row: ${JSON.stringify(rest)}`)
      return cells
    }
  }
}

test.each([
  ['plain', 'plain'],
  ['a "quoted", cell', '"a ""quoted"", cell"'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+49 1', "'+49 1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r=1"'],
  ['＝1+1', "'＝1+1"],
  ['a=1', 'a=1'],
  [{ cents: 123_456 }, '1234.56'],
  [{ cents: 5 }, '0.05'],
  [{ cents: null }, ''],
  [new Date('2026-01-05T12:00:01.999Z'), '2026-01-05 12:00:01'],
  [true, 'yes'],
  [null, ''],
] as const)('%j is written as %j', (cell, written) => {
  expect(csvRow([cell])).toBe(`${written}\r\n`)
})

test('whatever text goes in comes out, and none of it begins as a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', ' ', 'a') })), { minLength: 1, maxLength: 6 }), (texts) => {
      const cells = read(csvRow(texts))
      expect(cells.map((cell, index) => (cell === texts[index] ? cell : cell.slice(1)))).toEqual(texts)
      for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/)
    }),
  )
})
