/**
 * How near a text of a person's work lies in meaning to each problem. Every telling word of the text is compared with the words
 * of all problems; what is as near to one problem as to all of them tells nothing.
 */
import { abreast, DIMENSIONS, direction, nearness, placeOf, type Abreast } from '../meaning/word-vectors.ts'
import { EVERYWHERE, OFTEN } from './common-words.ts'
import { searchableLine } from './evidence.ts'
import type { DraftingKnowledge, Problem, ProblemArea } from './problem-area.ts'

/** A problem by what it is about: places in the vocabulary with what each is worth, and what they come to. */
type Told = { area: ProblemArea; problem: Problem; words: Int32Array; weights: Float32Array; worth: number }
/** For each word of the vocabulary, from `starts` on, the problems that hold it, by their place, with what it is worth to them. */
type Bearers = { starts: Int32Array; which: Int32Array; weights: Float32Array }
/** Words that problems are about and that lie near, by their place in the vocabulary, with how near in bytes; and what speaks for each problem. */
type Compared = { heads: Uint16Array; near: Int8Array; fit: Float32Array }
type Index = {
  problems: readonly Told[]
  /** Words of the problems by their place in the table of words; those that any problem is about stand first. */
  vocabulary: Abreast
  heads: number
  bearers: Bearers
  /** For each dimension, which way every problem lies. */
  toward: readonly Float32Array[]
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
  // A stranger's own words, of any length and number, are not kept.
  if (place === null) return null
  const telling = tellingOf(word, place)
  const found = telling === 0 ? null : { place, telling }
  if (tellings.size === REMEMBERED.tellings) tellings.clear()
  tellings.set(word, found)
  return found
}

/** What the words that a problem is about come to at least: few of them tell little. */
const LEAST_WORTH = 0.3

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
  const drawn = drafts.map(({ area, problem, words, heads }) => {
    const list = [...words].sort(([a], [b]) => Number(heads.has(b)) - Number(heads.has(a)))
    const weighed = list.map(([place, weight]) => ({ place, weight: weight * (0.25 + 0.75 * rarity(place)) }))
    const held = Int32Array.from(list, ([place]) => at.get(place) ?? 0)
    const weights = Float32Array.from(weighed, ({ weight }) => weight)
    const ownWeights = weights.subarray(0, heads.size)
    const told: Told = { area, problem, words: held.subarray(0, heads.size), weights: ownWeights, worth: ownWeights.reduce((sum, weight) => sum + weight, LEAST_WORTH) }
    return { told, held, weights, toward: direction(weighed) }
  })
  const starts = new Int32Array(vocabulary.length + 1)
  for (const { held } of drawn) for (const word of held) starts[word + 1] = (starts[word + 1] ?? 0) + 1
  for (let word = 0; word < vocabulary.length; word++) starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0)
  const free = starts.slice()
  const which = new Int32Array(starts.at(-1) ?? 0)
  const weights = new Float32Array(which.length)
  drawn.forEach((one, problem) =>
    one.held.forEach((word, n) => {
      const to = free[word] ?? 0
      free[word] = to + 1
      which[to] = problem
      weights[to] = one.weights[n] ?? 0
    }),
  )
  return {
    problems: drawn.map(({ told }) => told),
    vocabulary: abreast(vocabulary),
    heads: about.size,
    bearers: { starts, which, weights },
    toward: Array.from({ length: DIMENSIONS }, (_, d) => Float32Array.from(drawn, ({ toward }) => toward[d] ?? 0)),
    compared: new Map(),
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
/** Down to here a likeness in bytes is none. */
const LEAST_BYTE = Math.floor(LEAST_NEAR * BYTE)

function compared(place: number, { problems, vocabulary, bearers: { starts, which, weights }, heads, compared: known }: Index): Compared {
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
    const end = starts[word + 1] ?? 0
    for (let at = starts[word] ?? 0; at < end; at++) {
      const problem = which[at] ?? 0
      const value = like * (weights[at] ?? 0)
      if (value > (fit[problem] ?? 0)) fit[problem] = value
    }
  }
  let sum = 0
  for (let at = 0; at < fit.length; at++) sum += fit[at] ?? 0
  const mean = sum / fit.length
  for (let at = 0; at < fit.length; at++) fit[at] = (fit[at] ?? 0) - mean
  const nearHeads: number[] = []
  const bytes: number[] = []
  for (let head = 0; head < heads; head++) {
    const byte = Math.trunc((near[head] ?? 0) * BYTE)
    if (byte <= LEAST_BYTE) continue
    nearHeads.push(head)
    bytes.push(byte)
  }
  const found = { heads: Uint16Array.from(nearHeads), near: Int8Array.from(bytes), fit }
  if (known.size === REMEMBERED.compared) known.delete(known.keys().next().value ?? place)
  known.set(place, found)
  return found
}

