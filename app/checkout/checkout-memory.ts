/** What a checkout keeps in this browser tab, so that nothing is lost on the way to the payment page and back. */
import type { Cents } from '../../domain/money.ts'
import type { Product } from '../../domain/pricing/price-list.ts'
import type { DiscountKind } from '../../domain/pricing/quote.ts'

export type AppliedCode = { code: string; kind: DiscountKind; percent: number }

/** `reference` is the order that counts toward this one. */
export type AppliedCredit = { reference: string; creditCents: Cents }

export type CheckoutMemory<F> = {
  form: F
  email: string
  code: AppliedCode | null
  credit: AppliedCredit | null
  /** Names this form fill for the server: the same key with the same choices is the same order. */
  key: string
  /** The choices the key was last sent with. */
  sent: string | null
  /** The address query the form was filled from: a reload with it keeps what was changed since. */
  query: string
}

const nameOf = (product: Product) => `checkout.${product}`

/** True where `kept` has every part of `model`, each of the same type. */
function fits(kept: unknown, model: unknown): boolean {
  if (typeof model !== 'object' || model === null) return typeof kept === typeof model
  return typeof kept === 'object' && kept !== null && Object.entries(model).every(([name, part]) => fits((kept as Record<string, unknown>)[name], part))
}

/**
 * Null where nothing is kept, the browser keeps nothing (private windows may refuse), or what is kept has not the shape of
 * `form`: a tab may outlive the version of the page that filled it.
 */
export function readCheckoutMemory<F>(product: Product, form: F): CheckoutMemory<F> | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(product)) ?? 'null') as CheckoutMemory<F> | null
    if (!fits(kept, { form, email: '', key: '', query: '' }) || kept === null) return null
    return {
      ...kept,
      code: fits(kept.code, { code: '', kind: '', percent: 0 }) ? kept.code : null,
      credit: fits(kept.credit, { reference: '', creditCents: 0 }) ? kept.credit : null,
    }
  } catch {
    return null
  }
}

export function keepCheckoutMemory<F>(product: Product, memory: CheckoutMemory<F>): void {
  try {
    sessionStorage.setItem(nameOf(product), JSON.stringify(memory))
  } catch {
    // Without storage the page works; only the way back from the payment page starts anew.
  }
}

/** `crypto.randomUUID` exists on secure pages only. */
export function newOrderKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
