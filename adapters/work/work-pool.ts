/**
 * Work on outside text in threads of its own, each bounded in time and memory: the worst that a text can do is to end the
 * thread that reads it, and to be refused. Who has used the threads least comes first.
 */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { WorkRefused, type DoWork, type WorkTable } from '../../usecases/ports.ts'
import { fairTurns } from '../pdf/fair-turns.ts'
import type { TASKS } from './tasks.ts'

export type WorkPoolOptions = {
  /** Threads at work at the same time; each is started when it is needed. Default 2. */
  threads?: number
  /** True: one thread is started ahead, and always kept. Default false. */
  warm?: boolean
  /** Milliseconds for one piece of work, from when its thread is ready. Default 9,000. */
  clockMs?: number
  /** Megabytes of its heap. Default 192. */
  heapMb?: number
  /** Pieces that may wait for their turn, of everyone and of one visitor, and how long. Default 64, 16 and 20,000. */
  queueLimit?: number
  perVisitor?: number
  waitMs?: number
  /** A thread that has had nothing to do for so long is given back. Default 120,000. */
  idleMs?: number
  /** A module with other tasks; for tests. */
  tasks?: string
}

export type WorkPool<Table extends WorkTable = typeof TASKS> = {
  work: DoWork<Table>
  /** Ends every thread; work under way and work that comes is refused as `busy`. */
  close(): Promise<void>
}

/** A thread that is not ready by then will not be. */
const START_MS = 30_000
const YOUNG_HEAP_MB = 16

type Answer = { result: unknown } | { fault: unknown }

export function createWorkPool<Table extends WorkTable = typeof TASKS>(options: WorkPoolOptions = {}): WorkPool<Table> {
  const { threads = 2, warm = false, clockMs = 9000, heapMb = 192, queueLimit = 64, perVisitor = 16, waitMs = 20_000, idleMs = 120_000, tasks } = options
  const file = workerFile()
  const turns = fairTurns({ concurrency: threads, queueLimit, perVisitor, waitMs, now: () => performance.now() })
  const all = new Set<Thread>()
  /** The one that worked last stands last. */
  const idle: Thread[] = []
  let closed = false

  function start(): Thread {
    const worker = new Worker(file, {
      env: {},
      execArgv: [],
      workerData: tasks === undefined ? null : pathToFileURL(tasks).href,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    })
    const ready = new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve())
      worker.once('error', reject)
      worker.once('exit', (code) => reject(new Error(`the thread for outside text ended with code ${code} before it was ready`)))
    })
    ready.catch(() => {})
    const thread: Thread = { worker, ready, ending: undefined }
    all.add(thread)
    worker.once('exit', () => leave(thread))
    // A fault of a thread that has nothing to do is told by its exit.
    worker.on('error', () => {})
    worker.unref()
    return thread
  }

  /** It takes no more work. */
  function leave(thread: Thread): void {
    all.delete(thread)
    const at = idle.indexOf(thread)
    if (at >= 0) idle.splice(at, 1)
  }

  function rest(thread: Thread): void {
    thread.worker.unref()
    idle.push(thread)
    thread.ending = setTimeout(() => {
      if (warm && all.size === 1) return
      // Before it ends, which takes a while: work given to it meanwhile would be lost.
      leave(thread)
      void thread.worker.terminate()
    }, idleMs).unref()
  }

  function take(): Thread {
    const thread = idle.pop() ?? start()
    clearTimeout(thread.ending)
    thread.worker.ref()
    return thread
  }

  async function work(name: keyof Table, given: unknown, visitor: string): Promise<unknown> {
    const turn = await turns.take(visitor)
    if (turn === null) throw new WorkRefused('busy')
    const thread = take()
    try {
      await inTime(thread.ready, START_MS, () => new Error('the thread for outside text did not start'))
      const answer = await inTime(answerOf(thread, { name, given }), clockMs, () => new WorkRefused('too-complex'))
      rest(thread)
      if ('fault' in answer) throw isTooDeep(answer.fault) ? new WorkRefused('too-complex') : answer.fault
      return answer.result
    } catch (fault) {
      if (!idle.includes(thread)) await thread.worker.terminate()
      throw closed ? new WorkRefused('busy') : fault
    } finally {
      turn.end()
    }
  }

  async function close(): Promise<void> {
    closed = true
    turns.close()
    await Promise.all([...all].map(({ worker }) => worker.terminate()))
  }

  if (warm) rest(start())
  return { work: work as DoWork<Table>, close }
}

type Thread = { worker: Worker; ready: Promise<void>; ending: NodeJS.Timeout | undefined }

function answerOf({ worker }: Thread, piece: { name: PropertyKey; given: unknown }): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settled = (settle: () => void) => {
      worker.off('message', onAnswer).off('error', onError).off('exit', onExit)
      settle()
    }
    const onAnswer = (answer: Answer) => settled(() => resolve(answer))
    const onError = (fault: unknown) => settled(() => reject(isOutOfMemory(fault) ? new WorkRefused('too-complex') : fault))
    const onExit = (code: number) => settled(() => reject(new Error(`the thread for outside text ended with code ${code}`)))
    worker.on('message', onAnswer).on('error', onError).on('exit', onExit)
    try {
      worker.postMessage(piece)
    } catch (fault) {
      settled(() => reject(fault))
    }
  })
}

const isOutOfMemory = (fault: unknown) => fault instanceof Error && 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY'
const isTooDeep = (fault: unknown) => fault instanceof RangeError && fault.message.includes('call stack')

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

/** Beside this file in the sources; a program of its own beside the bundled server. */
function workerFile(): string {
  const here = dirname(fileURLToPath(import.meta.url))
  const tried = [join(here, 'outside-worker.ts'), join(here, 'outside-worker.mjs'), join(here, '..', 'outside-worker.mjs')]
  const found = tried.find((path) => existsSync(path))
  if (found === undefined) throw new Error(`the worker for outside text was not found; tried ${tried.join(', ')}`)
  return found
}
