import { useCallback, useEffect, useState } from 'react'
import { callAsUser } from '../account/stored-user.ts'

export type Loaded<T> = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'here'; value: T }

/** What a GET of the console answers; `again` asks once more and keeps what is shown meanwhile. `kept` is the last answer, also of an earlier path. */
export function useLoaded<T>(path: string): { loaded: Loaded<T>; kept: T | null; again: () => void } {
  const [loaded, setLoaded] = useState<{ path: string; state: Loaded<T> }>({ path, state: { kind: 'loading' } })
  const [count, setCount] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    void callAsUser<T>(path, null, { method: 'GET', signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return
      setLoaded({ path, state: answer.ok ? { kind: 'here', value: answer.value } : { kind: 'failed', message: answer.message } })
    })
    return () => stop.abort()
  }, [path, count])
  const again = useCallback(() => setCount((old) => old + 1), [])
  return { loaded: loaded.path === path ? loaded.state : { kind: 'loading' }, kept: loaded.state.kind === 'here' ? loaded.state.value : null, again }
}
