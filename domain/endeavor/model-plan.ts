/** What a set that a language model drafted carries along for tuning. It travels through the browser, so what comes back is parsed here. */
import { z } from 'zod'
import { GENERATOR_EMPLOYMENT_TYPES } from './endeavor-form.ts'
import { plainLine } from './sentence-forms.ts'

const line = (max: number) =>
  z
    .string()
    .max(max * 2)
    .transform((text) => plainLine(text, max))

const modelOptionPlanSchema = z.object({
  path: z.enum(['close', 'alternative']),
  /** With their true source. */
  support: z.array(z.object({ from: z.enum(['resume', 'answers', 'sample']), quote: line(600) })).max(10),
  priorities: z.array(z.object({ key: line(40), note: line(300) })).max(2),
  toProve: z.array(line(300)).max(6),
  /** What was marked in it: no later draft may rest on that. Absent in older plans. */
  unsupported: z
    .array(z.object({ sentence: z.string().max(4000), words: z.array(line(60)).max(8) }))
    .max(60)
    .optional(),
})

export const modelPlanSchema = z.object({
  version: z.literal(3),
  employmentType: z.enum(GENERATOR_EMPLOYMENT_TYPES),
  options: z.tuple([modelOptionPlanSchema, modelOptionPlanSchema, modelOptionPlanSchema, modelOptionPlanSchema]),
  /** Lines of the resume that any option may rest on, without name and contact data. */
  facts: z.array(line(300)).max(40),
  /** What the person asks to leave unsaid. Absent where nothing is, and in older plans. */
  unwanted: z.array(line(80)).max(40).optional(),
})
export type ModelPlan = z.infer<typeof modelPlanSchema>

export function parseModelPlan(plan: unknown): ModelPlan | null {
  const parsed = modelPlanSchema.safeParse(plan)
  return parsed.success ? parsed.data : null
}
