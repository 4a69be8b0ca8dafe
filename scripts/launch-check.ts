// Lists what must be replaced, set or decided before real customers come. Exit code 1 while something required is open.
import { LAUNCH_GROUP_LABELS, LAUNCH_GROUPS, mustWait, type LaunchGap } from '../domain/launch/launch-gap.ts'
import { readEnv, SettingsError } from '../server/env.ts'
import { launchSettings, paymentModeOf } from '../server/launch-settings.ts'
import { launchCheck } from '../usecases/launch-check.ts'
import { askServer, notThisServer, withDatabase } from './reach-product.ts'

const HELP = `npm run launch:check [-- --json]
  Lists every placeholder and trial setting with the file, setting or page that changes it: of the running server, or of
  the settings of this shell where none runs. Exit code 0 when nothing required is left, 1 while something is.`

async function findGaps(): Promise<LaunchGap[]> {
  const env = readEnv()
  const response = await askServer(env, '/api/operator/launch-check')
  if (response === null) return withDatabase(env, (database) => launchCheck({ database, clock: { now: () => Date.now() }, paymentMode: paymentModeOf(env), launchSettings: launchSettings(env) }))
  if (!response.ok) throw notThisServer(env, response)
  return (await response.json()) as LaunchGap[]
}

function linesOf(gaps: readonly LaunchGap[]): string[] {
  return LAUNCH_GROUPS.flatMap((group) => {
    const found = gaps.filter((gap) => gap.group === group)
    if (found.length === 0) return []
    return [
      '',
      `${LAUNCH_GROUP_LABELS[group]} (${found.length})`,
      ...found.map(({ what, now, where, required }) => `  ${required ? '✗' : '·'} ${what}${now === null ? '' : `: ${now}`}\n      → ${where}`),
    ]
  })
}

async function main(): Promise<number> {
  if (process.argv.includes('--help')) {
    console.log(HELP)
    return 0
  }
  const gaps = await findGaps()
  if (process.argv.includes('--json')) console.log(JSON.stringify(gaps, null, 2))
  else {
    const required = gaps.filter((gap) => gap.required).length
    console.log(
      [...linesOf(gaps), '', required === 0 ? 'Nothing required is left.' : `${required} to settle before going live (✗), ${gaps.length - required} pieces of advice (·).`].join('\n').trimStart(),
    )
  }
  return mustWait(gaps) ? 1 : 0
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof SettingsError || error instanceof Error ? error.message : error)
    process.exit(2)
  },
)
