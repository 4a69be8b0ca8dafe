import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { petitioners } from '../../test/endeavor-petitioners.ts'
import { caseOf } from '../../test/petitions/case-of.ts'
import { WATER_ENGINEER } from '../../test/petitions/people.ts'
import { OUTSIDE_WORK } from '../../usecases/outside-work.ts'
import { WorkRefused } from '../../usecases/ports.ts'
import { processorMsOf } from '../pdf/bounded-child.ts'
import { createWorkPool, HEAP_MB, type WorkPoolOptions } from './work-pool.ts'

type Pieces = {
  spin: () => never
  say: (word: string) => string
  fill: () => never
  deep: () => never
  fail: () => never
  end: () => never
  odd: () => unknown
  count: () => number
  id: () => number
  map: () => never
  parse: () => number
  nested: () => unknown
  large: () => string
  look: (path: string) => string
  surroundings: () => object
  await: (path: string) => Promise<string>
}

const PIECES = `import { existsSync, readFileSync } from 'node:fs'
let count = 0
const deeper = () => [deeper()]
export const TASKS = {
  spin: () => { for (;;) {} },
  say: (word) => word,
  fill: () => { const held = []; for (;;) held.push(new Array(1000).fill(Math.random())) },
  deep: () => deeper(),
  fail: () => { throw new TypeError('a fault of a rule') },
  end: () => process.exit(3),
  odd: () => () => 'a function cannot be sent',
  count: () => ++count,
  id: () => process.pid,
  map: () => { for (let map = new Map(), n = 0; ; n++) map.set(n, n) },
  parse: () => JSON.parse('[' + '[],'.repeat(12e6) + '0]').length,
  nested: () => { let held = 0; for (let n = 0; n < 1e6; n++) held = [held]; return held },
  large: () => 'a'.repeat(80e6),
  look: (path) => readFileSync(path, 'utf8'),
  surroundings: () => ({ ...process.env }),
  await: (path) => existsSync(path) ? 'there' : new Promise(() => {}),
}`

/** A machine on which every process has a core to itself. */
const aCoreForEach = { processorMs: () => performance.now() }

