import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError, useRouteLoaderData } from 'react-router'
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import serifUrl from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import { pageAt } from '../content/page-at.ts'
import { promotionAt } from '../domain/pricing/promotion.ts'
import type { Route } from './+types/root.ts'
import { IDLE_STARTER } from './idle-start.ts'
import { applicationContext } from './services-context.ts'
import css from './styles/app.css?inline'
import { PageHead, type PageHeadFacts } from './ui/page-head.tsx'

/** Only the server carries the styles. The browser reads the block it was sent: it needs the same text where a fault makes it draw the page anew. */
const inlineCss = import.meta.env.SSR ? css : (document.getElementById('page-styles')?.textContent ?? '')

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

export function Layout({ children }: { children: ReactNode }) {
  const head = useRouteLoaderData<typeof loader>('root')?.head
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
        <Meta />
        <style id="page-styles" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inlineCss }} />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: IDLE_STARTER }} />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const known = isRouteErrorResponse(error)
  return (
    <main className="shell-narrow py-24">
      <title>{known && error.status === 404 ? 'Page not found' : 'Something went wrong'}</title>
      <p className="eyebrow">{known ? `Error ${error.status}` : 'Error'}</p>
      <h1 className="mt-2 text-title">{known && error.status === 404 ? 'This page does not exist' : 'Something went wrong on our side'}</h1>
      <p className="mt-4 text-ink-soft">
        {known && error.status === 404
          ? 'The address may be mistyped or out of date.'
          : 'The fault has been noted. Nothing you sent before is lost. Please try again in a moment.'}
      </p>
      <p className="mt-8 flex flex-wrap gap-3">
        <a className="button button-primary" href="/">
          Go to the home page
        </a>
        <a className="button button-secondary" href="/contact">
          Contact us
        </a>
      </p>
    </main>
  )
}
