import type { AccountRecord } from '../usecases/ports.ts'

/** What the guard of the console's calls knows: who asks; and what the call says it did, in words for the list of actions. */
export type OperatorCalls = { Variables: { operator: AccountRecord; did: string | undefined } }
