/**
 * Puts the person's own deeds before what lies beside their field: an option on a problem whose own words hardly stand in the record, on the
 * title of one paper, or on a subject that is told a second time gives way to a thing that the person made and that others can take up.
 */
import type { Asset } from './assets.ts'
import { alike, sameLine, sameStory, saysSome, type Slot } from './choose-slots.ts'
import type { Deliverable } from './deliverable.ts'
import { isRoutine, staysInside } from './handed-on.ts'
import { bareOf } from './noun-phrase.ts'
import { DAILY, GAIN } from './own-ground-words.ts'
import { workKind } from './own-object.ts'
import { TAKEN_UP_BY_OTHERS } from './printed-line.ts'
import type { DraftingKnowledge, Problem } from './problem-area.ts'
import { tellsSubject } from './shares-subject.ts'
import { isWholeTopic } from './titled-object.ts'
import { topicStems } from './topic-fit.ts'

/** Words by their first letters: "vulnerability" and "vulnerable". */
const STEM_LETTERS = 6
const stemsOf = (text: string) => topicStems(text).map((stem) => stem.slice(0, STEM_LETTERS))

/** What a problem is about, without the verb of its aim. */
const wordsOf = ({ topic, subject, aim }: Problem) => new Set(stemsOf([topic, subject, aim.split(' ').slice(1).join(' ')].join(' ')))

const bearersOf = new WeakMap<DraftingKnowledge, ReadonlyMap<string, number>>()
function bearersIn(knowledge: DraftingKnowledge): ReadonlyMap<string, number> {
  const known = bearersOf.get(knowledge)
  if (known) return known
  const bearers = new Map<string, number>()
  for (const { problems } of knowledge.areas) for (const problem of problems) for (const stem of wordsOf(problem)) bearers.set(stem, (bearers.get(stem) ?? 0) + 1)
  bearersOf.set(knowledge, bearers)
  return bearers
}

/** How much of what a problem is about stands in the words of the record and of the answers: rare words tell more. */
export function shareIn(material: readonly string[], knowledge: DraftingKnowledge): (problem: Problem) => number {
  const held = new Set(material.flatMap(stemsOf))
  const bearers = bearersIn(knowledge)
  const weigh = (stems: readonly string[]) => stems.reduce((sum, stem) => sum + 1 / Math.sqrt(bearers.get(stem) ?? 1), 0)
  return (problem) => {
    const stems = [...wordsOf(problem)]
    return stems.length === 0 ? 0 : weigh(stems.filter((stem) => held.has(stem))) / weigh(stems)
  }
}

/** Kinds of things that stay worth handing on beside a known problem; what was changed, studied, or learned is told elsewhere. */
const GIVEN: ReadonlySet<Deliverable> = new Set(['software', 'model', 'protocol', 'teaching', 'program', 'device', 'record', 'process', 'practice', 'work', 'solution'])
/** A deed of this strength may take the place of a neighbor's problem, how much more it weighs that others took it up, and how little a title says beside deeds. */
const DEED = { least: 1.2, takenUp: 2, title: 4, patentTopic: 3, topic: 2.4 }
/** How many options of a set may stand on what a title is on. */
const TOPICS_MOST = 1
/** From here on two plain words say enough: "arrival scheme". */
const LARGE = 5

/** "econometric evaluation": what was done, and to nothing. */
const ALONE = /^[a-z-]+ (?:evaluation|analysis|assessment|testing|review|training|monitoring|screening|design|redesign|cleaning|inspection|modeling|mapping)s?$/i

/** How strongly a thing speaks that can be handed on; null for any other line. */
export function deedWorth(asset: Asset): number | null {
  const { object, kind, strength } = asset
  // "rules for use": of what, its words do not say.
  if (object !== null && / for (?:(?:their|its|the) )?use$/.test(object.general)) return null
  if (object?.deliverable === 'topic' && kind !== 'work') return isWholeTopic(object.general) && tellsSubject(object.general) ? (kind === 'patent' ? DEED.patentTopic : DEED.topic) : null
  if (kind === 'award' || !object?.deliverable || !GIVEN.has(object.deliverable)) return null
  const isTaken = kind === 'work' && TAKEN_UP_BY_OTHERS.test(asset.quote)
  const worth = (kind === 'work' ? strength : Math.min(strength, DEED.title)) + (isTaken ? DEED.takenUp : 0)
  const says = saysSome(object) || (strength >= LARGE && bareOf(object.general).includes(' '))
  if (
    worth < DEED.least ||
    ALONE.test(bareOf(object.general)) ||
    !says ||
    !tellsSubject(object.general) ||
    staysInside(asset) ||
    (isRoutine(asset) && !isTaken) ||
    DAILY.test(object.phrase) ||
    GAIN.test(object.phrase)
  )
    return null
  return object.deliverable === 'work' && workKind(object.verb) === 'run' ? null : worth
}

