import type Stripe from 'stripe'
import type { PromoCode } from '../../domain/pricing/promo-codes.ts'
import type { CatalogEntry, Clock, PaymentCatalogStore } from '../../usecases/ports.ts'
import { FINGERPRINT_NAME, KEY_NAME, linkFingerprint, wantedCodes, wantedCoupons, wantedLinks, wantedPrices, type WantedLink } from './stripe-catalog-plan.ts'
import { orMissing, patiently, type OpenStripe } from './stripe-client.ts'

export type SyncDone = 'created' | 'replaced' | 'retired' | 'unchanged'

export type SyncReport = {
  counts: Record<CatalogEntry['kind'], Record<SyncDone, number>>
  /** What differs from the price list or code list, in words. */
  drift: string[]
  /** What a person has to settle. */
  problems: string[]
}

export type SyncOptions = OpenStripe & {
  catalog: PaymentCatalogStore
  codes: readonly PromoCode[]
  publicUrl: string
  clock: Clock
  /** False only looks and reports. */
  apply: boolean
  onStep?(done: number, total: number): void
}

const none = (): Record<SyncDone, number> => ({ created: 0, replaced: 0, retired: 0, unchanged: 0 })
const idOf = (given: string | { id: string } | null | undefined): string | null => (typeof given === 'string' ? given : (given?.id ?? null))

/**
 * Brings the Stripe account to the price list: products, prices, coupons, promotion codes, payment links. It works from
 * what the account holds, so it can be stopped anywhere and run again; a second run changes nothing.
 */
export async function syncStripeCatalog(options: SyncOptions): Promise<SyncReport> {
  const { stripe, mode, catalog, apply } = options
  const report: SyncReport = {
    counts: { product: none(), price: none(), coupon: none(), 'promotion-code': none(), 'payment-link': none() },
    drift: [],
    problems: [],
  }
  const prices = wantedPrices()
  const coupons = wantedCoupons()
  const codes = wantedCodes(options.codes, options.clock.now())
  const links = wantedLinks(options.publicUrl)
  report.problems.push(...codes.problems)
  const total = prices.length * 2 + coupons.length + codes.wanted.length + links.length
  let steps = 0
  const step = (kind: CatalogEntry['kind'], done: SyncDone, words?: string) => {
    report.counts[kind][done] += 1
    if (done !== 'unchanged' && words !== undefined) report.drift.push(words)
    if (done !== 'retired') options.onStep?.((steps += 1), total)
  }
  const note = async (kind: CatalogEntry['kind'], key: string, providerId: string, rest: Partial<CatalogEntry> = {}) => {
    if (apply) await catalog.put({ mode, kind, key, providerId, url: null, amountCents: null, syncedAt: new Date(options.clock.now()), ...rest })
  }

  for (const wanted of prices) {
    const found = await patiently(() => orMissing(stripe.products.retrieve(wanted.productId)))
    if (found === null) {
      if (apply) await patiently(() => stripe.products.create({ id: wanted.productId, name: wanted.name, metadata: { [KEY_NAME]: wanted.lookupKey } }))
      step('product', 'created', `product ${wanted.productId} is missing`)
    } else if (found.name !== wanted.name || !found.active) {
      if (apply) await patiently(() => stripe.products.update(wanted.productId, { name: wanted.name, active: true }))
      step('product', 'replaced', `product ${wanted.productId} is named “${found.name}”${found.active ? '' : ' and not active'}`)
    } else step('product', 'unchanged')
    await note('product', wanted.lookupKey, wanted.productId)
  }

  const priceIds = new Map<string, string>()
  for (const wanted of prices) {
    const { data } = await patiently(() => stripe.prices.list({ lookup_keys: [wanted.lookupKey], active: true, limit: 1 }))
    const found = data[0]
    const fits = found !== undefined && found.unit_amount === wanted.cents && found.currency === 'usd' && idOf(found.product) === wanted.productId
    if (fits) {
      priceIds.set(wanted.lookupKey, found.id)
      step('price', 'unchanged')
    } else {
      const was = found === undefined ? 'is missing' : `charges ${found.unit_amount ?? '?'} ${found.currency} cents instead of ${wanted.cents}`
      const made = apply
        ? await patiently(() =>
            stripe.prices.create({
              product: wanted.productId,
              currency: 'usd',
              unit_amount: wanted.cents,
              lookup_key: wanted.lookupKey,
              transfer_lookup_key: true,
              metadata: { [KEY_NAME]: wanted.lookupKey },
            }),
          )
        : null
      if (apply && found !== undefined) await patiently(() => stripe.prices.update(found.id, { active: false }))
      priceIds.set(wanted.lookupKey, made?.id ?? `new ${wanted.lookupKey}`)
      step('price', found === undefined ? 'created' : 'replaced', `price ${wanted.lookupKey} ${was}`)
    }
    await note('price', wanted.lookupKey, priceIds.get(wanted.lookupKey) ?? '', { amountCents: wanted.cents })
  }

  for (const wanted of coupons) {
    const found = await patiently(() => orMissing(stripe.coupons.retrieve(wanted.id, { expand: ['applies_to'] })))
    if (found === null) {
      if (apply) {
        await patiently(() => stripe.coupons.create({ id: wanted.id, name: wanted.name, percent_off: wanted.percent, duration: 'once', applies_to: { products: wanted.productIds } }))
      }
      step('coupon', 'created', `coupon ${wanted.id} is missing`)
    } else {
      const products = [...(found.applies_to?.products ?? [])].sort().join()
      if (found.percent_off !== wanted.percent || products !== [...wanted.productIds].sort().join()) {
        report.problems.push(`Coupon ${wanted.id} was changed in the account. Delete it there and run the sync again.`)
      }
      step('coupon', 'unchanged')
    }
    await note('coupon', wanted.id, wanted.id)
  }

  await syncCodes(options, codes.wanted, step, note, report)
  await syncLinks(options, links, priceIds, step, note)
  return report
}

