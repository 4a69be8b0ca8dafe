import { useSyncExternalStore } from 'react'

const subscribe = (notify: () => void) => {
  addEventListener('hashchange', notify)
  return () => removeEventListener('hashchange', notify)
}

/** The parameters behind `#`, which no server sees; undefined until the browser has the page. */
export function useFragment(): URLSearchParams | undefined {
  const hash = useSyncExternalStore<string | undefined>(
    subscribe,
    () => location.hash,
    () => undefined,
  )
  return hash === undefined ? undefined : new URLSearchParams(hash.slice(1))
}
