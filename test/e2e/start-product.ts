import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
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

/** The built product on a data folder and a free port, once it answers: a process that a journey may kill. */
export async function startProduct(data: string, env: Record<string, string> = {}): Promise<{ child: ChildProcess; base: string }> {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['build/programs/main.mjs'], { env: { ...productEnv(data, port), ...env }, stdio: ['ignore', 'ignore', 'inherit'] })
  for (let tries = 0; tries < 300; tries += 1) {
    if (await fetch(`${base}/healthz`).then((answer) => answer.ok, () => false)) return { child, base }
    assert.equal(child.exitCode, null, 'the server ended before it was ready')
    await wait(100)
  }
  throw new Error('the server was not ready within 30 s')
}

/** Ends a process and waits until it is gone. */
export async function endProcess(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await gone
}

/** The local mailbox of a product on a data folder, as the data of its page. */
export async function localMailbox(base: string, data: string): Promise<string> {
  const key = readFileSync(join(data, 'mailbox.secret'), 'utf8')
  return (await fetch(`${base}/dev/mail.data`, { headers: { cookie: `mailbox=${key}` } })).text()
}
