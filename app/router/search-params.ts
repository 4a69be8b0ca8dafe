import { useMemo } from 'react'
import { useLocation } from './site-page.tsx'

/** The query of the address, read only; a link or `navigate` changes it. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
