import { z } from '@hono/zod-openapi'
import type { AccountRecord } from '../usecases/ports.ts'

/** What the guard of the console's calls knows: who asks; and what the call says it did, in words for the list of actions. */
export type OperatorCalls = { Variables: { operator: AccountRecord; did: string | undefined } }

/** Why an operator does something, in their words; `missing` is said where there are none. */
export const reasonGiven = (missing: string) => z.string({ error: missing }).trim().min(1, missing).max(500, 'At most 500 characters')
