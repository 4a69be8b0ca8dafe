import { ES_SHELL } from '../../content/es.ts'
import { PROVIDER, shownFact } from '../../content/provider.ts'
import { Logo } from '../ui/logo.tsx'

/** The header of the Spanish pages. It leads to Spanish pages, and to the same page in English. */
export function SpanishHeader({ pathname, english, local }: { pathname: string; english: string; local: boolean }) {
  const phone = shownFact('phone', local)
  const links = ES_SHELL.links.map(({ label, to }) => ({ label, to, current: to === pathname }))
  return (
    <>
      <aside aria-label={ES_SHELL.contact} data-live className="no-print bg-ink text-sm text-white">
        <div className="shell flex flex-wrap items-center justify-between gap-x-5">
          {phone === null ? null : (
            <a className="inline-flex min-h-11 items-center hover:underline max-sm:hidden" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          )}
          <a className="inline-flex min-h-11 items-center hover:underline" href={`mailto:${PROVIDER.email}`}>
            {PROVIDER.email}
          </a>
          <a className="inline-flex min-h-11 items-center font-medium hover:underline" href={english} hrefLang="en" lang="en">
            {ES_SHELL.english}
          </a>
        </div>
      </aside>
      <header
        data-live
        data-sticky="false"
        className="relative top-0 z-40 border-b border-transparent bg-paper/95 blurs-behind transition-shadow data-[sticky=true]:sticky data-[sticky=true]:border-line data-[sticky=true]:shadow-card"
      >
        <div className="shell flex min-h-18 items-center justify-between gap-4 py-2">
          <a href="/es" aria-label={`${PROVIDER.brand}, ${ES_SHELL.home}`} className="inline-flex min-h-11 items-center">
            <Logo />
          </a>
          <nav aria-label={ES_SHELL.main} className="hidden md:block">
            <ul className="flex items-center gap-1">
              {links.map(({ label, to, current }) => (
                <li key={to}>
                  <a
                    href={to}
                    aria-current={current ? 'page' : undefined}
                    data-here={current ? '' : undefined}
                    className="inline-flex min-h-11 items-center rounded-md px-2.5 text-[0.9375rem] font-medium hover:bg-sand aria-[current=page]:text-pine aria-[current=page]:underline aria-[current=page]:underline-offset-8"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex items-center gap-2">
            <a href={ES_SHELL.button.href} className="button button-primary hidden whitespace-nowrap sm:inline-flex">
              {ES_SHELL.button.label}
            </a>
            <details data-menu className="group relative md:hidden">
              <summary className="grid size-11 list-none place-items-center rounded-md hover:bg-sand" aria-label={ES_SHELL.menu}>
                <svg viewBox="0 0 20 20" className="size-6" aria-hidden="true">
                  <path d="M3 5.500h14M3 10h14M3 14.500h14" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" />
                </svg>
              </summary>
              <nav aria-label={ES_SHELL.main} className="card absolute right-0 z-50 mt-2 w-64 p-2 shadow-lift">
                <ul>
                  {links.map(({ label, to, current }) => (
                    <li key={to}>
                      <a href={to} aria-current={current ? 'page' : undefined} data-here={current ? '' : undefined} className="block rounded-md px-4 py-3 font-medium hover:bg-sand">
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            </details>
          </div>
        </div>
      </header>
    </>
  )
}
