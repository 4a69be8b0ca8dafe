// Brings the Stripe account to the price list: `npm run stripe:sync` shows what would change, `-- --apply` does it.
import { databaseOn } from '../adapters/db/database.ts'
import { DatabaseInUseError } from '../adapters/db/open-database.ts'
import { NO_JOBS } from '../adapters/jobs/no-jobs.ts'
import { syncStripeCatalog } from '../adapters/payment/stripe-catalog-sync.ts'
import { openStripe } from '../adapters/payment/stripe-client.ts'
import { readEnv, SettingsError } from '../server/env.ts'
import { openInstallation } from '../server/open-installation.ts'

const BAR_WIDTH = 30

function showProgress(done: number, total: number): void {
  if (!process.stdout.isTTY) return
  const filled = Math.round((done / total) * BAR_WIDTH)
  process.stdout.write(`\r[${'█'.repeat(filled)}${'·'.repeat(BAR_WIDTH - filled)}] ${done}/${total}${done >= total ? '\n' : ''}`)
}

async function main(): Promise<number> {
  const apply = process.argv.includes('--apply')
  const env = readEnv()
  if (env.STRIPE_SECRET_KEY === undefined || env.PUBLIC_URL === undefined) {
    console.error('Set STRIPE_SECRET_KEY and PUBLIC_URL: payment links send customers back to PUBLIC_URL.')
    return 1
  }
  const stripe = openStripe(env.STRIPE_SECRET_KEY, env.STRIPE_API_BASE)
  const open = await openInstallation(env)
  try {
    const { stores } = databaseOn(open.connection, () => NO_JOBS)
    const codes = await stores.promoCodes.all()
    if (codes.length === 0) console.log('There are no promo codes yet: start the product once, then run this again.')
    console.log(`Stripe account, ${stripe.mode} mode${apply ? '' : ', looking only'}`)
    const report = await syncStripeCatalog({
      ...stripe,
      catalog: stores.paymentCatalog,
      codes,
      publicUrl: env.PUBLIC_URL.replace(/\/$/, ''),
      clock: { now: () => Date.now() },
      apply,
      onStep: showProgress,
    })
    for (const [kind, { created, replaced, retired, unchanged }] of Object.entries(report.counts)) {
      console.log(`${kind.padEnd(16)} ${created} new, ${replaced} changed, ${retired} retired, ${unchanged} as they should be`)
    }
    const differences = report.drift.length
    if (differences > 0) {
      console.log(apply ? 'Put right:' : 'Differences:')
      for (const line of report.drift) console.log(`  ${line}`)
      if (!apply) console.log('Run again with --apply to put them right.')
    } else console.log('The account agrees with the price list.')
    for (const line of report.problems) console.error(`To settle by hand: ${line}`)
    return report.problems.length > 0 || (!apply && differences > 0) ? 2 : 0
  } finally {
    await open.close()
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof SettingsError || error instanceof DatabaseInUseError ? error.message : error)
    process.exit(1)
  },
)
