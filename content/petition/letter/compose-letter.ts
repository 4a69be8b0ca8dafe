/** A petition letter from confirmed facts, in the order in which the petition is decided. What the facts do not carry is not there. */
import type { PublicPriority } from '../../../domain/drafting/problem-area.ts'
import { plainText } from '../../../domain/petition/checks/block-text.ts'
import type { DraftBlock, Section } from '../../../domain/petition/draft.ts'
import { appendixPart, conclusionPart } from './closing-parts.ts'
import { eb2Part } from './eb2-part.ts'
import { endeavorPart } from './endeavor-part.ts'
import { withPassages } from './exhibit-parts.ts'
import type { LetterGround } from './letter-parts.ts'
import { openingPart } from './opening-part.ts'
import { prongOnePart, prongThreePart, prongTwoPart } from './prong-parts.ts'

/** The same ground gives the same letter. `priorities`: the public documents that may be named. */
export function composeLetter(ground: LetterGround, priorities: readonly PublicPriority[]): DraftBlock[] {
  const argument = [eb2Part(ground), endeavorPart(ground), prongOnePart(ground, priorities), prongTwoPart(ground), prongThreePart(ground)].flat()
  const letter = [...openingPart(ground, argument), ...withPassages(ground, [...argument, ...conclusionPart(ground, argument)])]
  return [...letter, ...appendixPart(letter)]
}

/** The first wording that shares no more than this is taken; of so many tries the one that shares least. */
const ENOUGH = 0.035
const TRIES = 40

/**
 * `textsOf`: what is compared of the letter that a seed gives. `sharesOf`: how much of each text stands in earlier letters,
 * 0 to 1. Answers the seed to compose with from now on, `first` or one made of it: letter and sections share little.
 */
export async function leastShared(first: string, textsOf: (seed: string) => Promise<readonly string[]>, sharesOf: (texts: readonly string[]) => Promise<readonly number[]>): Promise<string> {
  let best = { seed: first, share: 1 }
  for (let turn = 0; best.share > ENOUGH && turn < TRIES; turn++) {
    const seed = turn === 0 ? first : `${first}.${turn}`
    const share = Math.max(0, ...(await sharesOf(await textsOf(seed))))
    if (share < best.share || turn === 0) best = { seed, share }
  }
  return best.seed
}

/** Sections whose wording is a letter's own; the others are mostly form. */
const COMPARED: readonly Section[] = ['endeavor', 'p1', 'p2', 'p3']
/** Words below which a section says too little to be compared by itself. */
const COMPARED_WORDS = 200

/** What is held against earlier letters: the whole (`section` null), and each section that says enough. */
export function comparedTexts(blocks: readonly DraftBlock[]): { section: Section | null; text: string }[] {
  const sections = COMPARED.map((section) => ({ section, text: ownWords(blocks, section) })).filter(({ text }) => text.split(/\s+/).length >= COMPARED_WORDS)
  return [{ section: null, text: ownWords(blocks) }, ...sections]
}

/** The words of a letter that are its own: without standard paragraphs, forms and lists of authorities. */
export const ownWords = (blocks: readonly DraftBlock[], section?: Section): string =>
  blocks
    .filter((block) => !block.removed && block.standard === null && block.section !== 'appendix' && (section === undefined || block.section === section))
    .map(({ block }) => plainText(block))
    .join('\n')
