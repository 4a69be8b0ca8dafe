/** What a fact does in the argument, by the question that it answers: where it stands in its element, what it follows from, and under which heading. */
import type { CaseFact } from '../../../domain/petition/case-file.ts'
import type { Wordings } from './letter-parts.ts'

type Role = {
  /** Over its paragraphs where the element has many. */
  heading: string
  /** What leads from the paragraphs before it: true of every answer to its question, and of fewer than eight words, so that letters share no run of them. */
  topic?: Wordings
}

/** By question, in the order in which its element tells them. */
const ROLES: Readonly<Record<string, Role>> = {
  // The problem.
  problem: { heading: 'The problem' },
  'problem-size': { heading: 'Its extent', topic: ['The problem has been measured.', 'Its extent is on record.', 'The problem’s size has been counted.'] },
  'usual-practice': {
    heading: 'Present practice',
    topic: ['Present practice falls short of this.', 'What is done today falls short.', 'The usual way leaves this unsolved.', 'Today’s practice does not solve it.'],
  },
  // The method.
  method: { heading: 'The method' },
  comparison: { heading: 'The alternatives', topic: ['The alternatives have been compared.', 'It stands beside known alternatives.', 'How it compares has been looked at.'] },
  // Users.
  users: { heading: 'First users' },
  'next-users': { heading: 'How a new user begins', topic: ['Further users can follow.', 'The way is open to others.'] },
  // Merit.
  merit: { heading: 'The effect' },
  'second-effect': { heading: 'The effect elsewhere', topic: ['That result does not stand alone.', 'The result was obtained a second time.'] },
  'cost-today': { heading: 'What the problem costs', topic: ['Left as it is, the problem is costly.', 'The problem has its price.'] },
  // Reach.
  beyond: { heading: 'Use by others' },
  'words-of-users': { heading: 'What users say', topic: ['Those who use it say so themselves.', 'Users describe the change themselves.'] },
  route: {
    heading: 'How it reaches others',
    topic: ['More users can come to it.', 'The route to further users is known.', 'The route to others is open.', 'Those users need not be the last.'],
  },
  spread: {
    heading: 'What a new user needs',
    topic: ['A new user needs no more than this.', 'What a new user needs is known.', 'The conditions of wider use are these.', 'Wider use takes no more than this.'],
  },
  region: { heading: 'The effect on a region', topic: ['The effect on the region is documented.', 'A region feels the effect.'] },
  // Public documents.
  priority: { heading: 'What it says' },
  'second-priority': { heading: 'A second document', topic: ['A second document speaks of the problem.', 'It is not the only public document.'] },
  // Record.
  result: { heading: 'The principal result' },
  'own-part': { heading: 'My own part', topic: ['My own part was as follows.', 'What I did myself is as follows.', 'My part in it was this.'] },
  'second-result': { heading: 'Further results', topic: ['A second result stands beside it.', 'That was not the only result.', 'There is a second result.', 'Another result is of record.'] },
  'third-result': { heading: 'Further results', topic: ['An earlier position prepared the work.', 'Earlier work led up to it.'] },
  publications: { heading: 'Publications', topic: ['The work has been published.', 'The work stands in print.'] },
  'used-by-others': { heading: 'Use by others', topic: ['Others have built on it.', 'It has served others as a basis.'] },
  recognition: { heading: 'Calls on my judgment', topic: ['Others ask for my judgment.', 'My judgment on it is sought.'] },
  // Experience.
  progression: { heading: 'Progress from position to position' },
  // Education.
  education: { heading: 'Education' },
  skills: { heading: 'Skills' },
  // Progress.
  progress: { heading: 'Progress' },
  'owner-control': { heading: 'Ownership and role', topic: ['I hold the lead in the venture.', 'The venture is mine to direct.'] },
  partners: { heading: 'Agreements', topic: ['Others have joined by agreement.', 'Agreements stand already.'] },
  // Plan.
  phases: { heading: 'Phases' },
  plan: { heading: 'The steps ahead' },
  'second-year': { heading: 'The steps ahead', topic: ['The plan goes on from there.', 'Later steps are planned as well.'] },
  means: { heading: 'Means', topic: ['The plan rests on these means.', 'The means on which I rely are these.', 'For the plan I rely on the following.'] },
  risks: { heading: 'Risks', topic: ['The risks have been thought through.', 'I have provided for what may fail.'] },
  'employer-independence': { heading: 'Independence from one employer', topic: ['My employment bears on the plan as follows.', 'How the plan relates to my employment is as follows.'] },
  // Interest.
  interest: { heading: 'Requests and agreements' },
  'planned-use': { heading: 'What each has undertaken to do', topic: ['Others have said what they will do.', 'The intentions are specific.'] },
  // The balance.
  impractical: { heading: 'Why not' },
  'beyond-minimum': { heading: 'Beyond the minimum', topic: ['The minimum for a job is not enough.', 'The work asks for more than a minimum.'] },
  'schedule-a': { heading: 'Schedule A' },
  benefit: { heading: 'Benefit' },
  urgency: { heading: 'Dates' },
  delay: { heading: 'What a delay would cost', topic: ['A delay would have its cost.', 'To wait would not be harmless.'] },
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
