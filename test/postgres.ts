/** A real PostgreSQL server for tests, from the binaries of the machine, on a free port and in a temporary folder. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'

/** How a server is stopped: clients are cut and work is rolled back; as in a crash; or by SIGKILL. */
export type StopMode = 'fast' | 'immediate' | 'kill'

export type TestPostgres = {
  /** Address of an empty database, of a user who may do everything. */
  url: string
  /** Resolves when the server is gone. Its data stay. */
  stop(mode?: StopMode): Promise<void>
  /** Starts it again on the same port, stopping it first where it runs, and resolves when it answers. */
  restart(): Promise<void>
  /** Stops it and deletes its data. */
  close(): Promise<void>
}

/** What a test that needs the server says where there is none. */
export const NO_POSTGRES = 'PostgreSQL was not found on this machine (/usr/lib/postgresql/*/bin or PATH): this test did not run'

const SIGNALS: Record<StopMode, NodeJS.Signals> = { fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' }
const READY_MS = 60_000

/**
 * Outlives the process that started the server, also after SIGKILL: its input ends with that process. Each line of input
 * is the server's process, or empty while there is none.
 */
const GUARD = `
while read -r line; do pid=$line; done
if [ -n "$pid" ]; then
  kill -QUIT "$pid"
  for _ in 1 2 3 4 5 6 7 8 9 10; do kill -0 "$pid" || break; sleep 0.5; done
  kill -KILL "$pid"
fi
rm -rf "$1"
`

/** The folder of the newest server's programs; null where the machine has none. */
export function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env['PATH'] ?? '').split(delimiter)]
  return folders.find((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb'))) ?? null
}

/** PostgreSQL refuses to run as root: there it runs as another user of the machine. */
function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = lines.find((entry) => entry.startsWith('postgres:')) ?? lines.find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (uid === undefined || gid === undefined) throw new Error('neither the user postgres nor nobody exists to run PostgreSQL as')
  return { uid: Number(uid), gid: Number(gid) }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * A running server, or undefined where the machine has no PostgreSQL. It goes away with the process that started it.
 * `settings` as `name=value`.
 */
export async function startPostgres(settings: string[] = []): Promise<TestPostgres | undefined> {
  const binaries = findPostgres()
  if (binaries === null) return undefined
  const user = unprivilegedUser()
  // Not below TMPDIR: another user must be able to enter, and a socket's path has at most 107 letters.
  const folder = mkdtempSync('/tmp/prongwise-postgres-')
  const guard = spawn('sh', ['-c', GUARD, 'guard', folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  guard.unref()
  const told = guard.stdin
  ;(told as unknown as { unref(): void }).unref()
  told.on('error', () => {})
  if (user !== null) chownSync(folder, user.uid, user.gid)

  const data = join(folder, 'data')
  const as = { ...user, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } }
  const made = spawnSync(join(binaries, 'initdb'), ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-sync'], { ...as, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)

  const port = await freePort()
  const url = `postgres://tester@127.0.0.1:${port}/postgres`
  let server: ChildProcess | null = null
  let said = ''

  const start = async () => {
    for (const deadline = Date.now() + READY_MS; ;) {
      const child = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', ...settings.flatMap((setting) => ['-c', setting])], {
        ...as,
        stdio: ['ignore', 'ignore', 'pipe'],
        // A Ctrl-C in the terminal goes to the test; the guard then ends the server.
        detached: true,
      })
      child.unref()
      child.stderr.on('data', (chunk) => (said = (said + chunk).slice(-4000)))
      ;(child.stderr as unknown as { unref(): void }).unref()
      told.write(`${child.pid}\n`)
      while (child.exitCode === null && child.signalCode === null) {
        if (await answers(url)) {
          server = child
          return
        }
        if (Date.now() > deadline) child.kill('SIGKILL')
        await wait(50)
      }
      told.write('\n')
      // Processes of a killed server hold its memory for a second or two: until they are gone the next one does not start.
      if (Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${said}`)
      await wait(200)
    }
  }
  const stop = async (mode: StopMode = 'fast') => {
    const child = server
    if (child === null) return
    server = null
    child.ref()
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(SIGNALS[mode])
    await gone
    told.write('\n')
  }

  await start()
  return {
    url,
    stop,
    async restart() {
      await stop()
      await start()
    },
    async close() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
      told.end()
    },
  }
}
