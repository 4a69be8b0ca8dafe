import { useEffect, useRef, useState } from 'react'
import { HEADER_LINKS } from '../../content/navigation.ts'
import { PROVIDER } from '../../content/provider.ts'
import { useStoredUser } from '../account/stored-user.ts'
import { Link } from '../router/link.tsx'
import { useLocation } from '../router/site-page.tsx'
import { Logo } from './logo.tsx'

/** The header turns sticky from this scroll position on (specification 1 §9). */
const STICKY_FROM_PX = 100

function useScrolledPast(px: number): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const look = () => setPast(window.scrollY >= px)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [px])
  return past
}

export function SiteHeader() {
  const sticky = useScrolledPast(STICKY_FROM_PX)
  const { pathname, hash } = useLocation()
  const isCurrent = (to: string) => (to.startsWith('/#') ? pathname === '/' && hash === to.slice(1) : (to === pathname || pathname.startsWith(`${to}/`)) && hash === '')
  return (
    <>
      <aside aria-label="Contact" className="no-print bg-ink text-sm text-white">
        <div className="shell flex flex-wrap items-center justify-between gap-x-4 py-1.5">
          <span className="max-sm:text-xs">{PROVIDER.address}</span>
          <span className="flex flex-wrap gap-x-5 max-sm:text-[0.8125rem] sm:max-lg:grow md:gap-x-4 lg:gap-x-6">
            <a className="inline-block py-0.5 hover:underline" href={`tel:${PROVIDER.phone.replace(/[^+\d]/g, '')}`}>
              {PROVIDER.phone}
            </a>
            <a className="inline-block py-0.5 hover:underline" href={`mailto:${PROVIDER.email}`}>
              {PROVIDER.email}
            </a>
            <AccountLink className="hidden min-w-18 py-0.5 text-right hover:underline sm:inline-block sm:max-lg:ml-auto" />
          </span>
        </div>
      </aside>
      <header
        data-sticky={sticky}
        className={`top-0 z-40 border-b bg-paper/95 blurs-behind transition-shadow ${sticky ? 'sticky border-line shadow-card' : 'relative border-transparent'}`}
      >
        <div className="shell flex min-h-18 items-center justify-between gap-4 py-2 min-[1160px]:gap-6">
          <Link to="/" aria-label={`${PROVIDER.brand}, home`} className="inline-flex">
            <Logo />
          </Link>
          <nav aria-label="Main" className="hidden lg:block">
            <ul className="flex items-center min-[1160px]:gap-1">
              {HEADER_LINKS.map(({ label, to }) => (
                <li key={to}>
                  <Link
                    to={to}
                    aria-current={isCurrent(to) ? 'page' : undefined}
                    className="rounded-md px-2 py-2 text-sm font-medium whitespace-nowrap hover:bg-sand min-[1160px]:px-2.5 min-[1160px]:text-[0.9375rem] aria-[current=page]:text-pine aria-[current=page]:underline aria-[current=page]:underline-offset-8"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex items-center gap-2">
            <Link to="/select-product" className="button button-primary hidden whitespace-nowrap sm:inline-flex lg:max-[1160px]:px-3">
              Compare packages
            </Link>
            <MobileMenu key={pathname + hash} isCurrent={isCurrent} />
          </div>
        </div>
      </header>
    </>
  )
}

/** To the sign-in, or to one's own orders. The server knows nobody, so its pages say "Sign in". */
function AccountLink({ className }: { className: string }) {
  const signedIn = Boolean(useStoredUser())
  return (
    <Link to={signedIn ? '/dashboard' : '/login'} className={className}>
      {signedIn ? 'My orders' : 'Sign in'}
    </Link>
  )
}

/** Works before any script runs: a native disclosure. A new key after each navigation closes it. */
function MobileMenu({ isCurrent }: { isCurrent: (to: string) => boolean }) {
  const whole = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const menu = whole.current
    if (menu === null) return
    const left = new AbortController()
    const on = (name: string, act: (event: Event) => void) => menu.addEventListener(name, act, { signal: left.signal })
    on('keydown', (event) => {
      if ((event as KeyboardEvent).key !== 'Escape' || !menu.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    })
    // An open menu would hide what has the focus next.
    on('focusout', (event) => {
      const to = (event as FocusEvent).relatedTarget
      if (to instanceof Node && !menu.contains(to)) menu.open = false
    })
    return () => left.abort()
  }, [])
  return (
    <details ref={whole} className="group relative lg:hidden">
      <summary className="grid size-11 list-none place-items-center rounded-md hover:bg-sand" aria-label="Menu">
        <svg viewBox="0 0 20 20" className="size-6" aria-hidden="true">
          <path d="M3 5.500h14M3 10h14M3 14.500h14" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" />
        </svg>
      </summary>
      <nav aria-label="Main" className="card absolute right-0 z-50 mt-2 w-64 p-2 shadow-lift">
        <ul>
          {HEADER_LINKS.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} aria-current={isCurrent(to) ? 'page' : undefined} className="block rounded-md px-4 py-3 font-medium hover:bg-sand">
                {label}
              </Link>
            </li>
          ))}
          <li className="border-t border-line">
            <AccountLink className="block rounded-md px-4 py-3 font-medium hover:bg-sand" />
          </li>
          <li className="p-2 sm:hidden">
            <Link to="/select-product" className="button button-primary w-full">
              Compare packages
            </Link>
          </li>
        </ul>
      </nav>
    </details>
  )
}
