/** What is missing in a case: which questions to ask next, and how strong the record is for each way to argue. */
import { BALANCE_ELEMENTS, isSettled, settledFacts, standingOf, type CaseFile, type ChosenOptions, type Element, type OptionPart } from './case-file.ts'
import { asksForLicense } from './checks/agreement.ts'
import { degreeLevel, foreignDegrees } from './fact-words.ts'
import { isScheduleA, missingReasons } from './reasoning.ts'

export type CaseQuestion = {
  id: string
  element: Element
  ask: string
  why: string
  example: string
  /** Sentences of an answer in the words of the petitioner's own endeavor, with gaps in brackets; never told. */
  pattern?: string
  /** What an answer would let the letter say, after "this would let you ". */
  raises: string
  /** Only where the case has this much already, or is of this kind. */
  /** Words that the customer may confirm or change as its answer; never told before. */
  proposed?: string
  /** The answer as it stands, of which only the quoted sentences are to be changed. */
  begun?: string
  /** Id of the document that it asks about. */
  exhibit?: string
  /** Id of the fact that its answer says anew. */
  replaces?: string
  /** The sentence of a fact that its answer takes out of it, to stand by itself with the document that is named. */
  takesOut?: { factId: string; sentence: string }
  /** The fact that it asks about, in its customer's very words, where they may insist on them. */
  keep?: { factId: string; rev: number; words: string }
  /** Its answer has a line of four parts for each phase, or for each output beside a public document. */
  lines?: 'phase' | 'tie'
  when?: 'owner' | 'employee' | 'few-degrees' | 'foreign-degree' | 'licensed' | 'schedule-a' | 'unreasoned' | 'named-missing'
}

export const QUESTIONS_MAX = 12

/** What weighs most where it is missing, first. */
const WEIGHT: Partial<Record<Element, number>> = {
  'identity.name': 9,
  'endeavor.problem': 8,
  'endeavor.method': 8,
  'p1.beyond': 8,
  'p1.merit': 7,
  'p1.priority': 7,
  'p2.plan': 6,
  'p2.progress': 6,
  'p2.interest': 6,
  'p2.record': 6,
  'p3.benefit': 6,
  'p3.impractical': 5,
  'eb2.occupation': 6,
  'endeavor.outputs': 4,
  'endeavor.users': 4,
  'endeavor.vehicle': 2,
  'p2.education': 4,
  'p3.urgency': 3,
  'eb2.ability': 2,
}

const isOpen = (file: CaseFile, question: CaseQuestion): boolean => {
  if (file.answers[question.id] !== undefined) return false
  switch (question.when) {
    case 'owner':
      return file.plan === 'entrepreneur' || file.plan === 'consultant'
    case 'employee':
      return file.plan === 'employee'
    case 'few-degrees':
      return !file.facts.some((fact) => fact.kind === 'degree' && fact.state !== 'rejected' && ['master', 'doctorate'].includes(degreeLevel(fact)))
    case 'foreign-degree':
      return foreignDegrees(file).length > 0
    case 'licensed':
      return asksForLicense(file)
    case 'schedule-a':
      return isScheduleA(file)
    case 'unreasoned':
      return missingReasons(file).some(({ element, asks }) => asks === undefined && element === question.element)
    case 'named-missing':
      return missingReasons(file).some(({ asks }) => asks === question.id)
    case undefined:
      return true
  }
}

/** Words that hold a release come behind what is missing altogether, and before what is only stated. */
const UNFINISHED = 16
/** An element of which nothing can be filed as it stands is missing; where something of it can, a sentence more waits behind what was never asked. */
const WAITING = { alone: 14, beside: 2 } as const
const isWhole = ({ id }: CaseQuestion): boolean => id.startsWith('whole-')

