import { CHECKOUT_WORDS } from '../../content/checkout.ts'
import { REFUND_SENTENCES } from '../../content/disclaimers.ts'
import { formatPriceTag, formatUsd } from '../../domain/money.ts'
import { withdrawalRefund } from '../../domain/orders/withdrawal.ts'
import type { Product } from '../../domain/pricing/price-list.ts'
import { EmailField } from '../ui/form-field.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { fieldId } from './checkout-section.tsx'
import { PromoCodeField } from './promo-code-field.tsx'
import type { Checkout } from './use-checkout.ts'

function Lock() {
  return (
    <svg viewBox="0 0 16 16" className="size-4 shrink-0 text-pine" aria-hidden="true">
      <path d="M4.500 7V5.200a3.500 3.500 0 0 1 7 0V7M3.500 7h9v6.500h-9z" fill="none" stroke="currentColor" strokeWidth="1.500" strokeLinejoin="round" />
    </svg>
  )
}

/** Email, code, the refund policy of this very order, and the button. */
export function PaymentSection<P extends Product>({ checkout }: { checkout: Checkout<P> }) {
  const { product, quote, stage } = checkout
  return (
    <section className="card p-5 sm:p-7" aria-label="Payment">
      <div id={fieldId('userData.email')} className="max-w-md">
        <EmailField
          label={CHECKOUT_WORDS.emailLabel}
          hint={CHECKOUT_WORDS.emailHint}
          value={checkout.email}
          error={checkout.problemOf('userData.email')}
          onChange={(event) => checkout.setEmail(event.target.value)}
          onBlur={checkout.leaveEmail}
        />
        {checkout.suggestedEmail === null ? null : (
          <p role="status" className="mt-1.5 text-sm">
            Did you mean{' '}
            <button type="button" className="link min-h-6" onClick={() => checkout.setEmail(checkout.suggestedEmail ?? checkout.email)}>
              {checkout.suggestedEmail}
            </button>
            ?
          </p>
        )}
      </div>
      <div className="mt-5">
        <PromoCodeField applied={checkout.code !== null} typed={checkout.typedCode} onType={checkout.typeCode} problem={checkout.codeProblem} onApply={checkout.applyCode} />
      </div>
      <div className="mt-6 border-t border-line pt-6">
        <h2 className="text-base">{CHECKOUT_WORDS.refundHeading}</h2>
        <p className="mt-1 text-ink-soft" data-testid="refund-policy">
          <RichText text={REFUND_SENTENCES[product].replaceAll('{refund.ai}', formatPriceTag(withdrawalRefund(quote.totalCents)))} newTab />
        </p>
        <button
          type="submit"
          className="button button-primary mt-6 w-full text-lg sm:w-auto sm:px-10"
          aria-disabled={stage === 'waiting'}
          // Would end the email field first, whose message pushes the button from under the pointer: the press would be lost.
          onMouseDown={(event) => event.preventDefault()}
        >
          {stage === 'waiting' ? CHECKOUT_WORDS.submitting : CHECKOUT_WORDS.submit}
        </button>
        <span className="mt-3 block text-ink-soft sm:mt-0 sm:ml-4 sm:inline">
          {CHECKOUT_WORDS.totalLabel} <span className="font-semibold text-ink digits-aligned">{formatUsd(quote.totalCents)}</span>
        </span>
        <ul className="mt-5 grid gap-1.5 text-sm text-ink-soft">
          {CHECKOUT_WORDS.trust.map((line) => (
            <li key={line} className="flex items-center gap-2">
              <Lock />
              {line}
            </li>
          ))}
        </ul>
        <p className="mt-6 text-sm font-semibold">{CHECKOUT_WORDS.paymentMethodsLabel}</p>
        <ul className="mt-2 flex flex-wrap gap-2">
          {CHECKOUT_WORDS.paymentMethods.map(({ name, named, marks }) => (
            <li key={name} className="flex min-h-9 items-center gap-2.5 rounded-md border border-line bg-white px-3 py-1 text-sm">
              {marks.map(({ file, alt, width, height }) => (
                <img key={file} src={`/payment/${file}.svg`} alt={alt} width={width} height={height} loading="lazy" />
              ))}
              {named ? null : name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
