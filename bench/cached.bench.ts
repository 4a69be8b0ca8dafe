import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../test/free-port.ts'
import { machineLine, percentile, startServer } from './measure.ts'

const CONNECTIONS = 20
const SECONDS = 4
const ROUNDS = 5
/** A started server still prepares its workers and is not yet compiled where it runs often. */
const SETTLE_MS = 20_000
/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

const has = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: 'ignore' }).error === undefined

/** One core for the server, another for the client, where the machine can do that. */
const pinned = cpus().length > 1 && has('taskset', '--version')
const onCore = (core: number, command: string[]): [string, string[]] => {
  const [program = '', ...args] = pinned ? ['taskset', '-c', String(core), ...command] : command
  return [program, args]
}

type Answer = { headers: Record<string, string>; body: Buffer }

/** The page as it travels, compressed. */
function fetchRaw(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve({ headers: answer.headers as Record<string, string>, body: Buffer.concat(chunks) }))
    })
      .on('error', reject)
      .end()
  })
}

/** nginx with one process that sends the same bytes with the same headers from a file. */
async function startNginx({ headers, body }: Answer) {
  const folder = mkdtempSync(join(tmpdir(), 'prongwise-nginx-'))
  const port = await freePort()
  writeFileSync(join(folder, 'page'), body)
  const own = new Set(['content-length', 'content-type', 'connection', 'keep-alive', 'date', 'etag'])
  const added = Object.entries(headers).flatMap(([name, value]) => (own.has(name) ? [] : [`add_header ${name} "${value.replaceAll('"', '\\"')}";`]))
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 256; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=10 inactive=60s;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port}; root ${folder};
    location / { try_files /page =404; default_type "text/html; charset=utf-8"; ${added.join(' ')} }
  }
}
`,
  )
  const child = spawn(...onCore(0, ['nginx', '-p', folder, '-c', join(folder, 'nginx.conf')]), { stdio: 'ignore' })
  process.once('exit', () => child.kill('SIGKILL'))
  for (let tries = 0; ; tries++) {
    if (
      await fetchRaw(`http://127.0.0.1:${port}/`).then(
        () => true,
        () => false,
      )
    )
      break
    if (tries > 50) throw new Error(`nginx did not start: ${readFileSync(join(folder, 'errors'), 'utf8')}`)
    await wait(100)
  }
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Processor milliseconds that a process has used; null where the system does not tell. */
function processorMs(pid: number): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return null
  }
}

type Round = { perSecond: number; microseconds: number }

async function round(port: number, pid: number): Promise<Round> {
  const before = processorMs(pid)
  const client = spawn(...onCore(1, [process.execPath, join(import.meta.dirname, 'flood.ts'), String(port), '/', String(CONNECTIONS), String(SECONDS)]), { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  client.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  await new Promise((resolve) => client.once('exit', resolve))
  const answers = Number(printed)
  if (!(answers > 0)) throw new Error('the client counted no answers')
  const after = processorMs(pid)
  return { perSecond: answers / SECONDS, microseconds: before === null || after === null ? Number.NaN : ((after - before) * 1000) / answers }
}

const server = await startServer({}, pinned ? ['taskset', '-c', '0'] : [])
await fetch(`${server.baseUrl}/`).then((answer) => answer.text())
await wait(SETTLE_MS)
const page = await fetchRaw(`${server.baseUrl}/`)
const nginx = has('nginx', '-v') ? await startNginx(page) : null
const ours: Round[] = []
const theirs: Round[] = []
await round(Number(new URL(server.baseUrl).port), server.pid)
for (let count = 0; count < ROUNDS; count++) {
  ours.push(await round(Number(new URL(server.baseUrl).port), server.pid))
  if (nginx !== null) theirs.push(await round(nginx.port, nginx.pid))
}
const rate = (rounds: Round[]) =>
  percentile(
    rounds.map(({ perSecond }) => perSecond),
    0.5,
  )
const cost = (rounds: Round[]) =>
  percentile(
    rounds.map(({ microseconds }) => microseconds),
    0.5,
  )
const row = (name: string, rounds: Round[]) => console.log(`| ${name} | ${Math.round(rate(rounds)).toLocaleString('en-US')} | ${cost(rounds).toFixed(1)} |`)
console.log(
  `\nThe cached home page, ${page.body.length} bytes of brotli, ${CONNECTIONS} connections, ${pinned ? 'one core for the server and one for the client' : 'cores shared'}, median of ${ROUNDS} rounds of ${SECONDS} s in turn (${machineLine()})\n`,
)
console.log('| Server | Requests/s | Processor µs/request |\n| --- | --- | --- |')
row('Prongwise', ours)
if (nginx === null) console.log('\nnginx was not found: install it to compare with a server that sends the same bytes from a file.')
else {
  row('nginx', theirs)
  console.log(`\nProngwise answers ${(rate(ours) / rate(theirs)).toFixed(2)} times as many requests as nginx, with ${(cost(ours) / cost(theirs)).toFixed(2)} times the processor time each.`)
}
console.log()
await nginx?.stop()
await server.stop()
