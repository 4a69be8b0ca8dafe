/** What a fact does in the argument, by the question that it answers: where it stands in its element, and under which heading. */
import type { CaseFact } from '../../../domain/petition/case-file.ts'

type Role = {
  /** Over its paragraphs where the element has many. */
  heading: string
}

/** By question, in the order in which its element tells them. */
const ROLES: Readonly<Record<string, Role>> = {
  // The problem.
  problem: { heading: 'The problem' },
  'problem-size': { heading: 'Its extent' },
  'usual-practice': { heading: 'Present practice' },
  // The method.
  method: { heading: 'The method' },
  comparison: { heading: 'The alternatives' },
  // Users.
  users: { heading: 'First users' },
  'next-users': { heading: 'How a new user begins' },
  // Merit.
  merit: { heading: 'The effect' },
  'who-counted': { heading: 'Who counted' },
  'second-effect': { heading: 'The effect elsewhere' },
  'cost-today': { heading: 'What the problem costs' },
  // Reach.
  beyond: { heading: 'Use by others' },
  'user-ties': { heading: 'Use by others' },
  'words-of-users': { heading: 'What users say' },
  route: { heading: 'How it reaches others' },
  spread: { heading: 'What a new user needs' },
  region: { heading: 'The effect on a region' },
  // Public documents.
  priority: { heading: 'What it says' },
  'second-priority': { heading: 'A second document' },
  // Record.
  result: { heading: 'The principal result' },
  'own-part': { heading: 'My own part' },
  'result-bears': { heading: 'The principal result' },
  'second-result': { heading: 'Further results' },
  'third-result': { heading: 'Further results' },
  publications: { heading: 'Publications' },
  'used-by-others': { heading: 'Use by others' },
  recognition: { heading: 'Calls on my judgment' },
  // Experience.
  progression: { heading: 'Progress from position to position' },
  // Education.
  education: { heading: 'Education' },
  skills: { heading: 'Skills' },
  // Progress.
  progress: { heading: 'Progress' },
  'owner-control': { heading: 'Ownership and role' },
  partners: { heading: 'Agreements' },
  // Plan.
  phases: { heading: 'Phases' },
  plan: { heading: 'The steps ahead' },
  'plan-basis': { heading: 'What has been done once already' },
  'second-year': { heading: 'The steps ahead' },
  means: { heading: 'Means' },
  risks: { heading: 'Risks' },
  'employer-independence': { heading: 'Independence from one employer' },
  // Interest.
  interest: { heading: 'Requests and agreements' },
  'planned-use': { heading: 'What each has undertaken to do' },
  // The balance.
  impractical: { heading: 'Why not' },
  'employer-limit': { heading: 'What a position would leave out' },
  'beyond-minimum': { heading: 'Beyond the minimum' },
  'schedule-a': { heading: 'Schedule A' },
  'schedule-a-duties': { heading: 'Schedule A' },
  benefit: { heading: 'Benefit' },
  urgency: { heading: 'Dates' },
  delay: { heading: 'What a delay would cost' },
}
const PLACES = Object.keys(ROLES)

export const questionOf = ({ source }: Pick<CaseFact, 'source'>): string | null => (source.kind === 'answer' ? source.question : null)
export const roleOf = (fact: Pick<CaseFact, 'source'>): Role | null => ROLES[questionOf(fact) ?? ''] ?? null

/** Where a writer of a letter speaks: behind the answers about use by others. */
const WRITER_AT = PLACES.indexOf('words-of-users') + 0.5
const placeOf = (fact: CaseFact): number => {
  if (fact.source.kind === 'letter') return fact.element === 'p1.beyond' ? WRITER_AT : PLACES.length
  const place = PLACES.indexOf(questionOf(fact) ?? '')
  return place < 0 ? -1 : place
}

/** The facts of an element in the order of its argument; what was not asked for stands first, in its own order. */
export const inArgument = (facts: readonly CaseFact[]): CaseFact[] => facts.toSorted((one, other) => placeOf(one) - placeOf(other))

/** Of some facts, those that answer one of the questions. */
export const asked = (given: readonly CaseFact[], ...questions: string[]): CaseFact[] => given.filter((fact) => questions.includes(questionOf(fact) ?? ''))
