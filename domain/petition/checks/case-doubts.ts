/** What of a case may not agree, and what its exhibits may not show: before there is a letter, and so of every settled fact. */
import { isSettled, settledFacts, type CaseFile } from '../case-file.ts'
import { claimsApart } from './claims-apart.ts'
import { doubts, type Doubt } from './possible-conflicts.ts'

/** A case is never changed in place. */
const known = new WeakMap<CaseFile, readonly Doubt[]>()

export function doubtsOf(file: CaseFile): readonly Doubt[] {
  const there = known.get(file)
  if (there !== undefined) return there
  const facts = file.facts.filter(isSettled)
  const found = [
    ...doubts(file, new Set(facts.map(({ id }) => id))),
    ...claimsApart(
      file,
      facts,
      settledFacts(file, 'eb2.experience').filter(({ kind }) => kind === 'role'),
    ),
  ]
  known.set(file, found)
  return found
}
