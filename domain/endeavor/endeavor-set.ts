/** The answer of the generator: four endeavor options with what each of them rests on. */
import { z } from 'zod'
import { draftPlanSchema } from '../drafting/design.ts'
import { modelPlanSchema } from './model-plan.ts'

/** Why a sentence may stand: words of the resume, words of the visitor's answers, or a named public priority. */
export const groundingSchema = z.object({
  /** Passages of the resume or of the answers that support the option, quoted as written. */
  support: z.array(z.object({ from: z.enum(['resume', 'answers', 'sample']), quote: z.string() })),
  priorities: z.array(z.object({ key: z.string(), title: z.string(), date: z.string().nullable(), url: z.url(), note: z.string() })),
  /** What the petitioner would still have to build or prove. */
  toProve: z.array(z.string()),
})
export type Grounding = z.infer<typeof groundingSchema>

/** The same option taken apart for a reader; together the parts say what the text says. */
export const endeavorPartsSchema = z.object({ problem: z.string(), build: z.string(), users: z.string(), spread: z.string(), why: z.string() })
export type EndeavorParts = z.infer<typeof endeavorPartsSchema>

/** A sentence of a model's, as it stands in the text, that tells what stands already and of which these words were found nowhere. */
const unsupportedSentenceSchema = z.object({ sentence: z.string(), words: z.array(z.string()) })
export type UnsupportedSentence = z.infer<typeof unsupportedSentenceSchema>

export const endeavorOptionSchema = z.object({
  title: z.string(),
  text: z.string(),
  /** Absent where the drafter gives one flowing text only. */
  parts: endeavorPartsSchema.optional(),
  /** Absent: the built-in composer. */
  draftedBy: z.enum(['composer', 'model']).optional(),
  /** `close` follows the present career, `alternative` opens another credible path. */
  path: z.enum(['close', 'alternative']),
  grounding: groundingSchema,
  /** Tuning choices left out or adapted for this option, in words for the visitor. */
  adaptations: z.array(z.string()),
  /** Only of a model's text: what the person is asked to look at. Absent where nothing is. */
  unsupported: z.array(unsupportedSentenceSchema).optional(),
})
export type EndeavorOption = z.infer<typeof endeavorOptionSchema>

export const endeavorSetSchema = z.object({
  options: z.tuple([endeavorOptionSchema, endeavorOptionSchema, endeavorOptionSchema, endeavorOptionSchema]),
  /** What the options were composed from; a browser may send it back with a tune request, where it is parsed anew. */
  plan: z.union([draftPlanSchema, modelPlanSchema]).optional(),
})
export type EndeavorSet = z.infer<typeof endeavorSetSchema>
