/** What a checkout keeps in this browser tab, so that nothing is lost on the way to the payment page and back. */
import type { Product } from '../../domain/pricing/price-list.ts'
import type { DiscountKind } from '../../domain/pricing/quote.ts'

export type AppliedCode = { code: string; kind: DiscountKind; percent: number }

export type CheckoutMemory<F> = {
  form: F
  email: string
  code: AppliedCode | null
  /** Names this form fill for the server: the same key with the same choices is the same order. */
  key: string
  /** The choices the key was last sent with. */
  sent: string | null
  /** The address query the form was filled from: a reload with it keeps what was changed since. */
  query: string
}

const nameOf = (product: Product) => `checkout.${product}`

/** Null where nothing is kept or the browser keeps nothing (private windows may refuse). */
export function readCheckoutMemory<F>(product: Product): CheckoutMemory<F> | null {
  try {
    const text = sessionStorage.getItem(nameOf(product))
    return text === null ? null : (JSON.parse(text) as CheckoutMemory<F>)
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
