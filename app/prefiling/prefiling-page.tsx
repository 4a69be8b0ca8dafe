import type { ReactNode } from 'react'
import { PREFILING } from '../../content/prefiling/words.ts'
import { placed } from '../ui/site-facts.tsx'

export const PrefilingPage = placed(Prefiling)

/** `check` is the island that takes the file. */
function Prefiling({ check }: { check?: ReactNode }) {
  return (
    <div className="shell-narrow py-12 md:py-20">
      <h1 className="text-display">{PREFILING.heading}</h1>
      <p className="mt-4 text-lg text-ink-soft">{PREFILING.lead}</p>
      <noscript>
        <p className="my-6 rounded-lg bg-amber-tint px-4 py-3 text-amber">{PREFILING.withoutScripts}</p>
      </noscript>
      <div className="mt-8">{check}</div>
    </div>
  )
}
