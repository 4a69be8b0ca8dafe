// `npm run bench`: measures the built product on this machine and prints tables. BENCH_DATABASE_URL adds a PostgreSQL server.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuild, ensureDependencies, productNode, ROOT, say } from './prepare.mjs'

ensureDependencies()
ensureBuild()
const only = process.argv[2]
for (const name of readdirSync(join(ROOT, 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .sort()) {
  if (only !== undefined && !name.includes(only)) continue
  say(name)
  const result = spawnSync(productNode(), [join(ROOT, 'bench', name), ...process.argv.slice(3)], { cwd: ROOT, stdio: 'inherit' })
  if (result.status !== 0) process.exitCode = 1
}
