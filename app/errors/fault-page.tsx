import { PROVIDER } from '../../content/provider.ts'
import { Logo } from '../ui/logo.tsx'

const WORDS = {
  404: { eyebrow: 'Error 404', heading: 'This page does not exist', text: 'The address may be mistyped or out of date. If it was the page of an order, we can send you its address again.' },
  500: { eyebrow: 'Error 500', heading: 'Something went wrong on our side', text: 'The fault has been noted. Nothing you sent before is lost. Please try again in a moment.' },
  busy: {
    eyebrow: 'One moment',
    heading: 'Many people are being answered right now',
    text: 'We try this page again by itself in ten seconds. If you have just sent something, go back and send it again: what you typed is still there.',
  },
  'too-complex': {
    eyebrow: 'Too much at once',
    heading: 'This takes more work than a page may take',
    text: 'Nothing you sent is lost. If you have just typed a long text, go back and shorten it. If the page stays like this, please write to us, and we look at it.',
  },
} as const

/** In the place of a page that is not there (404), that failed, or that could not be drawn at this moment. */
export function FaultPage({ why }: { why: keyof typeof WORDS }) {
  const { eyebrow, heading, text } = WORDS[why]
  return (
    <main className="shell-narrow py-16 md:py-24">
      <a href="/" aria-label={PROVIDER.brand} className="mb-10 inline-block">
        <Logo />
      </a>
      <p className="eyebrow">{eyebrow}</p>
      <h1 className="mt-2 text-title">{heading}</h1>
      <p className="mt-4 text-ink-soft">{text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <a className="button button-primary" href="/">
          Go to the home page
        </a>
        {why === 404 ? (
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
