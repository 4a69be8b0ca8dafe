/** Which problems a line of a person's work is about: by its meaning, its exact words, the post it was done in and the field the person works in. */
import { occupationIndex } from '../occupation/occupation-index.ts'
import { titleFits } from '../occupation/match-occupations.ts'
import { textWords } from '../occupation/title-words.ts'
import type { PersonFacts } from '../person/person-facts.ts'
import { cuesOfLine, sureness, type AreaEvidence, type EvidenceKind, type EvidenceLine } from './evidence.ts'
import type { DraftingKnowledge, Problem } from './problem-area.ts'
import { meaningIndex, meaningOf, meaningOn } from './problem-meaning.ts'

/** `text` as `searchableLine` gives it. */
export type Line = Pick<EvidenceLine, 'id' | 'text' | 'roleId'>

/** What speaks for a problem in one line, and what it is worth; a line is about a problem where they come to `NONE`. Fitted to labels by others. */
export const OF_LINE = { line: 2.83, topic: 8.8, whole: 4.33, cues: 3.93, post: 1.36, main: 0.49, person: 2.81, score: 1.56, terms: 2.69 }
const NONE = 8.1

/** Down to here a line may belong to a problem in which much else of the person's lies; no connection is told. */
const LOOSE_FIT = -1.5

/** What speaks for a problem in all that is known of a person: lines that are about it, posts, what was learned, the words that come back, the words of its area. */
const OF_PERSON = { lines: 0.88, titles: 2.35, learned: 3.48, words: 1.98, area: 0.9 }
/** So many problems of a person lie in their work; the next one has the standing 0. */
const STANDING = 6

/** What shows that something was done or granted: a listed skill, a title and the summary show nothing, and are where columns run together. */
const SHOWING: ReadonlySet<EvidenceKind> = new Set(['achievement', 'publication', 'patent', 'license'])
const LEARNED: ReadonlySet<EvidenceKind> = new Set(['skill', 'summary', 'degree'])
/** Lines that are compared with the problems: more than most resumes hold. */
const LINES_MAX = 60
const TITLES_MAX = 6
const LEARNED_MAX = 40

/** For each occupation, the places of the problems whose area it lies in. */
const bearing = new WeakMap<DraftingKnowledge, readonly (readonly number[])[]>()
function areasByOccupation(knowledge: DraftingKnowledge): readonly (readonly number[])[] {
  const known = bearing.get(knowledge) ?? occupationIndex().codes.map((code) => knowledge.areas.flatMap(({ occupations }, at) => (occupations.some((prefix) => code.startsWith(prefix)) ? [at] : [])))
  bearing.set(knowledge, known)
  return known
}

/** How much of the words that set occupations apart speaks for those of each area, 0–1 for the best. */
function termFits(text: string, knowledge: DraftingKnowledge): Float32Array {
  const index = occupationIndex()
  const byOccupation = areasByOccupation(knowledge)
  const words = textWords(text)
  const fits = new Map<number, number>()
  for (const term of new Set(words.flatMap((word, at) => (words[at + 1] === undefined ? [word] : [word, `${word} ${words[at + 1]}`])))) {
    const list = index.byTerm.get(term)?.split(',')
    if (!list) continue
    const telling = Math.min(1, 12 / list.length) ** 0.5
    for (const bearer of list) {
      const cut = bearer.indexOf(':')
      const n = Number(bearer.slice(0, cut))
      fits.set(n, (fits.get(n) ?? 0) + telling * Number(bearer.slice(cut + 1)))
    }
  }
  const areas = new Float32Array(knowledge.areas.length)
  for (const [n, fit] of fits) for (const at of byOccupation[n] ?? []) areas[at] = Math.max(areas[at] ?? 0, fit)
  const full = Math.max(60, ...areas)
  return areas.map((fit) => fit / full)
}

/** `roleId` of lines that speak of the role that the visitor wants. */
export const WANTED_POST = 'wanted'

