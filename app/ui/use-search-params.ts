import { useMemo } from 'react'
import { useSite } from './site-facts.tsx'

/** The query of the address, read only; a link changes it. */
export function useSearchParams(): URLSearchParams {
  const { search } = useSite()
  return useMemo(() => new URLSearchParams(search), [search])
}
