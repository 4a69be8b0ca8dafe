import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

/** Typst keeps what it has seen in memory (250 MB after long documents): a worker is replaced after this many. */
const DOCUMENTS_PER_WORKER = 50
const COMPILE_TIMEOUT_MS = 60_000
/** Packages come seldom: the memory of a worker that has nothing to do is given back. */
const IDLE_MS = 30_000

/** Where the pages broke: what the Word file repeats in its contents. Pages count from 1. */
export type PageLayout = { pageCount: number; /** Page of each heading, in the order of the document. */ headingPages: readonly number[] }
/** Where a place to fill in lies, in points from the top left of its page (from 1). Rows with one `box` are one place. */
export type FormMark = { kind: 'line' | 'area' | 'row' | 'check'; label: string; box: number; page: number; x: number; y: number; width: number; height: number }
export type CompiledPdf = PageLayout & { pdf: Uint8Array; formMarks: readonly FormMark[] }

type Request = {
  id: number
  source: string
  creationTimestamp: number
  resolve: (result: CompiledPdf) => void
  reject: (fault: Error) => void
}
type Answer = ({ id: number } & CompiledPdf) | { id: number; error: string }

let worker: Worker | null = null
let compiledByWorker = 0
let active: (Request & { timer: NodeJS.Timeout }) | null = null
const waiting: Request[] = []
let nextId = 1
let idle: NodeJS.Timeout | undefined

/**
 * Compiles one Typst source, one document at a time in a worker thread. Rejects on any error or warning of Typst, after
 * 60 s, and when the worker dies; the next document gets a fresh worker. `createdAt` is in seconds since 1970.
 */
export const compileTypst = (source: string, createdAt: number): Promise<CompiledPdf> =>
  new Promise((resolve, reject) => {
    waiting.push({ id: nextId++, source, creationTimestamp: createdAt, resolve, reject })
    startNext()
  })

/** Ends the worker; documents that wait are refused. Safe to call twice; a later document starts a new worker. */
export const closeTypst = async (): Promise<void> => {
  clearTimeout(idle)
  const ending = worker
  worker = null
  compiledByWorker = 0
  const left = [...(active ? [active] : []), ...waiting.splice(0)]
  if (active) clearTimeout(active.timer)
  active = null
  for (const request of left) request.reject(new Error('the document renderer was closed'))
  await ending?.terminate()
}

const startNext = (): void => {
  if (active) return
  const request = waiting.shift()
  if (!request) return
  clearTimeout(idle)
  const current = worker ?? startWorker()
  current.ref()
  const timer = setTimeout(() => dropWorker(current, new Error('the document took too long')), COMPILE_TIMEOUT_MS)
  active = { ...request, timer }
  current.postMessage({
    id: request.id,
    source: request.source,
    creationTimestamp: request.creationTimestamp,
  })
}

const startWorker = (): Worker => {
  const started = new Worker(workerFile(), { env: {} })
  started.on('message', (answer: Answer) => {
    if (!active || active.id !== answer.id) return
    const request = active
    clearTimeout(request.timer)
    active = null
    compiledByWorker += 1
    // An idle worker must not keep a script or a test run alive.
    started.unref()
    if (compiledByWorker >= DOCUMENTS_PER_WORKER) {
      worker = null
      compiledByWorker = 0
      void started.terminate()
    }
    if ('error' in answer) request.reject(new Error(answer.error))
    else request.resolve({ pdf: answer.pdf, pageCount: answer.pageCount, headingPages: answer.headingPages, formMarks: answer.formMarks })
    startNext()
    if (!active) idle = setTimeout(() => void closeTypst(), IDLE_MS).unref()
  })
  started.on('error', (fault) => dropWorker(started, fault instanceof Error ? fault : new Error(String(fault))))
  started.on('exit', (code) => dropWorker(started, new Error(`the document worker ended with code ${code}`)))
  worker = started
  return started
}

const dropWorker = (dropped: Worker, fault: Error): void => {
  if (worker !== dropped) return
  worker = null
  compiledByWorker = 0
  void dropped.terminate()
  const request = active
  active = null
  if (request) {
    clearTimeout(request.timer)
    request.reject(fault)
  }
  startNext()
}

/** The worker lies beside this file in the sources; a bundled server finds it from the project's root. */
const workerFile = (): string => {
  const here = dirname(fileURLToPath(import.meta.url))
  const beside = join(here, 'typst-worker.mjs')
  if (existsSync(beside)) return beside
  for (let folder = here; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'adapters', 'documents', 'typst-worker.mjs')
    if (existsSync(candidate)) return candidate
  }
  throw new Error(`typst-worker.mjs was not found from ${here}`)
}