export type Matcher = {
  /** The lines of work that were compared. */
  lines: readonly EvidenceLine[]
  /** The problems a line may be about, nearest first, down to `LOOSE_FIT`. */
  nearest: (line: Line) => readonly { problem: Problem; fit: number }[]
  /** 0 and more where the line is about the problem. */
  fit: (line: Line, problem: Problem) => number
  /** How much of all that is known of the person lies in the problem: above 0 for the few in which most does. */
  standing: (problem: Problem) => number
}

const holding = new WeakMap<DraftingKnowledge, ReadonlyMap<string, readonly number[]>>()
/** For each cue, the places of the problems that have it. */
function problemsByCue(knowledge: DraftingKnowledge): ReadonlyMap<string, readonly number[]> {
  const known = holding.get(knowledge)
  if (known) return known
  const places = new Map<string, number[]>()
  meaningIndex(knowledge).problems.forEach(({ problem: { cues } }, at) => {
    for (const cue of new Set(cues)) {
      const others = places.get(cue)
      if (others) others.push(at)
      else places.set(cue, [at])
    }
  })
  holding.set(knowledge, places)
  return places
}

/** How near a text is to a problem by its meaning alone. */
export function likenessOf(text: string, problem: Problem, knowledge: DraftingKnowledge): number {
  const at = meaningIndex(knowledge).problems.findIndex((one) => one.problem === problem)
  const { line, topic, whole } = meaningOn(text, at, knowledge)
  return line * OF_LINE.line + topic * OF_LINE.topic + whole * OF_LINE.whole
}

/** The problems that a text is nearest to by its meaning alone, nearest first. */
export function nearestInMeaning(text: string, most: number, knowledge: DraftingKnowledge): Problem[] {
  const { line, topic, whole } = meaningOf(text, knowledge)
  return meaningIndex(knowledge)
    .problems.map(({ problem }, at) => ({ problem, near: (line[at] ?? 0) * OF_LINE.line + (topic[at] ?? 0) * OF_LINE.topic + (whole[at] ?? 0) * OF_LINE.whole }))
    .sort((a, b) => b.near - a.near)
    .slice(0, most)
    .map(({ problem }) => problem)
}

