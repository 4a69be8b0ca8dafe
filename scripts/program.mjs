// Runs one of the built programs: `node scripts/program.mjs orders --state paid`.
import { spawnSync } from 'node:child_process'
import { ensureBuild, ensureDependencies, productNode, programArguments, ROOT } from './prepare.mjs'

const [name, ...args] = process.argv.slice(2)
ensureDependencies()
ensureBuild()
const result = spawnSync(productNode(), [...programArguments(name), ...args], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
process.exit(result.status ?? 1)
