import type { Cents } from '../../domain/money.ts'
import type { PromoCode } from '../../domain/pricing/promo-codes.ts'
import type { Page, PageAsk } from '../paging.ts'
import type { OrderRecord } from './orders.ts'

export type PaymentEventRecord = {
  id: string
  provider: string
  type: string
  payload: Record<string, unknown>
  createdAt: Date
  receivedAt: Date
  handledAt: Date | null
  outcome: string | null
  orderId: string | null
}

export interface PaymentEventStore {
  /**
   * False where this event id is known already. Holds the payment until the transaction ends: its other events wait, so
   * that a refund and its payment that arrive at the same moment see each other.
   */
  insert(event: PaymentEventRecord, paymentIntentId: string | null): Promise<boolean>
  /** Holds the payment as `insert` does. */
  holdPayment(paymentIntentId: string): Promise<void>
  find(id: string): Promise<PaymentEventRecord | null>
  markHandled(id: string, outcome: string, orderId: string | null, at: Date): Promise<void>
  /** By arrival, newest first, without what the provider sent. `unmatched` narrows to those that found no order. */
  page(filter: { unmatched: boolean }, ask: PageAsk): Promise<Page<Omit<PaymentEventRecord, 'payload'>>>
  /** Whether the opening of this dispute of the order was acted on before, by this event or another of the same dispute. */
  isDisputeNoted(disputeId: string, orderId: string): Promise<boolean>
  /** Whether the end of this dispute has arrived. */
  isDisputeClosed(disputeId: string): Promise<boolean>
  /** Events about a payment that found no order when they came, oldest first. */
  unmatchedOfIntent(paymentIntentId: string): Promise<PaymentEventRecord[]>
}

export interface PromoCodeStore {
  all(): Promise<PromoCode[]>
  /** Newest first. */
  page(ask: PageAsk): Promise<Page<PromoCode>>
  /** `taken`: the product has another code of that name. What is left out of `change` stays. */
  change(code: Pick<PromoCode, 'product' | 'code'>, change: Partial<Pick<PromoCode, 'code' | 'active' | 'expiresAt'>>, at: Date): Promise<'done' | 'no-such-code' | 'taken'>
  /** False where the product has this code already. */
  add(code: PromoCode & { id: string }, at: Date): Promise<boolean>
  insert(codes: (PromoCode & { id: string })[], at: Date): Promise<void>
  /** Lets no other transaction write codes until this one ends. */
  lock(): Promise<void>
}

export type SandboxPayment = {
  id: string
  orderReference: string
  email: string
  description: string
  amountCents: Cents
  refundedCents: Cents
  state: 'open' | 'paid' | 'failed' | 'cancelled' | 'expired'
  successUrl: string
  cancelUrl: string
  createdAt: Date
}

export interface SandboxPaymentStore {
  /** Nothing is written where the page exists already. */
  insert(payment: SandboxPayment): Promise<void>
  find(id: string): Promise<SandboxPayment | null>
  /** False unless the payment was in one of the `from` states. */
  moveTo(id: string, from: SandboxPayment['state'][], to: SandboxPayment['state']): Promise<boolean>
  /** Raises what was given back to this amount in all; false where it is that much already. */
  raiseRefund(id: string, refundedCents: Cents): Promise<boolean>
}

export type CatalogEntry = {
  mode: 'test' | 'live'
  kind: 'product' | 'price' | 'coupon' | 'promotion-code' | 'payment-link'
  key: string
  providerId: string
  url: string | null
  amountCents: Cents | null
  syncedAt: Date
}

/** Where payments go: the built-in test page, or one half of the provider's account. */
export type PaymentMode = 'sandbox' | CatalogEntry['mode']

/** What exists at the payment provider, by our own keys. */
export interface PaymentCatalogStore {
  find(mode: CatalogEntry['mode'], kind: CatalogEntry['kind'], key: string): Promise<CatalogEntry | null>
  put(entry: CatalogEntry): Promise<void>
  remove(mode: CatalogEntry['mode'], kind: CatalogEntry['kind'], key: string): Promise<void>
  all(mode: CatalogEntry['mode']): Promise<CatalogEntry[]>
}

export type PaymentRequest = {
  order: OrderRecord
  /** Where the provider sends the browser afterwards. */
  successUrl: string
  cancelUrl: string
}

export type PaymentPage = { provider: string; sessionId: string | null; url: string }

/** Makes the hosted page on which an order is paid. Rejects when the provider cannot be reached. */
export interface PaymentProvider {
  createPaymentPage(request: PaymentRequest): Promise<PaymentPage>
  /** Gives back part of a payment, once per `key`. The news of it comes by webhook. Rejects when it could not be done. */
  refund(request: RefundRequest): Promise<void>
  /** Ends pages of a paid order that are still open: those named, and others of the link that it was paid by. Pages that are over stay as they are. */
  closePages(request: { order: OrderRecord; pageIds: string[] }): Promise<void>
  /** The reference of the order that a finished payment page was for; null where the provider does not know. */
  findOrderReference(sessionId: string): Promise<string | null>
}

export type RefundRequest = { order: OrderRecord; amountCents: Cents; refundedBeforeCents: Cents; key: string }
