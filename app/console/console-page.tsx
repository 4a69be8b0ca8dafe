import { SignInForm } from '../account/sign-in-form.tsx'
import { signOut } from '../account/stored-user.ts'
import { useStoredUser } from '../account/use-stored-user.ts'
import { placed } from '../ui/site-facts.tsx'
import { Accounts } from './accounts.tsx'
import { Actions } from './actions.tsx'
import { ConsoleNav } from './console-nav.tsx'
import { Consultants } from './consultants.tsx'
import { DueQueue } from './due-queue.tsx'
import { Exports } from './exports.tsx'
import { FunnelView } from './funnel-view.tsx'
import { Intakes } from './intakes.tsx'
import { JobsView } from './jobs-view.tsx'
import { LaunchCheck } from './launch-check.tsx'
import { Leads } from './leads.tsx'
import { Letters } from './letters.tsx'
import { Mails } from './mails.tsx'
import { OrderView } from './order-view.tsx'
import { OrdersList } from './orders-list.tsx'
import { PaymentEvents } from './payment-events.tsx'
import { PaymentLinks } from './payment-links.tsx'
import { PetitionView } from './petition-view.tsx'
import type { PetitionViewKey } from './petition-parts.tsx'
import { PromoCodes } from './promo-codes.tsx'
import { Reviews } from './reviews.tsx'
import { SecondFactorGate } from './second-factor-gate.tsx'
import { TodayView } from './today-view.tsx'
import { UnansweredView } from './unanswered-view.tsx'

const PARTS = [
  { path: 'today', label: 'Today', show: () => <TodayView /> },
  { path: '', label: 'Orders', show: () => <OrdersList /> },
  { path: 'due', label: 'Due next', show: () => <DueQueue /> },
  { path: 'unanswered', label: 'Unanswered', show: () => <UnansweredView /> },
  { path: 'leads', label: 'Leads', show: () => <Leads /> },
  { path: 'intakes', label: 'Input forms', show: () => <Intakes /> },
  { path: 'letters', label: 'RFE letters', show: () => <Letters /> },
  { path: 'mails', label: 'E-mails', show: () => <Mails /> },
  { path: 'payments', label: 'Payment events', show: () => <PaymentEvents /> },
  { path: 'payment-links', label: 'Payment links', show: () => <PaymentLinks /> },
  { path: 'promo-codes', label: 'Promo codes', show: () => <PromoCodes /> },
  { path: 'reviews', label: 'Reviews', show: () => <Reviews /> },
  { path: 'accounts', label: 'Accounts', show: () => <Accounts /> },
  { path: 'consultants', label: 'Consultants', show: () => <Consultants /> },
  { path: 'funnel', label: 'Funnel', show: () => <FunnelView /> },
  { path: 'jobs', label: 'Jobs', show: () => <JobsView /> },
  { path: 'actions', label: 'Actions', show: () => <Actions /> },
  { path: 'launch', label: 'Before going live', show: () => <LaunchCheck /> },
] as const

function Shown({ path }: { path: string }) {
  const petition = /^orders\/([^/]+)\/(case|editor|release)$/.exec(path)
  if (petition !== null) return <PetitionView key={path} reference={petition[1]!} view={petition[2] as PetitionViewKey} />
  const reference = /^orders\/([^/]+)$/.exec(path)?.[1]
  if (reference !== undefined) return <OrderView key={reference} reference={reference} />
  if (path === 'exports') return <Exports />
  const part = PARTS.find((known) => known.path === path)
  if (part !== undefined) return part.show()
  return (
    <>
      <h1 className="text-title">There is no such view</h1>
      <p className="mt-3">
        <a href="/console" className="link">
          Orders
        </a>
      </p>
    </>
  )
}

/** Where the operator works. The page holds nothing itself: every view asks its calls with the operator's token. */
export default placed(ConsolePage)

function ConsolePage({ path }: { path: string }) {
  const user = useStoredUser()
  const operator = user?.role === 'operator'
  function leave() {
    signOut()
    location.assign('/console')
  }
  return (
    <>
      <header className="border-b border-line bg-white">
        <div className="shell flex items-center justify-between gap-x-6 py-3">
          <a href="/console" className="font-serif text-lg font-semibold">
            Prongwise console
          </a>
          {user ? (
            <p className="flex min-w-0 items-center gap-x-4 text-sm">
              <span className="truncate text-ink-soft max-sm:hidden">{user.email}</span>
              <button type="button" className="button button-quiet shrink-0" title={user.email} onClick={leave}>
                Sign out
              </button>
            </p>
          ) : null}
        </div>
        {operator ? <ConsoleNav parts={PARTS} path={path} /> : null}
      </header>
      <main id="content" tabIndex={-1} className="shell min-h-96 py-8 outline-none md:py-10">
        {operator ? (
          <SecondFactorGate key={user.id} email={user.email}>
            <Shown path={path} />
          </SecondFactorGate>
        ) : user === undefined ? (
          <h1 className="text-title">Console</h1>
        ) : (
          <div className="card mx-auto max-w-md p-6 sm:p-9">
            <h1 className="mb-7 text-title">{user === null ? 'Sign in' : 'This account is not an operator’s'}</h1>
            <SignInForm />
          </div>
        )}
      </main>
    </>
  )
}
