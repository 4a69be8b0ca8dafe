import type { RootData } from '../root.tsx'
import { useRootData } from '../router/site-page.tsx'

/** The public address of the site, without a slash at the end. */
export function useOrigin(): string {
  return useRootData<RootData>()?.origin ?? ''
}
