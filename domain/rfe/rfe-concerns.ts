/** The seven concerns a notice about a national interest waiver raises again and again, and the prong each belongs to. */

export type Prong = 1 | 2 | 3
/** A prong of the waiver test, or the EB-2 classification that comes before it. */
export type Point = Prong | 'eb2'

export type ConcernKey = 'endeavor-unclear' | 'national-importance' | 'substantial-merit' | 'record' | 'plan' | 'balance' | 'eb2-threshold'

export type RfeConcern = {
  key: ConcernKey
  /** Order in which they are offered, from 1. */
  order: number
  point: Point
  title: string
  /** What a notice typically asks for when it raises the concern. */
  asksFor: string
}

/**
 * In order. The list follows what recurs in guides and in public appeal decisions; the agency publishes no statistics
 * of its reasons, so no share is given. Waiver test: Matter of Dhanasar, 26 I&N Dec. 884 (AAO 2016).
 */
export const rfeConcerns: readonly RfeConcern[] = [
  {
    key: 'endeavor-unclear',
    order: 1,
    point: 1,
    title: 'The endeavor is unclear or reads like a job',
    asksFor: 'A detailed description of the endeavor already filed: what will be done, how and through whom.',
  },
  {
    key: 'national-importance',
    order: 2,
    point: 1,
    title: 'National importance is not shown',
    asksFor: 'Evidence of an effect beyond the employer, the clients or the locality, tied to the endeavor and not to the field.',
  },
  {
    key: 'substantial-merit',
    order: 3,
    point: 1,
    title: 'Substantial merit is not documented',
    asksFor: 'Objective material on the specific work.',
  },
  {
    key: 'record',
    order: 4,
    point: 2,
    title: 'Well positioned: record of success and role',
    asksFor: 'Your own contributions, their use by others, and independent letters that give examples.',
  },
  {
    key: 'plan',
    order: 5,
    point: 2,
    title: 'Well positioned: plan, progress and support',
    asksFor: 'A plan with milestones, contracts, funding, and interest from users, customers or investors.',
  },
  {
    key: 'balance',
    order: 6,
    point: 3,
    title: 'The balance: why the job offer should be waived',
    asksFor: 'Why labor certification is impractical, the benefit even if U.S. workers are available, urgency, job creation.',
  },
  {
    key: 'eb2-threshold',
    order: 7,
    point: 'eb2',
    title: 'The EB-2 classification itself',
    asksFor: 'A degree evaluation, letters for five years of experience, three of the six kinds of evidence of exceptional ability, the occupation as a profession, its link to the endeavor.',
  },
]

/** The concern of a key. */
export const getConcern = (key: ConcernKey): RfeConcern => {
  const concern = rfeConcerns.find((candidate) => candidate.key === key)
  if (!concern) throw new Error(`no concern with key ${key}`)
  return concern
}
