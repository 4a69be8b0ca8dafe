/**
 * Whether a person's own work bears on a subject. One line that shares a word with it, or was done for one of the people who have the problem,
 * bears nothing out: several lines have to be about it, and its own words or all that is known of the person have to say so as well.
 */
import { termsOf } from '../occupation/occupation-terms.ts'
import type { OccupationMatch } from '../person/person-facts.ts'
import { isOfAnyTitle, PROFESSION, sureness, type AreaEvidence, type EvidenceKind, type ProblemEvidence, type Support } from './evidence.ts'
import { namesProblem } from './object-fit.ts'
import type { DraftingKnowledge, Problem } from './problem-area.ts'
import { nearestInMeaning, type Matcher } from './problem-match.ts'

export type Bearing = 'own' | 'near' | 'field' | 'lines' | 'none'

/** In a field of the profession: lines about the subject, and what stands for the name where none names it. */
const IN_CAREER = { about: 2, standing: 1 }
/** In any other: more lines, more than one word of it, and the whole of the person. */
const ELSEWHERE = { about: 3, named: 2, words: 2, standing: 0.5 }
/** Where neither post nor words name the field: how much of all that is known of the person lies in the subject, with a line that is about it. */
const OF_LINES = 1
/** Share of the career from which on a field is the person's own. */
const HOME = 0.5
/** And from which on its subjects are the profession's, where no line is about them. */
const PRACTICE = 0.75
/** So many problems, of all that are known, lie in the tasks of an occupation. */
const OF_TASKS = 10

const ASKED: ReadonlySet<EvidenceKind> = new Set(['project', 'niche', 'aim'])
const TOLD: ReadonlySet<EvidenceKind> = new Set(['achievement', 'publication', 'patent', 'license', 'title', 'degree'])
const POSTED: ReadonlySet<EvidenceKind> = new Set(['title', 'degree'])

/** Words of which none begins another: "tax" and "taxation" are one. */
function differentWords(cues: readonly string[]): number {
  const words = [...new Set(cues.map((cue) => cue.replace('$', '')))]
  return words.filter((word) => !words.some((other) => word !== other && word.startsWith(other))).length
}

/** What of the person is about the subject: lines of work, lines of any kind that name it, and what in them tells it. */
type Shown = { about: number; named: number; telling: readonly Support[] }

function shownOf({ area, ofCareer }: AreaEvidence, { problem, supports }: ProblemEvidence, matcher: Matcher, knowledge: DraftingKnowledge): Shown {
  const about = new Set(matcher.lines.filter((line) => matcher.fit(line, problem) >= 0).map(({ text }) => text))
  const telling = supports.filter(({ line, cue }) => TOLD.has(line.kind) && sureness(cue) >= 1 && !isOfAnyTitle(cue))
  const ofTitle = new Set(supports.filter(({ cue }) => isOfAnyTitle(cue)).map(({ line }) => line.text))
  const named = [...about].filter((text) => !ofTitle.has(text) && namesProblem({ about: text, text }, area, problem, ofCareer, knowledge))
  return { about: about.size, named: new Set([...telling.map(({ line }) => line.text), ...named]).size, telling }
}

function isOwn({ ofCareer }: AreaEvidence, { about, named, telling }: Shown, standing: number): boolean {
  if (about === 0) return false
  if (!ofCareer) return about >= ELSEWHERE.about && named >= ELSEWHERE.named && differentWords(telling.map(({ cue }) => cue)) >= ELSEWHERE.words && standing >= ELSEWHERE.standing
  if (telling.some(({ line }) => POSTED.has(line.kind)) || named >= IN_CAREER.about) return true
  return about >= IN_CAREER.about && (named > 0 || standing >= IN_CAREER.standing)
}

const tasks = new WeakMap<DraftingKnowledge, Map<string, ReadonlySet<Problem>>>()
/** The problems that the tasks of an occupation, as the tables describe it, are nearest to. */
function ofTasks(code: string, knowledge: DraftingKnowledge): ReadonlySet<Problem> {
  const known = tasks.get(knowledge) ?? new Map<string, ReadonlySet<Problem>>()
  tasks.set(knowledge, known)
  const found = known.get(code) ?? new Set(nearestInMeaning(termsOf(code).join(' '), OF_TASKS, knowledge))
  known.set(code, found)
  return found
}

/** How far each subject of the fields is the person's own: `own`, `near` where the tasks of the profession or a line of a field of theirs lead, `field` in the field of most of the career where all that is known lies near, `lines` where much of what is known lies in it and no post names it, or `none`. */
export function bearingOf(areas: readonly AreaEvidence[], occupations: readonly OccupationMatch[], matcher: Matcher, knowledge: DraftingKnowledge): (problem: Problem) => Bearing {
  const professions = occupations.filter(({ confidence, stated }) => stated === true || confidence >= PROFESSION.confidence).map(({ code }) => code)
  // Where no field was told to be the career's, one is that a title or a degree names and in which a subject is the person's own.
  const anyCareer = areas.some(({ ofCareer }) => ofCareer)
  const found = new Map<Problem, Bearing>()
  for (const one of areas) {
    const seen = one.problems.map((problem) => ({ problem, shown: shownOf(one, problem, matcher, knowledge), standing: matcher.standing(problem.problem) }))
    const own = seen.filter(({ problem: { supports }, shown, standing }) => supports.some(({ line }) => ASKED.has(line.kind)) || isOwn(one, shown, standing))
    const isHome = (one.ofCareer && one.main >= HOME) || own.length > 0
    const isPractice =
      (one.ofCareer && one.main >= PRACTICE) || (!anyCareer && own.length > 0 && one.supports.some(({ line, cue }) => POSTED.has(line.kind) && sureness(cue) >= 1 && !isOfAnyTitle(cue)))
    for (const { problem, shown, standing } of seen) {
      const isNear = isHome && standing >= 0 && ((shown.about > 0 && shown.named >= (one.ofCareer ? 1 : ELSEWHERE.named)) || professions.some((code) => ofTasks(code, knowledge).has(problem.problem)))
      if (isNear) found.set(problem.problem, 'near')
      else if (isPractice && standing >= 0) found.set(problem.problem, 'field')
      else if (one.backed && standing >= OF_LINES && shown.about > 0) found.set(problem.problem, 'lines')
    }
    for (const { problem } of own) found.set(problem.problem, 'own')
  }
  return (problem) => found.get(problem) ?? 'none'
}
