/**
 * How near a text of a person's work lies in meaning to each problem. Every telling word of the text is compared with the words
 * of all problems; what is as near to one problem as to all of them tells nothing.
 */
import { abreast, DIMENSIONS, direction, nearness, placeOf, type Abreast } from '../meaning/word-vectors.ts'
import { EVERYWHERE, OFTEN } from './common-words.ts'
import { searchableLine } from './evidence.ts'
import type { DraftingKnowledge, Problem, ProblemArea } from './problem-area.ts'

/** A problem by its words: places in the vocabulary, those of what it is about first, with what each is worth. */
type Told = { area: ProblemArea; problem: Problem; words: Int32Array; weights: Float32Array; head: number; toward: Float32Array }
type Bearers = { which: Int32Array; weights: Float32Array }
const NOWHERE: Bearers = { which: new Int32Array(0), weights: new Float32Array(0) }
type Compared = { near: Int8Array; fit: Float32Array }
type Index = {
  problems: readonly Told[]
  /** Words of the problems by their place in the table of words; those that any problem is about stand first. */
  vocabulary: Abreast
  heads: number
  /** For each word of the vocabulary, the problems that hold it, by their place. */
  bearers: readonly Bearers[]
  /** What was compared lately. */
  compared: Map<number, Compared>
}

/** Words as common as these tell nothing. */
const COMMONEST = 120
const PLAIN = new Set(
  'work working worked works make made making build built develop developed developing use used using help helped new first one two all more most own open small large year years month months week weeks day days time times way part number rate share list set plan plans case cases need needs keep give take before after without other others each every several staff various include including based related within across ensure ensuring provide provided providing responsible'.split(
    ' ',
  ),
)

const wordsOf = (text: string) => searchableLine(text).trim().split(' ')

/** A word that tells less than this is not looked at. */
const LEAST_TELLING = 0.16

/** How much a word tells, 0–1: little where it is common in English or stands in most resumes. */
function tellingOf(word: string, place: number): number {
  if (place < COMMONEST || PLAIN.has(word) || word.length < 3) return 0
  const rare = Math.min(Math.max(Math.log10(place / 100) / 2.2, 0.15), 1)
  const stem = word.replace(/(?:ings?|ed|es|s|e)$/, '')
  const begins = (cues: ReadonlySet<string>) => [...cues].some((cue) => stem.startsWith(cue) || (cue.length - stem.length < 5 && cue.startsWith(stem)))
  const telling = rare * (begins(EVERYWHERE) ? 0.35 : begins(OFTEN) ? 0.65 : 1)
  return telling < LEAST_TELLING ? 0 : telling
}

/** Words that are remembered, so that memory stays bounded. */
const REMEMBERED = { tellings: 20_000, compared: 1500 }

const tellings = new Map<string, { place: number; telling: number } | null>()
function toldBy(word: string): { place: number; telling: number } | null {
  const before = tellings.get(word)
  if (before !== undefined) return before
  const place = placeOf(word)
  const telling = place === null ? 0 : tellingOf(word, place)
  const found = place === null || telling === 0 ? null : { place, telling }
  if (tellings.size === REMEMBERED.tellings) tellings.clear()
  tellings.set(word, found)
  return found
}

/** What a word of a problem is worth by where it stands. */
const WORTH = { about: 1, cue: 1, output: 0.7, area: 0.4 }

function indexOf({ areas }: DraftingKnowledge): Index {
  const drafts = areas.flatMap((area) =>
    area.problems.map((problem) => {
      const words = new Map<number, number>()
      const heads = new Set<number>()
      const add = (texts: readonly string[], weight: number, head = false) => {
        for (const word of wordsOf(texts.join(' ').replaceAll('$', ''))) {
          const told = toldBy(word)
          if (!told) continue
          words.set(told.place, Math.max(words.get(told.place) ?? 0, weight))
          if (head) heads.add(told.place)
        }
      }
      add([problem.topic, problem.subject, problem.aim], WORTH.about, true)
      add(problem.cues, WORTH.cue)
      add([...problem.outputs, problem.measure], WORTH.output)
      add([area.name, ...area.cues], WORTH.area)
      return { area, problem, words, heads }
    }),
  )
  const bearers = new Map<number, number>()
  for (const { words } of drafts) for (const place of words.keys()) bearers.set(place, (bearers.get(place) ?? 0) + 1)
  const about = new Set(drafts.flatMap(({ heads }) => [...heads]))
  const vocabulary = Int32Array.from([...about, ...[...bearers.keys()].filter((place) => !about.has(place))])
  const at = new Map([...vocabulary].map((place, index) => [place, index]))
  const rarity = (place: number) => Math.log(drafts.length / (bearers.get(place) ?? 1)) / Math.log(drafts.length)
  const problems = drafts.map(({ area, problem, words, heads }): Told => {
    const list = [...words].sort(([a], [b]) => Number(heads.has(b)) - Number(heads.has(a)))
    const weighed = list.map(([place, weight]) => ({ place, weight: weight * (0.25 + 0.75 * rarity(place)) }))
    return {
      area,
      problem,
      words: Int32Array.from(list, ([place]) => at.get(place) ?? 0),
      weights: Float32Array.from(weighed, ({ weight }) => weight),
      head: heads.size,
      toward: direction(weighed),
    }
  })
  const holding: { which: number[]; weights: number[] }[] = Array.from(vocabulary, () => ({ which: [], weights: [] }))
  problems.forEach(({ words, weights }, which) =>
    words.forEach((word, at) => {
      holding[word]?.which.push(which)
      holding[word]?.weights.push(weights[at] ?? 0)
    }),
  )
  return {
    vocabulary: abreast(vocabulary),
    heads: about.size,
    compared: new Map(),
    problems,
    bearers: holding.map(({ which, weights }) => ({ which: Int32Array.from(which), weights: Float32Array.from(weights) })),
  }
}

