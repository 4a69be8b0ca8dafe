/** Which public document covers an endeavor: by what it is about and for whom, never by its area alone. Null: none that is known does. */
import { holdsCue, searchableLine } from './evidence.ts'
import { NO_DOCUMENT, type PublicPriority } from './problem-area.ts'

export type Covered = {
  /** What is made and what it is for, outputs included. */
  subject: string
  users: string
  /** Documents of the problem and its area, nearest first. The first was chosen for the problem: a single word of it is enough. */
  near: readonly string[]
}

/** Words that stand in many subjects: alone they tie no document to one. */
const LOOSE = new Set(
  'rule measure data training forms traffic grant agencies explain travel math science career web energy use exercise movement drill fitness student students records english plain map maps mapping'.split(
    ' ',
  ),
)

/** How firmly a line meets the cues: a phrase counts double, a loose word half. */
const firmness = (line: string, cues: readonly string[]) => cues.filter((cue) => holdsCue(line, cue)).reduce((sum, cue) => sum + (LOOSE.has(cue.replace('$', '')) ? 0.5 : cue.includes(' ') ? 2 : 1), 0)

/** A document that was not written to the problem or to one sub-field has to be met by a phrase, or by two words. */
const LEAST_FIRMNESS = 2
/** What a visitor describes in words of their own no document was chosen for: it has to be met by more, those of a sub-field too. */
const LEAST_ALONE = 3

/** A document of the sub-field says more than one of the whole field; the one that was chosen for a problem stands before it where it is met as well. */
const NARROW = 1.5

const hits = (line: string, cues: readonly string[]) => cues.filter((cue) => holdsCue(line, cue)).length

function speaksTo({ speaksOf: { subjects, users, except } }: PublicPriority, about: string, whom: string): boolean {
  if (hits(about, except?.subjects ?? []) > 0 || hits(whom, except?.users ?? []) > 0) return false
  return subjects.some((cue) => holdsCue(about, cue)) && (users.length === 0 || users.some((cue) => holdsCue(whom, cue)))
}

/** The documents that speak of a subject, whoever its users are. */
export function speakingOf(priorities: readonly PublicPriority[], subject: string): PublicPriority[] {
  const about = searchableLine(subject)
  return priorities.filter(({ speaksOf: { subjects } }) => subjects.some((cue) => holdsCue(about, cue)))
}

/** Whether the document speaks of this subject and these users. */
export function covers(priority: PublicPriority, { subject, users }: Pick<Covered, 'subject' | 'users'>): boolean {
  return speaksTo(priority, searchableLine(subject), searchableLine(users))
}

export function choosePriority(priorities: readonly PublicPriority[], covered: Covered): PublicPriority | null {
  if (covered.near.includes(NO_DOCUMENT)) return null
  const subject = searchableLine(covered.subject)
  const users = searchableLine(covered.users)
  const alone = covered.near.length === 0
  const fits = priorities
    .filter(
      (one) =>
        one.verified &&
        speaksTo(one, subject, users) &&
        ((one.narrow === true && !alone) ||
          one.key === covered.near[0] ||
          // What was written to one sub-field and is met by a whole phrase of the subject speaks of it.
          (one.narrow === true && firmness(subject, one.speaksOf.subjects) >= LEAST_FIRMNESS && one.speaksOf.subjects.some((cue) => cue.includes(' ') && holdsCue(subject, cue))) ||
          firmness(subject, one.speaksOf.subjects) + Math.min(firmness(users, one.speaksOf.users), 1) >= (alone ? LEAST_ALONE : LEAST_FIRMNESS)),
    )
    .map((one) => {
      const place = covered.near.indexOf(one.key)
      return {
        one,
        score: Math.min(hits(subject, one.speaksOf.subjects), 3) + Math.min(hits(users, one.speaksOf.users), 2) * 0.5 + (place === 0 ? 2.5 : place > 0 ? 1 : 0) + (one.narrow ? NARROW : 0),
      }
    })
  return fits.toSorted((a, b) => b.score - a.score || a.one.key.localeCompare(b.one.key))[0]?.one ?? null
}
