/**
 * Decides what a customer of the package may say of his or her own case, and what of it may stand in documents: only what
 * the person wrote or confirmed. No number of a passport or a person is asked for.
 */
import { z } from 'zod'

export const LINE_MAX = 200
export const TEXT_MAX = 1200
export const DEGREES_MAX = 4
export const JOBS_MAX = 6
export const EXHIBITS_MAX = 30

export const EXHIBIT_PROVES = ['Identity', 'EB-2', 'Prong 1', 'Prong 2', 'Prong 3'] as const
export const EXHIBIT_STATES = ['have', 'asked', 'missing'] as const

const line = z.string().max(LINE_MAX)
/** `read`: taken from a resume and not confirmed yet: it stands in no document. */
const state = z.enum(['read', 'confirmed'])

export const ownCaseSchema = z.object({
  name: line,
  occupation: line,
  endeavor: z.string().max(TEXT_MAX),
  birthCountry: line,
  citizenship: line,
  degrees: z.array(z.object({ degree: line, field: line, school: line, year: line, state })).max(DEGREES_MAX),
  jobs: z.array(z.object({ title: line, employer: line, from: line, to: line, state })).max(JOBS_MAX),
  exhibits: z.array(z.object({ title: line, proves: z.enum(EXHIBIT_PROVES), date: line, status: z.enum(EXHIBIT_STATES), translation: z.boolean() })).max(EXHIBITS_MAX),
})
export type OwnCase = z.infer<typeof ownCaseSchema>
export type OwnDegree = OwnCase['degrees'][number]
export type OwnJob = OwnCase['jobs'][number]
export type OwnExhibit = OwnCase['exhibits'][number]

export const EMPTY_CASE: OwnCase = { name: '', occupation: '', endeavor: '', birthCountry: '', citizenship: '', degrees: [], jobs: [], exhibits: [] }

/** Control characters out, white space folded, cut to its limit. */
const tidy = (text: string | undefined, max = LINE_MAX): string =>
  (text ?? '')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max)

const rows = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

/** The case in the fields of its form (`degree-2-field`); rows in which nothing is written are left out. */
export function readOwnCase(fields: Readonly<Record<string, string>>): OwnCase {
  const at = (name: string, max?: number) => tidy(fields[name], max)
  const stateOf = (row: string) => (fields[`${row}-from-resume`] === 'yes' && fields[`${row}-right`] !== 'yes' ? ('read' as const) : ('confirmed' as const))
  return {
    name: at('name'),
    occupation: at('occupation'),
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
    exhibits: rows(EXHIBITS_MAX)
      .map((number) => `exhibit-${number}`)
      .map((row) => ({
        title: at(`${row}-title`),
        proves: EXHIBIT_PROVES.find((purpose) => purpose === fields[`${row}-proves`]) ?? ('Prong 1' as const),
        date: at(`${row}-date`),
        status: EXHIBIT_STATES.find((status) => status === fields[`${row}-status`]) ?? ('missing' as const),
        translation: fields[`${row}-translation`] === 'yes',
      }))
      .filter(({ title }) => title !== ''),
  }
}

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

/** Holes of a list of exhibits, as a plan of evidence shows them. */
export type EvidenceHole = { kind: 'nothing-proves'; proves: (typeof EXHIBIT_PROVES)[number] } | { kind: 'not-here' | 'translation' | 'no-date'; exhibit: number }

export const evidenceHoles = (exhibits: readonly OwnExhibit[]): EvidenceHole[] => [
  ...EXHIBIT_PROVES.filter((proves) => !exhibits.some((one) => one.proves === proves)).map((proves): EvidenceHole => ({ kind: 'nothing-proves', proves })),
  ...exhibits.flatMap((one, index): EvidenceHole[] => [
    ...(one.status === 'have' ? [] : [{ kind: 'not-here' as const, exhibit: index + 1 }]),
    ...(one.translation ? [{ kind: 'translation' as const, exhibit: index + 1 }] : []),
    ...(one.date === '' ? [{ kind: 'no-date' as const, exhibit: index + 1 }] : []),
  ]),
]
