import { expect, test } from 'vitest'
import { documentLines, pageSegments } from './assemble-lines.mjs'

/** A run of glyphs on one line of a page. */
const drawn = (text: string, x: number, y: number, size = 9) => ({
  glyphs: [...text].map((letter, n) => ({ text: letter, x: x + n * 5, endX: x + (n + 1) * 5 })),
  x,
  y,
  endX: x + text.length * 5,
  size,
  bold: false,
  italic: false,
  upright: true,
})
const linesOf = (...runs: ReturnType<typeof drawn>[]) => documentLines([pageSegments(runs, [0, 0, 612, 792])]).flatMap(({ lines }) => lines.filter((line) => line !== ''))

test('dates in a column at the left that are drawn after their row stand before it, in two lines too', () => {
  expect(
    linesOf(
      drawn('Ana Duarte', 15, 780, 26),
      drawn('Kiln Researcher', 288, 700),
      drawn('Quill Guild', 288, 686),
      drawn('2024-01 -', 199, 700),
      drawn('Current', 199, 688),
      drawn('Kiln Engineer', 288, 640),
      drawn('Marble Guild', 288, 626),
      drawn('2020-06 - 2023-12', 190, 640),
    ),
  ).toEqual(['Ana Duarte', '2024-01 - Current\tKiln Researcher', 'Quill Guild', '2020-06 - 2023-12\tKiln Engineer', 'Marble Guild'])
})

test('a heading that is drawn before all of the page goes before what it heads, and one over dates at its left stays', () => {
  expect(
    linesOf(
      drawn('Work History', 199, 720, 14),
      drawn('Ana Duarte', 15, 780, 26),
      drawn('Skills', 15, 600, 14),
      drawn('Kilns', 15, 580),
      drawn('Kiln Researcher', 210, 700),
      drawn('Quill Guild', 210, 686),
      drawn('Fired kilns', 210, 672),
    ),
  ).toEqual(['Ana Duarte', 'Skills', 'Kilns', 'Work History', 'Kiln Researcher', 'Quill Guild', 'Fired kilns'])
  expect(
    linesOf(drawn('Ana Duarte', 15, 780, 26), drawn('Experience', 94, 720, 14), drawn('2020', 28, 700), drawn('Kiln Engineer', 94, 700), drawn('Quill Guild', 94, 686), drawn('Fired kilns', 94, 672)),
  ).toEqual(['Ana Duarte', 'Experience', '2020\tKiln Engineer', 'Quill Guild', 'Fired kilns'])
})

test('dates at the left of their rows are no column of their own, though some rows have none', () => {
  const rows = ['Kiln Engineer, Quill Guild', 'Kiln Researcher, Marble Guild', 'Kiln Assistant, Harbor Guild', 'Kiln Intern, Moss Guild'].flatMap((text, n) => [
    drawn(`${2020 - 2 * n} - ${2022 - 2 * n}`, 56, 700 - 30 * n),
    drawn(text, 200, 700 - 30 * n),
    drawn('and what the guild was made for by its people', 200, 688 - 30 * n),
  ])
  expect(linesOf(...rows).slice(0, 3)).toEqual(['2020 - 2022\tKiln Engineer, Quill Guild', 'and what the guild was made for by its people', '2018 - 2020\tKiln Researcher, Marble Guild'])
})

test('dots that lead to the edge do not take the blanks out of the words before them', () => {
  const words = [...'Kiln Study in Clay'].map((letter, n) => ({ text: letter, x: 56 + n * 5, endX: 56 + (n + 1) * 5 })).filter(({ text }) => text !== ' ')
  const dots = Array.from({ length: 60 }, (_, n) => ({ text: '.', x: 150 + n * 6, endX: 152 + n * 6 }))
  const row = { ...drawn('', 56, 700), glyphs: [...words, ...dots], endX: 510 }
  expect(linesOf(row)[0]).toMatch(/^Kiln Study in Clay/)
})

