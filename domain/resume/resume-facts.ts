/** What was read out of a resume: facts with the words that carry them, and nothing that is not in those words. */
import { z } from 'zod'
import { PROFESSION_KEYS } from '../professions.ts'
import { DEGREE_LEVELS } from './degree-levels.ts'

export const resumeRoleSchema = z.object({
  title: z.string(),
  employer: z.string().nullable(),
  /** Calendar years; `endYear` null and `current` true for the present role. */
  startYear: z.number().int().nullable(),
  endYear: z.number().int().nullable(),
  current: z.boolean(),
  /** Bullets or sentences under the role, as printed (white space folded). */
  duties: z.array(z.string()),
})

export const resumeDegreeSchema = z.object({
  level: z.enum(DEGREE_LEVELS),
  /** "Computer Science"; null where the resume names none. */
  field: z.string().nullable(),
  institution: z.string().nullable(),
  year: z.number().int().nullable(),
  /** False while the resume says that studies go on or ended without the degree; left out where it was completed. */
  completed: z.literal(false).optional(),
  /** True where a part of it could not be told for sure; left out where all could. */
  unsure: z.literal(true).optional(),
  /** The line as printed. */
  source: z.string(),
})

/** A measurable result: a sentence of the resume that holds a figure and an effect. */
export const resumeResultSchema = z.object({
  text: z.string(),
  /** Index into `roles`, null where the result stands outside a role. */
  role: z.number().int().nullable(),
})

export const resumeFactsSchema = z.object({
  /** As printed; null where it could not be told apart. Never sent to logs. */
  name: z.string().nullable(),
  headline: z.string().nullable(),
  summary: z.string().nullable(),
  /** Newest first. */
  roles: z.array(resumeRoleSchema),
  /** Whole years between the first and the last dated role, overlaps counted once; null where no dates were found. */
  yearsOfExperience: z.number().int().nullable(),
  degrees: z.array(resumeDegreeSchema),
  licences: z.array(z.string()),
  /** As printed, in the order of the resume, no duplicates. */
  skills: z.array(z.string()),
  results: z.array(resumeResultSchema),
  publications: z.array(z.string()),
  patents: z.array(z.string()),
  awards: z.array(z.string()),
  /** Best guess of the profession with what supports it; `confidence` 0–1; key null where nothing fits. */
  profession: z.object({
    key: z.enum(PROFESSION_KEYS).nullable(),
    confidence: z.number().min(0).max(1),
    evidence: z.array(z.string()),
  }),
  /** ISO 639-1 of the text as judged by its function words: 'en', 'es', 'zh' …; 'und' where it cannot be told. */
  language: z.string(),
})

export type ResumeFacts = z.infer<typeof resumeFactsSchema>
export type ResumeDegree = z.infer<typeof resumeDegreeSchema>
