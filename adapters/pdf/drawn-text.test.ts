import { expect, test } from 'vitest'
import { drawnText } from './drawn-text.mjs'

const OPS = { beginText: 1, setFont: 2, setTextMatrix: 3, showText: 4 }

/** A page that shows each text in a font of the given name, one below the other. */
function pageOf(texts: [font: string, text: string][]) {
  const steps = texts.flatMap(([font, text], n): [number, unknown][] => [
    [OPS.beginText, []],
    [OPS.setFont, [font, 10]],
    [OPS.setTextMatrix, [1, 0, 0, 1, 50, 700 - n * 20]],
    [OPS.showText, [[...text].map((unicode) => ({ unicode, width: 500, isSpace: unicode === ' ' }))]],
  ])
  return {
    view: [0, 0, 612, 792],
    commonObjs: { get: (name: string) => ({ name }) },
    getOperatorList: async () => ({ fnArray: steps.map(([step]) => step), argsArray: steps.map(([, args]) => args) }),
  }
}

const textsOf = async (texts: [string, string][]) => ((await drawnText(pageOf(texts), OPS, 1000)) ?? []).map(({ glyphs }) => glyphs.map(({ text }) => text).join(''))

test('letters of fonts that draw icons are no words, and those of bullet fonts are bullets', async () => {
  expect(
    await textsOf([
      ['QOXNIT+Lato-Regular', 'July 2012'],
      ['SZAQTD+FontAwesome5Free-Solid', 'z'],
      ['YEEOJD+SimpleIconsFiltered', '*'],
      ['DFXNLW+Dingbats', '‰'],
    ]),
  ).toEqual(['July 2012', '•'])
})

test('letters that their font draws far smaller than it says are as high as they are wide for', async () => {
  const page = pageOf([['Small', 'Kiln Study']])
  const runs = await drawnText({ ...page, commonObjs: { get: () => ({ name: 'Small', isType3Font: true, fontMatrix: [0.001, 0, 0, 0.006, 0, 0] }) } }, OPS, 1000)
  expect(runs?.[0]?.size).toBe(10)
})

test('words laid unseen over the filled outlines of their letters are read, and unseen words elsewhere are not', async () => {
  const ops = { ...OPS, constructPath: 5, fill: 6, setGState: 7 }
  const word = (text: string, y: number): [number, unknown][] => [
    [ops.beginText, []],
    [ops.setFont, ['Quill-Regular', 10]],
    [ops.setTextMatrix, [1, 0, 0, 1, 50, y]],
    [ops.showText, [[...text].map((unicode) => ({ unicode, width: 500, isSpace: unicode === ' ' }))]],
  ]
  const letters = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [n, n]))
  const box = Object.fromEntries(Array.from({ length: 13 }, (_, n) => [n, n]))
  const steps: [number, unknown][] = [
    [ops.constructPath, [ops.fill, [letters], [50, 699, 100, 708]]],
    [ops.setGState, [[['ca', 0]]]],
    ...word('Kiln Study', 700),
    ...word('unseen', 600),
    [ops.setGState, [[['ca', 1]]]],
    [ops.constructPath, [ops.fill, [box], [50, 499, 100, 508]]],
    [ops.setGState, [[['ca', 0]]]],
    ...word('on a box', 500),
  ]
  const page = { ...pageOf([]), getOperatorList: async () => ({ fnArray: steps.map(([step]) => step), argsArray: steps.map(([, args]) => args) }) }
  const runs = (await drawnText(page, ops, 1000)) ?? []
  expect(runs.map(({ glyphs }) => glyphs.map(({ text }) => text).join(''))).toEqual(['Kiln Study'])
})