test('a heading that is drawn at the end, before bars that stand apart, goes over the dates of the row under it', () => {
  expect(
    linesOf(
      drawn('current', 35, 680, 9),
      drawn('2021', 41, 660, 9),
      drawn('University of Quill', 99, 666, 9),
      drawn('PhD Student', 99, 681, 9),
      drawn('Ana Duarte', 72, 760, 22),
      drawn('EDUCATION', 97, 706, 14),
      drawn('|', 60, 670, 9),
    ).slice(0, 5),
  ).toEqual(['EDUCATION', 'current', '2021', 'University of Quill', 'PhD Student'])
})

test('bold headings in capitals that are drawn before the text, in its size, go over what they head', () => {
  const bold = (text: string, x: number, y: number) => ({ ...drawn(text, x, y), bold: true })
  const rows = Array.from({ length: 12 }, (_, n) => drawn(`What was fired for the guild ${String(n)}`, 60, 600 - 12 * n))
  expect(
    linesOf(
      drawn('Ana Duarte', 300, 760, 22),
      bold('EDUCATION', 50, 730),
      bold('KILN WORK', 50, 640),
      bold('PROJECTS', 50, 440),
      drawn('University of Quill', 49, 715),
      drawn('MSc Botany', 60, 700),
      drawn('Clay Lead, Marble Guild', 49, 625),
      ...rows,
      drawn('A kiln of one', 49, 425),
    ),
  ).toEqual([
    'Ana Duarte',
    'EDUCATION',
    'University of Quill',
    'MSc Botany',
    'KILN WORK',
    'Clay Lead, Marble Guild',
    ...rows.map((_, n) => `What was fired for the guild ${String(n)}`),
    'PROJECTS',
    'A kiln of one',
  ])
})

test('headings in small capitals that end at one edge and are drawn in one go stand over their parts', () => {
  const heading = (text: string, y: number) => drawn(text, 180 - text.length * 5, y, 6.5)
  const rows = (from: number) => Array.from({ length: 6 }, (_, n) => drawn(`What was fired for the guild in ${String(from - 12 * n)}`, 200, from - 12 * n))
  expect(
    linesOf(
      drawn('Ana Duarte', 200, 760, 12),
      heading('WORK', 700),
      heading('EDUCATION', 560),
      heading('PERSONAL SKILLS', 420),
      drawn('2018–2020 Kiln Lead', 130, 670),
      ...rows(655),
      drawn('2014–2018 MSc Botany', 130, 530),
      ...rows(515),
      drawn('Kilns', 200, 390),
    ).filter((line) => !line.startsWith('What')),
  ).toEqual(['Ana Duarte', 'WORK', '2018–2020 Kiln Lead', 'EDUCATION', '2014–2018 MSc Botany', 'PERSONAL SKILLS', 'Kilns'])
})

test('dates in a column at the right that are drawn apart stand behind the line they are beside, before or after the text', () => {
  const dates = [drawn('2022 - Now', 520, 700), drawn('2019 - 2022', 520, 640)]
  const text = [drawn('Kiln Engineer', 200, 700), drawn('Quill Guild', 200, 686), drawn('Kiln Researcher', 200, 640), drawn('Marble Guild', 200, 626)]
  const read = ['Kiln Engineer\t2022 - Now', 'Quill Guild', 'Kiln Researcher\t2019 - 2022', 'Marble Guild']
  expect(linesOf(...dates, drawn('Ana Duarte', 200, 780, 26), ...text)).toEqual(['Ana Duarte', ...read])
  expect(linesOf(drawn('Ana Duarte', 200, 780, 26), ...text, ...dates)).toEqual(['Ana Duarte', ...read])
})

test('a left cell that is set in the middle of its row stands beside the first line at its right', () => {
  const [page] = documentLines([
    pageSegments(
      [drawn('2020 - present', 58, 688), drawn('Quill Guild', 58, 676), drawn('Kiln Engineer', 193, 700), drawn('Fired kilns', 193, 682), drawn('Led four potters', 193, 664)],
      [0, 0, 612, 792],
    ),
  ])
  const at = (text: string) => page?.layout[page.lines.indexOf(text)]?.y
  expect(at('2020 - present')).toBe(at('Kiln Engineer'))
  expect(linesOf(drawn('2016 - 2020', 58, 594), drawn('M.Sc. Kilns, Quill University', 193, 600), drawn('Thesis on clay', 193, 588))).toEqual([
    '2016 - 2020\tM.Sc. Kilns, Quill University',
    'Thesis on clay',
  ])
})
