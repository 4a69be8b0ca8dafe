import { AsyncLocalStorage } from 'node:async_hooks'

const request = new AsyncLocalStorage<string>()

/** The id of the request for which something happens now, also in the jobs that it has queued and in theirs; null outside of any. */
export const requestId = (): string | null => request.getStore() ?? null

/** Does the work, and all that it awaits, for the request with this id. */
export const forRequest = <T>(id: string, work: () => T): T => request.run(id, work)
