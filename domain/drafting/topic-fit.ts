/**
 * How much of what a person writes about their work lies in a problem. Every word counts by how often it comes back and by
 * how few problems share it, so that one word that also means something else cannot lead into a foreign field.
 */
import { searchableLine, type EvidenceKind, type EvidenceLine } from './evidence.ts'
import type { DraftingKnowledge, Problem, ProblemArea } from './problem-area.ts'

/** What one mention in a line is worth. A visitor's own project chooses its option by itself. */
const MENTION: Readonly<Record<EvidenceKind, number>> = {
  title: 2.5,
  achievement: 1,
  publication: 1,
  patent: 1.5,
  award: 0.5,
  license: 1.5,
  degree: 2.5,
  skill: 0.5,
  summary: 1,
  project: 1,
  niche: 3,
  aim: 2,
}

const SAYS_NOTHING =
  /^(?:that|with|from|they|their|them|what|when|where|which|this|these|into|than|then|have|will|would|could|each|every|before|after|without|while|other|others|people|person|work|working|worked|make|made|build|built|develop|creat|used|using|use|help|show|first|one|two|three|ten|all|more|most|new|own|open|public|small|large|local|regional|national|state|group|team|year|month|week|day|time|way|part|number|rate|share|list|record|report|guide|model|method|tool|set|step|plan|test|data|system|process|program|project|service|support|manag|provid|includ|result|high|low|good|best|case|need|keep|give|take|per|its|and|the|for|are|not|how|who|was|has|had|our|your|between|within|across|over|under|through|against|for|out|off)$/

/** Words by their beginnings: "forecasting", "forecasts" and "forecast" are one. */
export function topicStems(text: string): string[] {
  return searchableLine(text)
    .trim()
    .split(' ')
    .map((word) => word.replace(/(?:ically|ations?|ational|ings?|ies|ied|ers?|ors?|ed|es|s|ly|y|e)$/, ''))
    .filter((stem) => stem.length > 2 && !/^\d/.test(stem) && !SAYS_NOTHING.test(stem))
    .map((stem) => stem.slice(0, 9))
}

type Weighed = { area: ProblemArea; problem: Problem; words: Map<string, number>; length: number }

/** Words of every problem with their weight: what it is about counts in full, what surrounds it in part. */
function vocabularyOf(knowledge: DraftingKnowledge): Weighed[] {
  const all = knowledge.areas.flatMap((area) =>
    area.problems.map((problem) => {
      const words = new Map<string, number>()
      const add = (texts: readonly string[], weight: number) => {
        for (const stem of topicStems(texts.join(' '))) words.set(stem, Math.max(words.get(stem) ?? 0, weight))
      }
      add([area.name, ...area.cues.map((cue) => cue.replace('$', ''))], 0.45)
      add([...problem.steps, ...problem.now, ...problem.cost], 0.35)
      add([problem.topic, problem.subject, problem.aim, ...problem.outputs, ...problem.cues.map((cue) => cue.replace('$', ''))], 1)
      return { area, problem, words }
    }),
  )
  const bearers = new Map<string, number>()
  for (const { words } of all) for (const stem of words.keys()) bearers.set(stem, (bearers.get(stem) ?? 0) + 1)
  return all.map(({ area, problem, words }) => {
    const weighed = new Map([...words].map(([stem, weight]) => [stem, weight * Math.log(1 + all.length / (bearers.get(stem) ?? 1))]))
    return { area, problem, words: weighed, length: Math.sqrt([...weighed.values()].reduce((sum, weight) => sum + weight * weight, 0)) }
  })
}

const vocabularies = new WeakMap<DraftingKnowledge, Weighed[]>()
function vocabularyIn(knowledge: DraftingKnowledge): Weighed[] {
  const vocabulary = vocabularies.get(knowledge) ?? vocabularyOf(knowledge)
  vocabularies.set(knowledge, vocabulary)
  return vocabulary
}

/** How often each word comes back in a person's lines, by what it is worth there. */
function profileOf(lines: readonly EvidenceLine[]): Map<string, number> {
  const mentions = new Map<string, number>()
  for (const { kind, text } of lines) for (const stem of new Set(topicStems(text))) mentions.set(stem, (mentions.get(stem) ?? 0) + MENTION[kind])
  return new Map([...mentions].map(([stem, count]) => [stem, Math.log(1 + count)]))
}

/** 0–1 for the id of every problem: 1 for the one in which most of the person's words lie; all 0 where none do. */
export function topicFits(lines: readonly EvidenceLine[], knowledge: DraftingKnowledge): Map<string, number> {
  const profile = profileOf(lines)
  const fits = vocabularyIn(knowledge).map(({ problem, words, length }) => {
    let fit = 0
    for (const [stem, weight] of words) fit += weight * (profile.get(stem) ?? 0)
    return { id: problem.id, fit: length === 0 ? 0 : fit / length }
  })
  const best = Math.max(...fits.map(({ fit }) => fit), 0)
  return new Map(fits.map(({ id, fit }) => [id, best === 0 ? 0 : fit / best]))
}
