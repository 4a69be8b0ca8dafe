/** Chooses the four problems of a set: only from areas in which the person is known to work, or to which the stated project belongs. */
import { stableHash } from '../endeavor/sentence-forms.ts'
import type { Asset } from './assets.ts'
import type { Design } from './design.ts'
import { holdsCue, independentSupports, searchableLine, strongLines, sureness, type AreaEvidence, type ProblemEvidence } from './evidence.ts'
import type { ProblemArea } from './problem-area.ts'
import type { StatedProject } from './stated-project.ts'

/** `turn` counts how often the problem was taken before: another turn takes other users and another form. */
export type Slot = { area: AreaEvidence; problem: ProblemEvidence; path: Design['path']; maker: Design['maker']; turn: number }
/** From here on a fact is one that an option should be built on: a figure of some size, a patent, a publication. */
const STRONG = 2

type Found = { area: AreaEvidence; problem: ProblemEvidence; value: number }

const stems = (text: string) => new Set(searchableLine(text).trim().split(' ').filter((word) => word.length > 3 && !/^(?:that|with|from|they|their|what|when|this|into|than|have|will|would|people|small|open|work|make|build|develop|create|used|help|helps|using|which|each|every|before|after|without|other|others|rural|local|regional|national|public|community|state|county)$/.test(word)).map((word) => word.replace(/(?:ies|es|s|ing|ed)$/, '').slice(0, 7)))

type Vocabulary = { own: Set<string>; far: Set<string> }

/** What a problem is about, in its own words and in those of its area. */
const vocabularies = new WeakMap<ProblemArea, Map<string, Vocabulary>>()
function vocabularyOf(area: ProblemArea, id: string): Vocabulary {
  const known = vocabularies.get(area) ?? new Map(area.problems.map((problem): [string, Vocabulary] => [problem.id, { own: stems([problem.topic, problem.aim, ...problem.outputs, ...problem.cues.map((cue) => cue.replace('$', ''))].join(' ')), far: stems([...problem.now, ...problem.cost, ...problem.steps, problem.tie, area.name, ...area.users.map(({ name }) => name), ...area.cues].join(' ')) }]))
  vocabularies.set(area, known)
  return known.get(id) ?? { own: new Set(), far: new Set() }
}

/** How firmly the words of the project lie in a problem: its own words count in full, those of its area a third. */
export function projectFit({ area, problem }: Pick<Found, 'area' | 'problem'>, project: StatedProject): number {
  const line = searchableLine(project.quote)
  const cues = problem.problem.cues.filter((cue) => holdsCue(line, cue)).reduce((total, cue) => total + sureness(cue), 0)
  const words = stems(project.quote)
  const { own, far } = vocabularyOf(area.area, problem.problem.id)
  const shared = [...words].filter((word) => own.has(word)).length
  // Words of the area alone would choose among its problems by chance.
  return cues + shared === 0 ? 0 : Math.max(cues, shared) + Math.min(cues, shared) * 0.4 + [...words].filter((word) => far.has(word) && !own.has(word)).length / 3
}

/** Below this a project is told by itself: an area that only resembles it would say something else. */
export const PROJECT_FIT_LEAST = 5

/** A problem has to hold this share of what the best one holds of the person's words; in the occupation's own area somewhat less. */
const LEAST_TOPIC = { elsewhere: 0.5, ofCareer: 0.35, otherField: 0.75, otherCareer: 0.6, byItself: 0.85, neighbor: 0.3 }

/** What the person's words are about first, then evidence for the very problem, then how firmly the area is the person's. */
function valueOf(area: AreaEvidence, problem: ProblemEvidence, topic: number, seed: string, tellable: ReadonlySet<string>): number {
  return topic * 24 + Math.min(problem.score, 40) * 0.6 + Math.min(area.score, 40) * 0.2 + (area.ofCareer ? 6 : 0) + (problem.supports.some(({ line }) => tellable.has(line.id)) ? 3 : 0) + (stableHash(`${seed}|${problem.problem.id}`) % 100) / 100
}

/** Where no title tells the field: what skills, duties and degrees tell together, if one area holds clearly more of it than any other. */
const LEAST_TOLD = { score: 5, lines: 3, cues: 3, lead: 1.2, clearLead: 2, clearScore: 7, topic: 0.75 }

function told(areas: readonly AreaEvidence[], all: readonly Found[], topicOf: (problem: ProblemEvidence) => number): Found[] {
  const [first, second] = areas.filter(({ area }) => area.onlyByTitle === undefined)
  if (!first || first.score < LEAST_TOLD.score || independentSupports(first.supports) < LEAST_TOLD.lines) return []
  if (new Set(first.supports.filter(({ cue }) => sureness(cue) >= 0.5).map(({ cue }) => cue)).size < LEAST_TOLD.cues) return []
  const named = first.supports.some(({ line, cue }) => line.kind === 'title' && first.area.cues.includes(cue))
  if (second && first.score < second.score * (first.score < LEAST_TOLD.clearScore ? LEAST_TOLD.clearLead : named ? 1 : LEAST_TOLD.lead)) return []
  const own = all.filter(({ area }) => area === first)
  return own.some(({ problem }) => topicOf(problem) >= LEAST_TOLD.topic) ? own.filter(({ problem }) => problem.supports.length > 0).sort((a, b) => b.value - a.value) : []
}

