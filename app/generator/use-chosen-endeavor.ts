import { useEffect, useSyncExternalStore } from 'react'
import { navigate } from '../router/navigation.ts'
import { useLocation } from '../router/site-page.tsx'
import { endeavorFromQuery, endeavorFromState, type ChosenEndeavor } from './chosen-endeavor.ts'

const never = () => () => {}

export type ChosenEndeavorAnswer =
  | { kind: 'chosen'; endeavor: ChosenEndeavor }
  | { kind: 'none' }
  /** Rendered on the server without a query: only the browser knows what this history entry carries. */
  | { kind: 'unknown' }

/**
 * The endeavor this page was opened with. A query is read once and then taken out of the address; from then on the
 * history entry itself carries the endeavor, also over a reload, and no address shows it.
 */
export function useChosenEndeavor(): ChosenEndeavorAnswer {
  const location = useLocation()
  const inBrowser = useSyncExternalStore(never, () => true, () => false)
  const fromQuery = endeavorFromQuery(location.search)
  const hasQuery = /[?&](title|option)=/.test(location.search)
  useEffect(() => {
    if (!hasQuery) return
    const rest = new URLSearchParams(location.search)
    rest.delete('title')
    rest.delete('option')
    const search = rest.size === 0 ? '' : `?${rest}`
    const state = fromQuery === null ? null : { endeavor: fromQuery }
    void navigate(location.pathname + search + location.hash, { replace: true, stay: true, state })
    // One run per address: what else changes here follows from the address.
  }, [location.key, location.search])
  if (fromQuery !== null) return { kind: 'chosen', endeavor: fromQuery }
  if (!inBrowser) return { kind: hasQuery ? 'none' : 'unknown' }
  const carried = endeavorFromState(location.state)
  return carried === null ? { kind: 'none' } : { kind: 'chosen', endeavor: carried }
}
