import type { ReactNode } from 'react'
import { TWO_STEP_WORDS } from '../../content/account.ts'
import { TwoStepCard } from '../account/two-step-card.tsx'
import { useLoaded } from './use-loaded.ts'

/** Urges an operator without a second factor to turn it on; where it is required, the console waits for that. */
export function SecondFactorGate({ email, children }: { email: string; children: ReactNode }) {
  const { kept, again } = useLoaded('GET /users/second-factor', {})
  if (kept !== null && !kept.on && kept.required) {
    return (
      <>
        <h1 className="mb-5 text-title">One thing first</h1>
        <div className="max-w-2xl">
          <TwoStepCard email={email} onChange={again} />
        </div>
      </>
    )
  }
  // The view keeps its place whether the banner is there or not, and with it what was typed while the status was on its way.
  return (
    <>
      {kept === null || kept.on ? null : (
        <aside aria-label={TWO_STEP_WORDS.heading} className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-amber-tint px-4 py-3 text-amber">
          <span className="min-w-0 flex-1 basis-64 font-medium">{TWO_STEP_WORDS.urge}</span>
          <a href="/dashboard#two-step" className="button button-secondary shrink-0">
            Turn on two-step sign-in
          </a>
        </aside>
      )}
      {children}
    </>
  )
}
