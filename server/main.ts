import { join } from 'node:path'
import { DatabaseInUseError } from '../adapters/db/open-database.ts'
import type { Clock } from '../usecases/ports.ts'
import { isLocalAddress, readEnv, SettingsError, type Env } from './env.ts'
import { createLog } from './log.ts'
import { UnusableSecretError } from './secrets.ts'
import { serve, type Serving } from './serve.ts'

/** A clock that starts where a test wants it and then runs on. */
function testClock(env: Env): Clock | null {
  if (env.TEST_CLOCK === undefined) return null
  if (env.PUBLIC_URL !== undefined && !isLocalAddress(env.PUBLIC_URL)) throw new SettingsError('TEST_CLOCK is for tests on a local address only.')
  const shift = Date.parse(env.TEST_CLOCK) - Date.now()
  return { now: () => Date.now() + shift }
}

async function main(): Promise<void> {
  const env = readEnv()
  const log = createLog(env.LOG_LEVEL)
  const clock = testClock(env)
  const serving: Serving = await serve({ env, log, buildDir: join(process.cwd(), 'build'), ...(clock === null ? {} : { clock }) })
  const address = env.PUBLIC_URL ?? `http://localhost:${serving.port}`
  console.log(`Ready: ${address}`)
  if (serving.product.app.devMailbox) console.log(`Mails stay on this machine: ${address}/dev/mail`)
  if (serving.product.app.sandbox !== null) console.log('No Stripe key is set: payments use the built-in test page.')

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    serving.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error('the product did not stop cleanly', error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** Faults that say what to do; for all others the place in the code is shown. */
const IN_WORDS = [SettingsError, UnusableSecretError, DatabaseInUseError]

main().catch((error: unknown) => {
  if (IN_WORDS.some((kind) => error instanceof kind)) console.error((error as Error).message)
  else if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') console.error('The port is taken by another program. Set PORT to a free one.')
  else console.error(error)
  process.exit(1)
})
