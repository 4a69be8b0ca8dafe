import type { ReactNode } from 'react'
import { PROVIDER } from '../../content/provider.ts'
import { Logo } from './logo.tsx'

/** A page without header and footer: one message in the middle of the window. */
export function BarePage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center px-5 py-16">
      <div className="w-full max-w-xl">
        <a href="/" aria-label={PROVIDER.brand} className="inline-block">
          <Logo />
        </a>
        <h1 className="mt-10 text-display">{heading}</h1>
        {children}
      </div>
    </main>
  )
}
