// Builds the pages (client and server) and bundles the server's own programs.
import { rolldown } from 'rolldown'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { writeSupplyChain } from './supply-chain.mjs'
import { compressAssets } from './compress-assets.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Programs that run from build/: what `npm start` and the operator's commands need. */
const PROGRAMS = {
  main: 'server/main.ts',
  orders: 'scripts/orders.ts',
  operator: 'scripts/operator.ts',
  seed: 'scripts/seed.ts',
  'launch-check': 'scripts/launch-check.ts',
  'stripe-sync': 'scripts/stripe-sync.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
  'package-worker': 'adapters/documents/package-worker.ts',
  'word-worker': 'adapters/documents/word-worker.ts',
}

export async function buildPrograms() {
  const bundle = await rolldown({
    cwd: root,
    input: PROGRAMS,
    platform: 'node',
    external: (id, _importer, resolved) => !resolved && !id.startsWith('.') && !id.startsWith('/'),
    logLevel: 'warn',
  })
  await bundle.write({ dir: `${root}/build/programs`, format: 'esm', sourcemap: true, entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' })
  await bundle.close()
  await buildAlone('fact-readers', 'adapters/pdf/fact-readers.ts')
  await buildAlone('outside-worker', 'adapters/work/outside-worker.ts')
}

/** One file that needs no other, for a process that may read nothing else. */
async function buildAlone(name, input) {
  const bundle = await rolldown({ cwd: root, input, platform: 'node', logLevel: 'warn' })
  await bundle.write({ file: `${root}/build/programs/${name}.mjs`, format: 'esm', codeSplitting: false })
  await bundle.close()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const pages = spawnSync(process.execPath, [`${root}/node_modules/astro/bin/astro.mjs`, 'build'], {
    cwd: root,
    stdio: ['ignore', process.argv.includes('--quiet') ? 'ignore' : 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  })
  if (pages.status !== 0) process.exit(pages.status ?? 1)
  compressAssets(`${root}/build/client/assets`)
  await buildPrograms()
  writeSupplyChain(root, `${root}/build`)
}
