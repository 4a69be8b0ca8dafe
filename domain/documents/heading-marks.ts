/** The number printed before each heading, as Word's numbering and the PDF's count it. */
import { wordsOf } from './document.ts'
import type { Document } from './document.ts'

export type Heading = { level: 1 | 2 | 3; /** `II.`, `2.1`; empty where headings have no number. */ mark: string; words: string }

const ROMAN = [
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const

const roman = (value: number): string => {
  let left = value
  return ROMAN.map(([sign, worth]) => {
    const times = Math.floor(left / worth)
    left -= times * worth
    return sign.repeat(times)
  }).join('')
}

/** Every heading of the document in its order. */
export const headingsOf = ({ blocks, headingNumbers }: Document): Heading[] => {
  const counts: [number, number, number] = [0, 0, 0]
  return blocks.flatMap((block): Heading[] => {
    if (block.kind !== 'heading') return []
    const { level } = block
    counts[level - 1] = (counts[level - 1] ?? 0) + 1
    counts.fill(0, level)
    const [one, two, three] = counts
    const legal = level === 1 ? roman(one) : level === 2 ? String.fromCharCode(64 + two) : String(three)
    const decimal = level === 1 ? `${one}.` : counts.slice(0, level).join('.')
    const mark = headingNumbers === 'legal' ? `${legal}.` : headingNumbers === 'decimal' ? decimal : ''
    return [{ level, mark, words: wordsOf(block.content) }]
  })
}
