/** Decides what a filing costs: one payment for each form and person, from a table of fees. */
import type { Cents } from '../money.ts'

export const FILING_STEPS = ['petition', 'both', 'adjustment'] as const
/** `both`: petition and adjustment in one package. */
export type FilingStep = (typeof FILING_STEPS)[number]

export type FilingPlan = {
  step: FilingStep
  /** Form I-140 or I-485 online; where both go together, or with premium processing, filing is on paper. */
  online: boolean
  premium: boolean
  /** People of 14 and over who adjust, the petitioner included. */
  adults: number
  /** Children under 14 whose I-485 goes with a parent's. */
  children: number
  /** How many of them ask for an employment card, and for advance parole. */
  workCards: number
  travelDocuments: number
}

/** Cents; the keys of the table of fees. */
export type FilingFees = Readonly<
  Record<'i140Paper' | 'i140Online' | 'asylumProgram' | 'i907' | 'i485Paper' | 'i485Online' | 'i485ChildPaper' | 'i485ChildOnline' | 'i765' | 'i131Paper' | 'i131Online', Cents>
>
export type FilingFeeKey = keyof FilingFees

export type FilingCostLine = { fee: FilingFeeKey; count: number; each: Cents; cents: Cents }

export type FilingCosts = {
  lines: readonly FilingCostLine[]
  total: Cents
  /** Payment authorizations on paper: one for each form and fee of each person. */
  payments: number
  /** What decides that everything goes on paper though online was asked for; null where nothing does. */
  paperBecause: 'premium' | 'together' | null
}

export const PEOPLE_MAX = 12

const within = (count: number, max: number): number => Math.min(Math.max(Math.trunc(Number.isFinite(count) ? count : 0), 0), max)

/** The plan as far as it can be filed: somebody adjusts, and nobody asks for more cards than there are people. */
export function settledPlan(plan: FilingPlan): FilingPlan {
  if (plan.step === 'petition') return { ...plan, adults: 0, children: 0, workCards: 0, travelDocuments: 0 }
  const adults = Math.max(within(plan.adults, PEOPLE_MAX), 1)
  const children = within(plan.children, PEOPLE_MAX)
  const premium = plan.step === 'both' && plan.premium
  return { ...plan, premium, adults, children, workCards: within(plan.workCards, adults + children), travelDocuments: within(plan.travelDocuments, adults + children) }
}

export function filingCosts(given: FilingPlan, fees: FilingFees): FilingCosts {
  const plan = settledPlan(given)
  const petition = plan.step !== 'adjustment'
  const paperBecause = !plan.online ? null : plan.step === 'both' ? 'together' : petition && plan.premium ? 'premium' : null
  const online = plan.online && paperBecause === null
  const counts: [FilingFeeKey, number][] = [
    [online ? 'i140Online' : 'i140Paper', petition ? 1 : 0],
    ['asylumProgram', petition ? 1 : 0],
    ['i907', petition && plan.premium ? 1 : 0],
    [online ? 'i485Online' : 'i485Paper', plan.adults],
    [online ? 'i485ChildOnline' : 'i485ChildPaper', plan.children],
    ['i765', plan.workCards],
    [online ? 'i131Online' : 'i131Paper', plan.travelDocuments],
  ]
  const lines = counts.filter(([, count]) => count > 0).map(([fee, count]): FilingCostLine => ({ fee, count, each: fees[fee], cents: fees[fee] * count }))
  return { lines, total: lines.reduce((sum, { cents }) => sum + cents, 0), payments: lines.reduce((sum, { count }) => sum + count, 0), paperBecause }
}
