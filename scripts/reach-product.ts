/** How the operator's commands reach the product: the running server, or its database where none runs. */
import { databaseOn } from '../adapters/db/database.ts'
import { NO_JOBS } from '../adapters/jobs/no-jobs.ts'
import type { Env } from '../server/env.ts'
import { openInstallation } from '../server/open-installation.ts'
import { installationSecret } from '../server/secrets.ts'
import type { Database, JobQueue } from '../usecases/ports.ts'

/** Asks with the secret of the installation; null where no server answers. A body makes it a POST. */
export async function askServer(env: Env, path: string, { method = 'GET', body, withinMs = 10_000 }: { method?: 'GET' | 'POST'; body?: unknown; withinMs?: number } = {}): Promise<Response | null> {
  // Outside of the attempt: a secret that cannot be used is no server that does not answer.
  const secret = installationSecret(env, 'operator')
  try {
    return await fetch(`http://127.0.0.1:${env.PORT}${path}`, {
      method: body === undefined ? method : 'POST',
      headers: { authorization: `Bearer ${secret}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(withinMs),
    })
  } catch {
    return null
  }
}

export function notThisServer(env: Env, response: Response): Error {
  return new Error(`The server on port ${env.PORT} answered ${response.status}. Is it the one with this DATA_DIR?`)
}

/** Only where no server answers: an embedded database belongs to one process. */
export async function withDatabase<T>(env: Env, work: (database: Database) => Promise<T>, jobs: JobQueue = NO_JOBS): Promise<T> {
  const open = await openInstallation(env)
  try {
    return await work(databaseOn(open.connection, () => jobs))
  } finally {
    await open.close()
  }
}
