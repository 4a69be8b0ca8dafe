import { CHECKOUT_WORDS } from '../../content/checkout.ts'
import { HEADER_LINKS, SPANISH } from '../../content/navigation.ts'
import { PROVIDER, shownFact } from '../../content/provider.ts'
import { Logo } from './logo.tsx'

/** Without scripts a header that stays in its place; the script of the site makes it sticky and knows who is signed in. */
export function SiteHeader({
  pathname,
  local,
  quiet = false,
  inSpanish,
}: {
  pathname: string
  /** A trial, where placeholders are shown. */ local: boolean
  /** Where somebody pays, the menu gives way. */ quiet?: boolean
  inSpanish: string
}) {
  if (quiet) return <QuietHeader />
  const phone = shownFact('phone', local)
  const isCurrent = (to: string) => to === pathname || pathname.startsWith(`${to}/`)
  return (
    <>
      <aside aria-label="Contact" data-live className="no-print bg-ink text-sm text-white">
        <div className="shell flex flex-wrap items-center justify-between gap-x-4 max-sm:pt-1.5 sm:py-1.5">
          <span className="max-sm:text-xs">{shownFact('address', local) ?? PROVIDER.hours}</span>
          <span className="flex flex-wrap gap-x-5 max-sm:text-[0.8125rem] sm:max-lg:grow md:gap-x-4 lg:gap-x-6">
            {phone === null ? null : (
              <a className="inline-flex items-center hover:underline max-sm:min-h-11 sm:py-0.5" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                {phone}
              </a>
            )}
            <a className="inline-flex items-center hover:underline max-sm:min-h-11 sm:py-0.5" href={`mailto:${PROVIDER.email}`}>
              {PROVIDER.email}
            </a>
            <a className="hidden py-0.5 hover:underline sm:inline-block" href={inSpanish} hrefLang="es" lang="es">
              {SPANISH}
            </a>
            <AccountLink className="hidden min-w-18 py-0.5 text-right hover:underline sm:inline-block sm:max-lg:ml-auto" />
          </span>
        </div>
      </aside>
      <header
        data-live
        data-sticky="false"
        className="relative top-0 z-40 border-b border-transparent bg-paper/95 blurs-behind transition-shadow data-[sticky=true]:sticky data-[sticky=true]:border-line data-[sticky=true]:shadow-card"
      >
        <div className="shell flex min-h-18 items-center justify-between gap-4 py-2 min-[1160px]:gap-6">
          <a href="/" aria-label={`${PROVIDER.brand}, home`} className="inline-flex min-h-11 items-center">
            <Logo />
          </a>
          <nav aria-label="Main" className="hidden lg:block">
            <ul className="flex items-center min-[1160px]:gap-1">
              {HEADER_LINKS.map(({ label, to }) => (
                <li key={to}>
                  <a
                    href={to}
                    aria-current={isCurrent(to) ? 'page' : undefined}
                    data-here={isCurrent(to) ? '' : undefined}
                    className="rounded-md px-2 py-2 text-sm font-medium whitespace-nowrap hover:bg-sand min-[1160px]:px-2.5 min-[1160px]:text-[0.9375rem] aria-[current=page]:text-pine aria-[current=page]:underline aria-[current=page]:underline-offset-8"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex items-center gap-2">
            <a href="/select-product" className="button button-primary hidden whitespace-nowrap sm:inline-flex lg:max-[1160px]:px-3">
              Compare packages
            </a>
            <MobileMenu isCurrent={isCurrent} inSpanish={inSpanish} />
          </div>
        </div>
      </header>
    </>
  )
}

function QuietHeader() {
  return (
    <header data-live className="border-b border-line bg-paper">
      <div className="shell flex min-h-16 flex-wrap items-center justify-between gap-x-6 py-1.5">
        <a href="/" aria-label={`${PROVIDER.brand}, home`} className="inline-flex min-h-11 items-center">
          <Logo />
        </a>
        <p className="flex flex-wrap items-center gap-x-6 text-[0.9375rem]">
          <a href="/select-product" className="link inline-flex min-h-11 items-center">
            {CHECKOUT_WORDS.backToPackages}
          </a>
          <span className="flex items-center gap-2 font-medium max-sm:hidden">{CHECKOUT_WORDS.secure}</span>
        </p>
      </div>
    </header>
  )
}

/** To the sign-in, or to one's own orders. The server knows nobody, so its pages say "Sign in". */
function AccountLink({ className }: { className: string }) {
  return (
    <a data-account href="/login" className={className}>
      Sign in
    </a>
  )
}

/** Works before any script runs: a native disclosure. */
function MobileMenu({ isCurrent, inSpanish }: { isCurrent: (to: string) => boolean; inSpanish: string }) {
  return (
    <details data-menu className="group relative lg:hidden">
      <summary className="grid size-11 list-none place-items-center rounded-md hover:bg-sand" aria-label="Menu">
        <svg viewBox="0 0 20 20" className="size-6" aria-hidden="true">
          <path d="M3 5.500h14M3 10h14M3 14.500h14" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" />
        </svg>
      </summary>
      <nav aria-label="Main" className="card absolute right-0 z-50 mt-2 w-64 p-2 shadow-lift">
        <ul>
          {HEADER_LINKS.map(({ label, to }) => (
            <li key={to}>
              <a href={to} aria-current={isCurrent(to) ? 'page' : undefined} data-here={isCurrent(to) ? '' : undefined} className="block rounded-md px-4 py-3 font-medium hover:bg-sand">
                {label}
              </a>
            </li>
          ))}
          <li className="border-t border-line">
            <AccountLink className="block rounded-md px-4 py-3 font-medium hover:bg-sand" />
          </li>
          <li>
            <a href={inSpanish} hrefLang="es" lang="es" className="block rounded-md px-4 py-3 font-medium hover:bg-sand">
              {SPANISH}
            </a>
          </li>
          <li className="p-2 sm:hidden">
            <a href="/select-product" className="button button-primary w-full">
              Compare packages
            </a>
          </li>
        </ul>
      </nav>
    </details>
  )
}
