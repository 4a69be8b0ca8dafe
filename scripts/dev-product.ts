/** The product behind the pages while they are worked on. Vite loads it anew when anything it imports has changed; the database stays open. */
import { mkdirSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { databaseOn } from '../adapters/db/database.ts'
import type { OpenDatabase } from '../adapters/db/open-database.ts'
import { NO_JOBS } from '../adapters/jobs/no-jobs.ts'
// Other processes run it: a change of it loads the product anew.
import '../adapters/work/tasks.ts'
import { compose, type Product } from '../server/compose.ts'
import { readEnv } from '../server/env.ts'
import { createLog } from '../server/log.ts'
import { openInstallation } from '../server/open-installation.ts'
import { createPageCache } from '../server/page-cache.ts'
import { commandSecrets } from '../server/secrets.ts'
import { answersCalls, createSite } from '../server/site.ts'
import type { Services } from '../usecases/services.ts'
import { SEED_ACCOUNTS, SEED_PASSWORD, seedInstallation } from './seed-installation.ts'

/** What outlives a reload of this module. */
type Kept = { open?: Promise<OpenDatabase>; product?: Promise<Product> }
const kept = ((globalThis as { devProduct?: Kept }).devProduct ??= {})

const env = readEnv()
const log = createLog('warn')
const publicUrl = `http://localhost:${env.PORT}`

function openDatabase(): Promise<OpenDatabase> {
  mkdirSync(env.DATA_DIR, { recursive: true })
  return openInstallation(env)
}

async function startProduct(open: OpenDatabase, clock = { now: () => Date.now() }): Promise<Product> {
  const product = await compose({ env, log, clock, publicUrl, ownUrl: () => publicUrl, open })
  await product.startJobs()
  return product
}

/** Fills an installation without orders. Its clock is the story's, so it is a product of its own. */
async function seed(open: OpenDatabase): Promise<void> {
  console.log('Making up orders of every state (once) …')
  let instant = Date.now()
  const clock = { now: () => instant, set: (next: number) => void (instant = next) }
  const product = await startProduct(open, clock)
  await seedInstallation(product.services, clock)
  await product.close()
}

async function start(before: Promise<Product> | undefined): Promise<Product> {
  await (await before?.catch(() => undefined))?.close()
  const first = kept.open === undefined
  const open = await (kept.open ??= openDatabase())
  if (first && (await databaseOn(open.connection, () => NO_JOBS).stores.orders.page({}, { limit: 1 })).rows.length === 0) await seed(open)
  const product = await startProduct(open)
  if (first) {
    console.log(`Accounts, all with the password ${SEED_PASSWORD}: ${Object.values(SEED_ACCOUNTS).join(', ')}`)
    if (product.services.devMailbox !== null) console.log(`Mails: ${publicUrl}/dev/mail?key=${product.services.devMailbox.key}`)
  }
  return product
}

const product = (kept.product = start(kept.product))

async function listenTo(services: Services): Promise<RequestListener> {
  const site = createSite({ services, log, cache: createPageCache(services.clock.now), settings: { trustProxy: false }, secrets: commandSecrets(env), pages: null })
  // Astro's dev server works with the Request and Response of Node.js.
  return getRequestListener(site.fetch, { overrideGlobalObjects: false })
}
const listener = product.then(({ services }) => listenTo(services))

/** Answers calls itself and hands what pages need to Astro, which draws them. */
export async function answer(...[request, response, next]: [...Parameters<RequestListener>, () => void]): Promise<void> {
  if (answersCalls(new URL(request.url ?? '/', publicUrl).pathname)) return void (await listener)(request, response)
  const { services } = await product
  Reflect.set(request, Symbol.for('astro.locals'), {
    services: { ...services, report: (message: string, error: unknown) => console.error(message, error) },
    isThisMachine: () => true,
    visitor: () => 'this machine',
    refused: () => null,
  })
  next()
}
