// Fills an empty local installation with made-up customers, orders of every state, forms and accounts.
import { compose } from '../server/compose.ts'
import { isLocalAddress } from '../domain/local-address.ts'
import { readEnv, type Env } from '../server/env.ts'
import { createLog } from '../server/log.ts'
import { SEED_ACCOUNTS, SEED_PASSWORD, seedInstallation, type StoryClock } from './seed-installation.ts'

/** Made-up people and open passwords belong to no installation that others can reach. */
function refuseRealInstallation(env: Env): void {
  const real = env.PUBLIC_URL !== undefined && !isLocalAddress(env.PUBLIC_URL)
  if (real || env.STRIPE_SECRET_KEY !== undefined || env.SMTP_URL !== undefined) {
    throw new Error('This fills an installation with made-up orders: not where PUBLIC_URL is public, or STRIPE_SECRET_KEY or SMTP_URL is set.')
  }
}

function storyClock(): StoryClock {
  let instant = Date.now()
  return { now: () => instant, set: (next) => void (instant = next) }
}

async function main(): Promise<void> {
  const env = readEnv()
  refuseRealInstallation(env)
  const clock = storyClock()
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const product = await compose({ env, log: createLog('warn'), clock, publicUrl, ownUrl: () => publicUrl })
  try {
    await product.startJobs()
    const states = await seedInstallation(product.services, clock)
    console.log(
      `Orders: ${Object.entries(states)
        .map(([state, count]) => `${count} ${state}`)
        .join(', ')}`,
    )
    console.log(`Accounts, all with the password ${SEED_PASSWORD}: ${Object.values(SEED_ACCOUNTS).join(', ')}`)
    console.log(`Their mails stay on this machine: ${publicUrl}/dev/mail once the server runs`)
  } finally {
    await product.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
