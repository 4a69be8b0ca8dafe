/**
 * Work on outside text in processes of their own, each bounded in time, memory and what it may read: the worst that a text
 * can do is to end the process that reads it, and to be refused. Not threads: memory that one step of the engine takes ends
 * a thread's whole process, and no clock stops such a step. Who has used the processes least comes first.
 */
import type { ChildProcess } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import { WorkRefused, type DoWork, type WorkTable } from '../../usecases/ports.ts'
import { fairTurns } from '../pdf/fair-turns.ts'
import { boundedCommand, clockVerdict, endChild, processorMsOf, readableSources, setReferenced, startBounded } from '../pdf/bounded-child.ts'
import type { TASKS } from './tasks.ts'

export type WorkPoolOptions = {
  /** At work at the same time; each is started when it is needed. Default 2. */
  processes?: number
  /** True: one is started ahead, and always kept. Default false. */
  warm?: boolean
  /** Milliseconds for one piece of work, from when its process is ready. Default 9,000. */
  clockMs?: number
  /** Megabytes of its heap. Default `HEAP_MB`. */
  heapMb?: number
  /** Pieces that may wait for their turn, of everyone and of one visitor, and how long. Default 64, 16 and 20,000. */
  queueLimit?: number
  perVisitor?: number
  waitMs?: number
  /** A process that has had nothing to do for so long is given back. Default 120,000. */
  idleMs?: number
  /** Seconds of processor after which a process is replaced; with what one piece may take they are its limit. Default 120. */
  processorS?: number
  /** A module with other tasks, and how processor time is told; for tests. */
  tasks?: string
  processorMs?: typeof processorMsOf
}

export type WorkPool<Table extends WorkTable = typeof TASKS> = {
  work: DoWork<Table>
  /** Ends every process; work under way and work that comes is refused as `busy`. */
  close(): Promise<void>
}

/** A process that is not ready by then will not be. */
const START_MS = 30_000
/** What has composed endeavors and a letter holds 160 of them for good: the areas, the vectors of words, the tagger. */
export const HEAP_MB = 320
/** Kept small: what dies young is then collected early and the process stays small. */
const YOUNG_HEAP_MB = 8
/** Of processor for one millisecond of the clock, at most: the engine collects and compiles beside the work. */
const CORES = 4

export type Piece = { name: string; given: unknown }
export type Answer = { result: unknown } | { fault: unknown }
/** With the processor time that its process has used. */
type Told = Answer & { processorS: number }

type Worker = { child: ChildProcess; ready: Promise<void>; ending: NodeJS.Timeout | undefined }

export function createWorkPool<Table extends WorkTable = typeof TASKS>(options: WorkPoolOptions = {}): WorkPool<Table> {
  const {
    processes = 2,
    warm = false,
    clockMs = 9000,
    heapMb = HEAP_MB,
    queueLimit = 64,
    perVisitor = 16,
    waitMs = 20_000,
    idleMs = 120_000,
    processorS = 120,
    tasks,
    processorMs = processorMsOf,
  } = options
  const command = workerCommand(heapMb, tasks)
  const turns = fairTurns({ concurrency: processes, queueLimit, perVisitor, waitMs, now: () => performance.now() })
  const all = new Set<Worker>()
  /** The one that worked last stands last. */
  const idle: Worker[] = []
  let closed = false

  function start(): Worker {
    // One that runs on when the server was killed in the middle of its work ends by this.
    const limitS = Math.ceil(processorS + (clockMs * CORES) / 1000)
    const child = startBounded(command, { processorS: limitS, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    const ready = new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('error', reject)
      child.once('exit', (code, signal) => reject(new Error(`the process for outside text ended with ${endOf(code, signal)} before it was ready`)))
    })
    ready.catch(() => {})
    const worker: Worker = { child, ready, ending: undefined }
    all.add(worker)
    child.once('exit', () => leave(worker)).on('error', () => leave(worker))
    setReferenced(child, false)
    return worker
  }

  /** It takes no more work. */
  function leave(worker: Worker): void {
    clearTimeout(worker.ending)
    all.delete(worker)
    const at = idle.indexOf(worker)
    if (at >= 0) idle.splice(at, 1)
  }

  function end(worker: Worker): Promise<void> {
    leave(worker)
    return endChild(worker.child)
  }

  function rest(worker: Worker): void {
    setReferenced(worker.child, false)
    idle.push(worker)
    worker.ending = setTimeout(() => {
      if (!warm || all.size > 1) void end(worker)
    }, idleMs).unref()
  }

  function take(): Worker {
    const worker = idle.pop() ?? start()
    clearTimeout(worker.ending)
    setReferenced(worker.child, true)
    return worker
  }

  const keepWarm = () => {
    if (warm && !closed && all.size === 0) rest(start())
  }

  async function work(name: keyof Table & string, given: unknown, visitor: string): Promise<unknown> {
    const turn = await turns.take(visitor)
    if (turn === null) throw new WorkRefused('busy')
    try {
      const piece = serialize({ name, given } satisfies Piece)
      return await doPiece(piece).catch((fault: unknown) => {
        // Its process was kept waiting: once more, before anybody is told to come back.
        if (closed || !(fault instanceof WorkRefused) || fault.kind !== 'busy') throw fault
        return doPiece(piece)
      })
    } catch (fault) {
      if (closed) throw new WorkRefused('busy')
      throw isTooMuch(fault) ? new WorkRefused('too-complex') : fault
    } finally {
      turn.end()
    }
  }

  async function doPiece(piece: Uint8Array): Promise<unknown> {
    const worker = take()
    try {
      await inTime(worker.ready, START_MS, () => new WorkRefused('busy'))
      const verdict = clockVerdict(worker.child, clockMs, processorMs)
      const told = await inTime(answerOf(worker, piece), clockMs, () => new WorkRefused(verdict()))
      if (told.processorS < processorS) rest(worker)
      if ('fault' in told) throw told.fault
      return told.result
    } finally {
      if (!idle.includes(worker)) await end(worker)
      keepWarm()
    }
  }

  async function close(): Promise<void> {
    closed = true
    turns.close()
    await Promise.all([...all].map(end))
  }

  keepWarm()
  return { work: work as DoWork<Table>, close }
}

