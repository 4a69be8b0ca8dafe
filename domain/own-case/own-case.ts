/**
 * Decides what a customer of the package may say of his or her own case, and what of it may stand in documents: only what
 * the person wrote or confirmed. No number of a passport or a person is asked for.
 */
import { z } from 'zod'
import { EXHIBIT_STATES } from '../petition/case-file.ts'
import { PURPOSES, type EvidencePlan } from '../petition/evidence-plan.ts'

export const LINE_MAX = 200
export const TEXT_MAX = 1200
export const DEGREES_MAX = 4
export const JOBS_MAX = 6
export const EXHIBITS_MAX = 30
export const CLAIMS_MAX = 30
/** Letters of one claim: a sentence. */
export const CLAIM_MAX = 400

/** The way into the EB-2 classification that the petition takes; empty until the person says which. */
export const DOORS = ['advanced', 'five-years', 'ability'] as const
export type Door = (typeof DOORS)[number]

const line = z.string().max(LINE_MAX)
/** `read`: taken from a resume and not confirmed yet: it stands in no document. */
const state = z.enum(['read', 'confirmed'])
/** A row's own name, kept while rows move. */
const rowId = z.string().regex(/^[ce]\d{1,4}$/)

export const ownCaseSchema = z.object({
  name: line,
  occupation: line,
  /** Title of the work the petition is for, as Form I-140 asks in Part 6. */
  post: line,
  door: z.enum(['', ...DOORS]),
  endeavor: z.string().max(TEXT_MAX),
  birthCountry: line,
  citizenship: line,
  degrees: z.array(z.object({ degree: line, field: line, school: line, year: line, state })).max(DEGREES_MAX),
  jobs: z.array(z.object({ title: line, employer: line, from: line, to: line, state })).max(JOBS_MAX),
  /** The planned day of filing, `YYYY-MM-DD`, or empty. */
  filingDay: z.string().regex(/^(?:\d{4}-\d{2}-\d{2})?$/),
  exhibits: z
    .array(
      z.object({
        id: rowId,
        title: line,
        proves: z.array(z.enum(PURPOSES)),
        date: line,
        state: z.enum(EXHIBIT_STATES),
        existed: z.enum(['yes', 'no', 'unknown']),
        translation: z.enum(['not-needed', 'needed', 'done']),
      }),
    )
    .max(EXHIBITS_MAX),
  claims: z.array(z.object({ id: rowId, text: z.string().max(CLAIM_MAX), proves: z.enum(PURPOSES), exhibits: z.array(rowId) })).max(CLAIMS_MAX),
})
export type OwnCase = z.infer<typeof ownCaseSchema>
export type OwnDegree = OwnCase['degrees'][number]
export type OwnJob = OwnCase['jobs'][number]
export type OwnExhibit = OwnCase['exhibits'][number]
export type OwnClaim = OwnCase['claims'][number]
/** The two pages of a case, each of which saves its own part. */
export type OwnFacts = Omit<OwnCase, keyof OwnEvidence>
export type OwnEvidence = Pick<OwnCase, 'filingDay' | 'exhibits' | 'claims'>

export const EMPTY_CASE: OwnCase = { name: '', occupation: '', post: '', door: '', endeavor: '', birthCountry: '', citizenship: '', degrees: [], jobs: [], filingDay: '', exhibits: [], claims: [] }

/** Control characters out, white space folded, cut to its limit. */
const tidy = (text: string | undefined, max = LINE_MAX): string =>
  (text ?? '')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max)

const rows = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

/** The person's facts in the fields of their form (`degree-2-field`); rows in which nothing is written are left out. */
export function readOwnFacts(fields: Readonly<Record<string, string>>): OwnFacts {
  const at = (name: string, max?: number) => tidy(fields[name], max)
  const stateOf = (row: string) => (fields[`${row}-from-resume`] === 'yes' && fields[`${row}-right`] !== 'yes' ? ('read' as const) : ('confirmed' as const))
  return {
    name: at('name'),
    occupation: at('occupation'),
    post: at('post'),
    door: DOORS.find((door) => door === fields['door']) ?? '',
    endeavor: at('endeavor', TEXT_MAX),
    birthCountry: at('birthCountry'),
    citizenship: at('citizenship'),
    degrees: rows(DEGREES_MAX)
      .map((number) => `degree-${number}`)
      .map((row) => ({ degree: at(`${row}-degree`), field: at(`${row}-field`), school: at(`${row}-school`), year: at(`${row}-year`), state: stateOf(row) }))
      .filter(({ degree, field, school }) => degree + field + school !== ''),
    jobs: rows(JOBS_MAX)
      .map((number) => `job-${number}`)
      .map((row) => ({ title: at(`${row}-title`), employer: at(`${row}-employer`), from: at(`${row}-from`), to: at(`${row}-to`), state: stateOf(row) }))
      .filter(({ title, employer }) => title + employer !== ''),
  }
}