const indexes = new WeakMap<DraftingKnowledge, Index>()
/** Made once for a knowledge; the order of its problems is that of every answer here. */
export function meaningIndex(knowledge: DraftingKnowledge): Index {
  const found = indexes.get(knowledge) ?? indexOf(knowledge)
  indexes.set(knowledge, found)
  return found
}

/** Below this two words have nothing in common; above it likeness counts squared. */
const LEAST_NEAR = 0.25
const likeness = (near: number) => (near <= LEAST_NEAR ? 0 : ((near - LEAST_NEAR) / (1 - LEAST_NEAR)) ** 2)

const BYTE = 127

function compared(place: number, { problems, vocabulary, bearers, heads, compared: known }: Index): Compared {
  const before = known.get(place)
  if (before) {
    // Last used, last forgotten: the common words of resumes stay.
    known.delete(place)
    known.set(place, before)
    return before
  }
  const near = nearness(place, vocabulary)
  const fit = new Float32Array(problems.length)
  for (let word = 0; word < near.length; word++) {
    const like = likeness(near[word] ?? 0)
    if (like === 0) continue
    const { which, weights } = bearers[word] ?? NOWHERE
    for (let at = 0; at < which.length; at++) {
      const value = like * (weights[at] ?? 0)
      if (value > (fit[which[at] ?? 0] ?? 0)) fit[which[at] ?? 0] = value
    }
  }
  const sum = fit.reduce((total, value) => total + value, 0)
  const mean = sum / fit.length
  for (let at = 0; at < fit.length; at++) fit[at] = (fit[at] ?? 0) - mean
  const found = { near: Int8Array.from(near.subarray(0, heads), (value) => value * BYTE), fit }
  if (known.size === REMEMBERED.compared) known.delete(known.keys().next().value ?? place)
  known.set(place, found)
  return found
}

/** What a text says of each problem: `line` by the words of the text, `topic` by those of the problem, `whole` by the direction of both. */
export type Meaning = { line: Float32Array; topic: Float32Array; whole: Float32Array }

/** Telling words of a text that are looked at. */
const WORDS_MAX = 80

/** The words of a text that tell something, each once, with how much it tells. */
function tellingWords(text: string): { place: number; weight: number }[] {
  const told = new Map<number, number>()
  for (const word of wordsOf(text)) {
    const one = told.size < WORDS_MAX ? toldBy(word) : null
    if (one) told.set(one.place, one.telling)
  }
  return [...told].map(([place, weight]) => ({ place, weight }))
}

export function meaningOf(text: string, knowledge: DraftingKnowledge): Meaning {
  const index = meaningIndex(knowledge)
  const { problems, heads } = index
  const told = tellingWords(text)
  const line = new Float32Array(problems.length)
  const nearest = new Int8Array(heads)
  let telling = 0.6
  for (const { place, weight } of told) {
    const { near, fit } = compared(place, index)
    telling += weight
    for (let at = 0; at < fit.length; at++) line[at] = (line[at] ?? 0) + weight * (fit[at] ?? 0)
    for (let at = 0; at < heads; at++) if ((near[at] ?? 0) > (nearest[at] ?? 0)) nearest[at] = near[at] ?? 0
  }
  const root = Math.sqrt(telling)
  const like = Float32Array.from(nearest, (near) => likeness(near / BYTE))
  const toward = direction(told)
  const topic = new Float32Array(problems.length)
  const whole = new Float32Array(problems.length)
  problems.forEach((one, which) => {
    line[which] = (line[which] ?? 0) / root
    let sum = 0
    let all = 0.3
    for (let at = 0; at < one.head; at++) {
      const weight = one.weights[at] ?? 0
      sum += weight * (like[one.words[at] ?? 0] ?? 0)
      all += weight
    }
    topic[which] = sum / all
    let product = 0
    for (let d = 0; d < DIMENSIONS; d++) product += (one.toward[d] ?? 0) * (toward[d] ?? 0)
    whole[which] = product
  })
  return { line, topic, whole }
}

/** What a text says of one problem alone, by its place in the index. */
export function meaningOn(text: string, which: number, knowledge: DraftingKnowledge): { line: number; topic: number; whole: number } {
  const index = meaningIndex(knowledge)
  const one = index.problems[which]
  if (one === undefined) return { line: 0, topic: 0, whole: 0 }
  const told = tellingWords(text)
  const nearest = new Int8Array(one.head)
  let line = 0
  let telling = 0.6
  for (const { place, weight } of told) {
    const { near, fit } = compared(place, index)
    telling += weight
    line += weight * (fit[which] ?? 0)
    for (let at = 0; at < one.head; at++) nearest[at] = Math.max(nearest[at] ?? 0, near[one.words[at] ?? 0] ?? 0)
  }
  let sum = 0
  let all = 0.3
  nearest.forEach((near, at) => {
    const weight = one.weights[at] ?? 0
    sum += weight * likeness(near / BYTE)
    all += weight
  })
  const toward = direction(told)
  return { line: line / Math.sqrt(telling), topic: sum / all, whole: one.toward.reduce((product, value, d) => product + value * (toward[d] ?? 0), 0) }
}
