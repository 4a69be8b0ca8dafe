/** The work of the record that a stated project names: who extends "CoopShield" is told to have created it. */
import type { Asset } from './assets.ts'

/** Names of one's own: "CoopShield", "SALUDLIFT", "WEAN-C", "T-40"; short forms of a trade ("EGS", "HVAC") are none. */
const NAME = /(?<![\w-])(?:\p{Lu}\p{Ll}+\p{Lu}[\p{L}\d]*|\p{Lu}{5,}|\p{Lu}{2,}-\p{Lu}|\p{Lu}{1,4}-\d{2,})(?![\w-])/gu

const namesIn = (text: string): Set<string> => new Set((text.match(NAME) ?? []).map((name) => name.toLowerCase()))

/** The strongest line of work that holds a name which the project holds; null where none does. */
export function namedWork<A extends Pick<Asset, 'kind' | 'quote' | 'strength'>>(project: string, assets: readonly A[]): A | null {
  const names = namesIn(project)
  if (names.size === 0) return null
  return assets.filter(({ kind, quote }) => kind === 'work' && [...namesIn(quote)].some((name) => names.has(name))).toSorted((a, b) => b.strength - a.strength)[0] ?? null
}
