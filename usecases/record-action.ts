import type { Services } from './services.ts'

/** Also a call that says nothing leaves a trace. */
const ACTION_MAX = 500

/** What the line says until the call has ended, and from then on where the process or the database went away in between. */
const UNKNOWN_END = ' (begun; it is not known whether it was done)'

/** Writes down what an operator asks before it is done. `end` says what was done; null takes the line of what was refused away. */
export async function beginAction(
  { database, clock, report }: Pick<Services, 'database' | 'clock' | 'report'>,
  { actor, asked }: { actor: string; asked: string },
): Promise<{ end(did: string | null): Promise<void> }> {
  const { operatorActions } = database.stores
  const line = await operatorActions.begin({ at: new Date(clock.now()), actor, what: asked.slice(0, ACTION_MAX - UNKNOWN_END.length) + UNKNOWN_END })
  return {
    async end(did) {
      const settled = did === null ? operatorActions.drop(line) : operatorActions.finish(line, did.slice(0, ACTION_MAX))
      await settled.catch((error: unknown) => report('the line of an action could not be completed', error))
    },
  }
}
