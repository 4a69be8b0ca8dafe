/**
 * Decides what a list of claims and exhibits still lacks on the day of filing. The studio's cases and a buyer's own case are
 * both read as one plan.
 */
import { isSettled, type CaseExhibit, type CaseFile } from './case-file.ts'
import { purposesOf } from './change-case.ts'

export const PURPOSES = ['Identity', 'Filing', 'EB-2', 'Prong 1', 'Prong 2', 'Prong 3'] as const
export type Purpose = (typeof PURPOSES)[number]

/** `date`: as it was written, a day, a month, a year or a period. */
export type PlanExhibit = Pick<CaseExhibit, 'id' | 'title' | 'proves' | 'state' | 'existed' | 'translation'> & { date: string }
/** A sentence that the letter states, and the ids of what shows it. */
export type PlanClaim = { id: string; text: string; proves: Purpose; exhibits: readonly string[] }
/** `filingDay`: the planned day, `YYYY-MM-DD`, or empty. `dated`: whether its exhibits are asked for their dates. */
export type EvidencePlan = { filingDay: string; dated: boolean; claims: readonly PlanClaim[]; exhibits: readonly PlanExhibit[] }

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH_WORD = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?'
const DAYS = new RegExp(
  [
    '\\b(?<isoYear>(?:19|20)\\d\\d)-(?<isoMonth>[01]?\\d)(?:-(?<isoDay>[0-3]?\\d))?\\b',
    '\\b(?<usMonth>[01]?\\d)/(?:(?<usDay>[0-3]?\\d)/)?(?<usYear>(?:19|20)\\d\\d)\\b',
    `\\b(?<word>${MONTH_WORD})\\s+(?:(?<wordDay>[0-3]?\\d)(?:st|nd|rd|th)?,?\\s+)?(?<wordYear>(?:19|20)\\d\\d)\\b`,
    '\\b(?<year>(?:19|20)\\d\\d)\\b',
  ].join('|'),
  'gi',
)

const two = (number: number): string => String(number).padStart(2, '0')

/** The last day named in a date or a period, at its earliest reading (`2027` is January 1): null where none is named. */
export function lastDayNamed(text: string): string | null {
  const days = [...text.matchAll(DAYS)].flatMap(({ groups = {} }) => {
    const year = groups['isoYear'] ?? groups['usYear'] ?? groups['wordYear'] ?? groups['year']
    if (year === undefined) return []
    const word = groups['word']?.slice(0, 3).toLowerCase()
    const month = word === undefined ? Number(groups['isoMonth'] ?? groups['usMonth'] ?? 1) : MONTHS.indexOf(word) + 1
    const day = Number(groups['isoDay'] ?? groups['usDay'] ?? groups['wordDay'] ?? 1)
    return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? [`${year}-${two(month)}-${two(day)}`] : []
  })
  return days.toSorted().at(-1) ?? null
}

/** True where the document cannot have existed on the planned day: as the person says, or by its own date. */
export function comesAfterFiling(exhibit: Pick<PlanExhibit, 'date' | 'existed'>, filingDay: string): boolean {
  if (exhibit.existed === 'no') return true
  const day = lastDayNamed(exhibit.date)
  return filingDay !== '' && day !== null && day > filingDay
}

/** Numbers of claims and exhibits count from 1, in the order of the plan. */
export type PlanHole =
  | { kind: 'nothing-proves'; proves: Purpose }
  | { kind: 'unshown' | 'shown-late' | 'not-in-hand'; claim: number }
  | { kind: 'missing' | 'requested' | 'translation' | 'no-date' | 'after-filing' | 'proves-nothing' | 'no-claim'; exhibit: number }

/** What an exhibit proves: as the person says, and by the claims that rest on it. */
export const provedBy = (plan: EvidencePlan, exhibit: PlanExhibit): Purpose[] =>
  PURPOSES.filter((purpose) => exhibit.proves.includes(purpose) || plan.claims.some((claim) => claim.proves === purpose && claim.exhibits.includes(exhibit.id)))

export const exhibitsOfClaim = (plan: EvidencePlan, claim: PlanClaim): { number: number; exhibit: PlanExhibit }[] =>
  plan.exhibits.flatMap((exhibit, index) => (claim.exhibits.includes(exhibit.id) ? [{ number: index + 1, exhibit }] : []))

function claimHoles(plan: EvidencePlan, claim: PlanClaim, number: number): PlanHole[] {
  const shown = exhibitsOfClaim(plan, claim).map(({ exhibit }) => exhibit)
  if (shown.length === 0) return [{ kind: 'unshown', claim: number }]
  const inTime = shown.filter((exhibit) => !comesAfterFiling(exhibit, plan.filingDay))
  if (inTime.length === 0) return [{ kind: 'shown-late', claim: number }]
  return inTime.some(({ state }) => state === 'have') ? [] : [{ kind: 'not-in-hand', claim: number }]
}

function exhibitHoles(plan: EvidencePlan, exhibit: PlanExhibit, number: number): PlanHole[] {
  const late = comesAfterFiling(exhibit, plan.filingDay)
  const proves = provedBy(plan, exhibit)
  const claimed = proves.every((purpose) => purpose === 'Identity' || purpose === 'Filing') || plan.claims.some((claim) => claim.exhibits.includes(exhibit.id))
  const kinds = [
    exhibit.state === 'have' ? null : exhibit.state,
    exhibit.translation === 'needed' ? ('translation' as const) : null,
    late ? ('after-filing' as const) : plan.dated && exhibit.date === '' && exhibit.existed !== 'yes' ? ('no-date' as const) : null,
    // Papers of the filing itself prove no part, and need no claim.
    exhibit.proves.length + proves.length === 0 ? ('proves-nothing' as const) : claimed ? null : ('no-claim' as const),
  ]
  return kinds.flatMap((kind) => (kind === null ? [] : [{ kind, exhibit: number }]))
}

/** Parts without any exhibit first, then claims, then exhibits, each in the order of the plan. */
export const planHoles = (plan: EvidencePlan): PlanHole[] => [
  // Forms that go with a filing are no gap of its evidence.
  ...PURPOSES.filter((purpose) => purpose !== 'Filing' && !plan.exhibits.some((exhibit) => provedBy(plan, exhibit).includes(purpose))).map((proves): PlanHole => ({ kind: 'nothing-proves', proves })),
  ...plan.claims.flatMap((claim, index) => claimHoles(plan, claim, index + 1)),
  ...plan.exhibits.flatMap((exhibit, index) => exhibitHoles(plan, exhibit, index + 1)),
]

/** The settled facts of a case in the studio as claims, and its exhibits. A case of the studio knows no dates and no day of filing. */
export const planOfCase = (file: Pick<CaseFile, 'facts' | 'exhibits'>): EvidencePlan => ({
  filingDay: '',
  dated: false,
  claims: file.facts
    .filter((fact) => isSettled(fact) && fact.text !== '' && fact.element !== 'exhibit.shows')
    .map(({ id, text, element, exhibits }) => ({ id, text, proves: PURPOSES.find((purpose) => purposesOf(element).includes(purpose)) ?? 'Identity', exhibits })),
  exhibits: file.exhibits.map(({ id, title, proves, state, existed, translation }) => ({ id, title, proves, state, existed, translation, date: '' })),
})
