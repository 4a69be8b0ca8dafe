import { ES_SHELL } from '../../content/es.ts'
import { PROVIDER, shownFact } from '../../content/provider.ts'
import { isLocalAddress } from '../../domain/local-address.ts'
import { Logo } from '../ui/logo.tsx'
import { RichParagraphs } from '../ui/rich-text.tsx'
import { placed, useSite } from '../ui/site-facts.tsx'

export const SpanishFooter = placed(Footer)

function Links({ links, english = false }: { links: readonly { label: string; to: string }[]; english?: boolean }) {
  return (
    <ul className="mt-3 text-sm">
      {links.map(({ label, to }) => (
        <li key={to}>
          <a className="inline-flex min-h-11 items-center hover:underline md:min-h-8" href={to} hrefLang={english ? 'en' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Footer() {
  const local = isLocalAddress(useSite().origin)
  const company = shownFact('company', local)
  return (
    <footer className="mt-14 border-t border-line bg-sand md:mt-24">
      <div className="shell grid gap-8 py-10 sm:grid-cols-2 md:grid-cols-[1.4fr_1fr_1.2fr] md:gap-x-10 md:py-14">
        <div className="max-md:sm:col-span-2">
          <Logo />
          <p className="mt-4 max-w-xs text-sm text-ink-soft">{ES_SHELL.about}</p>
          <address className="mt-4 text-sm not-italic text-ink-soft">
            {company === null ? null : <p lang="en">{company}</p>}
            <a className="link inline-flex min-h-11 items-center" href={`mailto:${PROVIDER.email}`}>
              {PROVIDER.email}
            </a>
          </address>
        </div>
        <nav aria-label={ES_SHELL.footer}>
          <h2 className="text-base">{ES_SHELL.pages}</h2>
          <Links links={ES_SHELL.links} />
        </nav>
        <nav aria-label={ES_SHELL.inEnglish}>
          <h2 className="text-base">{ES_SHELL.inEnglish}</h2>
          <Links links={ES_SHELL.englishLinks} english />
        </nav>
      </div>
      <div className="border-t border-line">
        <div className="shell grid gap-x-16 gap-y-3 py-7 text-sm text-ink-soft md:grid-cols-2">
          <RichParagraphs text={ES_SHELL.notALawFirm} />
        </div>
      </div>
    </footer>
  )
}
