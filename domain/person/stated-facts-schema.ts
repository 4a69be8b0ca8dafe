/** Reads facts about a person at the door, where they come back from the person's browser: the same shape, with limits. */
import { z } from 'zod'
import { PROFESSION_KEYS } from '../professions.ts'
import { DEGREE_LEVELS } from '../resume/degree-levels.ts'
import { ACHIEVEMENTS_MAX, DEGREES_MAX, EVIDENCE_MAX, ITEMS_MAX, LETTERS_MAX, lettersOf, LINE_MAX, MEASURES_MAX, NAME_MAX, ROLES_MAX, SENTENCE_MAX, SUMMARY_MAX } from './fact-limits.ts'
import { CERTAINTIES, type PersonFacts } from './person-facts.ts'

const tooLong = (most: number) => `At most ${most} characters`
/** Characters that control a terminal or the direction of text are no words. */
const bounded = (most: number) =>
  z
    .string()
    .max(most, tooLong(most))
    .transform((text) =>
      text
        .replace(/[\p{Cc}\p{Cf}\p{Co}]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
const words = (most: number) => bounded(most).refine((text) => text !== '', 'This cannot be empty')
const orNull = (most: number) =>
  bounded(most)
    .nullable()
    .transform((text) => (text === '' ? null : text))

const year = z.number().int().min(1940).max(2060)
const monthYear = z.object({ year, month: z.number().int().min(1).max(12).nullable() })
const place = z.object({ page: z.number().int().min(1).max(100), line: z.number().int().min(1).max(10_000), quote: bounded(SENTENCE_MAX) })

const factBase = {
  id: z.string().regex(/^[a-z]{1,20}-\d{1,4}$/),
  origin: z.enum(['resume', 'visitor']),
  place: place.nullable(),
  certainty: z.enum(CERTAINTIES),
}

const item = z.object({ ...factBase, text: words(SENTENCE_MAX) })
const items = z.array(item).max(ITEMS_MAX)

export const statedFactsSchema = z
  .object({
    name: orNull(NAME_MAX),
    headline: orNull(LINE_MAX),
    summary: orNull(SUMMARY_MAX),
    roles: z
      .array(z.object({ ...factBase, title: orNull(NAME_MAX), employer: orNull(NAME_MAX), department: orNull(NAME_MAX), start: monthYear.nullable(), end: monthYear.nullable(), current: z.boolean() }))
      .max(ROLES_MAX),
    degrees: z
      .array(z.object({ ...factBase, level: z.enum(DEGREE_LEVELS).nullable(), field: orNull(NAME_MAX), school: orNull(NAME_MAX), year: year.nullable(), completed: z.boolean().nullable() }))
      .max(DEGREES_MAX),
    achievements: z
      .array(
        z.object({
          ...factBase,
          roleId: z.string().max(30).nullable(),
          text: words(SENTENCE_MAX),
          action: orNull(NAME_MAX),
          object: orNull(LINE_MAX),
          measures: z.array(bounded(LINE_MAX)).max(MEASURES_MAX),
          isResult: z.boolean(),
        }),
      )
      .max(ACHIEVEMENTS_MAX),
    skills: items,
    licenses: items,
    publications: items,
    patents: items,
    awards: items,
    yearsOfExperience: z.number().int().min(0).max(80).nullable(),
    occupations: z
      .array(
        z.object({
          code: z.string().max(12),
          title: words(NAME_MAX),
          confidence: z.number().min(0).max(1),
          evidence: z.array(bounded(LINE_MAX)).max(EVIDENCE_MAX),
          stated: z.literal(true).optional(),
        }),
      )
      .max(4),
    profession: z.enum(PROFESSION_KEYS).nullable(),
    language: z.string().regex(/^[a-z]{2,3}$/),
  })
  .superRefine((facts, context) => {
    if (lettersOf(facts) > LETTERS_MAX) context.addIssue({ code: 'custom', path: [], message: `At most ${LETTERS_MAX} characters in all` })
    for (const list of ['roles', 'degrees', 'achievements', 'skills', 'licenses', 'publications', 'patents', 'awards'] as const) {
      if (new Set(facts[list].map(({ id }) => id)).size < facts[list].length) context.addIssue({ code: 'custom', path: [list], message: 'Two facts have the same id' })
    }
  }) satisfies z.ZodType<PersonFacts>
