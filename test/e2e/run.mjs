// Runs every browser journey: each function that a *.e2e.ts file exports gets a page of its own on the built application.
// A function may carry `env` (settings of the server it wants) and `viewport`. Console errors and page errors fail it.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { ensureBrowser } from '../../scripts/browser.mjs'
import { fail, productNode, ROOT, say } from '../../scripts/prepare.mjs'
import { freePort } from '../free-port.ts'

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']
const JOURNEY_MS = 180_000
const SHOTS = join(ROOT, '.cache', 'e2e')

/** @param installed a data folder to start from: loading a database takes a fifth of making it */
async function startServer(env, installed) {
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'prongwise-e2e-'))
  if (installed !== undefined) cpSync(installed, data, { recursive: true })
  const output = []
  const child = spawn(productNode(), [join(ROOT, 'build/programs/main.mjs')], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'error', GENERATOR_LIMIT: '500', ...env, PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)))
  const baseUrl = `http://localhost:${port}`
  for (const deadline = Date.now() + 60_000; ; ) {
    if (child.exitCode !== null || Date.now() > deadline) fail(`the application did not start:\n${output.join('')}`)
    const ready = await fetch(`${baseUrl}/healthz`, { signal: AbortSignal.timeout(2000) }).then((r) => r.ok, () => false)
    if (ready) break
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  const end = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 8000))])
    child.kill('SIGKILL')
  }
  return {
    baseUrl,
    data,
    output,
    end,
    async stop() {
      await end()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

const executablePath = await ensureBrowser()
if (!executablePath) fail('No Chromium could be found or installed. Set CHROMIUM_PATH to one.')
const wanted = process.argv[2]
const files = readdirSync(join(ROOT, 'test/e2e')).filter((name) => name.endsWith('.e2e.ts')).sort()
const browser = await chromium.launch({ executablePath, args: FLAGS })
/** A server takes some seconds to end: nothing waits for it. */
const ending = []
let passed = 0
const failures = []

/** The journeys of a file that want the same server. No file meets the limits or the orders of another. */
async function groupsOf(file) {
  const module = await import(pathToFileURL(join(ROOT, 'test/e2e', file)))
  const groups = new Map()
  for (const [name, run] of Object.entries(module)) {
    if (typeof run !== 'function') continue
    if (wanted !== undefined && !`${file} ${name}`.includes(wanted)) continue
    const env = run.env ?? {}
    const key = JSON.stringify(env)
    groups.set(key, { file, env, journeys: [...(groups.get(key)?.journeys ?? []), [name, run]] })
  }
  return [...groups.values()]
}

async function journey(file, name, run, server) {
  // Journeys that use the operator's commands need the data folder of their server.
  process.env.E2E_DATA_DIR = server.data
  const context = await browser.newContext({ viewport: run.viewport ?? { width: 1280, height: 900 }, baseURL: server.baseUrl })
  const key = join(server.data, 'mailbox.secret')
  if (existsSync(key)) await context.addCookies([{ name: 'mailbox', value: readFileSync(key, 'utf8'), url: `${server.baseUrl}/dev` }])
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const complaints = []
  page.on('console', (message) => {
    // The browser itself reports an answer that is an error; journeys that provoke one say so.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`page: ${error.message}`))
  const start = Date.now()
  let timer
  try {
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`took longer than ${JOURNEY_MS / 1000} s`)), JOURNEY_MS)
    })
    await Promise.race([run(page, server.baseUrl), late])
    if (complaints.length > 0) throw new Error(complaints.join('\n'))
    passed += 1
    console.log(`  ✓ ${file} › ${name} (${Date.now() - start} ms)`)
  } catch (error) {
    failures.push(`${file} › ${name}`)
    mkdirSync(SHOTS, { recursive: true })
    const shot = join(SHOTS, `${file}-${name}.png`)
    await page.screenshot({ path: shot, fullPage: true }).catch(() => {})
    console.error(`  ✗ ${file} › ${name}\n${error.stack ?? error}\n${complaints.join('\n')}\n    picture: .cache/e2e/${file}-${name}.png\n${server.output.join('').slice(-2000)}`)
  } finally {
    clearTimeout(timer)
    await context.close()
  }
}

/** The data folder of a product that was started and ended once. */
async function installOnce() {
  const server = await startServer({})
  await server.end()
  return server.data
}

const groups = (await Promise.all(files.map(groupsOf))).flat()
const installed = await installOnce()
/** The server of the next group starts while one runs, unless its clock would run on meanwhile. */
const startAhead = (group) => (group === undefined || 'TEST_CLOCK' in group.env ? undefined : startServer(group.env, installed))
let ahead
for (const [index, { file, env, journeys }] of groups.entries()) {
  const server = await (ahead ?? startServer(env, installed))
  ahead = startAhead(groups[index + 1])
  for (const [name, run] of journeys) await journey(file, name, run, server)
  ending.push(server.stop())
}
await Promise.all([browser.close(), ...ending])
rmSync(installed, { recursive: true, force: true })
if (passed + failures.length === 0) fail('No browser journey was found.')
say(`Browser journeys: ${passed} passed, ${failures.length} failed${failures.length ? `: ${failures.join(', ')}` : ''}`)
process.exit(failures.length === 0 ? 0 : 1)
