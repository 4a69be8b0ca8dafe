/** `npm run stripe:sync` as an operator runs it, against an account that only this test has. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFakeStripe, type FakeStripe } from '../integration/checkout/fake-stripe.ts'
import { test } from './journey.ts'

type Run = { code: number | null; output: string }

/** `killWhen` ends the program as a crash would. */
function sync(settings: Record<string, string>, args: string[] = [], killWhen: () => boolean = () => false): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['build/programs/stripe-sync.mjs', ...args], { env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...settings } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
    const watch = setInterval(() => {
      if (killWhen()) child.kill('SIGKILL')
    }, 5)
    child.once('exit', (code) => {
      clearInterval(watch)
      resolve({ code, output })
    })
  })
}

const made = (fake: FakeStripe) => [fake.lists.products.size, fake.lists.prices.size, fake.lists.coupons.size, fake.lists.payment_links.size]

test('the sync looks is killed goes on and then agrees', async ({ baseUrl }) => {
  const fake = await startFakeStripe()
  const folder = mkdtempSync(join(tmpdir(), 'prongwise-sync-'))
  const settings = { STRIPE_SECRET_KEY: 'sk_test_sync', STRIPE_API_BASE: fake.url, STRIPE_WEBHOOK_SECRET: 'whsec_sync', PUBLIC_URL: 'https://prongwise.example', DATA_DIR: folder }
  try {
    const { STRIPE_SECRET_KEY: _key, ...keyless } = settings
    const refused = await sync({ ...keyless, PUBLIC_URL: baseUrl })
    assert.equal(refused.code, 1)
    assert.match(refused.output, /Set STRIPE_SECRET_KEY and PUBLIC_URL/)

    const looked = await sync(settings)
    assert.equal(looked.code, 2, looked.output)
    assert.match(looked.output, /test mode, looking only[\s\S]*payment-link +104 new, 0 changed[\s\S]*Run again with --apply/)
    assert.deepEqual(made(fake), [0, 0, 0, 0], 'a look makes nothing')

    const killed = await sync(settings, ['--apply'], () => fake.lists.payment_links.size >= 50)
    assert.equal(killed.code, null, 'killed')
    assert.ok(fake.lists.payment_links.size < 104)
    const rest = await sync(settings, ['--apply'])
    assert.equal(rest.code, 0, rest.output)
    assert.match(rest.output, /product +0 new, 0 changed, 0 retired, 19 as they should be/)
    assert.deepEqual(made(fake), [19, 19, 6, 104], 'killed half way, nothing twice')

    const again = await sync(settings, ['--apply'])
    assert.equal(again.code, 0)
    assert.match(again.output, /The account agrees with the price list/)

    const price = [...fake.lists.prices.values()].find((each) => each['lookup_key'] === 'prongwise:rfe-response:Consultation')!
    price['unit_amount'] = 1
    const drift = await sync(settings)
    assert.equal(drift.code, 2)
    assert.match(drift.output, /price prongwise:rfe-response:Consultation charges 1 usd cents instead of 8000/)
    fake.lists.coupons.get('prongwise-niw-diy-35')!['percent_off'] = 90
    const byHand = await sync(settings, ['--apply'])
    assert.equal(byHand.code, 2)
    assert.match(byHand.output, /To settle by hand: Coupon prongwise-niw-diy-35 was changed in the account/)
  } finally {
    await fake.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('the sync keeps away from the database of a running server', async ({ baseUrl }) => {
  const { code, output } = await sync({ STRIPE_SECRET_KEY: 'sk_test_sync', STRIPE_WEBHOOK_SECRET: 'whsec_sync', PUBLIC_URL: baseUrl, DATA_DIR: process.env['E2E_DATA_DIR'] ?? '' })
  assert.equal(code, 1)
  assert.match(output, /Another process already uses the database/)
})
