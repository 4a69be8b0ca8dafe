import type { ReactNode } from 'react'
import { SignInForm } from '../account/sign-in-form.tsx'
import { hasRole, signOut } from '../account/stored-user.ts'
import { useStoredUser } from '../account/use-stored-user.ts'
import { placed, useSite } from '../ui/site-facts.tsx'
import { Accounts } from './accounts.tsx'
import { Actions } from './actions.tsx'
import { zoneName } from './console-parts.tsx'
import { ConsoleNav, type ConsolePart } from './console-nav.tsx'
import { Consultants } from './consultants.tsx'
import { Consultations } from './consultations.tsx'
import { DueQueue } from './due-queue.tsx'
import { Exports } from './exports.tsx'
import { FiguresView } from './figures-view.tsx'
import { FunnelView } from './funnel-view.tsx'
import { HealthView } from './health-view.tsx'
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
import { PlanReviewView } from './plan-review-view.tsx'
import { PromoCodes } from './promo-codes.tsx'
import { ReturnedView } from './returned-view.tsx'
import { Reviews } from './reviews.tsx'
import { SecondFactorGate } from './second-factor-gate.tsx'
import { TodayView } from './today-view.tsx'
import { UnansweredView } from './unanswered-view.tsx'

const GROUPS = [
  {
    label: 'Work',
    parts: [
      { path: '', label: 'Today', count: 'late', show: () => <TodayView /> },
      { path: 'orders', label: 'Orders', show: () => <OrdersList /> },
      { path: 'due', label: 'Due next', show: () => <DueQueue /> },
      { path: 'unanswered', label: 'Unanswered', count: 'unanswered', show: () => <UnansweredView /> },
      { path: 'intakes', label: 'Input forms', count: 'intakes', show: () => <Intakes /> },
      { path: 'letters', label: 'RFE letters', show: () => <Letters /> },
    ],
  },
  {
    label: 'Customers',
    parts: [
      { path: 'leads', label: 'Leads', show: () => <Leads /> },
      { path: 'accounts', label: 'Accounts', show: () => <Accounts /> },
      { path: 'consultations', label: 'My consultations', show: () => <Consultations /> },
      { path: 'consultants', label: 'Consultants', count: 'consultants', show: () => <Consultants /> },
    ],
  },
  {
    label: 'Money',
    parts: [
      { path: 'payments', label: 'Payment events', count: 'payments', show: () => <PaymentEvents /> },
      { path: 'payment-links', label: 'Payment links', show: () => <PaymentLinks /> },
      { path: 'promo-codes', label: 'Promo codes', show: () => <PromoCodes /> },
      { path: 'funnel', label: 'Funnel', show: () => <FunnelView /> },
      { path: 'figures', label: 'Figures', show: () => <FiguresView /> },
    ],
  },
  {
    label: 'Site',
    parts: [
      { path: 'reviews', label: 'Reviews', show: () => <Reviews /> },
      { path: 'launch', label: 'Before going live', show: () => <LaunchCheck /> },
    ],
  },
  {
    label: 'System',
    parts: [
      { path: 'mails', label: 'Emails', count: 'mails', show: () => <Mails /> },
      { path: 'health', label: 'Health', show: () => <HealthView /> },
      { path: 'jobs', label: 'Jobs', count: 'jobs', show: () => <JobsView /> },
      { path: 'actions', label: 'Actions', show: () => <Actions /> },
    ],
  },
] as const satisfies readonly { label: string; parts: readonly (ConsolePart & { show(): ReactNode })[] }[]

const PARTS = GROUPS.flatMap(({ parts }) => [...parts])

/** Links from before Today came first: `/console/today`, and filters of the orders at `/console`. */
function placeOf(path: string, search: string): string {
  if (path === 'today') return ''
  return path === '' && search !== '' ? 'orders' : path
}

function Shown({ path }: { path: string }) {
  const petition = /^orders\/([^/]+)\/(case|editor|release)$/.exec(path)
  if (petition !== null) return <PetitionView key={path} reference={petition[1]!} view={petition[2] as PetitionViewKey} />
  const plan = /^orders\/([^/]+)\/plan-review$/.exec(path)?.[1]
  if (plan !== undefined) return <PlanReviewView key={path} reference={plan} />
  const returned = /^orders\/([^/]+)\/returned-letter$/.exec(path)?.[1]
  if (returned !== undefined) return <ReturnedView key={path} reference={returned} />
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
          Today
        </a>
      </p>
    </>
  )
}

/** Where the operator works. The page holds nothing itself: every view asks its calls with the operator's token. */
export default placed(ConsolePage)

function ConsolePage({ path: asked }: { path: string }) {
  const { search } = useSite()
  const path = placeOf(asked, search)
  const user = useStoredUser()
  const operator = user !== null && user !== undefined && hasRole(user, 'operator')
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
        {operator ? <ConsoleNav groups={GROUPS} path={path} /> : null}
      </header>
      <main id="content" tabIndex={-1} className="shell min-h-96 py-8 outline-none md:py-10">
        {operator ? (
          <SecondFactorGate key={user.id} email={user.email}>
            <Shown path={path} />
            <p className="mt-12 text-sm text-ink-soft">Times are those of this device: {zoneName()}. Days of figures and filters are days in UTC.</p>
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
