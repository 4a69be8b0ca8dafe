/** Two shares of one company for one person: which is right is asked of the petitioner. Told by words, read by a person. */
import type { CaseFact } from '../case-file.ts'
import { short } from './block-text.ts'
import type { Doubt } from './possible-conflicts.ts'
import { disagree, sentences, type Told } from './told-sentences.ts'

const PARTS: Readonly<Record<string, number>> = {
  half: 50,
  'one half': 50,
  'a half': 50,
  'a third': 33,
  'one third': 33,
  'two thirds': 67,
  'a quarter': 25,
  'one quarter': 25,
  'three quarters': 75,
  all: 100,
  'the whole': 100,
}
const SHARE = `(?<share>\\d{1,3}(?:\\.\\d{1,2})? ?(?:percent|%)|${Object.keys(PARTS).join('|')})`
const COMPANY =
  '(?:(?:the|my|our|its|this) )?(?:(?:\\p{Ll}+ )?(?:company|firm|business|corporation|startup|start-up|shares|stock|equity)(?! (?:\\p{Ll}+s\\b|that\\b|which\\b))|\\p{Lu}[\\p{L}’&.-]*(?: \\p{Lu}[\\p{L}’&.-]*){0,4})'
const OWNER = '(?:(?:\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?|[Mm]y (?:partner|brother|sister|wife|husband|co-founder)) and I|I|[Ww]e)'
const OWNED = new RegExp(`(?<!\\p{L})${OWNER} (?:(?:now|still|also|each|both) )?(?:own|hold) ${SHARE}(?:(?<behind> of ${COMPANY})(?!\\p{L})|(?= and (?:\\p{Ll}+)|[,.;]|$))`, 'u')
/** Shares of something else, or at another time. */
const OTHER = /\b(?:meetings?|online|votes?|voting|profits?|revenue|patents?|licen[sc]e|land|house|building|farm|crop|until|since|before|after|will|would|(?:19|20)\d\d)\b/i
const NAMED = /\p{Lu}[\p{L}’&.-]*(?: \p{Lu}[\p{L}’&.-]*){0,4}/u
/** Percent by which a rounded share may miss. */
const ROUNDED = 1
/** “We own 60 percent”: of that, one of them may own a part. */
const ALONE = /^I\b|\b(?:each|both)\b/
const mayBePart = (part: Owned, whole: Owned): boolean => whole.isJoint && !part.isJoint && part.percent < whole.percent

type Owned = Told & { percent: number; phrase: string; name: string | null; isJoint: boolean }

/** The shares that a fact gives the petitioner. `facts`: those that are settled. */
export function claimsOwned(facts: readonly CaseFact[]): Doubt[] {
  const told = sentences(facts).flatMap((one): Owned[] => {
    const found = OTHER.test(one.sentence) ? null : OWNED.exec(one.sentence)
    const share = found?.groups?.['share']?.toLowerCase()
    if (found === null || share === undefined) return []
    return [
      {
        ...one,
        percent: PARTS[share] ?? Number.parseFloat(share),
        phrase: found[0],
        name: NAMED.exec(found.groups?.['behind'] ?? '')?.[0] ?? null,
        isJoint: !ALONE.test(found[0]) && !/\beach\b/.test(one.sentence),
      },
    ]
  })
  return told.flatMap((one, place) => {
    const other = told
      .slice(0, place)
      .find(
        (two) =>
          two.fact.id !== one.fact.id &&
          !mayBePart(one, two) &&
          !mayBePart(two, one) &&
          Math.abs(two.percent - one.percent) > ROUNDED &&
          (one.name === null || two.name === null || one.name.includes(two.name) || two.name.includes(one.name)),
      )
    return other === undefined
      ? []
      : [disagree(one, `“${one.phrase}” here, and “${other.phrase}” in another fact: “${short(other.sentence)}” Ask which share is right, of what, and since when.`, other.fact.id)]
  })
}
