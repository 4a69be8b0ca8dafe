/** Documents are plain computing: they are made in threads, so that everybody else is answered meanwhile. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

const CLOCK_MS = 60_000
/** Packages come seldom: the memory of a worker that has nothing to do is given back. */
const IDLE_MS = 30_000

type Piece<Work, Result> = { id: number; work: Work; resolve: (result: Result) => void; reject: (fault: Error) => void }
type Answer<Result> = { id: number; result: Result } | { id: number; error: string }

export type DocumentThread<Work, Result> = {
  /** Rejects on any fault of the work, after 60 s, and when the worker dies; the next piece gets a fresh worker. */
  ask(work: Work): Promise<Result>
  /** Ends the worker; what waits is refused. Safe to call twice; later work starts a new worker. */
  close(): Promise<void>
}

/**
 * One worker thread that takes one piece after the other. In: `{ id, work }`. Out: `{ id, result }` or `{ id, error }`.
 * `file`: the program of the worker. `piecesMax`: it is replaced after so many.
 */
export function documentThread<Work, Result>({ file, piecesMax }: { file: () => string; piecesMax: number }): DocumentThread<Work, Result> {
  let worker: Worker | null = null
  let done = 0
  let active: (Piece<Work, Result> & { timer: NodeJS.Timeout }) | null = null
  const waiting: Piece<Work, Result>[] = []
  let nextId = 1
  let idle: NodeJS.Timeout | undefined

  const startNext = (): void => {
    if (active) return
    const piece = waiting.shift()
    if (!piece) return
    clearTimeout(idle)
    const current = worker ?? startWorker()
    current.ref()
    const timer = setTimeout(() => drop(current, new Error('the document took too long')), CLOCK_MS)
    active = { ...piece, timer }
    current.postMessage({ id: piece.id, work: piece.work })
  }

  const startWorker = (): Worker => {
    const started = new Worker(file(), { env: {} })
    started.on('message', (answer: Answer<Result>) => {
      if (!active || active.id !== answer.id) return
      const piece = active
      clearTimeout(piece.timer)
      active = null
      done += 1
      // An idle worker must not keep a script or a test run alive.
      started.unref()
      if (done >= piecesMax) {
        worker = null
        done = 0
        void started.terminate()
      }
      if ('error' in answer) piece.reject(new Error(answer.error))
      else piece.resolve(answer.result)
      startNext()
      if (!active) idle = setTimeout(() => void close(), IDLE_MS).unref()
    })
    started.on('error', (fault) => drop(started, fault instanceof Error ? fault : new Error(String(fault))))
    started.on('exit', (code) => drop(started, new Error(`the document worker ended with code ${code}`)))
    worker = started
    return started
  }

  const drop = (dropped: Worker, fault: Error): void => {
    if (worker !== dropped) return
    worker = null
    done = 0
    void dropped.terminate()
    const piece = active
    active = null
    if (piece) {
      clearTimeout(piece.timer)
      piece.reject(fault)
    }
    startNext()
  }

  async function close(): Promise<void> {
    clearTimeout(idle)
    const ending = worker
    worker = null
    done = 0
    const left = [...(active ? [active] : []), ...waiting.splice(0)]
    if (active) clearTimeout(active.timer)
    active = null
    for (const piece of left) piece.reject(new Error('the document renderer was closed'))
    await ending?.terminate()
  }

  return {
    ask: (work) =>
      new Promise((resolve, reject) => {
        waiting.push({ id: nextId++, work, resolve, reject })
        startNext()
      }),
    close,
  }
}

/** A program of a worker: beside this file in the sources; a bundled server finds it from the project's root, or beside itself. */
export function workerFile(...names: readonly string[]): string {
  const here = dirname(fileURLToPath(import.meta.url))
  for (let folder = here; ; folder = dirname(folder)) {
    const found = names.flatMap((name) => [join(folder, name), join(folder, 'adapters', 'documents', name)]).find((candidate) => existsSync(candidate))
    if (found !== undefined) return found
    if (folder === dirname(folder)) throw new Error(`${names[0]} was not found from ${here}`)
  }
}