function answerOf({ child }: Worker, piece: Uint8Array): Promise<Told> {
  return new Promise((resolve, reject) => {
    const settled = (settle: () => void) => {
      child.off('message', onAnswer).off('error', onError).off('exit', onExit)
      settle()
    }
    const onAnswer = (bytes: unknown) =>
      settled(() => {
        try {
          resolve(deserialize(bytes as Uint8Array) as Told)
        } catch (fault) {
          reject(fault)
        }
      })
    const onError = (fault: unknown) => settled(() => reject(fault))
    // An end by a signal is the work of one of the limits.
    const onExit = (code: number | null, signal: string | null) =>
      settled(() => reject(signal === null ? new Error(`the process for outside text ended with ${endOf(code, signal)}`) : new WorkRefused('too-complex')))
    child.on('message', onAnswer).on('error', onError).on('exit', onExit)
    child.send(piece)
  })
}

/** What the engine throws where a text makes more than it holds, here or there. */
const isTooMuch = (fault: unknown) => fault instanceof RangeError && /call stack|allocation failed|maximum size exceeded|Invalid string length|too large/.test(fault.message)

const endOf = (code: number | null, signal: string | null) => (signal === null ? `code ${code}` : signal)

async function inTime<T>(promise: Promise<T>, ms: number, refusal: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const clock = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(refusal()), ms)
  })
  try {
    return await Promise.race([promise, clock])
  } finally {
    clearTimeout(timer)
  }
}

/** In the sources it reads the rules, the words and what they are written with; the built program holds all of it. */
function workerCommand(heapMb: number, tasks: string | undefined): string[] {
  const program = realpathSync(workerFile())
  const readable = [program]
  if (program.endsWith('.ts')) {
    const root = join(dirname(program), '../..')
    const packages = ['postal-mime', 'entities'].map((name) => realpathSync(`${root}/node_modules/${name}`))
    const folders = [...['work', 'mail', 'signing', 'llm'].map((folder) => `${root}/adapters/${folder}`), `${root}/usecases`, ...packages]
    readable.push(...readableSources(root), ...folders.map((folder) => `${folder}/*`))
  }
  if (tasks !== undefined) readable.push(`${realpathSync(dirname(tasks))}/*`)
  return boundedCommand(program, { readable, heapMb, flags: [`--max-semi-space-size=${YOUNG_HEAP_MB}`], args: tasks === undefined ? [] : [pathToFileURL(tasks).href] })
}

/** Beside this file in the sources; a program of its own beside the bundled server. */
function workerFile(): string {
  const here = dirname(fileURLToPath(import.meta.url))
  const tried = [join(here, 'outside-worker.ts'), join(here, 'outside-worker.mjs'), join(here, '..', 'outside-worker.mjs')]
  const found = tried.find((path) => existsSync(path))
  if (found === undefined) throw new Error(`the worker for outside text was not found; tried ${tried.join(', ')}`)
  return found
}