type Step = (kind: CatalogEntry['kind'], done: SyncDone, words?: string) => void
type Note = (kind: CatalogEntry['kind'], key: string, providerId: string, rest?: Partial<CatalogEntry>) => Promise<void>

async function syncCodes(options: SyncOptions, wanted: ReturnType<typeof wantedCodes>['wanted'], step: Step, note: Note, report: SyncReport): Promise<void> {
  const { stripe, mode, catalog, apply } = options
  const known = (await catalog.all(mode)).filter((entry) => entry.kind === 'promotion-code')
  const keys = new Set(wanted.map(({ key }) => key))
  for (const { key, providerId } of known) {
    if (keys.has(key)) continue
    // Codes are secrets of the operator: their text is not printed.
    if (apply) {
      await patiently(() => orMissing(stripe.promotionCodes.update(providerId, { active: false })))
      await catalog.remove(mode, 'promotion-code', key)
    }
    step('promotion-code', 'retired', `a promotion code of ${key.split(':')[0]} is no longer in use`)
  }
  for (const { key, code, couponId } of wanted) {
    const { data } = await patiently(() => stripe.promotionCodes.list({ code, active: true, limit: 1 }))
    const found = data[0]
    if (found !== undefined && idOf(found.promotion.coupon) !== couponId) {
      report.problems.push(`A code of ${key.split(':')[0]} belongs to another coupon in the account. Rename it, or retire it there.`)
      step('promotion-code', 'unchanged')
      continue
    }
    if (found !== undefined) {
      step('promotion-code', 'unchanged')
      await note('promotion-code', key, found.id)
      continue
    }
    const made = apply ? await patiently(() => stripe.promotionCodes.create({ code, promotion: { type: 'coupon', coupon: couponId }, metadata: { [KEY_NAME]: key } })) : null
    step('promotion-code', 'created', `a promotion code of ${key.split(':')[0]} is missing`)
    if (made !== null) await note('promotion-code', key, made.id)
  }
}

async function syncLinks(options: SyncOptions, wanted: WantedLink[], priceIds: ReadonlyMap<string, string>, step: Step, note: Note): Promise<void> {
  const { stripe, mode, catalog, apply } = options
  const found = new Map<string, Stripe.PaymentLink[]>()
  for await (const link of stripe.paymentLinks.list({ active: true, limit: 100 })) {
    const key = link.metadata[KEY_NAME]
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), link])
  }
  const retire = async (link: Stripe.PaymentLink) => {
    if (apply) await patiently(() => stripe.paymentLinks.update(link.id, { active: false }))
  }
  for (const { key, lookupKeys, cents, returnUrl, product } of wanted) {
    const prices = lookupKeys.map((lookupKey) => priceIds.get(lookupKey) ?? '')
    const fingerprint = linkFingerprint(prices, returnUrl)
    const links = found.get(key) ?? []
    found.delete(key)
    const fitting = links.find((link) => link.metadata[FINGERPRINT_NAME] === fingerprint)
    let link = fitting ?? null
    if (link === null && apply) {
      link = await patiently(() =>
        stripe.paymentLinks.create(
          {
            line_items: prices.map((price) => ({ price, quantity: 1 })),
            allow_promotion_codes: true,
            after_completion: { type: 'redirect', redirect: { url: returnUrl } },
            metadata: { [KEY_NAME]: key, [FINGERPRINT_NAME]: fingerprint, product },
          },
          // A run that was cut off between the link and its note finds the same link again.
          { idempotencyKey: `link:${key}:${fingerprint}:${links.length}` },
        ),
      )
    }
    // The new link is noted before the old one ends: no order is sent to a link that is gone.
    if (link !== null) await note('payment-link', key, link.id, { url: link.url, amountCents: cents })
    for (const old of links) if (old !== fitting) await retire(old)
    step(
      'payment-link',
      fitting !== undefined ? 'unchanged' : links.length > 0 ? 'replaced' : 'created',
      `payment link ${key} ${links.length > 0 ? 'has other prices or another way back' : 'is missing'}`,
    )
  }
  for (const [key, links] of found) {
    for (const link of links) await retire(link)
    if (apply) await catalog.remove(mode, 'payment-link', key)
    step('payment-link', 'retired', `payment link ${key} belongs to no combination any more`)
  }
}
