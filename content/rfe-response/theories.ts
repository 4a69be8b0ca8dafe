/** Ways to answer each concern of a notice: what each argues, in which order its facts stand, and what it needs. */
import { NO_OPTIONS, type CaseFile, type ChosenOptions, type Element, type OptionPart } from '../../domain/petition/case-file.ts'
import { standingOfOption, type ArgumentNeed, type OptionStanding } from '../../domain/petition/gaps.ts'
import { isOnAbilityOnly, liveRequests, type NoticeRequest } from '../../domain/rfe-response/response-file.ts'
import type { ConcernKey } from '../../domain/rfe/rfe-concerns.ts'

export type Theory = {
  id: string
  concern: ConcernKey
  title: string
  argues: string
  /** The order of its parts. */
  elements: readonly Element[]
  needs: readonly ArgumentNeed[]
  /** The argument of a petition that it stands for. */
  option: { part: OptionPart; id: string } | null
}

export const THEORIES: readonly Theory[] = [
  {
    id: 'clarify-steps',
    concern: 'endeavor-unclear',
    title: 'The endeavor as filed, step by step',
    argues: 'The petition names one undertaking. The answer tells its method, its outputs and its users in the terms that were filed, and adds nothing to it.',
    elements: ['endeavor.problem', 'endeavor.method', 'endeavor.outputs', 'endeavor.users'],
    needs: [
      { element: 'endeavor.method', least: 1, what: 'the method in steps, as it stood at filing' },
      { element: 'endeavor.outputs', least: 1, what: 'what will exist when it is done' },
    ],
    option: null,
  },
  {
    id: 'clarify-job',
    concern: 'endeavor-unclear',
    title: 'The work told apart from the job',
    argues: 'What you will undertake is narrower than your occupation: a bounded problem, and people who use the result without hiring you.',
    elements: ['endeavor.problem', 'endeavor.users', 'endeavor.method', 'endeavor.outputs'],
    needs: [
      { element: 'endeavor.problem', least: 1, what: 'the one problem, and for whom' },
      { element: 'endeavor.users', least: 1, what: 'who uses it first' },
    ],
    option: null,
  },
  {
    id: 'importance-practice',
    concern: 'national-importance',
    title: 'A better practice that others take up',
    argues: 'People who owe you nothing had changed what they do because of your method when you filed, and the route by which it reached them is open.',
    elements: ['p1.beyond', 'p1.priority'],
    needs: [{ element: 'p1.beyond', least: 2, what: 'effects outside your employer, and the route to them' }],
    option: { part: 'p1', id: 'p1-practice' },
  },
  {
    id: 'importance-public',
    concern: 'national-importance',
    title: 'Health, safety or a public service',
    argues: 'The work changes how a public need is met in more than one place.',
    elements: ['p1.beyond', 'p1.priority'],
    needs: [{ element: 'p1.beyond', least: 1, what: 'places beyond your own' }],
    option: { part: 'p1', id: 'p1-public' },
  },
  {
    id: 'importance-region',
    concern: 'national-importance',
    title: 'Work for one region',
    argues: 'The effect is measured against a named region.',
    elements: ['p1.beyond', 'p1.priority'],
    needs: [{ element: 'p1.beyond', least: 2, what: 'effects in the region, with the way they were counted' }],
    option: { part: 'p1', id: 'p1-region' },
  },
  {
    id: 'importance-technology',
    concern: 'national-importance',
    title: 'A technology that a public document names',
    argues: 'An authoritative document that stood at filing names this technology or problem, and the endeavor is work on it.',
    elements: ['p1.priority', 'p1.beyond'],
    needs: [
      { element: 'p1.priority', least: 1, what: 'a document that names the sub-field' },
      { element: 'p1.beyond', least: 1, what: 'one effect outside your employer' },
    ],
    option: { part: 'p1', id: 'p1-technology' },
  },
  {
    id: 'merit-effect',
    concern: 'substantial-merit',
    title: 'An effect that was counted',
    argues: 'One measured effect of the work itself, with who counted it.',
    elements: ['p1.merit'],
    needs: [{ element: 'p1.merit', least: 1, what: 'one measured effect' }],
    option: null,
  },
  {
    id: 'record-author',
    concern: 'record',
    title: 'What was yours, and who uses it',
    argues: 'Your part is told apart from that of a team or an employer, and others say what they do differently because of it.',
    elements: ['p2.record', 'p2.education'],
    needs: [{ element: 'p2.record', least: 2, what: 'results of your own' }],
    option: { part: 'p2', id: 'p2-author' },
  },
  {
    id: 'record-results',
    concern: 'record',
    title: 'Results in the same kind of work',
    argues: 'Education and counted results that lead to the endeavor.',
    elements: ['p2.education', 'p2.record'],
    needs: [
      { element: 'p2.record', least: 1, what: 'one counted result' },
      { element: 'p2.education', least: 1, what: 'education for this very work' },
    ],
    option: { part: 'p2', id: 'p2-results' },
  },
  {
    id: 'plan-progress',
    concern: 'plan',
    title: 'Progress first, then the plan',
    argues: 'What stood at filing shows that the plan is more than a hope.',
    elements: ['p2.progress', 'p2.interest', 'p2.plan'],
    needs: [
      { element: 'p2.progress', least: 1, what: 'dated progress before filing' },
      { element: 'p2.plan', least: 1, what: 'the plan as filed' },
    ],
    option: { part: 'p2', id: 'p2-plan' },
  },
  {
    id: 'plan-means',
    concern: 'plan',
    title: 'A plan with means',
    argues: 'Steps, hours, money and partners stood at filing.',
    elements: ['p2.plan', 'p2.progress', 'p2.interest'],
    needs: [
      { element: 'p2.plan', least: 1, what: 'steps and means' },
      { element: 'p2.interest', least: 1, what: 'partners, users or funders who had written' },
    ],
    option: { part: 'p2', id: 'p2-plan' },
  },
  {
    id: 'balance-not-one-job',
    concern: 'balance',
    title: 'The work does not fit one certified position',
    argues: 'Labor certification asks for the minimum requirements of one job. This work serves several organizations, or is your own.',
    elements: ['p3.impractical', 'p3.benefit', 'p3.urgency'],
    needs: [{ element: 'p3.impractical', least: 1, what: 'the reasons in the work itself' }],
    option: { part: 'p3', id: 'p3-not-one-job' },
  },
  {
    id: 'balance-benefit',
    concern: 'balance',
    title: 'A benefit even if others are available',
    argues: 'Qualified workers may be available. What your own work adds beside them is told by its facts: what exists, who uses it, and who had not made it.',
    elements: ['p3.benefit', 'p3.impractical', 'p3.urgency'],
    needs: [{ element: 'p3.benefit', least: 1, what: 'what your own work adds, by its facts' }],
    option: { part: 'p3', id: 'p3-benefit' },
  },
  {
    id: 'balance-time',
    concern: 'balance',
    title: 'Time',
    argues: 'Something dated made a delay costly when you filed.',
    elements: ['p3.urgency', 'p3.benefit', 'p3.impractical'],
    needs: [{ element: 'p3.urgency', least: 1, what: 'a dated reason' }],
    option: { part: 'p3', id: 'p3-time' },
  },
  {
    id: 'door-advanced',
    concern: 'eb2-threshold',
    title: 'Advanced degree',
    argues: 'A master’s degree, a doctorate or a foreign equivalent, in a profession that fits the endeavor.',
    elements: ['eb2.degree', 'eb2.occupation', 'eb2.experience'],
    needs: [{ element: 'eb2.degree', least: 1, what: 'a master’s degree or doctorate, confirmed' }],
    option: { part: 'eb2', id: 'eb2-advanced' },
  },
  {
    id: 'door-five-years',
    concern: 'eb2-threshold',
    title: 'Bachelor’s degree and five years',
    argues: 'A bachelor’s degree followed by five years of progressive work before filing, shown by letters of employers.',
    elements: ['eb2.degree', 'eb2.experience', 'eb2.occupation'],
    needs: [
      { element: 'eb2.degree', least: 1, what: 'a bachelor’s degree, confirmed' },
      { element: 'eb2.experience', least: 1, what: 'positions after the degree, with dates' },
    ],
    option: { part: 'eb2', id: 'eb2-five-years' },
  },
  {
    id: 'door-ability',
    concern: 'eb2-threshold',
    title: 'Exceptional ability',
    argues: 'At least three of the six kinds of evidence, and then the record as a whole.',
    elements: ['eb2.ability', 'eb2.degree', 'eb2.occupation'],
    needs: [{ element: 'eb2.ability', least: 3, what: 'three kinds of evidence' }],
    option: { part: 'eb2', id: 'eb2-ability' },
  },
]

