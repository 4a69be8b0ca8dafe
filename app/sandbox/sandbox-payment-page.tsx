import { formatUsd } from '../../domain/money.ts'
import { Logo } from '../ui/logo.tsx'
import type { SandboxPayment } from './sandbox-payment-data.ts'

const STATE_WORDS = {
  open: 'This test payment is open.',
  paid: 'This test payment was paid. No money moved.',
  failed: 'This test payment failed, as asked. No money moved. You can try again.',
  cancelled: 'This test payment was canceled. You can still pay it, or go back to the order.',
  expired: 'This test payment page is over: its order was paid on another one.',
} as const

/** Takes the place of a card payment page on a machine without a payment provider. */
export function SandboxPaymentPage({ payment, problem }: { payment: SandboxPayment; problem: string | null }) {
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
          {problem !== null ? (
            <p role="alert" className="mt-5 rounded-lg bg-alert-tint px-4 py-3 font-medium text-alert">
              {problem}
            </p>
          ) : null}
          <p
            role="status"
            data-testid="sandbox-state"
            data-state={payment.state}
            className={`mt-6 rounded-lg px-4 py-3 font-medium ${payment.state === 'failed' ? 'bg-alert-tint text-alert' : 'bg-amber-tint text-amber'}`}
          >
            {STATE_WORDS[payment.state]}
            {payment.refundedCents > 0 ? ` ${formatUsd(payment.refundedCents)} was given back.` : ''}
          </p>
          {over ? (
            <a href={payment.successPath} className="button button-primary mt-6">
              Continue
            </a>
          ) : (
            <form method="post" data-page-form className="mt-6 flex flex-wrap gap-3">
              <button name="action" value="pay" className="button button-primary">
                Pay {formatUsd(payment.amountCents)} (test)
              </button>
              <button name="action" value="fail" className="button button-secondary">
                Let it fail
              </button>
              <button name="action" value="cancel" className="button button-secondary">
                Cancel
              </button>
            </form>
          )}
        </div>
        <p className="mt-6 text-sm text-ink-soft">
          This page stands in for the card payment page while no payment provider is set up. Paying sends the same signed message that the provider would send.
        </p>
      </main>
    </div>
  )
}
