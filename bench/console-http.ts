/** The console's calls over HTTP, as an operator makes them, and the export of every order. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ms, percentile, startServer } from './measure.ts'

const PASSWORD = 'secret123'
const JSON_TYPE = { 'content-type': 'application/json' }

async function signIn(baseUrl: string, secret: string): Promise<Record<string, string>> {
  const email = 'bench.operator@mail.com'
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) => fetch(baseUrl + path, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) })
  const given = (await (await post('/api/operator/roles', { email, role: 'operator' }, { authorization: `Bearer ${secret}` })).json()) as { passwordUrl: string }
  const code = new URLSearchParams(new URL(given.passwordUrl).hash.slice(1)).get('code')
  await post('/users/password-reset', { email, code, newPassword: PASSWORD })
  return { authorization: (await post('/auth', { email, password: PASSWORD })).headers.get('authorization') ?? '' }
}

/** Peak and present memory of a process in MB, where the system tells (Linux). */
function memoryOf(pid: number): { peak: number; now: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const value = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1000
    return { peak: value('VmHWM'), now: value('VmRSS') }
  } catch {
    return null
  }
}

/** Prints the calls on a filled database; `path` gives the address of a run. */
export async function measureOverHttp(databaseUrl: string, runs: number, calls: [name: string, path: (run: number) => string][]): Promise<void> {
  const server = await startServer({ DATABASE_URL: databaseUrl })
  const headers = await signIn(server.baseUrl, readFileSync(join(server.dataDir, 'operator.secret'), 'utf8').trim())
  console.log(`\n| over HTTP | p50 | p95 |\n| --- | --- | --- |`)
  for (const [name, path] of calls) {
    const each: number[] = []
    for (let run = -20; run < runs; run++) {
      const began = performance.now()
      const answer = await fetch(server.baseUrl + path(Math.abs(run)), { headers })
      await answer.text()
      if (answer.status !== 200) throw new Error(`${path(Math.abs(run))} answered ${answer.status}`)
      if (run >= 0) each.push(performance.now() - began)
    }
    console.log(`| ${name} | ${ms(percentile(each, 0.5))} | ${ms(percentile(each, 0.95))} |`)
  }
  const before = memoryOf(server.pid)
  const began = performance.now()
  let bytes = 0
  for await (const part of (await fetch(`${server.baseUrl}/api/console/orders.csv`, { headers })).body as unknown as AsyncIterable<Uint8Array>) bytes += part.length
  const after = memoryOf(server.pid)
  console.log(
    `\nEvery order as CSV: ${Math.round(bytes / 1e6)} MB in ${Math.round((performance.now() - began) / 1000)} s${before && after ? `; the server's memory ${Math.round(before.now)} MB before, at most ${Math.round(after.peak)} MB` : ''}`,
  )
  await server.stop()
}
