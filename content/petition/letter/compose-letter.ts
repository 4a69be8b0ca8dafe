/** A petition letter from confirmed facts, in the order in which the petition is decided. What the facts do not carry is not there. */
import type { PublicPriority } from '../../../domain/drafting/problem-area.ts'
import { plainText } from '../../../domain/petition/checks/block-text.ts'
import type { DraftBlock, Section } from '../../../domain/petition/draft.ts'
import { appendixPart, conclusionPart } from './closing-parts.ts'
import { eb2Part } from './eb2-part.ts'
import { endeavorPart } from './endeavor-part.ts'
import type { LetterGround } from './letter-parts.ts'
import { openingPart } from './opening-part.ts'
import { prongOnePart, prongThreePart, prongTwoPart } from './prong-parts.ts'

/** The same ground gives the same letter. `priorities`: the public documents that may be named. */
export function composeLetter(ground: LetterGround, priorities: readonly PublicPriority[]): DraftBlock[] {
  const letter = [openingPart(ground), eb2Part(ground), endeavorPart(ground), prongOnePart(ground, priorities), prongTwoPart(ground), prongThreePart(ground), conclusionPart(ground)].flat()
  return [...letter, ...appendixPart(letter)]
}

/** Wordings of one order among which the one that shares least with earlier letters is kept. */
const WORDINGS = 40

/** `shareOf`: how much of a text stands in earlier letters, 0 to 1. Answers the seed to compose with from now on. */
export async function leastShared(ground: LetterGround, priorities: readonly PublicPriority[], shareOf: (text: string) => Promise<number>, compose: typeof composeLetter = composeLetter): Promise<string> {
  let best = { seed: ground.seed, share: 1 }
  for (let turn = 0; turn < WORDINGS && best.share > 0.01; turn++) {
    const seed = turn === 0 ? ground.seed : `${ground.seed}.${turn}`
    const share = await shareOf(ownWords(compose({ ...ground, seed }, priorities)))
    if (share < best.share || turn === 0) best = { seed, share }
  }
  return best.seed
}

/** The words of a letter that are its own: without standard paragraphs, forms and lists of authorities. */
export const ownWords = (blocks: readonly DraftBlock[], section?: Section): string =>
  blocks.filter((block) => !block.removed && block.standard === null && block.section !== 'appendix' && (section === undefined || block.section === section)).map(({ block }) => plainText(block)).join('\n')
