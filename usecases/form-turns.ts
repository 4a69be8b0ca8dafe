/** One form at a time of an order, or of a writer's link: each is worked on by the thread that answers everybody. */

/** Forms that wait behind the one that is worked on. */
const WAITING_MAX = 5

const lines = new Map<string, { forms: number; last: Promise<unknown> }>()

/** What `work` answers once those before it are done; null, with nothing done, where too many wait. `key` names whose forms they are. */
export async function inTurn<R>(key: string, work: () => Promise<R>): Promise<R | null> {
  const line = lines.get(key) ?? { forms: 0, last: Promise.resolve() }
  if (line.forms > WAITING_MAX) return null
  line.forms += 1
  const done = line.last.then(work)
  line.last = done.catch(() => {})
  lines.set(key, line)
  try {
    return await done
  } finally {
    line.forms -= 1
    if (line.forms === 0) lines.delete(key)
  }
}
