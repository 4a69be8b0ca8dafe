import { INTAKE_META, INTAKE_WORDS } from '../../content/intake.ts'
import { PROVIDER } from '../../content/provider.ts'
import { applicationContext } from '../services-context.ts'
import { pageMeta } from '../ui/page-meta.ts'
import { RichText } from '../ui/rich-text.tsx'
import type { Route } from './+types/intake-page.ts'
import { IntakeForm } from './intake-form.tsx'

export const meta = () => pageMeta('/aiform2')

/** Pages that carry an order's reference tell no other site where the visitor came from. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export async function loader({ context, request }: Route.LoaderArgs) {
  const reference = new URL(request.url).searchParams.get('order')
  if (reference === null) return { order: null, unknownReference: false }
  const order = await context.get(applicationContext).database.stores.orders.findByReference(reference)
  if (order === null || order.product !== 'selfpetition-ai') return { order: null, unknownReference: true }
  return { order: { reference: order.reference, email: order.email, paid: order.paidAt !== null }, unknownReference: false }
}

export default function IntakePage({ loaderData }: Route.ComponentProps) {
  const { order, unknownReference } = loaderData
  return (
    <div className="shell-narrow py-12 md:py-16">
      <p className="eyebrow">Selfpetition AI</p>
      <h1 className="mt-2 text-title">{INTAKE_META.title}</h1>
      {order === null ? (
        <p className="mt-4 rounded-lg bg-amber-tint px-4 py-3 text-amber">
          {unknownReference ? 'We could not find the order in this address. ' : 'You opened this form without an order. '}
          You can fill it in all the same: use the e-mail address you ordered with and we will match it. Questions? Write to {PROVIDER.email}.
        </p>
      ) : (
        <p className="mt-4 rounded-lg bg-pine-tint px-4 py-3 text-pine-dark">
          Order <span className="font-semibold">{order.reference}</span>
          {order.paid ? ' is paid.' : ': we are waiting for the payment provider to confirm your payment. You can start now.'}{' '}
          <a className="link" href={`/orders/${order.reference}`}>
            Order page
          </a>
        </p>
      )}
      <p className="mb-10 mt-4 text-ink-soft">
        <RichText text={INTAKE_WORDS.generalHint} />
      </p>
      <IntakeForm orderReference={order?.reference ?? null} initialEmail={order?.email ?? ''} />
    </div>
  )
}
