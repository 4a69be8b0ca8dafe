import { expect, test } from 'vitest'
import { documentLines, pageSegments } from './assemble-lines.mjs'
import { recognizedRuns } from './recognized-runs.mjs'

const row = (level: number, left: number, top: number, width: number, height: number, confidence: number, text = '') => [level, 1, 1, 1, 1, 1, left, top, width, height, confidence, text].join('\t')
const linesOf = (...rows: string[]) => documentLines([pageSegments(recognizedRuns(rows.join('\n'), 2, 792), [0, 0, 612, 792])]).flatMap(({ lines }) => lines)

test('words of one line stand together, a date at the right edge behind a tab', () => {
  expect(
    linesOf(
      row(4, 100, 100, 900, 24, -1),
      row(5, 100, 100, 110, 24, 96, 'Process'),
      row(5, 218, 100, 120, 24, 95, 'Engineer'),
      row(5, 800, 100, 60, 24, 93, '2019'),
      row(4, 100, 130, 300, 24, -1),
      row(5, 100, 130, 90, 24, 91, 'Acme'),
    ),
  ).toEqual(['Process Engineer\t2019', 'Acme'])
})

test('what the engine only guesses is left out, and so are rows of another shape', () => {
  expect(linesOf(row(4, 100, 100, 300, 24, -1), row(5, 100, 100, 90, 24, 91, 'Acme'), row(5, 300, 100, 30, 24, 12, '|ee'), 'no row', row(5, 400, 100, 30, 24, 90, ' '))).toEqual(['Acme'])
})
