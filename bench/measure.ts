/** What the measurements share: a server of their own, percentiles, tables, and a line about the machine. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../test/free-port.ts'

export function machineLine(): string {
  const [cpu] = cpus()
  return `${cpus().length} × ${cpu?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node.js ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}`
}

/** `share` in 0–1 of the sorted values, nearest rank. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN
}

export type BenchServer = { baseUrl: string; dataDir: string; pid: number; stop(): Promise<void> }

/** The built product on a fresh data folder, with limits that do not stand in the way. `under` is a program that runs it. */
export async function startServer(env: Record<string, string> = {}, under: readonly string[] = []): Promise<BenchServer> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'prongwise-bench-'))
  const [program = process.execPath, ...args] = [...under, process.execPath, 'build/programs/main.mjs']
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', LOG_LEVEL: 'error', TRUST_PROXY: '1', GENERATOR_LIMIT: '100000', PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // A measurement that is cut off must not leave its server behind.
  process.once('exit', () => child.kill('SIGKILL'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const baseUrl = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error('the server ended before it was ready')
    if (
      await fetch(`${baseUrl}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break
    await wait(100)
  }
  return {
    baseUrl,
    dataDir,
    pid: child.pid ?? 0,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** Processor time of a process so far, in milliseconds: it does not grow with what others do on the machine. NaN where it is not told. */
export function processorMs(pid: number): number {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return Number.NaN
  const stat = readFileSync(path, 'utf8')
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * TICK_MS
}

/** Runs `work` `times` times with `parallel` under way at once; milliseconds of each. */
export async function timeEach(times: number, parallel: number, work: (index: number) => Promise<unknown>): Promise<{ each: number[]; totalMs: number }> {
  const each: number[] = []
  let next = 0
  const start = performance.now()
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (next < times) {
        const index = next++
        const began = performance.now()
        await work(index)
        each.push(performance.now() - began)
      }
    }),
  )
  return { each, totalMs: performance.now() - start }
}

export const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
