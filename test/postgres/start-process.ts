/** Real processes of the product on one database, as the tests of several machines start them. */
import { spawn, type ChildProcess } from 'node:child_process'

export const PROCESS_WEBHOOK_SECRET = 'whsec_two_processes'

export type Process = {
  url: string
  child: ChildProcess
  /** Asks it to book a time for an order; how that ended, or `gone` where the process went away before it said so. */
  book(reference: string, timeId: string): Promise<string>
  stop(): Promise<void>
}

export async function startProcess(settings: Record<string, string>): Promise<Process> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/postgres/product-process.ts'], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: '0', PUBLIC_URL: 'http://localhost:3000', TRUST_PROXY: '1', STRIPE_WEBHOOK_SECRET: PROCESS_WEBHOOK_SECRET, ...settings },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  // After `close`, unlike `exit`, nothing that it said is still on its way.
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  child.stdin.on('error', () => {})
  let said = ''
  const waiting = new Set<() => void>()
  child.stdout.on('data', (chunk) => {
    said += String(chunk)
    for (const look of waiting) look()
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const found = /port (\d+)/.exec(String(chunk))
      if (found) resolve(Number(found[1]))
    })
    child.once('exit', (code) => reject(new Error(`the process ended with ${code}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    async book(reference, timeId) {
      const from = said.length
      child.stdin.write(`${reference} ${timeId}\n`)
      const answer = () => new RegExp(`^${reference} (\\S+)$`, 'm').exec(said.slice(from))?.[1]
      await Promise.race([
        gone,
        new Promise<void>((resolve) => {
          const look = () => {
            if (answer() === undefined) return
            waiting.delete(look)
            resolve()
          }
          waiting.add(look)
        }),
      ])
      return answer() ?? 'gone'
    },
    async stop() {
      child.stdin.end()
      await gone
    },
  }
}
