/** Reviews, promo codes and payment links in the console, and what becomes of them on the site. */
import { expect, test } from 'vitest'
import { BUILT_IN_REVIEWS } from '../../content/built-in-reviews.ts'
import { allLinkCombinations } from '../../domain/orders/payment-link-key.ts'
import { NO_PROMOTION } from '../harness.ts'
import { checkPromoCode } from '../../usecases/check-promo-code.ts'
import { shownReviews } from '../../usecases/shown-reviews.ts'
import { productOfFile, signedIn, startOutsidePromotion } from '../product-of-file.ts'

const DAY = 86_400_000
const product = productOfFile()
const as = signedIn(product, 'operator')
startOutsidePromotion(product)

const json = async (path: string) => (await product.get(`/api/console${path}`, as)).json() as Promise<any>
const act = (path: string, body: unknown) => product.post(`/api/console${path}`, body, as)
const patch = (path: string, body: unknown) => product.patch(`/api/console${path}`, body, as)
const shown = async () => (await shownReviews(product.services)).map(({ author }) => author)
const SAMPLES = BUILT_IN_REVIEWS.map(({ author }) => author)
const REVIEW = { author: 'R. Sample', rating: '4', title: '', text: 'Clear and quick.', time: 'June 2026', origin: 'https://example.com/review' }

test('an added review stands before the built-in ones, is changed, hidden and shown again', async () => {
  expect(await shown()).toEqual(SAMPLES)
  expect((await act('/reviews', REVIEW)).status).toBe(201)
  expect(await shown()).toEqual(['R. Sample', ...SAMPLES])
  expect((await shownReviews(product.services))[0]).toEqual({ photo: null, author: 'R. Sample', rating: 4, title: '', text: 'Clear and quick.', time: 'June 2026', sample: false })
  const [{ id }] = (await json('/reviews')).rows
  expect((await patch(`/reviews/${id}`, { ...REVIEW, text: 'Clear, quick and honest.' })).status).toBe(200)
  expect((await shownReviews(product.services))[0]?.text).toBe('Clear, quick and honest.')
  expect((await patch(`/reviews/${id}`, { shown: false })).status).toBe(200)
  expect(await shown()).toEqual(SAMPLES)
  await patch(`/reviews/${id}`, { shown: true })
  expect(await shown()).toEqual(['R. Sample', ...SAMPLES])
})

test('no public address shows invented reviews; what customers wrote stays', async () => {
  const onPublic = { ...product.services, publicUrl: 'https://drafts.test' }
  expect((await act('/reviews', { ...REVIEW, author: 'P. Public' })).status).toBe(201)
  const authors = (await shownReviews(onPublic)).map(({ author }) => author)
  expect(authors).toContain('P. Public')
  expect(authors.filter((author) => SAMPLES.includes(author))).toEqual([])
  expect(await shown()).toEqual(expect.arrayContaining(SAMPLES))
  const { id } = (await json('/reviews')).rows.find(({ author }: any) => author === 'P. Public')
  await patch(`/reviews/${id}`, { shown: false })
})

test('a built-in review is hidden and comes back; an unknown one is refused', async () => {
  const author = SAMPLES[3]
  expect((await patch('/reviews/built-in', { author, shown: false })).status).toBe(200)
  expect(await shown()).not.toContain(author)
  expect((await json('/reviews/built-in')).filter(({ hidden }: any) => hidden).map((review: any) => review.author)).toEqual([author])
  await patch('/reviews/built-in', { author, shown: true })
  expect(await shown()).toContain(author)
  expect((await patch('/reviews/built-in', { author: 'Nobody', shown: false })).status).toBe(404)
  expect((await patch('/reviews/0f5d0f5e-0000-4000-8000-000000000000', { shown: false })).status).toBe(404)
})

test.each([
  [{ rating: '6' }, 'rating'],
  [{ text: ' ' }, 'text'],
  [{ author: 'a'.repeat(81) }, 'author'],
  [{ origin: '' }, 'origin'],
])('a review with %j is refused at its field', async (change, field) => {
  const answer = await act('/reviews', { ...REVIEW, ...change })
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
})

