/** One JSON shape for every refusal of the calls, and the words of each. */
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from '@hono/zod-openapi'
import type { CallName, Calls } from './contract.ts'

const refusalSchema = z
  .object({
    kind: z.string().openapi({ description: 'What went wrong, for programs' }),
    message: z.string().openapi({ description: 'What went wrong, for people' }),
    fields: z.record(z.string(), z.string()).optional().openapi({ description: 'Message per field, keyed by its path with dots' }),
  })
  .openapi('Refusal')

export type Refusal = z.infer<typeof refusalSchema>

export function refuse<S extends ContentfulStatusCode>(c: Context, status: S, refusal: Refusal & Record<string, unknown>) {
  return c.json(refusal, status)
}

/** The first message of each field, in the order of the schema. */
export function fieldMessages(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const path = issue.path.join('.')
    fields[path] ??= issue.message
  }
  return fields
}

/** Answers a call as its contract says. */
export function answered<K extends CallName>(c: Context, _call: K, value: Calls[K]['answer'], status: 200 | 201 | 202 = 200): Response {
  return c.json(value as object, status)
}
