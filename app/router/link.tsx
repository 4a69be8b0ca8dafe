import type { ComponentProps, MouseEvent } from 'react'
import { navigate, opensHere } from './navigation.ts'
import { addressOf } from './page-location.ts'
import { useLocation } from './site-page.tsx'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A page of this site: `/path`, `?query` or `#fragment`. */
  to: string
  /** Travels with the history entry. */
  state?: unknown
  /** The window stays where it is. */
  stay?: boolean
  /** The browser loads the page anew. */
  reloadDocument?: boolean
}

/** A plain link that shows the next page in place where it can. */
export function Link({ to, state, stay = false, reloadDocument = false, onClick, children, ...rest }: LinkProps) {
  const location = useLocation()
  const followed = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (reloadDocument || !opensHere(event, rest.target)) return
    event.preventDefault()
    void navigate(to, { state, stay })
  }
  return (
    <a {...rest} href={addressOf(to, location)} onClick={followed}>
      {children}
    </a>
  )
}
