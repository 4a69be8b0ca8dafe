import type { ReactNode } from 'react'
import { COMPANY_LINKS, FREE_LINKS, HEADER_LINKS, LEGAL_LINKS, SPANISH } from '../../content/navigation.ts'
import { NOT_A_LAW_FIRM } from '../../content/law-firm-notice.ts'
import { PROVIDER, shownFact } from '../../content/provider.ts'
import { isLocalAddress } from '../../domain/local-address.ts'
import { Logo } from './logo.tsx'
import { RichParagraphs } from './rich-text.tsx'
import { placed, useSite } from './site-facts.tsx'

/** The generator stands among the free tools. */
const PAGES = HEADER_LINKS.filter(({ to }) => to !== '/' && to !== '/proposed-endeavor-generator')

const FREE_AND_LEGAL = [...FREE_LINKS, ...LEGAL_LINKS]

export const SiteFooter = placed(Footer)

function Footer({ quiet = false, inSpanish }: { quiet?: boolean; inSpanish: string }) {
  return <footer className={`${quiet ? 'mt-12' : 'mt-14 md:mt-24'} border-t border-line bg-sand`}>{quiet ? <QuietInside /> : <Inside inSpanish={inSpanish} />}</footer>
}

/** Where somebody pays: what the law asks for and a way to ask, and nothing that leads away. */
function QuietInside() {
  return (
    <div className="shell py-8 text-sm text-ink-soft">
      <p className="flex flex-wrap gap-x-6">
        <a className="inline-flex min-h-11 items-center hover:underline" href={`mailto:${PROVIDER.email}`}>
          {PROVIDER.email}
        </a>
        {LEGAL_LINKS.map(({ label, to }) => (
          <a key={to} className="inline-flex min-h-11 items-center hover:underline" href={to}>
            {label}
          </a>
        ))}
      </p>
      <div className="mt-3 grid gap-x-16 gap-y-3 md:grid-cols-2">
        <RichParagraphs text={NOT_A_LAW_FIRM.text} />
      </div>
    </div>
  )
}

const LINK = 'inline-flex items-center py-1 hover:underline max-md:min-h-11'

function Links({ links, children }: { links: readonly { label: string; to: string }[]; children?: ReactNode }) {
  return (
    <ul className="mt-3 text-sm md:space-y-1">
      {links.map(({ label, to }) => (
        <li key={to}>
          <a className={LINK} href={to}>
            {label}
          </a>
        </li>
      ))}
      {children}
    </ul>
  )
}

function Inside({ inSpanish }: { inSpanish: string }) {
  const local = isLocalAddress(useSite().origin)
  return (
    <>
      <div className="shell grid grid-cols-2 gap-x-6 gap-y-8 py-10 md:py-14 md:grid-cols-[1.4fr_1fr_1fr_1.2fr] md:gap-x-10">
        <div className="max-md:col-span-2">
          <Logo />
          <p className="mt-4 max-w-xs text-sm text-ink-soft">Drafting help for people who prepare their own EB-2 National Interest Waiver petition.</p>
        </div>
        <nav aria-label="Footer">
          <h2 className="text-base">Pages</h2>
          <Links links={PAGES} />
        </nav>
        <nav aria-label="Free tools and legal">
          <h2 className="text-base">Free and legal</h2>
          <Links links={FREE_AND_LEGAL} />
        </nav>
        <div className="text-sm max-md:contents">
          <nav aria-label="About us and help" className="md:mb-8">
            <h2 className="text-base">Company</h2>
            <Links links={COMPANY_LINKS}>
              <li>
                <a className={LINK} href={inSpanish} hrefLang="es" lang="es">
                  {SPANISH}
                </a>
              </li>
            </Links>
          </nav>
          <div className="min-w-0">
            <h2 className="text-base">Contact</h2>
            <address className="mt-4 space-y-1.5 text-sm break-words not-italic text-ink-soft">
              {[shownFact('company', local), shownFact('address', local)].map((line) => (line === null ? null : <p key={line}>{line}</p>))}
              <p>
                <a className="link inline-block max-w-full py-0.5 max-md:py-3 max-md:text-[0.8125rem] max-md:tracking-tight" href={`mailto:${PROVIDER.email}`}>
                  {PROVIDER.email}
                </a>
              </p>
              <p>{PROVIDER.hours}</p>
            </address>
          </div>
        </div>
      </div>
      <div className="border-t border-line">
        <div className="shell grid gap-x-16 gap-y-3 py-7 text-sm text-ink-soft md:grid-cols-2">
          <RichParagraphs text={NOT_A_LAW_FIRM.text} />
        </div>
      </div>
    </>
  )
}
