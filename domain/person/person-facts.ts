/**
 * What is known of a person, fact by fact: each with the words it came from and whether it can be relied on.
 * A part that is not sure is null or marked `unsure`; it is never filled from a neighbor.
 */
import { z } from 'zod'
import { PROFESSION_KEYS } from '../professions.ts'
import { DEGREE_LEVELS } from '../resume/degree-levels.ts'

/** Far above any resume (what goes to a browser is cut to `fact-limits.ts`): an array beyond it is refused whole, not value by value. */
const LIST_MAX = 5000

/** Where a fact stands in the resume. `page` and `line` count from 1; `quote` is the exact text, white space folded. */
export const placeSchema = z.object({ page: z.number().int().min(1), line: z.number().int().min(1), quote: z.string() })
export type Place = z.infer<typeof placeSchema>

export const CERTAINTIES = ['sure', 'unsure'] as const
const certaintySchema = z.enum(CERTAINTIES)
export type Certainty = z.infer<typeof certaintySchema>

/** `visitor`: stated by the person, who added or corrected it; `place` is then null and it is sure. What the person only confirmed keeps `resume` and its place, and becomes sure. */
const factOriginSchema = z.enum(['resume', 'visitor'])

const factBase = {
  /** Stable within one set of facts: 'role-1', 'degree-2', 'achievement-7'. */
  id: z.string(),
  origin: factOriginSchema,
  place: placeSchema.nullable(),
  certainty: certaintySchema,
}

/** `month` 1–12, null where only a year is told. */
const monthYearSchema = z.object({ year: z.number().int(), month: z.number().int().min(1).max(12).nullable() })
export type MonthYear = z.infer<typeof monthYearSchema>

export const roleFactSchema = z.object({
  ...factBase,
  title: z.string().nullable(),
  employer: z.string().nullable(),
  /** A unit inside the employer ("Cardiac ICU"), never an employer itself. */
  department: z.string().nullable(),
  start: monthYearSchema.nullable(),
  /** Null with `current` true for the present role; null with `current` false where no end is told. */
  end: monthYearSchema.nullable(),
  current: z.boolean(),
})

export const degreeFactSchema = z.object({
  ...factBase,
  level: z.enum(DEGREE_LEVELS).nullable(),
  field: z.string().nullable(),
  school: z.string().nullable(),
  year: z.number().int().nullable(),
  /** True where a year or a word of the resume says so, false where it says that studies go on ("expected 2027", "in progress") or ended without it ("not finished"), null where it tells neither. */
  completed: z.boolean().nullable(),
})

/** One bullet or sentence about work done, as printed, with what a tagger found in it. */
export const achievementFactSchema = z.object({
  ...factBase,
  /** Id of the role it stands under; null where the resume does not tie it to one. */
  roleId: z.string().nullable(),
  text: z.string(),
  /** Base form of the leading verb: 'build', 'reduce'. */
  action: z.string().nullable(),
  /** The noun phrase of the person's own work: 'a forecasting model for spare parts'. */
  object: z.string().nullable(),
  /** Numbers with their noun or unit as printed: '31%', '12 hospitals', '$4.2 million'. */
  measures: z.array(z.string()).max(LIST_MAX),
  /** True where a number stands for an effect or a scale: the numbered results. */
  isResult: z.boolean(),
})

const itemFactSchema = z.object({ ...factBase, text: z.string() })

export const occupationMatchSchema = z.object({
  /** O*NET-SOC 2019, e.g. '15-2051.00'. */
  code: z.string(),
  title: z.string(),
  /** 0–1. */
  confidence: z.number().min(0).max(1),
  /** Titles, tools and words of the resume that led there. */
  evidence: z.array(z.string()).max(LIST_MAX),
  /** The visitor said so: it stands, whatever the words of the resume speak for. Left out where it was read. */
  stated: z.literal(true).optional(),
})

export const personFactsSchema = z.object({
  name: z.string().nullable(),
  headline: z.string().nullable(),
  summary: z.string().nullable(),
  /** Newest first. */
  roles: z.array(roleFactSchema).max(LIST_MAX),
  degrees: z.array(degreeFactSchema).max(LIST_MAX),
  /** In the order of the resume. */
  achievements: z.array(achievementFactSchema).max(LIST_MAX),
  skills: z.array(itemFactSchema).max(LIST_MAX),
  licenses: z.array(itemFactSchema).max(LIST_MAX),
  publications: z.array(itemFactSchema).max(LIST_MAX),
  patents: z.array(itemFactSchema).max(LIST_MAX),
  awards: z.array(itemFactSchema).max(LIST_MAX),
  /** Whole years of work, months counted, overlaps once; null where dates do not tell. */
  yearsOfExperience: z.number().int().nullable(),
  /** At most three, best first; empty where nothing fits. */
  occupations: z.array(occupationMatchSchema).max(10),
  /** One of our sixteen professions, null where it is none of ours. */
  profession: z.enum(PROFESSION_KEYS).nullable(),
  /** ISO 639-1 of the text; 'und' where it cannot be told. */
  language: z.string(),
})

export type RoleFact = z.infer<typeof roleFactSchema>
export type DegreeFact = z.infer<typeof degreeFactSchema>
export type AchievementFact = z.infer<typeof achievementFactSchema>
export type ItemFact = z.infer<typeof itemFactSchema>
export type OccupationMatch = z.infer<typeof occupationMatchSchema>
export type PersonFacts = z.infer<typeof personFactsSchema>
