/** The compact plan behind a set of options: which seed each came from and which personal sentences it carries. It may travel through the browser, so everything in it is untrusted until parsed here. */
import { z } from 'zod'
import { GENERATOR_EMPLOYMENT_TYPES } from './endeavor-form.ts'
import { plainLine } from './sentence-forms.ts'

const line = (max: number) => z.string().max(max).transform((text) => plainLine(text, max))

export const optionPlanSchema = z.object({
  /** Id of a seed; null for a text this product did not write. */
  seed: line(60).nullable(),
  path: z.enum(['close', 'alternative']),
  /** Which of the four sentence forms this option uses. */
  variant: z.number().int().min(0).max(3),
  /** The visitor's subject in a general seed. */
  topic: line(90).nullable(),
  /** Opening sentence about the visitor's own project. */
  lead: line(400).nullable(),
  /** Title before tuning when it is not the seed's own. */
  title: line(240).nullable(),
  role: line(300).nullable(),
  niche: line(300).nullable(),
  /** Sentences about the petitioner, most important first. */
  person: z.array(line(600)).max(8),
  /** Statements of a foreign text that are kept as they stand. */
  kept: z.array(line(1200)).max(40).default([]),
  support: z.array(z.object({ from: z.enum(['resume', 'answers', 'sample']), quote: line(700) })).max(12),
  notes: z.array(line(300)).max(6),
})
export type OptionPlan = z.infer<typeof optionPlanSchema>

export const endeavorPlanSchema = z.object({
  version: z.literal(1),
  employmentType: z.enum(GENERATOR_EMPLOYMENT_TYPES),
  options: z.tuple([optionPlanSchema, optionPlanSchema, optionPlanSchema, optionPlanSchema]),
})
export type EndeavorPlan = z.infer<typeof endeavorPlanSchema>
