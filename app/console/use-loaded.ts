import { useCallback, useEffect, useState } from 'react'
import { callAsUser } from '../account/stored-user.ts'
import { showAlert } from '../ui/alerts.ts'

export type Loaded<T> = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'here'; value: T }

/** What a GET of the console answers; `again` asks once more and keeps what is shown meanwhile. `kept` is the last answer, also of an earlier path. */
export function useLoaded<T>(path: string): { loaded: Loaded<T>; kept: T | null; again: () => void } {
  const [loaded, setLoaded] = useState<{ path: string; state: Loaded<T> }>({ path, state: { kind: 'loading' } })
  const [count, setCount] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    const stands = loaded.path === path && loaded.state.kind === 'here'
    void callAsUser<T>(path, null, { method: 'GET', signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return
      if (answer.ok) return setLoaded({ path, state: { kind: 'here', value: answer.value } })
      // What stands there stays, with what was typed into it.
      if (stands) showAlert({ kind: 'error', message: `What you see may be out of date. ${answer.message}` })
      else setLoaded({ path, state: { kind: 'failed', message: answer.message } })
    })
    return () => stop.abort()
    // Asked once for each path and each `again`; by then `loaded` is what stands there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [path, count])
  const again = useCallback(() => setCount((old) => old + 1), [])
  return { loaded: loaded.path === path ? loaded.state : { kind: 'loading' }, kept: loaded.state.kind === 'here' ? loaded.state.value : null, again }
}
