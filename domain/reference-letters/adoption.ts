/**
 * When a draft becomes its writer's letter: the writer adopts one version under their own name. Letters that their named
 * authors disowned led to findings of misrepresentation (In Re: 30556449, AAO, May 27, 2026), so a letter is nobody's before.
 */
import { tidy } from '../petition/fact-words.ts'
import { identifiersIn } from '../petition/identifiers.ts'
import { isAddressedToMachine } from '../resume/machine-instructions.ts'

/** `name` as it was typed, `at` ISO, `version` of the letter that was read. */
export type Adoption = { name: string; at: string; version: number }

export type AdoptionRefusal =
  | { kind: 'adopted-already' }
  /** The letter is not the one that was on the screen. */
  | { kind: 'changed-meanwhile' }
  | { kind: 'other-name' }
  | { kind: 'says-too-little' }
  | { kind: 'identifier'; what: string }
  | { kind: 'speaks-to-machine' }

/** Words below which a letter tells nothing. */
export const LEAST_WORDS = 60

const nameKey = (name: string) => tidy(name).toLowerCase().replace(/[.,]/g, '')

/** Null where a writer may adopt this version under this name. */
export function adoptionRefusal(letter: { name: string; version: number; adopted: Adoption | null; body: readonly string[] }, given: { name: string; version: number }): AdoptionRefusal | null {
  if (letter.adopted !== null) return { kind: 'adopted-already' }
  if (letter.version !== given.version) return { kind: 'changed-meanwhile' }
  if (nameKey(given.name) !== nameKey(letter.name)) return { kind: 'other-name' }
  const text = letter.body.join('\n')
  if ((text.match(/\S+/g)?.length ?? 0) < LEAST_WORDS) return { kind: 'says-too-little' }
  const [what] = identifiersIn(text)
  if (what !== undefined) return { kind: 'identifier', what }
  return isAddressedToMachine(text) ? { kind: 'speaks-to-machine' } : null
}
