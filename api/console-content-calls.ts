/** The operator's calls about what the site says: reviews, payment links, promo codes, and what is still a placeholder. */
import { Hono } from 'hono'
import { z } from 'zod'
import { PRODUCT_NAMES } from '../content/products.ts'
import { formatUsd } from '../domain/money.ts'
import { LINE_ITEM_LABELS } from '../domain/orders/line-items.ts'
import { PRODUCTS } from '../domain/pricing/price-list.ts'
import { normalisePromoCode } from '../domain/pricing/promo-codes.ts'
import { addPromoCode, changePromoCode, promoCodes } from '../usecases/manage-promo-codes.ts'
import { addReview, changeReview, showBuiltInReview, storedReviews } from '../usecases/manage-reviews.ts'
import type { Services } from '../usecases/services.ts'
import { paymentLinks } from '../usecases/payment-links.ts'
import { builtInReviews } from '../usecases/shown-reviews.ts'
import { answered, refuse } from './answers.ts'
import { readCall } from './calls.ts'
import type { OperatorCalls } from './console-guard.ts'
import { readListQuery } from './list-query.ts'
import { launchCheck } from '../usecases/launch-check.ts'

const BODY = { maxBytes: 32 * 1024 }

const CODE_TAKEN = 'This product has this code already'
const code = z
  .string({ error: 'Type the code' })
  .transform(normalisePromoCode)
  .refine((text) => /^[A-Z0-9-]{4,40}$/.test(text), 'Use 4 to 40 letters, digits or hyphens')
/** The database reads no instant before the year 1. */
const instant = z.iso
  .datetime()
  .refine((text) => text >= '0001')
  .transform((text) => new Date(text))
const expiresAt = z.union([z.null(), instant], { error: 'Choose a day' })
const newCodeBody = z.object({ product: z.enum(PRODUCTS), kind: z.enum(['main', 'secondary']), code, expiresAt: expiresAt.default(null) })
/** What is left out stays. */
const codeBody = z.object({ product: z.enum(PRODUCTS), code: z.string().min(1).max(64), active: z.boolean().optional(), newCode: code.optional(), expiresAt: expiresAt.optional() })

const line = (missing: string, max: number) => z.string({ error: missing }).trim().min(1, missing).max(max, `At most ${max} characters`)
const reviewBody = z.object({
  author: line('Who wrote it', 80),
  rating: z.coerce.number({ error: 'Choose 1 to 5 stars' }).pipe(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)], { error: 'Choose 1 to 5 stars' })),
  title: z.string().trim().max(120, 'At most 120 characters').default(''),
  text: line('Type the review', 5000),
  time: line('When it was written, as shown', 40),
  origin: line('Where it comes from', 300),
})
const builtInBody = z.object({ author: z.string().max(200), shown: z.boolean() })

/** `pagesChanged` is told when a public page says something else than before. */
export function consoleContentCalls(services: Services, pagesChanged: () => void): Hono<OperatorCalls> {
  const calls = new Hono<OperatorCalls>()
  const taken = (c: Parameters<typeof refuse>[0], field: string) => refuse(c, 409, { kind: 'taken', message: CODE_TAKEN, fields: { [field]: CODE_TAKEN } })

  calls.get('/promo-codes', async (c) => {
    const query = readListQuery(c, {})
    return query.ok ? answered(c, 'GET /api/console/promo-codes', await promoCodes(services, query.ask)) : query.response
  })
  calls.post('/promo-codes', async (c) => {
    const body = await readCall(c, newCodeBody, BODY)
    if (!body.ok) return body.response
    const added = await addPromoCode(services, body.value)
    c.set('did', `added the promo code ${body.value.code} (${body.value.product}, ${body.value.kind})`)
    return added ? c.json({}, 201) : taken(c, 'code')
  })
  calls.patch('/promo-codes', async (c) => {
    const body = await readCall(c, codeBody, BODY)
    if (!body.ok) return body.response
    const { product, code: old, newCode, ...change } = body.value
    const changed = await changePromoCode(services, { product, code: old }, { ...change, ...(newCode === undefined ? {} : { code: newCode }) })
    const { active, expiresAt: end } = change
    const parts = [
      ...(newCode === undefined ? [] : [`is now ${newCode}`]),
      ...(active === undefined ? [] : [active ? 'on' : 'off']),
      ...(end === undefined ? [] : [end === null ? 'no end' : `ends ${end.toISOString()}`]),
    ]
    c.set('did', `changed the promo code ${old} (${product}): ${parts.join(', ')}`)
    if (changed === 'done') return c.json({})
    return changed === 'taken' ? taken(c, 'newCode') : refuse(c, 404, { kind: 'no-such-code', message: 'There is no such code.' })
  })

  calls.get('/reviews', async (c) => {
    const query = readListQuery(c, {})
    return query.ok ? answered(c, 'GET /api/console/reviews', await storedReviews(services, query.ask)) : query.response
  })
  calls.get('/reviews/built-in', async (c) => answered(c, 'GET /api/console/reviews/built-in', await builtInReviews(services)))
  calls.post('/reviews', async (c) => {
    const body = await readCall(c, reviewBody, BODY)
    if (!body.ok) return body.response
    await addReview(services, body.value)
    pagesChanged()
    c.set('did', `added the review of ${body.value.author}`)
    return c.json({}, 201)
  })
  calls.patch('/reviews/built-in', async (c) => {
    const body = await readCall(c, builtInBody, BODY)
    if (!body.ok) return body.response
    const { author, shown } = body.value
    if (!(await showBuiltInReview(services, body.value))) return refuse(c, 404, { kind: 'no-such-review', message: 'There is no such review.' })
    pagesChanged()
    c.set('did', `${shown ? 'showed' : 'hid'} the built-in review of ${author}`)
    return c.json({})
  })
  calls.patch('/reviews/:id', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'))
    const body = await readCall(c, z.union([z.object({ shown: z.boolean() }).strict(), reviewBody]), BODY)
    if (!body.ok) return body.response
    if (!id.success || !(await changeReview(services, id.data, body.value))) return refuse(c, 404, { kind: 'no-such-review', message: 'There is no such review.' })
    pagesChanged()
    c.set('did', 'shown' in body.value ? `${body.value.shown ? 'showed' : 'hid'} the review ${id.data}` : `changed the review of ${body.value.author} (${id.data})`)
    return c.json({})
  })

  calls.get('/payment-links', async (c) => {
    const mode = services.paymentMode === 'sandbox' ? 'live' : services.paymentMode
    const { links, leftOver, syncedAt } = await paymentLinks(services, mode)
    return answered(c, 'GET /api/console/payment-links', {
      mode: services.paymentMode,
      syncedAt: syncedAt?.toISOString() ?? null,
      leftOver,
      links: links.map(({ product, items, key, cents, standing, chargedCents, url, syncedAt: at }) => ({
        key,
        product: PRODUCT_NAMES[product],
        items: items.map((item) => LINE_ITEM_LABELS[product][item] ?? item),
        price: formatUsd(cents),
        standing,
        charged: chargedCents === null ? null : formatUsd(chargedCents),
        url,
        syncedAt: at?.toISOString() ?? null,
      })),
    })
  })
  calls.get('/launch-check', async (c) => answered(c, 'GET /api/console/launch-check', await launchCheck(services)))
  return calls
}