function poolOf(options: WorkPoolOptions = {}, folder = mkdtempSync(join(tmpdir(), 'prongwise-work-'))) {
  writeFileSync(join(folder, 'tasks.mjs'), PIECES)
  const pool = createWorkPool<Pieces>({ tasks: join(folder, 'tasks.mjs'), ...options })
  onTestFinished(async () => {
    await pool.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return pool
}

/** A program with a pool of its own: work that ends the process of the pool ends that program. */
function program(script: string) {
  const folder = mkdtempSync(join(tmpdir(), 'prongwise-work-'))
  writeFileSync(join(folder, 'tasks.mjs'), PIECES)
  const [pool, tasks] = [join(import.meta.dirname, 'work-pool.ts'), join(folder, 'tasks.mjs')].map((path) => JSON.stringify(path))
  const child = spawn(process.execPath, ['--input-type=module', '--eval', `const { createWorkPool } = await import(${pool}); const tasks = ${tasks}; ${script}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true })
  })
  return { child, ended, printed: text(child.stdout) }
}

/** A zombie is gone. */
const isThere = (id: number) => existsSync(`/proc/${id}/stat`) && !readFileSync(`/proc/${id}/stat`, 'utf8').includes(') Z ')

const refusal = async (work: Promise<unknown>) => {
  const fault = await work.then(
    () => null,
    (error: unknown) => error,
  )
  return fault instanceof WorkRefused ? fault.kind : fault
}

test('work without an end is stopped by the clock, and meanwhile this process and other work answer at once', async () => {
  const { work } = poolOf({ clockMs: 1500, ...aCoreForEach })
  // Both processes are there before the time counts.
  await Promise.all([work('say', 'a', 'v1'), work('say', 'b', 'v2')])
  const spinning = refusal(work('spin', undefined, 'hostile'))
  let beats = 0
  const beat = setInterval(() => beats++, 10)
  const from = performance.now()
  expect(await work('say', 'still here', 'somebody')).toBe('still here')
  expect(performance.now() - from).toBeLessThan(1000)
  expect(await spinning).toBe('too-complex')
  clearInterval(beat)
  expect(beats).toBeGreaterThan(20)
})

test('one visitor whose work has no end never holds both processes', async () => {
  const { work } = poolOf({ clockMs: 1500, ...aCoreForEach })
  const spinning = [1, 2, 3].map(() => refusal(work('spin', undefined, 'hostile')))
  expect(await work('say', 'here', 'somebody')).toBe('here')
  expect(await Promise.all(spinning)).toEqual(['too-complex', 'too-complex', 'too-complex'])
})

test('work whose process was kept waiting is done once more, and then refused as busy, not as too much', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'prongwise-work-'))
  const marker = join(folder, 'marker')
  const asked: number[] = []
  const { work } = poolOf({ clockMs: 300, processorMs: ({ pid }) => asked.push(pid ?? 0) }, folder)
  expect(await refusal(work('await', marker, 'a'))).toBe('busy')
  // Before and behind each of two tries, in a process of its own.
  expect(asked.map((pid) => asked.indexOf(pid))).toEqual([0, 0, 2, 2])
  const mended = poolOf(
    {
      clockMs: 300,
      processorMs: () => {
        if (asked.push(0) === 6) writeFileSync(marker, '')
        return 0
      },
    },
    folder,
  )
  expect(await mended.work('await', marker, 'a')).toBe('there')
})

test('where the machine does not tell the time of a processor, the clock alone decides', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'prongwise-work-'))
  const { work } = poolOf({ clockMs: 300, processorMs: () => null }, folder)
  expect(await refusal(work('await', join(folder, 'marker'), 'a'))).toBe('too-complex')
})

test.runIf(existsSync('/proc/self/stat'))('the processor time of a process is told as the process itself knows it', () => {
  const own = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  const before = own()
  const told = processorMsOf({ pid: process.pid })
  // Counted in steps of ten milliseconds, of the user and of the kernel.
  expect(told).toBeGreaterThan(before - 20)
  expect(told).toBeLessThan(own() + 20)
  expect(processorMsOf({ pid: undefined })).toBe(null)
})

test('strangers who hold every process and fill the queue neither delay nor refuse what is done for an order', async () => {
  const { work } = poolOf({ clockMs: 20_000, queueLimit: 2 })
  await Promise.all([work('say', 'a', 'order-1'), work('say', 'b', 'v1'), work('say', 'c', 'v2')])
  const spinning = ['v1', 'v2', 'v3', 'v4'].map((visitor) => refusal(work('spin', undefined, visitor)))
  const from = performance.now()
  expect(await refusal(work('say', 'too late', 'v5'))).toBe('busy')
  expect(await Promise.all(['order-1', 'order-2', 'order-3'].map((order) => work('say', 'done', order)))).toEqual(['done', 'done', 'done'])
  expect(performance.now() - from).toBeLessThan(10_000)
  void spinning
})

test.each([
  ['fills its memory', 'fill'],
  ['calls itself without an end', 'deep'],
  ['makes an answer too deep to be read', 'nested'],
  ['makes an answer too large to be taken in', 'large'],
] as const)('work that %s is refused, and the next is done', async (_, name) => {
  const { work } = poolOf({ heapMb: 32 })
  expect(await refusal(work(name, undefined, 'hostile'))).toBe('too-complex')
  expect(await work('say', 'next', 'hostile')).toBe('next')
})

test('what is nested too deep to be sent is refused', async () => {
  const { work } = poolOf()
  let held: unknown = 0
  for (let n = 0; n < 1e6; n++) held = [held]
  expect(await refusal(work('say', held as never, 'hostile'))).toBe('too-complex')
  expect(await work('say', 'next', 'hostile')).toBe('next')
})

test.each([
  ['grows one table', 'map'],
  ['parses for ever in one step', 'parse'],
] as const)('work that %s ends its own process alone', async (_, name) => {
  const { ended, printed } = program(`
    const { work, close } = createWorkPool({ tasks })
    console.log(await work('${name}', undefined, 'a').catch((fault) => fault.kind), await work('say', 'next', 'a'))
    await close()`)
  expect(await ended).toEqual([0, null])
  expect(await printed).toBe('too-complex next\n')
})

test('a process reads its own program, and no setting of the server', async () => {
  const { work } = poolOf()
  await expect(work('look', '/etc/passwd', 'a')).rejects.toThrow(/restricted/)
  expect(Object.keys(await work('surroundings', undefined, 'a')).filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual(['PWD'])
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s for all processes of the server leaves work to be done', async (signal) => {
  const { work } = poolOf({ warm: true })
  const id = await work('id', undefined, 'a')
  process.kill(id, signal)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await work('id', undefined, 'a')).toBe(id)
})

test('a process that has used its processor time is replaced, with a warm one', async () => {
  const { work } = poolOf({ warm: true, processorS: 0 })
  expect(await work('count', undefined, 'a')).toBe(1)
  expect(await work('count', undefined, 'a')).toBe(1)
})

test.runIf(existsSync('/proc/self/stat')).each([
  ['without work', ''],
  ['in the middle of work without an end', "void work('spin', undefined, 'a')"],
])('no process outlives a server that is killed, one %s', async (_, then) => {
  const { child, ended } = program(`
    const { work } = createWorkPool({ warm: true, tasks, clockMs: 1000, processorS: 0.5 })
    const id = await work('id', undefined, 'a')
    ${then}
    setImmediate(() => process.stdout.write(String(id)))
    setInterval(() => {}, 1000)`)
  const [first] = (await once(child.stdout, 'data')) as [Buffer]
  const id = Number(first.toString())
  expect([id > 0, isThere(process.pid)]).toEqual([true, true])
  child.kill('SIGKILL')
  await ended
  await expect.poll(() => isThere(id)).toBe(false)
})

test('a fault of the work comes back as it is, and costs no process', async () => {
  const { work } = poolOf()
  expect(await work('count', undefined, 'a')).toBe(1)
  const fault = await refusal(work('fail', undefined, 'a'))
  expect(fault).toBeInstanceOf(TypeError)
  expect(fault).toHaveProperty('message', 'a fault of a rule')
  await expect(work('odd', undefined, 'a')).rejects.toThrow(/could not be cloned/)
  expect(await work('count', undefined, 'a')).toBe(2)
  await expect(work('say', (() => 'no copy') as never, 'a')).rejects.toThrow(/could not be cloned/)
  expect(await work('say', 'on', 'a')).toBe('on')
})

test('a process that ends is a fault of its own work only', async () => {
  const { work } = poolOf()
  await expect(work('end', undefined, 'a')).rejects.toThrow(/ended with code 3/)
  expect(await work('count', undefined, 'a')).toBe(1)
})

test('a process without work is given back; the warm one stays', async () => {
  const counted = async (warm: boolean) => {
    const { work } = poolOf({ warm, processes: 1, idleMs: 20 })
    await work('count', undefined, 'a')
    await new Promise((resolve) => setTimeout(resolve, 300))
    return work('count', undefined, 'a')
  }
  expect(await counted(false)).toBe(1)
  expect(await counted(true)).toBe(2)
})

test('work that comes while a process is being given back is done by another one', async () => {
  const { work } = poolOf({ processes: 1, idleMs: 0 })
  for (let round = 0; round < 8; round++) {
    await work('count', undefined, 'a')
    // The next turn of timers is the one in which the process is given back.
    await new Promise((resolve) => setTimeout(resolve, 1))
    expect(await work('say', 'heard', 'a')).toBe('heard')
  }
})

test('of two processes without work the warm pool gives back one', async () => {
  const { work } = poolOf({ warm: true, processes: 2, idleMs: 20 })
  await Promise.all([work('count', undefined, 'a'), work('count', undefined, 'b')])
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await work('count', undefined, 'a')).toBe(2)
})

test('beyond the queue work is refused at once; closing refuses what runs, what waits and what comes', async () => {
  const pool = poolOf({ processes: 1, queueLimit: 1 })
  const running = refusal(pool.work('spin', undefined, 'a'))
  const waiting = refusal(pool.work('say', 'b', 'b'))
  expect(await refusal(pool.work('say', 'c', 'c'))).toBe('busy')
  await pool.close()
  expect(await running).toBe('busy')
  expect(await waiting).toBe('busy')
  expect(await refusal(pool.work('say', 'd', 'd'))).toBe('busy')
})

test('processes that wait do not keep the server alive', async () => {
  const { ended, printed } = program("createWorkPool({ warm: true, tasks }); console.log('started')")
  expect(await ended).toEqual([0, null])
  expect(await printed).toBe('started\n')
})

test('a process answers the same as the work done here', async () => {
  const pool = createWorkPool({ clockMs: 60_000 })
  onTestFinished(() => pool.close())
  for (const { facts, form } of petitioners.slice(0, 1)) {
    const given = { facts, form, variety: 0, today: '2026-11-27' }
    expect(await pool.work('composeEndeavors', given, 'a')).toEqual(OUTSIDE_WORK.composeEndeavors(given))
  }
})

test('one process does work of every kind with a third of its heap to spare', async () => {
  const pool = createWorkPool({ processes: 1, clockMs: 120_000, waitMs: 120_000, heapMb: Math.floor((HEAP_MB * 2) / 3) })
  onTestFinished(() => pool.close())
  const today = '2026-11-30'
  const file = caseOf(WATER_ENGINEER)
  for (const { facts, form } of petitioners.slice(0, 2)) expect(await pool.work('composeEndeavors', { facts, form, variety: 0, today }, 'a')).toMatchObject({ kind: 'composed' })
  const blocks = await pool.work('composeLetter', { file, seed: 'one' }, 'a')
  expect(await pool.work('checkLetter', { file, blocks, shared: [], today }, 'a')).toBeInstanceOf(Array)
}, 240_000)