export const theoriesOf = (concern: ConcernKey): Theory[] => THEORIES.filter((theory) => theory.concern === concern)

export const findTheory = (id: string | null): Theory | undefined => THEORIES.find((theory) => theory.id === id)

const RANK = { strong: 0, fair: 1, thin: 2 } as const

export type TheoryStanding = { theory: Theory } & Pick<OptionStanding, 'strength' | 'has' | 'missing'>

/** The ways to answer a request, the one that the facts carry best first; where the notice is about ability alone, no degree leads. */
export function theoryStandings(file: CaseFile, concern: ConcernKey): TheoryStanding[] {
  const isOnAbility = file.response !== undefined && liveRequests(file.response).some((request) => request.concern === concern && isOnAbilityOnly(request))
  const leads = ({ theory }: TheoryStanding) => Number(isOnAbility && theory.id !== 'door-ability')
  return theoriesOf(concern)
    .map((theory) => {
      const { strength, has, missing } = standingOfOption(file, {
        id: theory.option?.id ?? theory.id,
        part: theory.option?.part ?? 'p1',
        title: theory.title,
        argues: theory.argues,
        needs: theory.needs,
      })
      return { theory, strength, has, missing }
    })
    .sort((one, other) => leads(one) - leads(other) || RANK[one.strength] - RANK[other.strength])
}

/** The way of a request: the chosen one, or the one that the facts carry best. */
export const theoryOf = (file: CaseFile, request: NoticeRequest): Theory => findTheory(request.theory) ?? theoryStandings(file, request.concern)[0]!.theory

/** Whether each live request has a way that answers its concern. */
export const isWholeTheories = (requests: readonly NoticeRequest[], chosen: Readonly<Record<string, string>>): boolean =>
  requests.every(({ id, concern }) => theoriesOf(concern).some((theory) => theory.id === chosen[id]))

/** The arguments of a petition that the chosen ways stand for. */
export function optionsOf(file: CaseFile, chosen: Readonly<Record<string, string>>): ChosenOptions {
  return liveRequests(file.response!).reduce((options: ChosenOptions, { id }) => {
    const option = findTheory(chosen[id] ?? null)?.option ?? null
    return option === null ? options : { ...options, [option.part]: [...options[option.part], option.id] }
  }, NO_OPTIONS)
}
