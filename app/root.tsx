import type { ReactNode } from 'react'
import { PROVIDER } from '../content/provider.ts'
import { pageAt } from '../content/page-at.ts'
import { promotionAt } from '../domain/pricing/promotion.ts'
import interUrl from './fonts/inter.woff2?url'
import serifUrl from './fonts/source-serif-600.woff2?url'
import { statusOf } from './router/error-answer.ts'
import { PageMeta } from './router/page-meta.tsx'
import { PageScripts } from './router/page-scripts.tsx'
import { Outlet, useRootData } from './router/site-page.tsx'
import type { Route } from './+types/root.ts'
import { applicationContext } from './services-context.ts'
import { STYLES_ID, STYLES_PLACE } from './styles/page-styles-place.ts'
import { Logo } from './ui/logo.tsx'
import { PageHead, type PageHeadFacts } from './ui/page-head.tsx'

/** The server puts the styles in when the page is drawn. The browser reads the block it was sent: it needs the same text where a fault makes it draw the page anew. */
const inlineCss = import.meta.env.SSR ? STYLES_PLACE : (document.getElementById(STYLES_ID)?.textContent ?? '')

export function loader({ context, url }: Route.LoaderArgs) {
  const app = context.get(applicationContext)
  const now = app.clock.now()
  const found = pageAt(url.pathname)
  const head: PageHeadFacts | null =
    found === null
      ? null
      : {
          origin: app.publicUrl,
          path: found.canonical,
          title: found.page.title,
          description: found.page.description,
          index: found.page.index,
          picture: found.page.picture ?? 'prongwise',
        }
  return { now, origin: app.publicUrl, promotion: promotionAt(now), head }
}

export type RootData = ReturnType<typeof loader>

export function Layout({ children }: { children: ReactNode }) {
  const head = useRootData<RootData>()?.head
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf8f3" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="preload" href={interUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={serifUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        {head ? <PageHead {...head} /> : null}
        <PageMeta />
        <style id={STYLES_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inlineCss }} />
      </head>
      <body>
        {children}
        <PageScripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = statusOf(error)
  return (
    <main className="shell-narrow py-16 md:py-24">
      <a href="/" aria-label={PROVIDER.brand} className="mb-10 inline-block">
        <Logo />
      </a>
      <title>{status === 404 ? 'Page not found' : 'Something went wrong'}</title>
      <p className="eyebrow">{status === null ? 'Error' : `Error ${status}`}</p>
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
