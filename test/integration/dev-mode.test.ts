/** `npm run dev` draws pages and answers calls. It is the first command of the README, and nothing else starts it. */
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CONTACT } from '../../content/contact.ts'
import { MAILS } from '../../usecases/mails.ts'
import { freePort } from '../free-port.ts'

/** What it loads that nobody imports here. */
const LOADED = ['astro.config.ts', 'scripts/dev-product.ts', 'scripts/dev-gallery', 'app/pages']

/** What dev mode runs on. A copy within the repository finds the packages, and a word can be changed in it. */
const SOURCES = ['adapters', 'api', 'app', 'content', 'domain', 'public', 'scripts', 'server', 'test', 'usecases', 'astro.config.ts', 'package.json', 'tsconfig.json']
/** Packages that the processes for outside text may read at their place under the root. */
const READ_BY_PATH = ['zod', 'wink-nlp', 'wink-eng-lite-web-model', 'postal-mime', 'entities'].map((name) => `node_modules/${name}`)

test('the site stands in dev mode: a page with its product behind it, the gallery of every mail, a call, and a changed word that page and island share', async () => {
  expect(LOADED).toHaveLength(4)
  mkdirSync('.cache', { recursive: true })
  const folder = resolve(mkdtempSync('.cache/dev-mode-'))
  for (const name of [...SOURCES, ...READ_BY_PATH]) cpSync(name, join(folder, name), { recursive: true, dereference: true, filter: (path) => !/\.test\.tsx?$/.test(path) })
  const port = await freePort()
  const server = spawn(process.execPath, [resolve('node_modules/astro/bin/astro.mjs'), 'dev', '--port', String(port)], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(port), NODE_ENV: 'development', DATA_DIR: join(folder, 'data'), ASTRO_TELEMETRY_DISABLED: '1' },
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

  expect(await (await get('/contact')).text()).toContain(CONTACT.heading)
  // As a browser does for the form, which is an island.
  expect((await get('/content/contact.ts')).status).toBe(200)
  const words = join(folder, 'content/contact.ts')
  writeFileSync(words, readFileSync(words, 'utf8').replace(CONTACT.heading, 'Write to the team'))
  await vi.waitFor(async () => expect(await (await get('/contact')).text()).toContain('Write to the team'), { timeout: 30_000, interval: 200 })
})