/** Four slots, or fewer than four where nothing is backed. Each draws on another of the strongest `assets` where the evidence allows. */
export function chooseSlots(areas: readonly AreaEvidence[], topics: ReadonlyMap<string, number>, project: StatedProject | null, seed: string, tellable: ReadonlySet<string>, assets: readonly Asset[] = []): Slot[] {
  const topicOf = ({ problem }: ProblemEvidence) => topics.get(problem.id) ?? 0
  const all = areas.flatMap((area) => area.problems.map((problem): Found => ({ area, problem, value: valueOf(area, problem, topicOf(problem), seed, tellable) })))
  const slots: Slot[] = []
  const timesTaken = (id: string) => slots.filter(({ problem }) => problem.problem.id === id).length
  const inArea = (id: string) => slots.filter(({ area }) => area.area.id === id).length
  const strongest = assets.filter(({ strength }) => strength >= STRONG).slice(0, 6)
  const carried = new Set<string>()
  /** The strongest asset not yet carried that is evidence here. */
  const carries = ({ area, problem }: Found) =>
    strongest
      .filter(({ id }) => !carried.has(id))
      .map((asset) => ({ asset, gain: (problem.supports.some(({ line }) => line.id === asset.id) ? 1 : area.supports.some(({ line, cue }) => line.id === asset.id && sureness(cue) >= 1) ? 0.4 : 0) * Math.min(asset.strength, 7) }))
      .filter(({ gain }) => gain > 0)
      .sort((a, b) => b.gain - a.gain)[0]
  const best = (found: readonly Found[]) => found.map((one) => ({ one, worth: one.value + (carries(one)?.gain ?? 0) * 1.6 })).sort((a, b) => b.worth - a.worth)[0]?.one
  const take = (one: Found, path: Design['path'], maker: Design['maker']) => {
    const asset = carries(one)?.asset
    if (asset) carried.add(asset.id)
    slots.push({ area: one.area, problem: one.problem, path, maker, turn: timesTaken(one.problem.problem.id) })
  }
  const fitting = project ? all.map((one) => ({ one, fit: projectFit(one, project) })).sort((a, b) => b.fit - a.fit || b.one.value - a.one.value)[0] : undefined
  const projectArea = fitting && fitting.fit >= PROJECT_FIT_LEAST ? fitting.one.area : null
  const backed = all.filter((one) => one.area.backed || one.area === projectArea || (topicOf(one.problem) >= LEAST_TOPIC.byItself && strongLines(one.problem.supports).length >= 2)).sort((a, b) => b.value - a.value)
  const onTopic = backed.filter(({ area, problem }) => topicOf(problem) >= (area.ofCareer || area === projectArea ? LEAST_TOPIC.ofCareer : LEAST_TOPIC.elsewhere))
  const eligible = onTopic.length > 0 ? [...onTopic] : backed.filter(({ area }) => area.ofCareer)
  if (eligible.length === 0) eligible.push(...told(areas, all, topicOf))
  if (eligible.length === 0) return []
  if (project) take(fitting && fitting.fit >= PROJECT_FIT_LEAST ? fitting.one : (eligible[0] as Found), 'close', 'project')
  const career = eligible.filter(({ area }) => area.ofCareer || area === eligible[0]?.area)
  const free = ({ problem }: Found) => timesTaken(problem.problem.id) === 0
  const shown = ({ problem }: Found) => strongLines(problem.supports).length >= 1
  /** Nothing else is supported: the same work for other users, in another form. */
  const again = () => {
    const same = career.toSorted((a, b) => timesTaken(a.problem.problem.id) - timesTaken(b.problem.problem.id) || b.value - a.value)[0] ?? eligible[0]
    // A neighbor of the same area that the person's words touch makes another story; one they do not touch comes only before a third telling.
    const neighbors = same ? all.filter((one) => one.area === same.area && free(one)) : []
    const touched = best(neighbors.filter(({ problem }) => problem.supports.length > 0 || topicOf(problem) >= LEAST_TOPIC.neighbor))
    return touched ?? (same && timesTaken(same.problem.problem.id) >= 2 ? best(neighbors) : undefined) ?? same
  }
  while (slots.length < 2) {
    const next = best(career.filter((one) => free(one) && shown(one))) ?? best(career.filter(free)) ?? best(eligible.filter(free)) ?? again()
    if (!next) break
    take(next, 'close', shown(next) ? 'generalize' : 'problem')
  }
  const top = eligible[0]?.area.score ?? 0
  /** Another field is offered only where the person's work there is shown by two lines, and not by a skill's name. */
  const credible = (one: Found) => one.area.score >= top * 0.35 && topicOf(one.problem) >= (one.area.ofCareer ? LEAST_TOPIC.otherCareer : LEAST_TOPIC.otherField) && strongLines(one.problem.supports).length >= 2 && one.problem.supports.some(({ line }) => tellable.has(line.id))
  while (slots.length < 4) {
    const other = best(eligible.filter((one) => free(one) && inArea(one.area.area.id) === 0 && credible(one)))
    const known = (one: Found) => one.area === slots[0]?.area || one.area === slots[1]?.area || credible(one)
    const next = other ?? best(eligible.filter((one) => free(one) && shown(one) && known(one) && inArea(one.area.area.id) <= 2)) ?? best(career.filter((one) => free(one) && known(one)))
    const taken = next ?? again()
    if (!taken) break
    take(taken, 'alternative', next && other ? 'problem' : 'combine')
  }
  return slots
}
