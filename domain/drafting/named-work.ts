/** The work of the record that a stated project goes on with: by a name of its own ("TideWatch"), or by the words that both hold. */
import type { Asset } from './assets.ts'
import { topicStems } from './topic-fit.ts'

/** Names of one’s own: "TideWatch", "TIDEWATCH", "MOOR-C", "T-40"; short forms of a trade ("EGS", "HVAC") are none. */
const NAME = /(?<![\w-])(?:\p{Lu}\p{Ll}+\p{Lu}[\p{L}\d]*|\p{Lu}{5,}|\p{Lu}{2,}-\p{Lu}|\p{Lu}{1,4}-\d{2,})(?![\w-])/gu

const namesIn = (text: string): Set<string> => new Set((text.match(NAME) ?? []).map((name) => name.toLowerCase()))

/** Words that a line of work has to share with the project, so that it is what the project goes on with. */
const SHARED = 3

/** "Seed grant (PI), $18,000": money that was granted, and no deed. */
export const isMoney = (quote: string): boolean => /\b(?:grants?|fellowship|R\d\d|K\d\d|award)\b/i.test(quote) && /\$ ?\d|\b(?:co-)?PI\b/.test(quote) && !MADE.test(quote)
const MADE = /\b(?:created|developed|designed|built|invented|conceived|validated|introduced|founded|wrote)\b/i
/** How slight a line may be that tells how the named work was made. */
const LEAST_MADE = -1

type Line = Pick<Asset, 'kind' | 'quote' | 'strength'>

/** The strongest line of work that holds a name which the project holds, or else the one that shares most of its words; null where none does. */
export function namedWork<A extends Line>(project: string, assets: readonly A[]): A | null {
  const works = assets.filter(({ kind, strength }) => kind === 'work' && strength > 0)
  const names = namesIn(project)
  const named = assets
    .filter(({ kind, strength, quote }) => kind === 'work' && (strength > 0 || (strength > LEAST_MADE && MADE.test(quote))) && [...namesIn(quote)].some((name) => names.has(name)))
    .toSorted((a, b) => Number(isMoney(a.quote)) - Number(isMoney(b.quote)) || b.strength - a.strength)[0]
  if (named) return named
  const words = new Set(topicStems(project))
  const shared = (quote: string) => new Set(topicStems(quote).filter((stem) => words.has(stem))).size
  const [best] = works
    .map((line) => ({ line, shared: shared(line.quote) }))
    .filter((one) => one.shared >= SHARED)
    .toSorted((a, b) => b.shared - a.shared || b.line.strength - a.line.strength)
  return best?.line ?? null
}
