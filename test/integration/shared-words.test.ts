/** A word that a page draws and an island has: changed in dev mode, both show it. A site of three files stands for ours. */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../free-port.ts'

const CONFIG = `import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { pagesFollowIslands } from '${resolve('scripts/pages-follow-islands.ts')}'

export default defineConfig({ srcDir: './app', integrations: [react()], devToolbar: { enabled: false }, vite: { plugins: [pagesFollowIslands] } })
`
const wordsOf = (heading: string) => `export const WORDS = { heading: '${heading}' }\n`
const component = (name: string) => `import { WORDS } from '../words.ts'\nexport const ${name} = () => <p>${name}: {WORDS.heading}</p>\n`
const PAGE = `---
import { Island } from '../island.tsx'
import { Heading } from '../heading.tsx'
---
<Heading /><Island client:load />
`

test('a page shows a changed word that a browser has loaded for an island', async () => {
  const site = mkdtempSync(join(tmpdir(), 'prongwise-words-'))
  mkdirSync(join(site, 'app/pages'), { recursive: true })
  symlinkSync(resolve('node_modules'), join(site, 'node_modules'))
  writeFileSync(join(site, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(site, 'astro.config.ts'), CONFIG)
  writeFileSync(join(site, 'words.ts'), wordsOf('Write to us'))
  for (const name of ['Island', 'Heading']) writeFileSync(join(site, `app/${name.toLowerCase()}.tsx`), component(name))
  writeFileSync(join(site, 'app/pages/index.astro'), PAGE)
  const port = await freePort()
  const server = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)], {
    cwd: site,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'development', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (piece: Buffer) => said.push(String(piece)))
  onTestFinished(async () => {
    if (server.exitCode === null) {
      const ended = new Promise((end) => server.once('exit', end))
      server.kill('SIGKILL')
      await ended
    }
    rmSync(site, { recursive: true, force: true })
  })
  const get = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text()
  await vi.waitFor(() => expect(said.join('')).toContain('watching for file changes'), { timeout: 100_000, interval: 200 })
  expect(await get('/'), said.join('')).toContain('Heading: <!-- -->Write to us')
  expect(await get('/app/island.tsx')).toContain('WORDS.heading')
  expect(await get('/words.ts')).toContain('Write to us')

  writeFileSync(join(site, 'words.ts'), wordsOf('Ask the team'))
  await vi.waitFor(async () => expect(await get('/')).toContain('Heading: <!-- -->Ask the team'), { timeout: 20_000, interval: 200 })
})
