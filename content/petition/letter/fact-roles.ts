/** What a fact does in the argument, by the question that it answers: where it stands in its element, and under which heading. */
import type { CaseFact } from '../../../domain/petition/case-file.ts'
import { sentencesOf } from '../../../domain/petition/checks/block-text.ts'
import { hasFigure } from '../../../domain/petition/evidence-weight.ts'
import { LEANS } from '../../../domain/petition/left-of-sentence.ts'
import { strengthOf } from './strength.ts'

/** By question, in the order in which its element tells them: the heading over its paragraphs where the element has many. */
const HEADINGS: Readonly<Record<string, string>> = {
  // The problem.
  problem: 'The problem',
  'problem-size': 'Its extent',
  'usual-practice': 'Present practice',
  // The method.
  method: 'The method',
  'why-it-works': 'The method',
  comparison: 'The alternatives',
  // Users.
  users: 'First users',
  'next-users': 'How a new user begins',
  // Merit.
  merit: 'The effect',
  'how-counted': 'How it was counted',
  'who-counted': 'How it was counted',
  'second-effect': 'The effect elsewhere',
  'cost-today': 'What the problem costs',
  // Reach.
  beyond: 'Use by others',
  'use-in-detail': 'Use by others',
  'second-use': 'Use by others',
  'user-ties': 'Use by others',
  'words-of-users': 'What users say',
  route: 'How it reaches others',
  spread: 'What a new user needs',
  region: 'The effect on a region',
  // Public documents.
  priority: 'What it says',
  'priority-bears': 'What it says',
  'second-priority': 'A second document',
  // Record.
  result: 'The principal result',
  'result-bears': 'The principal result',
  'own-decisions': 'My own part',
  'own-part': 'My own part',
  'second-result': 'Further results',
  'third-result': 'Further results',
  publications: 'Publications',
  'used-by-others': 'Use by others',
  recognition: 'Calls on my judgment',
  // Experience.
  progression: 'Progress from position to position',
  // Education.
  education: 'Education',
  skills: 'Skills',
  // Progress.
  progress: 'Progress',
  partners: 'Agreements',
  // Plan.
  phases: 'Phases',
  plan: 'The steps ahead',
  'second-year': 'The steps ahead',
  'plan-basis': 'What has been done once already',
  'who-does-what': 'The people',
  means: 'Means',
  risks: 'Risks',
  'employer-independence': 'Independence from one employer',
  'owner-control': 'Ownership and role',
  // Interest.
  interest: 'Requests and agreements',
  'planned-use': 'What each has undertaken to do',
  // The balance.
  impractical: 'Why not',
  'employer-limit': 'What a position would leave out',
  'paid-time': 'Time that an employer gives',
  'beyond-minimum': 'Beyond the minimum',
  'schedule-a': 'Schedule A',
  'schedule-a-duties': 'Schedule A',
  benefit: 'Benefit',
  'benefit-inside': 'Benefit',
  urgency: 'Dates',
  delay: 'What a delay would cost',
  'loss-after': 'What a delay would cost',
  'certification-time': 'The time that a certification takes',
}
const PLACES = Object.keys(HEADINGS)

export const questionOf = ({ source }: Pick<CaseFact, 'source'>): string | null => (source.kind === 'answer' ? source.question : null)
const headingOf = (fact: Pick<CaseFact, 'source'>): string => HEADINGS[questionOf(fact) ?? ''] ?? ''

/** A result that is counted and shown by a document comes first, then one that is counted. */
export const resultWorth = ({ text, exhibits }: Pick<CaseFact, 'text' | 'exhibits'>): number => Number(hasFigure(text)) * 2 + Number(exhibits.length > 0)
/** The results, each with what was asked about it. */
const RESULTS = [['result', 'result-bears', 'own-decisions', 'own-part'], ['second-result'], ['third-result']] as const
const isResult = (fact: CaseFact): boolean => RESULTS.some(([question]) => question === questionOf(fact))

/** The headings of facts in their order: the result that leads is the principal one. */
export function headingsOf(ordered: readonly CaseFact[]): (fact: CaseFact) => string {
  const lead = ordered.find(isResult)
  const [principal, further] = [HEADINGS['result']!, HEADINGS['second-result']!]
  return (fact) => {
    const own = headingOf(fact)
    if (lead === undefined || headingOf(lead) === principal) return own
    return questionOf(fact) === questionOf(lead) ? principal : own === principal ? further : own
  }
}

/** Where a writer of a letter speaks: behind the answers about use by others. */
const WRITER_AT = PLACES.indexOf('words-of-users') + 0.5
const placeOf = (fact: CaseFact): number => {
  if (fact.source.kind === 'letter') return fact.element === 'p1.beyond' ? WRITER_AT : PLACES.length
  const place = PLACES.indexOf(questionOf(fact) ?? '')
  return place < 0 ? -1 : place
}

const USE = HEADINGS['beyond']
/** The facts of an element in the order of its argument; what was not asked for stands first, in its own order. Of use by others the strongest leads. */
export const inArgument = (facts: readonly CaseFact[]): CaseFact[] => {
  const ordered = facts.toSorted((one, other) => placeOf(one) - placeOf(other))
  const use = ordered.filter((fact) => headingOf(fact) === USE && fact.element === 'p1.beyond')
  const led = use.toSorted((one, other) => strengthOf(other) - strengthOf(one))
  return resultsFirst(ordered.map((fact) => (use.includes(fact) ? led[use.indexOf(fact)]! : fact)))
}

/** “It also cut fuel by 30 percent” says nothing before the result that it adds to. */
const addsTo = ({ text }: CaseFact): boolean => LEANS.test(text) || /\b(?:also|too|again|the same|another|the other|second|third|further|besides|in addition)\b/i.test(sentencesOf(text)[0] ?? '')

function resultsFirst(ordered: readonly CaseFact[]): CaseFact[] {
  if (asked(ordered, 'second-result', 'third-result').some(addsTo)) return [...ordered]
  const groups = RESULTS.map((questions) => ordered.filter((fact) => (questions as readonly string[]).includes(questionOf(fact) ?? '')))
  const worth = (group: readonly CaseFact[]) => Math.max(0, ...group.filter(isResult).map(resultWorth))
  const led = groups
    .filter((group) => group.some(isResult))
    .toSorted((one, other) => worth(other) - worth(one))
    .flat()
  const of = new Set(led)
  return ordered.map((fact) => (of.has(fact) ? led.shift()! : fact))
}

/** Of some facts, those that answer one of the questions. */
export const asked = (given: readonly CaseFact[], ...questions: string[]): CaseFact[] => given.filter((fact) => questions.includes(questionOf(fact) ?? ''))
