/** The sample letter cut into the parts that are read in the browser. It draws in the whole letter: only pages of the server import it. */
import type { Block } from '../../../domain/documents/document.ts'
import { headingsOf, type Heading } from '../../../domain/documents/heading-marks.ts'
import { sheetsBetween, type LetterSheet } from '../../../domain/documents/letter-pages.ts'
import { SAMPLE_LETTER_PARTS, type SampleLetterPart } from '../../sample-letter.ts'
import { aiPetitionSample } from './ai-petition-sample.ts'
import starts from './page-starts.json' with { type: 'json' }

/** A heading with the place where it is read. */
export type LetterHeading = Heading & { path: string; page: number }

export type LetterPart = SampleLetterPart & { sheets: readonly LetterSheet[] }

const { blocks } = aiPetitionSample
const firstLevel = blocks.flatMap((block, index) => (block.kind === 'heading' && block.level === 1 ? [index] : []))

/** Index of the block at which a part begins; the end of the letter after the last one. */
const beginningOf = (part: number): number => {
  if (part === 0) return 0
  const before = SAMPLE_LETTER_PARTS.slice(0, part).reduce((sum, { headings }) => sum + headings, 0)
  return firstLevel[before] ?? blocks.length
}

const partOf = (part: SampleLetterPart, index: number): LetterPart => ({
  ...part,
  sheets: sheetsBetween(aiPetitionSample, starts, beginningOf(index), beginningOf(index + 1)),
})

const [opening, ...others] = SAMPLE_LETTER_PARTS
export const LETTER_OPENING = partOf(opening, 0)
export const LETTER_PARTS: readonly LetterPart[] = [LETTER_OPENING, ...others.map((part, index) => partOf(part, index + 1))]

const marks = headingsOf(aiPetitionSample)
const headingBlocks = blocks.filter((block) => block.kind === 'heading')

/** The number printed before a heading, such as `II.`; empty for a block that is no heading of the letter. */
export const letterMark = (block: Block): string => marks[headingBlocks.findIndex((each) => each === block)]?.mark ?? ''

/** Every heading in turn, with where it is read. */
export const LETTER_HEADINGS: readonly LetterHeading[] = LETTER_PARTS.flatMap(({ path, sheets }) =>
  sheets.flatMap((sheet) => sheet.blocks.flatMap((block) => (block.kind === 'heading' ? [{ path, page: sheet.first, heading: block }] : []))),
).flatMap(({ path, page, heading }) => {
  const found = marks[headingBlocks.indexOf(heading)]
  return found === undefined ? [] : [{ ...found, path, page }]
})

export const LETTER_PAGE_COUNT = starts.length
