// `npm run dev`: the site with hot reload of pages, islands, calls and rules, on made-up orders of every state.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureDependencies, productNode, ROOT } from './prepare.mjs'

ensureDependencies()
const port = process.env.PORT ?? '3000'
const server = spawn(productNode(), [join(ROOT, 'node_modules/astro/bin/astro.mjs'), 'dev', '--port', port], {
  cwd: ROOT,
  stdio: 'inherit',
  // The data of a trial of the built product stay apart.
  env: { ...process.env, PORT: port, NODE_ENV: 'development', DATA_DIR: process.env.DATA_DIR ?? join(ROOT, 'data/dev'), ASTRO_TELEMETRY_DISABLED: '1' },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)))
