// Runs one of the built programs: `node scripts/program.mjs orders --state paid`.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuild, ensureDependencies, productNode, ROOT } from './prepare.mjs'

const [name, ...args] = process.argv.slice(2)
ensureDependencies()
ensureBuild()
const result = spawnSync(productNode(), ['--enable-source-maps', join(ROOT, 'build', 'programs', `${name}.mjs`), ...args], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
process.exit(result.status ?? 1)
