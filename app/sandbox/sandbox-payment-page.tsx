import { data, redirect } from 'react-router'
import { formatUsd } from '../../domain/money.ts'
import { Link } from '../router/link.tsx'
import { PostForm } from '../router/post-form.tsx'
import { applicationContext } from '../services-context.ts'
import { Logo } from '../ui/logo.tsx'
import type { Route } from './+types/sandbox-payment-page.ts'

const ACTIONS = ['pay', 'fail', 'cancel'] as const

const STATE_WORDS = {
  open: 'This test payment is open.',
  paid: 'This test payment was paid. No money moved.',
  failed: 'This test payment failed, as asked. No money moved. You can try again.',
  cancelled: 'This test payment was canceled. You can still pay it, or go back to the order.',
  expired: 'This test payment page is over: its order was paid on another one.',
} as const

export const meta = () => [
  { title: 'TEST payment page' },
  { name: 'robots', content: 'noindex' },
]

/** Other sites do not learn this address; this site must, or its forms would not know where they come from. */
export const headers = () => ({ 'referrer-policy': 'same-origin', 'cache-control': 'private, no-store' })

const noSuchPayment = () => data(null, { status: 404 })

export async function loader({ context, params }: Route.LoaderArgs) {
  const payment = (await context.get(applicationContext).sandbox?.find(params.id)) ?? null
  if (payment === null) throw noSuchPayment()
  const { id, description, email, amountCents, refundedCents, state, successUrl, cancelUrl } = payment
  return data(
    { id, description, email, amountCents, refundedCents, state, successPath: pathOf(successUrl), cancelPath: pathOf(cancelUrl) },
    { headers: { 'cache-control': 'private, no-store' } },
  )
}

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const app = context.get(applicationContext)
  const wanted = (await request.formData()).get('action')
  const known = ACTIONS.find((each) => each === wanted)
  if (known === undefined) return data({ problem: 'This page can pay, fail or cancel. Please press one of its buttons.' }, { status: 400 })
  const done = await app.sandbox?.act(params.id, known)
  if (!done) throw noSuchPayment()
  return redirect(done.next === null ? `/sandbox-payment/${encodeURIComponent(params.id)}` : pathOf(done.next))
}

/** Takes the place of a card payment page on a machine without a payment provider. */
export default function SandboxPaymentPage({ loaderData: payment, actionData }: Route.ComponentProps) {
  const over = payment.state === 'paid' || payment.state === 'expired'
  return (
    <div className="min-h-dvh bg-sand">
      <p className="bg-amber px-5 py-3 text-center font-semibold text-white">TEST PAGE: no money moves and no card is asked for</p>
      <main className="shell-narrow py-10 md:py-16">
        <Logo />
        <div className="card mt-6 border-2 border-dashed border-amber p-6 sm:p-9">
          <p className="eyebrow text-amber">Test payment</p>
          <h1 className="mt-1 text-title">{payment.description}</h1>
          <p className="mt-4 text-4xl font-semibold digits-aligned" data-testid="amount">
            {formatUsd(payment.amountCents)}
          </p>
          <p className="mt-1 text-ink-soft">for {payment.email}</p>
          {actionData?.problem ? (
            <p role="alert" className="mt-5 rounded-lg bg-alert-tint px-4 py-3 font-medium text-alert">
              {actionData.problem}
            </p>
          ) : null}
          <p role="status" data-testid="sandbox-state" data-state={payment.state} className={`mt-6 rounded-lg px-4 py-3 font-medium ${payment.state === 'failed' ? 'bg-alert-tint text-alert' : 'bg-amber-tint text-amber'}`}>
            {STATE_WORDS[payment.state]}
            {payment.refundedCents > 0 ? ` ${formatUsd(payment.refundedCents)} was given back.` : ''}
          </p>
          {over ? (
            <Link reloadDocument to={payment.successPath} className="button button-primary mt-6">
              Continue
            </Link>
          ) : (
            <PostForm className="mt-6 flex flex-wrap gap-3">
              {(busy) => (
                <>
                  <button name="action" value="pay" className="button button-primary" aria-disabled={busy}>
                    Pay {formatUsd(payment.amountCents)} (test)
                  </button>
                  <button name="action" value="fail" className="button button-secondary" aria-disabled={busy}>
                    Let it fail
                  </button>
                  <button name="action" value="cancel" className="button button-secondary" aria-disabled={busy}>
                    Cancel
                  </button>
                </>
              )}
            </PostForm>
          )}
        </div>
        <p className="mt-6 text-sm text-ink-soft">
          This page stands in for the card payment page while no payment provider is set up. Paying sends the same signed message that the provider would send.
        </p>
      </main>
    </div>
  )
}
