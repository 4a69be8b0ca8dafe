import { spawn, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../free-port.ts'

/** The environment of a built product on a data folder. */
export const productEnv = (data: string, port: number): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  PORT: String(port),
  DATA_DIR: data,
})

/** `output`: what it wrote so far. */
export type RunningProduct = { child: ChildProcess; base: string; data: string; output: string[] }

/** The built product on a data folder and a free port, once it answers: a process that a journey may kill. `nodeOptions`: for its own process. */
export async function startProduct(data: string, env: Record<string, string> = {}, nodeOptions: readonly string[] = []): Promise<RunningProduct> {
  const port = await freePort()
  const base = `http://localhost:${port}`
  const child = spawn(process.execPath, [...nodeOptions, 'build/programs/main.mjs'], { env: { ...productEnv(data, port), ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  rememberUntilItEnds(child)
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)))
  for (const deadline = Date.now() + 120_000; ;) {
    if (
      await fetch(`${base}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return { child, base, data, output }
    if (child.exitCode !== null || Date.now() > deadline) {
      await endProcess(child, 'SIGKILL')
      throw new Error(`the product did not start:\n${output.join('')}`)
    }
    await wait(50)
  }
}

/** The product on a copy of the installed data folder. */
export async function startInstalled(env: Record<string, string>): Promise<RunningProduct> {
  const data = mkdtempSync(join(folder(), 'data-'))
  cpSync(join(folder(), 'installed'), data, { recursive: true })
  return startProduct(data, env)
}

/** Ends a product that nobody asks any more, and removes its data. */
export async function endProduct({ child, data }: RunningProduct): Promise<void> {
  await endProcess(child, 'SIGKILL')
  rmSync(data, { recursive: true, force: true })
}

const folder = () => process.env['E2E_FOLDER'] ?? tmpdir()

/** What the end of the whole run would have to end (`install.ts`). */
function rememberUntilItEnds(child: ChildProcess): void {
  const running = join(folder(), 'running')
  if (!existsSync(running) || child.pid === undefined) return
  const path = join(running, String(child.pid))
  writeFileSync(path, '')
  child.once('exit', () => rmSync(path, { force: true }))
}

/** Ends a process and waits until it is gone. */
export async function endProcess(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await gone
}

/** The local mailbox of a product on a data folder, as its page shows it. */
export async function localMailbox(base: string, data: string): Promise<string> {
  const key = readFileSync(join(data, 'mailbox.secret'), 'utf8')
  return (await fetch(`${base}/dev/mail`, { headers: { cookie: `mailbox=${key}` } })).text()
}