/** Open questions, the weightiest gap first: an element with nothing before one that is only stated, and that before one with a document. */
export function openQuestions(file: CaseFile, catalog: readonly CaseQuestion[]): CaseQuestion[] {
  const waiting = new Set(catalog.flatMap((question) => (isWhole(question) ? [question.replaces] : [])))
  const isTold = (element: Element): boolean => settledFacts(file, element).some(({ id }) => !waiting.has(id))
  const standing = { gap: 20, stated: 8, owed: 0, documented: 0 } as const
  // What a document says comes after what is missing, and before a second question of what is there.
  const score = (question: CaseQuestion) => {
    const { id, element, when, exhibit, replaces, takesOut } = question
    if (isWhole(question)) return WAITING[isTold(element) ? 'beside' : 'alone'] + (WEIGHT[element] ?? 1)
    return replaces !== undefined || takesOut !== undefined
      ? // What holds the release comes before what is only not whole.
        UNFINISHED + (takesOut !== undefined || id.startsWith('agree-') ? 1 : 0)
      : exhibit !== undefined
        ? -1
        : // It is open only where a letter would be held back without it.
          (when === 'licensed' ? 30 : when === 'unreasoned' || when === 'named-missing' || when === 'schedule-a' ? 12 : 0) +
          standing[standingOf(file, element)] +
          (WEIGHT[element] ?? 1) -
          Math.min(6, file.facts.filter((fact) => fact.element === element && isSettled(fact)).length * 2)
  }
  const asked = new Map<Element, number>()
  return catalog
    .filter((question) => isOpen(file, question))
    .map((question, place) => {
      // One question for every gap before a second one for any.
      if (question.replaces !== undefined || question.takesOut !== undefined) return { question, place, score: score(question) }
      const before = asked.get(question.element) ?? 0
      asked.set(question.element, before + 1)
      return { question, place, score: score(question) - before * (question.exhibit === undefined ? 10 : 1) }
    })
    .sort((one, other) => other.score - one.score || one.place - other.place)
    .map(({ question }) => question)
}

/** Those to ask now, in the order of the catalog: an answer to one does not move the others about. */
export function nextQuestions(file: CaseFile, catalog: readonly CaseQuestion[]): CaseQuestion[] {
  const asked = openQuestions(file, catalog).slice(0, QUESTIONS_MAX)
  return catalog.filter((question) => asked.includes(question))
}

export type ArgumentNeed = { element: Element; least: number; what: string }
export type ArgumentOption = { id: string; part: OptionPart; title: string; argues: string; needs: readonly ArgumentNeed[] }

export type OptionStanding = { option: ArgumentOption; strength: 'strong' | 'fair' | 'thin'; has: string[]; missing: string[] }

/** How well the confirmed facts carry a way to argue. Strong: all it needs, and most of it shown by documents that are here. */
export function standingOfOption(file: CaseFile, option: ArgumentOption): OptionStanding {
  const enough = ({ element, least }: ArgumentNeed) => countFor(file, option, element) >= least
  const has = option.needs.filter(enough)
  const documented = has.filter(({ element }) => standingOf(file, element) === 'documented')
  const strength = has.length < option.needs.length ? 'thin' : documented.length * 2 >= option.needs.length ? 'strong' : 'fair'
  return { option, strength, has: has.map(({ what }) => what), missing: option.needs.filter((need) => !enough(need)).map(({ what }) => what) }
}

function countFor(file: CaseFile, option: ArgumentOption, element: Element): number {
  const facts = settledFacts(file, element)
  if (element === 'eb2.degree') {
    const levels = facts.map(degreeLevel)
    if (option.id === 'eb2-advanced') return levels.filter((level) => level === 'master' || level === 'doctorate').length
    if (option.id === 'eb2-five-years') return levels.filter((level) => level === 'bachelor').length
  }
  return element === 'p1.priority' ? Math.max(facts.length, file.priorities.length) : facts.length
}

/** How many of each part are chosen: one, but of the balance several may stand together. */
export function isWholeChoice(options: readonly ArgumentOption[], chosen: ChosenOptions): boolean {
  const known = (part: OptionPart) => chosen[part].filter((id) => options.some((option) => option.id === id && option.part === part))
  return (['eb2', 'p1', 'p2'] as const).every((part) => known(part).length === 1 && chosen[part].length === 1) && known('p3').length >= 1 && known('p3').length === chosen.p3.length
}

export const balanceGap = (file: CaseFile): boolean => BALANCE_ELEMENTS.every((element) => standingOf(file, element) === 'gap')