/** What makes an option on a known problem give way, by how much. */
const GIVES_WAY = { unshared: 2, unnamed: 1.5, elsewhere: 0.7, again: 2, far: 0.8, slight: 0.8, asked: -0.3 }
/** From here on it does. */
export const READY = 1.9
/** And from here on to the person's project in another form, where no deed is left. */
export const BESIDE = 3
/** The same where the option tells the deed already. */
const TOLD_READY = 1.65
/** Below this fit and this strength what an option rests on is far from its subject, or slight. */
const NEAR_LINE = 2

export type Standing = {
  /** How much of its subject stands in the record. */ share: number
  /** Whether a line names it. */ isNamed: boolean
  /** Whether it lies in the field of the first option. */ isHome: boolean
  /** Whether the answers ask for it, and a line names it. */ isAsked: boolean
  /** Whether it was told before. */ isAgain: boolean
  /** How near the line is that it was chosen for; null where it was chosen for none. */ fit: number | null
  strength: number
}

/** How readily an option on a known problem gives way to a deed of the person's own. */
export function readinessOf({ share, isNamed, isHome, isAsked, isAgain, fit, strength }: Standing): number {
  return (
    (1 - share) * GIVES_WAY.unshared +
    (isNamed ? 0 : GIVES_WAY.unnamed) +
    (isHome ? 0 : GIVES_WAY.elsewhere) +
    (isAgain ? GIVES_WAY.again : 0) +
    ((fit ?? 0) < NEAR_LINE ? GIVES_WAY.far : 0) +
    (strength < NEAR_LINE ? GIVES_WAY.slight : 0) +
    (isAsked ? GIVES_WAY.asked : 0)
  )
}

export type Deeds = {
  deeds: readonly Asset[]
  /** The slot of a deed in the place of another, with the field whose users and routes it gets. */
  slotOf: (asset: Asset, before: Slot) => Slot
  /** How readily a slot gives way; null for those that stay whatever there is. */
  yields: (slot: Slot, at: number) => number | null
}

/** The least strength of a deed on which a set begins. */
const FIRST_LEAST = 3.5

/** What each step of a deed's weight above that of the line in a slot adds to its readiness. */
const WEIGHT_STEP = 0.25

const isTold = (asset: Asset, other: Asset) => other === asset || alike(other, asset) || sameStory(other, asset) || sameLine(other, asset)

/** The slots with the strongest deeds that carry no option in the place of those that give way; a deed that is told in one of these takes that one. */
export function withDeeds(slots: readonly Slot[], { deeds, slotOf, yields }: Deeds): Slot[] {
  const found = [...slots]
  const open = new Map(slots.flatMap((slot, at): [number, number][] => [yields(slot, at)].flatMap((readiness): [number, number][] => (readiness === null ? [] : [[at, readiness]]))))
  const weighed = deeds.flatMap((asset) => [deedWorth(asset)].flatMap((worth) => (worth === null ? [] : [{ asset, worth }]))).toSorted((a, b) => b.worth - a.worth)
  for (const { asset, worth } of weighed) {
    const telling = [...found.keys()].filter((at) => {
      const other = found[at]
      return other !== undefined && ((other.asset !== null && isTold(asset, other.asset)) || (other.object !== null && other.object.general === asset.object?.general))
    })
    const weightAt = (at: number) => (found[at]?.asset?.kind === 'work' ? Math.max(found[at].asset.strength, 0) : 0)
    const ready = (at: number) => (open.get(at) ?? -Infinity) + (telling.includes(at) ? 0 : Math.max(0, worth - weightAt(at)) * WEIGHT_STEP)
    if (telling.some((at) => ready(at) < TOLD_READY || found[at]?.object?.general === asset.object?.general)) continue
    const isTitle = asset.object?.deliverable === 'topic'
    if (isTitle && found.filter(({ object }) => object?.deliverable === 'topic').length >= TOPICS_MOST) continue
    // The first option gives way to none but a strong deed.
    const [place] = (telling.length > 0 ? telling : [...open.keys()].filter((at) => ready(at) >= READY))
      .filter((at) => at > 0 || (!isTitle && asset.strength >= FIRST_LEAST))
      .toSorted((a, b) => ready(b) - ready(a))
    const slot = place === undefined ? undefined : found[place]
    if (place === undefined || slot === undefined) continue
    open.delete(place)
    found[place] = slotOf(asset, slot)
  }
  return found
}
