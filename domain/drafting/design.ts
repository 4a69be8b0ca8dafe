/** The structure of one endeavor: parts that agree on subject, users and setting. It travels inside the plan, so what comes from a browser is parsed here. */
import { z } from 'zod'
import { GENERATOR_EMPLOYMENT_TYPES } from '../endeavor/endeavor-form.ts'
import { plainLine } from '../endeavor/sentence-forms.ts'
import { DELIVERABLES } from './deliverable.ts'
import { CONTRIBUTION_FORMS, WORK_KINDS } from './problem-area.ts'

const line = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) => plainLine(text, max))

/** What the option rests on in the person, as clauses that were checked when they were made. */
const whySchema = z.object({
  /** Clause after "I": "cut claim denials by 32%"; where `quoted`, the resume's own words or the title of a work. */
  clause: line(300),
  /** What the same line says came of it, as a sentence: "First-year turnover dropped from 28% to 16%." */
  result: line(200).nullable().default(null),
  kind: z.enum(['work', 'patent', 'publication', 'award']).default('work'),
  quoted: z.boolean().default(false),
  /** Stated by the person beside the resume. */
  stated: z.boolean().default(false),
  /** "as a senior accountant at Mercer Foods", null where the resume ties it to no sure role. */
  setting: line(160).nullable(),
  /** True where it is not known to be of the post of the fact before it. */
  elsewhere: z.boolean().default(false),
  /** True where it is told of a post that is held now, in the present tense. */
  present: z.boolean().default(false),
  /** True where the fact is evidence for the very problem. */
  near: z.boolean(),
  /** True where the fact lies near the problem by its meaning, whether its words name it or not. */
  about: z.boolean().default(false),
  /** True where it is evidence for the field of the problem. */
  field: z.boolean().default(false),
})

/** What a visitor says of a project beside what it is. `first`: "with 12 schools in Nevada"; `deeds`: in the base form; `when`, `size`: sentences; `measure`: a noun phrase. */
export type Plans = { first: string | null; deeds: string[]; when: string | null; size: string | null; measure: string | null }
export const NO_PLANS: Plans = { first: null, deeds: [], when: null, size: null, measure: null }

export const designSchema = z.object({
  area: line(60),
  problem: line(60),
  form: z.enum(CONTRIBUTION_FORMS),
  path: z.enum(['close', 'alternative']),
  /** How another path differs from the two close ones: by its field, or by what the person does there. Null for a close one. */
  otherBy: z.enum(['field', 'role']).nullable().default(null),
  maker: z.enum(['generalize', 'combine', 'problem', 'project']),
  /** The person's own object, as the title names it: "intercompany balances". Null where none fits the problem. */
  topic: line(80).nullable(),
  /** The object the whole endeavor is built from, where no problem area is about it; `area` and `problem` are then a ground and its work. */
  own: z
    .object({
      phrase: line(90),
      general: line(90),
      kind: z.enum(WORK_KINDS),
      verb: line(24),
      means: line(120).nullable().default(null),
      scope: line(60).nullable().default(null),
      timed: line(12).nullable().default(null),
      /** The kind of thing it is, where the endeavor hands that very thing on. */
      deliverable: z.enum(DELIVERABLES).nullable().default(null),
      /** What the person's own result was counted in: "time to first antibiotic". */
      metric: line(60).nullable().default(null),
    })
    .nullable()
    .default(null),
  users: line(90),
  /** The area whose employers are named, where it is another than that of the problem: the one of the career. */
  employer: line(60).nullable().default(null),
  /** An employer of the kind that the visitor named, "a U.S. credit union"; null where none was named, or it lives in another world than the users. */
  host: line(90).nullable().default(null),
  /** The visitor's project as a verb phrase in the base form, the noun of what is made, whether it names its users, and whether a problem area covers it. */
  project: z
    .object({
      phrase: line(260),
      object: line(40).nullable(),
      named: z.boolean(),
      matched: z.boolean(),
      /** What the visitor says beside the project itself: with whom it begins, what else is done, by when and how large, what it is judged by. */
      plans: z
        .object({
          first: line(160).nullable(),
          deeds: z.array(line(260)).max(2),
          when: line(120).nullable(),
          size: line(120).nullable(),
          measure: line(80).nullable(),
        })
        .default(NO_PLANS),
      /** Whether `problem`, which it is not about, says what is wrong in its field today. */
      lent: z.boolean().default(false),
      purpose: z
        .object({ who: line(90).nullable(), goal: line(220) })
        .nullable()
        .default(null),
      /** Things that are handed out besides, in the visitor's words: "a toolkit for other clinics". */
      outputs: z.array(line(160)).default([]),
      /** Which parts the visitor gave word for word. */
      said: z.object({ thing: z.boolean(), users: z.boolean(), shortfall: z.boolean() }).optional(),
      /** What goes wrong today, as a clause in the visitor's words; `told`: they say so outright. Where it was given word for word, a whole sentence. */
      trouble: z
        .object({ clause: line(240), told: z.boolean() })
        .nullable()
        .default(null),
    })
    .nullable(),
  /** The visitor's niche and intended role, rewritten. */
  niche: line(120).nullable(),
  role: line(120).nullable(),
  whys: z.array(whySchema).max(3),
  /** How many publications the resume lists, "more than 90"; only where one of them is told. */
  publications: line(40).nullable().default(null),
  /** Degree, years or licence: whole sentence. */
  standing: line(400).nullable(),
  /** What is open of the EB-2 classification itself; told in the fold-out of the option, never in its text. */
  threshold: z.enum(['no degree', 'bachelor', 'undated bachelor']).nullable().default(null),
  support: z.array(z.object({ from: z.enum(['resume', 'answers', 'sample']), quote: line(700) })).max(12),
  notes: z.array(line(300)).max(6),
  /** How often an earlier option of the set took the same problem. */
  turn: z.number().int().min(0).max(3).default(0),
  /** The document is named without what it says: another option of the set says it. */
  briefDocument: z.boolean().default(false),
  /** Which of the orders of its parts it takes, where the set has settled that; null: the wording decides. */
  order: z.number().int().min(0).max(20).nullable().default(null),
  /** Chooses among wordings; changed when a composition comes too close to an earlier one. */
  salt: z.number().int().min(0),
})
export type Design = z.infer<typeof designSchema>

export const draftPlanSchema = z.object({
  version: z.literal(2),
  employmentType: z.enum(GENERATOR_EMPLOYMENT_TYPES),
  options: z.tuple([designSchema, designSchema, designSchema, designSchema]),
  /** What the catalog's words are to leave unsaid; absent where they would not have said it. */
  unwanted: z.array(z.string().max(80)).max(40).optional(),
})
export type DraftPlan = z.infer<typeof draftPlanSchema>
