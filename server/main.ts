import { join } from 'node:path'
import type { Clock } from '../usecases/ports.ts'
import { isLocalAddress } from '../domain/local-address.ts'
import { readEnv, SettingsError, type Env } from './env.ts'
import { createLog } from './log.ts'
import { serve, type Serving } from './serve.ts'
import { requireDataFolder, startFaultInWords } from './start-faults.ts'

/** A clock that starts where a test wants it and then runs on. */
function testClock(env: Env): Clock | null {
  if (env.TEST_CLOCK === undefined) return null
  if (env.PUBLIC_URL !== undefined && !isLocalAddress(env.PUBLIC_URL)) throw new SettingsError('TEST_CLOCK is for tests on a local address only.')
  const shift = Date.parse(env.TEST_CLOCK) - Date.now()
  return { now: () => Date.now() + shift }
}

let withServer = false

async function main(): Promise<void> {
  const env = readEnv()
  withServer = env.DATABASE_URL !== undefined
  requireDataFolder(env.DATA_DIR)
  const log = createLog(env.LOG_LEVEL)
  const clock = testClock(env)
  const serving: Serving = await serve({ env, log, buildDir: join(process.cwd(), 'build'), ...(clock === null ? {} : { clock }) })
  const address = env.PUBLIC_URL ?? `http://localhost:${serving.port}`
  console.log(`Ready: ${address}`)
  const { devMailbox, sandbox } = serving.product.services
  if (devMailbox !== null) console.log(`Mails stay on this machine: ${address}/dev/mail?key=${devMailbox.key}`)
  if (sandbox !== null) console.log('No Stripe key is set: payments use the built-in test page.')

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

main().catch((error: unknown) => {
  console.error(startFaultInWords(error, withServer) ?? error)
  process.exit(1)
})
