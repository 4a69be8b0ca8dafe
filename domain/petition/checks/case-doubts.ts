/** What of a case may not agree, and what its exhibits may not show: before there is a letter, and so of every settled fact. */
import { isSettled, settledFacts, type CaseFile } from '../case-file.ts'
import { disagreements } from './agreement.ts'
import { claimsApart } from './claims-apart.ts'
import { claimsCrossed, notKnown } from './claims-crossed.ts'
import { claimsDecided } from './claims-decided.ts'
import { claimsInTime } from './claims-in-time.ts'
import { claimsNoted } from './claims-noted.ts'
import { claimsPersonal } from './claims-personal.ts'
import { claimsReckoned } from './claims-reckoned.ts'
import { doubts, type Doubt } from './possible-conflicts.ts'

/** A case is never changed in place. */
const known = new WeakMap<CaseFile, readonly Doubt[]>()

export function doubtsOf(file: CaseFile): readonly Doubt[] {
  const there = known.get(file)
  if (there !== undefined) return there
  const facts = file.facts.filter(isSettled)
  const ids = new Set(facts.map(({ id }) => id))
  const roles = settledFacts(file, 'eb2.experience').filter(({ kind }) => kind === 'role')
  const found = [
    // A license that nobody claims has a question of its own.
    ...disagreements(file, ids, null).flatMap(({ rule, ...rest }): Doubt[] => (rule === 'license' ? [] : [{ rule, ...rest }])),
    ...doubts(file, ids),
    ...claimsApart(file, facts, roles),
  ]
  if (file.response === undefined) {
    const crossed = notKnown(found, [...claimsCrossed(file, facts, roles), ...claimsInTime(file, facts, roles), ...claimsPersonal(file, facts), ...claimsReckoned(facts), ...claimsDecided(facts)])
    found.push(...crossed, ...notKnown([...found, ...crossed], claimsNoted(file, facts)))
  }
  known.set(file, found)
  return found
}