/**
 * Claims and exhibits in the fields of the plan (`exhibit-3-title`). A claim names its exhibits by the numbers on the page
 * (`1, 4`). A row whose words were taken out is gone, and with it what pointed at it; a row with another number in its
 * place moves there.
 */
export function readOwnEvidence(fields: Readonly<Record<string, string>>): OwnEvidence {
  const at = (name: string, max?: number) => tidy(fields[name], max)
  const ids = (kind: 'c' | 'e', name: string, max: number) => {
    const known = rows(max).map((number) => Number(/^[ce](\d{1,4})$/.exec(at(`${name}-${number}-id`))?.[1] ?? 0))
    let last = Math.max(0, ...known)
    const given = new Set<number>()
    return known.map((id) => {
      const own = id > 0 && !given.has(id) ? id : ++last
      given.add(own)
      return `${kind}${own}`
    })
  }
  const exhibitIds = ids('e', 'exhibit', EXHIBITS_MAX)
  const claimIds = ids('c', 'claim', CLAIMS_MAX)
  const exhibits = rows(EXHIBITS_MAX)
    .map((number) => {
      const row = `exhibit-${number}`
      const place = Number.parseInt(at(`${row}-place`), 10)
      const exhibit: OwnExhibit = {
        id: exhibitIds[number - 1] ?? `e${number}`,
        title: at(`${row}-title`),
        proves: PURPOSES.filter((_, index) => fields[`${row}-proves-${index + 1}`] === 'yes'),
        date: at(`${row}-date`),
        state: EXHIBIT_STATES.find((one) => one === fields[`${row}-state`]) ?? 'missing',
        existed: (['yes', 'no'] as const).find((one) => one === fields[`${row}-existed`]) ?? 'unknown',
        translation: (['needed', 'done'] as const).find((one) => one === fields[`${row}-translation`]) ?? 'not-needed',
      }
      // What was moved stands before what has the place already; moved down, behind it.
      return { exhibit, place: Number.isNaN(place) || place === number ? number : place + (place < number ? -0.5 : 0.5) }
    })
    .filter(({ exhibit }) => exhibit.title !== '')
    .toSorted((one, other) => one.place - other.place)
    .map(({ exhibit }) => exhibit)
  const here = new Set(exhibits.map(({ id }) => id))
  const claims = rows(CLAIMS_MAX)
    .map((number) => {
      const row = `claim-${number}`
      const numbers = (at(`${row}-exhibits`).match(/\d+/g) ?? []).map((given) => exhibitIds[Number(given) - 1])
      return {
        id: claimIds[number - 1] ?? `c${number}`,
        text: at(`${row}-text`, CLAIM_MAX),
        proves: PURPOSES.find((purpose) => purpose === fields[`${row}-proves`]) ?? ('Prong 1' as const),
        exhibits: [...new Set(numbers)].filter((id) => id !== undefined && here.has(id)) as string[],
      }
    })
    .filter(({ text }) => text !== '')
  const filingDay = at('filingDay')
  return { filingDay: /^\d{4}-\d{2}-\d{2}$/.test(filingDay) ? filingDay : '', exhibits, claims }
}

export const planOfOwnCase = ({ filingDay, exhibits, claims }: OwnEvidence): EvidencePlan => ({ filingDay, dated: true, exhibits, claims })

/** Only what the person wrote or confirmed. */
export const settledCase = (own: OwnCase): OwnCase => ({ ...own, degrees: own.degrees.filter((row) => row.state === 'confirmed'), jobs: own.jobs.filter((row) => row.state === 'confirmed') })

export const unconfirmed = (own: OwnCase): number => [...own.degrees, ...own.jobs].filter((row) => row.state === 'read').length

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Rows read from a resume, behind what stands there already; what stands is never overwritten. */
export function withResumeRows(own: OwnCase, read: { name: string; degrees: readonly Omit<OwnDegree, 'state'>[]; jobs: readonly Omit<OwnJob, 'state'>[] }): OwnCase {
  const newDegrees = read.degrees.filter((row) => !own.degrees.some((known) => same(known.school, row.school) && same(known.field, row.field)))
  const newJobs = read.jobs.filter((row) => !own.jobs.some((known) => same(known.employer, row.employer) && same(known.title, row.title)))
  const cut = <R extends Record<string, string>>(row: R): R => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, tidy(value)])) as R
  return {
    ...own,
    name: own.name === '' ? tidy(read.name) : own.name,
    degrees: [...own.degrees, ...newDegrees.map((row) => ({ ...cut(row), state: 'read' as const }))].slice(0, DEGREES_MAX),
    jobs: [...own.jobs, ...newJobs.map((row) => ({ ...cut(row), state: 'read' as const }))].slice(0, JOBS_MAX),
  }
}
