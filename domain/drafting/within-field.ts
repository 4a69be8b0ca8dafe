/**
 * Keeps a set in the person's own world. Where the catalog has no further problem of their field, the next one is a neighbor's (gas mains for an
 * engineer of water mains): instead a subject of the set is told again from another of the person's lines, in another form, and for other users.
 */
import type { Asset } from './assets.ts'
import { alike, sameLine, type Slot } from './choose-slots.ts'
import { searchableLine } from './evidence.ts'
import { isRoutine } from './handed-on.ts'
import type { Problem, ProblemArea } from './problem-area.ts'
import type { Matcher } from './problem-match.ts'

/** How near a line has to be to a problem that no line names, how much of the person has to lie in one of the first option's field, and how near the answers have to be. */
const NEIGHBOR = { about: 2.5, standing: 1.5, answered: 1 }

type Known = {
  matcher: Pick<Matcher, 'fit' | 'standing'>
  lines: readonly Asset[]
  /** Whether a line names the subject. */ names: (line: Asset, slot: Slot) => boolean
  /** What the visitor wrote. */ answers: string
  /** Every line, and the answers. */ material: readonly string[]
  /** The problems that the answers chose. */ asked: readonly Problem[]
}

const WORD_LEAST = 3
/** From here on a word may stand within another: "preschool". */
const INSIDE_LEAST = 5
const stemsOf = (text: string) => [...new Set(searchableLine(text).trim().split(' '))].filter((word) => word.length >= WORD_LEAST).map((word) => word.replace(/(?:ies|s)$/, ''))

/** "gas" of gas distribution, for gas utilities and gas cooperatives: a field that names its world, in a word that nobody said. */
function isOfUnknownWorld({ name, users }: ProblemArea, material: readonly string[]): boolean {
  const words = stemsOf(name).filter((word) => users.filter((group) => stemsOf(group.name).includes(word)).length >= users.length / 2)
  return words.length > 0 && !words.some((word) => material.some((text) => text.includes(word.length < INSIDE_LEAST ? ` ${word}` : word)))
}

/** A problem that no line is about, that was not asked for, and that lies beside the field of the first option. */
export function isNeighbors(slot: Slot, first: Slot | null, { matcher, lines, names, answers, material, asked }: Known): boolean {
  const { object, area, problem } = slot
  if (object !== null) return false
  const home = first?.area.area ?? null
  const isHome = area.area === home
  // Beside a project, what the answers are near to in another field than its own is not what they ask for.
  if (asked.includes(problem.problem) && (home === null || isHome || area.ofCareer)) return false
  if (!isHome && !area.ofCareer && isOfUnknownWorld(area.area, material)) return true
  if (lines.some((line) => line.kind !== 'award' && (matcher.fit(line, problem.problem) >= NEIGHBOR.about || names(line, slot)))) return false
  if (isHome && matcher.standing(problem.problem) >= NEIGHBOR.standing) return false
  return !((isHome || area.ofCareer) && matcher.fit({ id: 'answers', text: answers, roleId: null }, problem.problem) >= NEIGHBOR.answered)
}

/** How many options of a set may tell one subject: in place of a problem of the person's own fields, and of any other. */
const SAME_MOST = { ofCareer: 2, elsewhere: 3 }
/** What the first subject is worth before the others, and what each telling of one takes from the next. */
const FIRST = 2
const TOLD_LOSS = 2
/**
 * How near a line has to be to the subject that is told again: in place of a problem of the career's fields about it, and no farther than the nearest
 * line is from that problem by more than the margin.
 */
const LINE = { weight: -0.5, strength: 7, fit: 5, about: 0, far: -3.5, margin: 0.5 }

/**
 * The slots with the neighbors' problems given up, the farthest first, for subjects of the set that are the person's own, where a line that is told
 * nowhere is about these; and without one where no line is near to the neighbor's problem.
 * @param open which slots may be told again
 * @param isTold whether an option that stays tells the line
 * @param isMatched whether the first option is a known problem: a project of its own takes another form itself where no line is left
 */
export function toldWithin(
  slots: readonly Slot[],
  isForeign: (slot: Slot) => boolean,
  open: (slot: Slot) => boolean,
  isTold: (line: Asset) => boolean,
  isMatched: boolean,
  { matcher, lines: all }: Pick<Known, 'matcher' | 'lines'>,
): Slot[] {
  const found = [...slots]
  const lines = all.filter((line) => line.kind !== 'award' && line.strength >= LINE.weight && !isRoutine(line))
  const nearest = ({ problem: { problem } }: Slot) => Math.max(-LINE.fit, ...all.map((line) => matcher.fit(line, problem)))
  const nearness = (slot: Slot) => matcher.standing(slot.problem.problem) + nearest(slot)
  const times = ({ problem: { problem } }: Slot) => found.filter((other) => other.object === null && other.problem.problem === problem).length
  const own = slots.filter(
    (slot, at) => slot.object === null && slots.findIndex((one) => one.problem.problem === slot.problem.problem) === at && !isForeign(slot) && open(slot) && nearest(slot) >= LINE.about,
  )
  const given: Asset[] = slots.flatMap((slot) => (slot.asset && !isForeign(slot) ? [slot.asset] : []))
  for (const slot of slots.filter(isForeign).toSorted((a, b) => nearness(a) - nearness(b))) {
    const least = slot.area.ofCareer ? Math.max(LINE.about, nearest(slot) - LINE.margin) : LINE.far
    const untold = lines.filter((line) => !isTold(line) && !given.some((other) => other === line || alike(other, line) || sameLine(other, line)))
    const bare = isMatched && nearest(slot) < LINE.about
    const [again] = own
      .filter((one) => times(one) < (slot.area.ofCareer ? SAME_MOST.ofCareer : SAME_MOST.elsewhere))
      .flatMap((one) => {
        const [line] = untold
          .map((asset) => ({ asset, fit: matcher.fit(asset, one.problem.problem) }))
          .filter(({ fit }) => fit >= least)
          .map((told) => ({ ...told, worth: Math.min(told.asset.strength, LINE.strength) + Math.min(told.fit, LINE.fit) }))
          .toSorted((a, b) => b.worth - a.worth)
        if (!line && !bare) return []
        return [{ one, asset: line?.asset ?? null, fit: line?.fit ?? 0, worth: (line?.worth ?? -LINE.fit) + (one === slots[0] ? FIRST : 0) - times(one) * TOLD_LOSS }]
      })
      .toSorted((a, b) => b.worth - a.worth)
    if (!again) continue
    if (again.asset) given.push(again.asset)
    found[found.indexOf(slot)] = { ...again.one, path: slot.path, maker: 'combine', turn: 1, asset: again.asset, fit: again.fit }
  }
  // Which telling it is goes by the place in the set.
  return found.map((slot, at) => {
    const before = found.filter((other, n) => n < at && other.object === null && other.problem.problem === slot.problem.problem).length
    return slot.object !== null || slot.turn === before ? slot : { ...slot, turn: before }
  })
}