/** `topics` as `topicFits` gives it for the lines. */
export function matcherOf(facts: PersonFacts, lines: readonly EvidenceLine[], areas: readonly AreaEvidence[], topics: ReadonlyMap<string, number>, knowledge: DraftingKnowledge): Matcher {
  const { problems } = meaningIndex(knowledge)
  const byOccupation = areasByOccupation(knowledge)
  const place = new Map(knowledge.areas.map((area, at) => [area, at]))
  const areaAt = problems.map(({ area }) => place.get(area) ?? 0)
  const posts = new Map(
    facts.roles.map(({ id, title }) => {
      const fits = new Float32Array(knowledge.areas.length)
      if (title) for (const [n, fit] of titleFits(title.slice(0, 160))) for (const at of byOccupation[n] ?? []) fits[at] = Math.max(fits[at] ?? 0, Math.min(fit, 1))
      return [id, fits]
    }),
  )
  const evidence = new Map(areas.map((area) => [area.area, area]))
  // A role that is wanted in no field of the career speaks for its fields as a post does.
  posts.set(
    WANTED_POST,
    Float32Array.from(knowledge.areas, (area) => evidence.get(area)?.sought ?? 0),
  )
  const mostWords = Math.max(1, ...areas.map(({ score }) => score))
  const mostOfProblem = Math.max(1, ...areas.flatMap((area) => area.problems.map(({ score }) => score)))
  const scores = new Map(areas.flatMap((area) => area.problems.map(({ problem, score }): [Problem, number] => [problem, score / mostOfProblem])))
  const byCue = problemsByCue(knowledge)
  const told = new Set(lines.flatMap(({ text }) => [...cuesOfLine(text, knowledge)]))
  /** How surely the cues of each problem stand in a text, of those that stand in any line. */
  const cuesIn = (text: string): Float64Array => {
    const held = new Set([...cuesOfLine(text, knowledge)].filter((cue) => told.has(cue)))
    const sums = new Float64Array(problems.length)
    for (const at of new Set([...held].flatMap((cue) => byCue.get(cue) ?? []))) {
      const sum = problems[at]?.problem.cues.reduce((total, cue) => (held.has(cue) ? total + sureness(cue) : total), 0) ?? 0
      sums[at] = Math.min(sum / 3, 1)
    }
    return sums
  }
  const main = problems.map(({ area }) => evidence.get(area)?.main ?? 0)
  const ofPerson = problems.map(({ problem }) => topics.get(problem.id) ?? 0)
  const ofWords = problems.map(({ problem }) => scores.get(problem) ?? 0)
  const noPost = new Float32Array(knowledge.areas.length)
  const weigh = ({ text, roleId }: Line): Float32Array => {
    const meaning = meaningOf(text, knowledge)
    const terms = termFits(text, knowledge)
    const post = posts.get(roleId ?? '') ?? noPost
    const cues = cuesIn(text)
    return Float32Array.from(
      areaAt,
      (area, at) =>
        (meaning.line[at] ?? 0) * OF_LINE.line +
        (meaning.topic[at] ?? 0) * OF_LINE.topic +
        (meaning.whole[at] ?? 0) * OF_LINE.whole +
        (cues[at] ?? 0) * OF_LINE.cues +
        (post[area] ?? 0) * OF_LINE.post +
        (main[at] ?? 0) * OF_LINE.main +
        (ofPerson[at] ?? 0) * OF_LINE.person +
        (ofWords[at] ?? 0) * OF_LINE.score +
        (terms[area] ?? 0) * OF_LINE.terms -
        NONE,
    )
  }
  const known = new Map<string, Float32Array>()
  const ranked = new Map<Float32Array, { problem: Problem; fit: number }[]>()
  const fits = (line: Line): Float32Array => {
    const key = `${line.roleId}|${line.text}`
    const found = known.get(key) ?? weigh(line)
    known.set(key, found)
    return found
  }
  const work = lines.filter(({ kind }) => SHOWING.has(kind)).slice(0, LINES_MAX)
  const about = (kinds: (kind: EvidenceKind) => boolean, most: number) =>
    meaningOf(
      lines
        .filter(({ kind }) => kinds(kind))
        .slice(0, most)
        .map(({ text }) => text)
        .join(' '),
      knowledge,
    ).line
  const titles = about((kind) => kind === 'title', TITLES_MAX)
  const learned = about((kind) => LEARNED.has(kind), LEARNED_MAX)
  const all = work.map(fits)
  const standings = problems.map(
    ({ area, problem }, at) =>
      OF_PERSON.lines * Math.log(1 + all.reduce((sum, own) => sum + 1 / (1 + Math.exp(-(own[at] ?? 0))), 0)) +
      OF_PERSON.titles * (titles[at] ?? 0) +
      OF_PERSON.learned * (learned[at] ?? 0) +
      OF_PERSON.words * (topics.get(problem.id) ?? 0) +
      (OF_PERSON.area * (evidence.get(area)?.score ?? 0)) / mostWords,
  )
  const least = standings.toSorted((a, b) => b - a)[STANDING] ?? 0
  const places = new Map(problems.map(({ problem }, at) => [problem, at]))
  return {
    lines: work,
    fit: (line, problem) => fits(line)[places.get(problem) ?? -1] ?? -NONE,
    nearest: (line) => {
      const own = fits(line)
      const found = ranked.get(own) ?? problems.flatMap(({ problem }, at) => ((own[at] ?? 0) >= LOOSE_FIT ? [{ problem, fit: own[at] ?? 0 }] : [])).sort((a, b) => b.fit - a.fit)
      ranked.set(own, found)
      return found
    },
    standing: (problem) => (standings[places.get(problem) ?? -1] ?? 0) - least,
  }
}
