/** What `react-router` means inside the pages in the browser: nothing but the two functions that the build wraps pages in. */
import type { ComponentType } from 'react'

export function UNSAFE_withComponentProps<P>(page: ComponentType<P>): ComponentType<P> {
  return page
}

export function UNSAFE_withErrorBoundaryProps<P>(page: ComponentType<P>): ComponentType<P> {
  return page
}