/** What a text says of each problem: `line` by the words of the text, `topic` by those of the problem, `whole` by the direction of both. */
export type Meaning = { line: Float32Array; topic: Float32Array; whole: Float32Array }

/** Telling words of a text that are looked at. */
const WORDS_MAX = 80

/** The words of a text that tell something, each once, with how much it tells. */
export function tellingWords(text: string): { place: number; weight: number }[] {
  const told = new Map<number, number>()
  for (const word of wordsOf(text)) {
    const one = told.size < WORDS_MAX ? toldBy(word) : null
    if (one) told.set(one.place, one.telling)
  }
  return [...told].map(([place, weight]) => ({ place, weight }))
}

/** The likeness of each word that problems are about to the nearest of what was compared. */
function likenesses(words: readonly Compared[], heads: number): Float32Array {
  const nearest = new Int8Array(heads)
  for (const { heads: places, near } of words) {
    for (let at = 0; at < places.length; at++) {
      const head = places[at] ?? 0
      if ((near[at] ?? 0) > (nearest[head] ?? 0)) nearest[head] = near[at] ?? 0
    }
  }
  const like = new Float32Array(heads)
  for (let head = 0; head < heads; head++) if (nearest[head] !== 0) like[head] = likeness((nearest[head] ?? 0) / BYTE)
  return like
}

/** How much of what a problem is about is met. */
function topicOf({ words, weights, worth }: Told, like: Float32Array): number {
  let sum = 0
  for (let at = 0; at < words.length; at++) sum += (weights[at] ?? 0) * (like[words[at] ?? 0] ?? 0)
  return sum / worth
}

/** What the words of a text tell together at least. */
const LEAST_TOLD = 0.6

export function meaningOf(text: string, knowledge: DraftingKnowledge): Meaning {
  const index = meaningIndex(knowledge)
  const { problems } = index
  const told = tellingWords(text)
  const words = told.map(({ place }) => compared(place, index))
  const line = new Float32Array(problems.length)
  let telling = LEAST_TOLD
  told.forEach(({ weight }, word) => {
    const fit = words[word]?.fit ?? line
    telling += weight
    for (let at = 0; at < line.length; at++) line[at] = (line[at] ?? 0) + weight * (fit[at] ?? 0)
  })
  const root = Math.sqrt(telling)
  for (let at = 0; at < line.length; at++) line[at] = (line[at] ?? 0) / root
  const like = likenesses(words, index.heads)
  const whole = new Float64Array(problems.length)
  direction(told).forEach((value, d) => {
    const toward = index.toward[d] ?? line
    for (let at = 0; at < whole.length; at++) whole[at] = (whole[at] ?? 0) + (toward[at] ?? 0) * value
  })
  const topic = new Float32Array(problems.length)
  problems.forEach((one, at) => (topic[at] = topicOf(one, like)))
  return { line, topic, whole: new Float32Array(whole) }
}

/** What a text says of one problem alone, by its place in the index. */
export function meaningOn(text: string, which: number, knowledge: DraftingKnowledge): { line: number; topic: number; whole: number } {
  const index = meaningIndex(knowledge)
  const one = index.problems[which]
  if (one === undefined) return { line: 0, topic: 0, whole: 0 }
  const told = tellingWords(text)
  const words = told.map(({ place }) => compared(place, index))
  let line = 0
  let telling = LEAST_TOLD
  told.forEach(({ weight }, word) => {
    telling += weight
    line += weight * (words[word]?.fit[which] ?? 0)
  })
  const whole = direction(told).reduce((product, value, d) => product + (index.toward[d]?.[which] ?? 0) * value, 0)
  return { line: line / Math.sqrt(telling), topic: topicOf(one, likenesses(words, index.heads)), whole }
}
