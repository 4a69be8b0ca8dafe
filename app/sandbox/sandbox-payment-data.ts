import type { Services } from '../../usecases/services.ts'

const ACTIONS = ['pay', 'fail', 'cancel'] as const

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Null where there is no such test payment. */
export async function sandboxPaymentData(services: Services, paymentId: string) {
  const payment = (await services.sandbox?.find(paymentId)) ?? null
  if (payment === null) return null
  const { id, description, email, amountCents, refundedCents, state, successUrl, cancelUrl } = payment
  return { id, description, email, amountCents, refundedCents, state, successPath: pathOf(successUrl), cancelPath: pathOf(cancelUrl) }
}

export type SandboxPayment = NonNullable<Awaited<ReturnType<typeof sandboxPaymentData>>>

/** Where a pressed button leads, or what was wrong; null where there is no such test payment. */
export async function takeSandboxForm(services: Services, paymentId: string, form: FormData): Promise<{ kind: 'go'; path: string } | { kind: 'refused'; problem: string } | null> {
  const known = ACTIONS.find((each) => each === form.get('action'))
  if (known === undefined) return { kind: 'refused', problem: 'This page can pay, fail or cancel. Please press one of its buttons.' }
  const done = await services.sandbox?.act(paymentId, known)
  if (!done) return null
  return { kind: 'go', path: done.next === null ? `/sandbox-payment/${encodeURIComponent(paymentId)}` : pathOf(done.next) }
}
