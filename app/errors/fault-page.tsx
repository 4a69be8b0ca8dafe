import { PROVIDER } from '../../content/provider.ts'
import { Logo } from '../ui/logo.tsx'

/** In the place of a page that is not there (404) or that failed. */
export function FaultPage({ status }: { status: 404 | 500 }) {
  return (
    <main className="shell-narrow py-16 md:py-24">
      <a href="/" aria-label={PROVIDER.brand} className="mb-10 inline-block">
        <Logo />
      </a>
      <p className="eyebrow">Error {status}</p>
      <h1 className="mt-2 text-title">{status === 404 ? 'This page does not exist' : 'Something went wrong on our side'}</h1>
      <p className="mt-4 text-ink-soft">
        {status === 404
          ? 'The address may be mistyped or out of date. If it was the page of an order, we can send you its address again.'
          : 'The fault has been noted. Nothing you sent before is lost. Please try again in a moment.'}
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        <a className="button button-primary" href="/">
          Go to the home page
        </a>
        {status === 404 ? (
          <a className="button button-secondary" href="/orders">
            Find your order
          </a>
        ) : null}
        <a className="button button-secondary" href="/contact">
          Contact us
        </a>
      </p>
    </main>
  )
}