test('every change of reviews lets kept pages go and tells other processes; reading them does neither', async () => {
  const { stores } = product.services.database
  const seen = [await stores.reviews.version()]
  const changed = async (work: () => Promise<unknown>) => {
    const before = product.pageChanges()
    product.clock.set(product.clock.now() + 1000)
    await work()
    const version = await stores.reviews.version()
    const fresh = !seen.includes(version)
    seen.push(version)
    return [product.pageChanges() - before, fresh]
  }
  expect(await changed(() => act('/reviews', { ...REVIEW, author: 'Second' }))).toEqual([1, true])
  const [{ id }] = (await json('/reviews')).rows
  expect(await changed(() => patch(`/reviews/${id}`, { shown: false }))).toEqual([1, true])
  expect(await changed(() => patch('/reviews/built-in', { author: SAMPLES[0], shown: false }))).toEqual([1, true])
  expect(await changed(() => json('/reviews'))).toEqual([0, false])
  await patch('/reviews/built-in', { author: SAMPLES[0], shown: true })
})

test('a promo code gets another name and an end: the old name is refused, the new one until its last moment', async () => {
  const check = (code: string) => checkPromoCode(product.services, { product: 'rfe-response', code })
  const ends = new Date(NO_PROMOTION + DAY).toISOString()
  expect((await act('/promo-codes', { product: 'rfe-response', kind: 'secondary', code: 'spring-1' })).status).toBe(201)
  expect((await patch('/promo-codes', { product: 'rfe-response', code: 'SPRING-1', newCode: 'summer-1', expiresAt: ends })).status).toBe(200)
  expect([await check('spring-1'), await check('summer-1')]).toEqual([null, { kind: 'secondary', percent: 14 }])
  product.clock.set(NO_PROMOTION + DAY - 1)
  expect(await check('summer-1')).not.toBeNull()
  product.clock.set(NO_PROMOTION + DAY)
  expect(await check('summer-1')).toBeNull()
  // A switch leaves the end as it is, and an end can be taken away again.
  await patch('/promo-codes', { product: 'rfe-response', code: 'SUMMER-1', active: true })
  expect(await check('summer-1')).toBeNull()
  await patch('/promo-codes', { product: 'rfe-response', code: 'SUMMER-1', expiresAt: null })
  expect(await check('summer-1')).not.toBeNull()
  const [taken] = (await json('/promo-codes')).rows.filter((known: any) => known.product === 'rfe-response' && known.code !== 'SUMMER-1')
  expect((await patch('/promo-codes', { product: 'rfe-response', code: 'SUMMER-1', newCode: taken.code })).body.fields).toHaveProperty('newCode')
  expect((await patch('/promo-codes', { product: 'niw-diy', code: 'SUMMER-1', active: false })).status).toBe(404)
})

test('payment links stand with what the price list asks and what they charge', async () => {
  const [first, second] = allLinkCombinations()
  const put = (key: string, amountCents: number) =>
    product.services.database.stores.paymentCatalog.put({
      mode: 'live',
      kind: 'payment-link',
      key,
      providerId: `plink_${key}`,
      url: 'https://buy.test/x',
      amountCents,
      syncedAt: new Date(NO_PROMOTION),
    })
  expect(await json('/payment-links')).toMatchObject({ mode: 'sandbox', syncedAt: null })
  await put(first!.key, 36_000)
  await put(second!.key, 36_000)
  const { links, syncedAt } = await json('/payment-links')
  const of = (key: string) => links.find((link: any) => link.key === key)
  expect([links.length, syncedAt]).toEqual([104, new Date(NO_PROMOTION).toISOString()])
  expect(of(first!.key)).toMatchObject({ standing: 'present', price: '$360.00', charged: '$360.00', url: 'https://buy.test/x' })
  expect(of(second!.key)).toMatchObject({ standing: 'differs', charged: '$360.00' })
  expect(links.filter((link: any) => link.standing === 'missing')).toHaveLength(102)
})
