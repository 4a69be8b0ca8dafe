/** A public body that only a common noun names: which state's, an officer has to know. */
import { findExhibit, isSettled, type CaseFact, type CaseFile } from './case-file.ts'
import { STATE_NAMES } from '../resume/state-names.ts'

const KINDS = 'department|office|board|agency|commission|bureau|council|authority|laboratory|foundation|archives'
const BODY = new RegExp(
  `(?:\\b(?:[Tt]he|[Oo]ur|[Mm]y|[Aa]|[Ii]ts|from|of|by) |^|[,;] )([Ss]tate|[Cc]ounty|[Cc]ity|[Pp]arish)(?:’s)? ((?:\\p{Ll}+ ){0,3}?(?:${KINDS}))(?: of (\\p{Ll}+(?: and \\p{Ll}+)?))?(?![\\p{L}-])`,
  'u',
)
const STATE = new RegExp(`\\b(?:${STATE_NAMES.join('|')})\\b`)
const NAMED = /\b(?:County|City|Parish|Township|Borough) of \p{Lu}|\p{Lu}\p{Ll}+ (?:County|City|Parish|Township)\b/u
/** A state is named by its people, papers, and places too. */
const namesPlace = (text: string, kind: string): boolean => STATE.test(text) || (kind !== 'state' && NAMED.test(text))

/** `words`: the body as it is called; `kind`: of what it is one. */
export type UnnamedBody = { words: string; kind: 'state' | 'county' | 'city' | 'parish' }

/** Null where the fact, or its documents, name the place, or where all that the case names lies in one. */
export function unnamedBody(file: CaseFile, fact: CaseFact): UnnamedBody | null {
  const found = fact.kind === 'statement' && fact.source.kind !== 'letter' ? BODY.exec(fact.text) : null
  if (found === null) return null
  const kind = found[1]!.toLowerCase() as UnnamedBody['kind']
  const shown = [fact.text, ...fact.exhibits.map((id) => findExhibit(file, id)?.title ?? '')]
  if (shown.some((text) => namesPlace(text, kind))) return null
  // “the Ohio kiln board”, told elsewhere, is “the state kiln board” here.
  const noun = found[2]!.split(' ').at(-1)!
  const others = file.facts
    .filter((one) => one.id !== fact.id && isSettled(one))
    .flatMap(({ text }) => [...text.matchAll(new RegExp(`\\b(${STATE_NAMES.join('|')}) (?:\\p{L}+ ){0,4}?${noun}\\b`, 'giu'))].map(([, state]) => state))
  if (kind === 'state' && new Set(others).size === 1) return null
  return { words: found[0].replace(/^(?:from|of|by|[,;]) /, '').trim(), kind }
}

/** Its text with a gap where the name belongs. */
export const withGap = (text: string, { kind }: UnnamedBody): string =>
  text.replace(new RegExp(`\\b(?:the |our |my |a )?${kind}(?:’s)?(?= )`, 'i'), (_found, at: number) => `${at === 0 || /[.?!] $/.test(text.slice(0, at)) ? 'The' : 'the'} [which ${kind}?]`)
