import { afterAll, beforeAll, expect, test } from 'vitest'
import { CLAIMS } from '../../content/claims.ts'
import { factGaps } from '../../content/facts/all-facts.ts'
import { priorities } from '../../content/professions/priority-sources.ts'
import { PROVIDER_FACTS } from '../../content/provider.ts'
import { BUILT_IN_REVIEWS } from '../../content/built-in-reviews.ts'
import { mustWait, sortGaps, type LaunchGap } from '../../domain/launch/launch-gap.ts'
import { allLinkCombinations } from '../../domain/orders/payment-link-key.ts'
import { readEnv } from '../../server/env.ts'
import { launchSettings } from '../../server/launch-settings.ts'
import { launchCheck } from '../../usecases/launch-check.ts'
import { createTestProduct, OPERATOR_SECRET, type TestProduct } from '../harness.ts'
import { giveRole } from '../../usecases/give-role.ts'

let product: TestProduct
beforeAll(async () => {
  product = await createTestProduct()
})
afterAll(() => product.close())

const of = (gaps: LaunchGap[], group: LaunchGap['group']) => gaps.filter((gap) => gap.group === group)

const LIVE = {
  PUBLIC_URL: 'https://drafts.test',
  TRUST_PROXY: '1',
  STRIPE_SECRET_KEY: 'sk_live_secretOfStripe',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  SMTP_URL: 'smtp://user:passwordOfMail@mail.test',
  MAIL_FROM: 'orders@drafts.test',
  OPERATOR_EMAIL: 'people@drafts.test',
}

test('a fresh installation lists every placeholder of the content, each once', async () => {
  const gaps = await launchCheck(product.services)
  const placeholders = (facts: Record<string, { placeholder: boolean }>) => Object.values(facts).filter(({ placeholder }) => placeholder).length
  expect(of(gaps, 'provider')).toHaveLength(placeholders(PROVIDER_FACTS))
  expect(of(gaps, 'claims')).toHaveLength(placeholders(CLAIMS))
  const today = new Date(product.services.clock.now()).toISOString().slice(0, 10)
  expect(of(gaps, 'sources')).toHaveLength(priorities.filter(({ opened }) => opened !== 'document').length + factGaps(today).length)
  expect(of(gaps, 'reviews')).toMatchObject([{ now: `${BUILT_IN_REVIEWS.length} shown on a local address`, required: true }])
  expect(of(gaps, 'people').filter(({ required }) => required)).toHaveLength(1)
  expect(of(gaps, 'settings').map(({ where }) => where)).toEqual(expect.arrayContaining(['PUBLIC_URL', 'STRIPE_SECRET_KEY', 'SMTP_URL', 'MAIL_FROM', 'OPERATOR_EMAIL']))
  expect(new Set(gaps.map(({ what, where }) => what + where)).size).toBe(gaps.length)
  expect(mustWait(gaps)).toBe(true)
})

test('the command asks for the same list, with the secret of the installation only', async () => {
  const answer = await product.get('/api/operator/launch-check', { authorization: `Bearer ${OPERATOR_SECRET}` })
  expect(await answer.json()).toEqual(await launchCheck(product.services))
  expect((await product.get('/api/operator/launch-check')).status).toBe(401)
})

test('settings of a live installation leave advice only, and no secret is ever told', () => {
  const gaps = launchSettings(readEnv(LIVE))
  expect(gaps.filter(({ required }) => required)).toEqual([])
  expect(mustWait(gaps)).toBe(false)
  const trial = launchSettings(readEnv({ ...LIVE, STRIPE_SECRET_KEY: 'sk_test_secretOfStripe', PUBLIC_URL: 'http://drafts.test', TEST_PAYMENTS: '1', DEV_MAILBOX: '1' }))
  expect(trial.filter(({ required }) => required).map(({ where }) => where)).toEqual(['PUBLIC_URL', 'STRIPE_SECRET_KEY', 'TEST_PAYMENTS', 'DEV_MAILBOX'])
  expect(JSON.stringify([...gaps, ...trial])).not.toMatch(/secretOf|passwordOf/)
})

test('payment links that are missing, charge another amount or belong to nothing are counted apart', async () => {
  const { stores } = product.services.database
  const now = new Date(product.clock.now())
  const [first, second] = allLinkCombinations()
  const put = (key: string, amountCents: number) =>
    stores.paymentCatalog.put({ mode: 'live', kind: 'payment-link', key, providerId: `plink_${key}`, url: 'https://buy.test/x', amountCents, syncedAt: now })
  await put(first!.key, 36_000)
  await put(second!.key, 1)
  await put('SomethingElse', 1)
  const gaps = of(await launchCheck({ ...product.services, paymentMode: 'live', launchSettings: [] }), 'payment')
  expect(gaps.map(({ what, now: count }) => [what, count])).toEqual([
    ['Payment links are missing', '102 of 104'],
    ['Payment links charge another amount than the price list', '1 of 104'],
    ['Payment links on file belong to no combination', '1 of 104'],
  ])
})

test('hidden samples and an operator close their gaps', async () => {
  const { stores } = product.services.database
  for (const { author } of BUILT_IN_REVIEWS) await stores.reviews.hideBuiltIn(author, new Date(product.clock.now()))
  await giveRole(product.services, { email: 'first@mail.com', role: 'operator' })
  const gaps = await launchCheck(product.services)
  expect(of(gaps, 'reviews')).toEqual([])
  expect(of(gaps, 'people').filter(({ required }) => required)).toEqual([])
})

test('what is required stands before advice in each group', () => {
  const gap = (group: LaunchGap['group'], required: boolean): LaunchGap => ({ group, what: '', now: null, where: '', required })
  const sorted = sortGaps([gap('legal', true), gap('settings', false), gap('settings', true), gap('provider', true)])
  expect(sorted.map(({ group, required }) => [group, required])).toEqual([
    ['provider', true],
    ['settings', true],
    ['settings', false],
    ['legal', true],
  ])
})
