import { faultWords, type FaultKind } from '../../content/faults.ts'
import { PROVIDER } from '../../content/provider.ts'
import { Logo } from '../ui/logo.tsx'

/** In the place of a page that is not there (404), that failed, or that could not be drawn at this moment, in the language of its address. */
export function FaultPage({ why, pathname }: { why: FaultKind; pathname: string }) {
  const { home, faults, toHome, order, contact } = faultWords(pathname)
  const { eyebrow, heading, text } = faults[why]
  return (
    <main className="shell-narrow py-16 md:py-24">
      <a href={home} aria-label={PROVIDER.brand} className="mb-10 inline-block">
        <Logo />
      </a>
      <p className="eyebrow">{eyebrow}</p>
      <h1 className="mt-2 text-title">{heading}</h1>
      <p className="mt-4 text-ink-soft">{text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <a className="button button-primary" href={home}>
          {toHome}
        </a>
        {why === 404 ? (
          <a className="button button-secondary" href="/orders">
            {order}
          </a>
        ) : null}
        <a className="button button-secondary" href="/contact">
          {contact}
        </a>
      </p>
    </main>
  )
}
