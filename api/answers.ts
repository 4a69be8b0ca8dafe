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

/** More than any form shows. */
const FIELDS_MAX = 50

/** The first message of each field, in the order of the schema; of the first fifty fields. */
export function fieldMessages(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields = new Map<string, string>()
  for (const issue of issues) {
    if (fields.size === FIELDS_MAX) break
    const path = issue.path.join('.')
    if (!fields.has(path)) fields.set(path, issue.message)
  }
  return Object.fromEntries(fields)
}

/** Answers a call as its contract says. */
export function answered<K extends CallName>(c: Context, _call: K, value: Calls[K]['answer'], status: 200 | 201 | 202 = 200): Response {
  return c.json(value as object, status)
}
