import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { signWebhook } from '../../adapters/payment/webhook-signature.ts'
import { freePort } from '../free-port.ts'
import { endProcess, localMailbox, productEnv, startProduct } from './start-product.ts'
import { test } from './journey.ts'

/** Where the process of the moment answers. */
let base = ''
/** How long after the acknowledged payment the process is killed. */
const KILL_AFTER_MS = [0, 0, 5, 10, 20, 40, 80, 160]

async function start(data: string): Promise<ChildProcess> {
  const { child, base: at } = await startProduct(data)
  base = at
  return child
}

const post = (path: string, body: string, headers: Record<string, string> = {}) => fetch(base + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })

async function placeAndPay(secret: string, email: string): Promise<string> {
  const placed = await post('/api/orders/selfpetition-ai', JSON.stringify({ userData: { email }, userDisclaimers: { disclaimer1: true, disclaimer2: true } }))
  assert.equal(placed.status, 201)
  const { reference, totalCents } = (await placed.json()) as { reference: string; totalCents: number }
  const event = JSON.stringify({
    id: `evt_${reference}`,
    type: 'checkout.session.completed',
    created: Math.floor(Date.now() / 1000),
    data: { object: { id: `cs_${reference}`, client_reference_id: reference, payment_status: 'paid', amount_total: totalCents, currency: 'usd' } },
  })
  const answer = await post('/api/webhooks/stripe', event, { 'stripe-signature': signWebhook(event, secret, Date.now()) })
  assert.equal(answer.status, 200)
  return reference
}

async function operatorOrders(data: string): Promise<any[]> {
  const secret = readFileSync(join(data, 'operator.secret'), 'utf8').trim()
  const answer = await fetch(`${base}/api/operator/orders?limit=100`, { headers: { authorization: `Bearer ${secret}` } })
  return ((await answer.json()) as { orders: any[] }).orders
}

/** Every payment that was acknowledged is there after a kill, and both of its mails arrive, once. */
async function losesNothingWhenKilled(killAfterMs: readonly number[]): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'prongwise-kill-'))
  let child = await start(data)
  try {
    const secret = readFileSync(join(data, 'sandbox-webhook.secret'), 'utf8').trim()
    const acknowledged: string[] = []
    for (const [round, delay] of killAfterMs.entries()) {
      acknowledged.push(await placeAndPay(secret, `round-${round}@mail.com`))
      await wait(delay)
      await endProcess(child, 'SIGKILL')
      child = await start(data)
    }
    const orders = await operatorOrders(data)
    assert.deepEqual(
      orders
        .filter((order) => order.state === 'Paid')
        .map((order) => order.reference)
        .sort(),
      acknowledged.toSorted(),
    )

    const mailsOf = async () => {
      const page = await localMailbox(base, data)
      return acknowledged.map((reference) => [page.split(`Order confirmed: Selfpetition AI (${reference})`).length - 1, reference] as const)
    }
    let mails = await mailsOf()
    for (let tries = 0; tries < 90 && mails.some(([count]) => count === 0); tries += 1) {
      await wait(1000)
      mails = await mailsOf()
    }
    assert.deepEqual(
      mails.filter(([count]) => count !== 1),
      [],
      'every confirmation arrives, once',
    )
  } finally {
    child.kill('SIGKILL')
    await wait(200)
    rmSync(data, { recursive: true, force: true })
  }
}

test('nothing acknowledged is lost when the process is killed again and again', () => losesNothingWhenKilled(KILL_AFTER_MS))

/** A second process on the same embedded database is refused with words that help. */
test('a second process on the same folder is refused', async () => {
  const data = mkdtempSync(join(tmpdir(), 'prongwise-second-'))
  const child = await start(data)
  try {
    const second = spawn(process.execPath, ['build/programs/main.mjs'], {
      env: productEnv(data, await freePort()),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    second.stderr.on('data', (chunk: Buffer) => (said += chunk))
    const code = await new Promise((resolve) => second.once('exit', resolve))
    assert.equal(code, 1)
    assert.match(said, /Another process already uses the database/)
  } finally {
    await endProcess(child, 'SIGTERM')
    rmSync(data, { recursive: true, force: true })
  }
})
