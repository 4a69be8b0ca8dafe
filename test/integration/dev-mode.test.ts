/** `npm run dev` draws pages and answers calls. It is the first command of the README, and nothing else starts it. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { MAILS } from '../../usecases/mails.ts'
import { freePort } from '../free-port.ts'

/** What it loads that nobody imports here. */
const LOADED = ['astro.config.ts', 'scripts/dev-product.ts', 'scripts/dev-gallery', 'app/pages']

test('the site stands in dev mode: a page with its product behind it, the gallery of every mail, and a call', async () => {
  expect(LOADED).toHaveLength(4)
  const folder = mkdtempSync(join(tmpdir(), 'prongwise-dev-'))
  const port = await freePort()
  const server = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(port), NODE_ENV: 'development', DATA_DIR: folder, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (piece: Buffer) => said.push(String(piece)))
  onTestFinished(async () => {
    if (server.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGKILL')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  })
  const get = (path: string) => fetch(`http://localhost:${port}${path}`)
  await vi.waitFor(() => expect(said.join('')).toContain('watching for file changes'), { timeout: 100_000, interval: 200 })
  const page = await get('/prices')
  expect(page.status, said.join('')).toBe(200)
  expect(await page.text()).toContain('Selfpetition AI')
  const gallery = await get('/dev/gallery')
  expect(gallery.status, said.join('')).toBe(200)
  expect((await gallery.text()).match(/data-mail=/g)?.length).toBe(Object.keys(MAILS).length)
  expect(await (await get('/endeavour/limit')).json()).toMatchObject({ kind: 'allowed' })
})
