/**
 * Whether what an endeavor borrows fits the person's own object: how much of the one is met by words of like meaning in the other. A shared word
 * alone proves little ("screening" of voids and of patients): the words beside it have to be met as well.
 */
import { abreast, nearness } from '../meaning/word-vectors.ts'
import { holdsCue, searchableLine } from './evidence.ts'
import type { Problem, PublicPriority } from './problem-area.ts'
import { tellingWords } from './problem-meaning.ts'
import { withoutKinds } from './project-problem.ts'

/** 0–1: how far the telling words of a text are met by the nearest ones of another; 0 where either tells nothing. */
export function metBy(text: string, other: string): number {
  const words = tellingWords(text)
  const others = tellingWords(other)
  if (words.length === 0 || others.length === 0) return 0
  const laid = abreast(Int32Array.from(others, ({ place }) => place))
  let met = 0
  let whole = 0
  for (const { place, weight } of words) {
    met += weight * Math.max(0, ...nearness(place, laid))
    whole += weight
  }
  return met / whole
}

/** From here on a problem is about an object: below it the two share a word and part company in the others. */
const ABOUT = 0.59

/** Whether a known problem is about an object by what the object is called, without the kind of thing that it is. */
export function isAboutObject(object: string, { topic, subject, aim, cues }: Pick<Problem, 'topic' | 'subject' | 'aim' | 'cues'>): boolean {
  const line = searchableLine(object)
  return cues.some((cue) => cue.includes(' ') && holdsCue(line, cue)) || metBy(withoutKinds(object), [topic, subject, aim, ...cues].join(' ').replaceAll('$', '')) >= ABOUT
}

/** From here on two works lie in one matter, so that those for whom one is meant may take up the other. */
const ONE_MATTER = 0.36
export const isOfOneMatter = (work: string, other: string): boolean => metBy(work, other) >= ONE_MATTER

/** Below this a document and a work meet in one name and speak of different things. */
const SPEAKS = 0.34
/** Shorter words of a cue stand in others by chance. */
const CUE_WORD = 4

/**
 * Whether a document that holds a name of a work speaks of that work: also what is left of it without that name lies near what the document says. A law
 * on the release of public records says nothing of mending flooded ones.
 */
export function isSaidOf({ title, says, speaksOf: { subjects } }: Pick<PublicPriority, 'title' | 'says' | 'speaksOf'>, work: string): boolean {
  const shared = subjects.flatMap((cue) => cue.replace('$', '').split(' ')).filter((word) => word.length >= CUE_WORD)
  const rest = withoutKinds(
    searchableLine(work)
      .split(' ')
      .filter((word) => !shared.some((cue) => word.startsWith(cue)))
      .join(' '),
  )
  return tellingWords(rest).length === 0 || metBy(rest, [title, ...says, ...subjects].join(' ').replaceAll('$', '')) >= SPEAKS
}
