import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** The public address of the site, without a slash at the end. */
export function useOrigin(): string {
  return useRouteLoaderData<typeof loader>('root')?.origin ?? ''
}
