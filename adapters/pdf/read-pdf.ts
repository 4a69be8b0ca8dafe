/**
 * Reads the text of a PDF in a child process per file, because a hostile file of a few kilobytes can drive the
 * library past any limit that holds inside one process (array buffers count neither for worker limits nor for the
 * heap limit). Each child is bounded in memory, processor time, wall clock and file access, and reads one file only.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { PdfReading, PdfReadLimits, ReadPdf } from '../../domain/resume/pdf-reading.ts'

export type PdfReaderOptions = {
  /** Children started ahead and waiting; 0 starts each when it is needed. Default 1. */
  warm?: number
  /** Files read at the same time. Default 2. */
  concurrency?: number
  /** Files that may wait for their turn; the next one is answered `busy`. Default 8. */
  queueLimit?: number
  /** From the call to the answer, waiting included. Default 9,000. */
  clockMs?: number
  /** Path of `read-pdf-child.mjs` where it cannot be found beside this module or in the project's `adapters/pdf`. */
  childPath?: string
}

export type PdfReader = {
  read: ReadPdf
  /** Kills waiting children and answers everything still queued with `busy`. */
  close: () => Promise<void>
}

const MAX_ANSWER_BYTES = 4_000_000

const readingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), pages: z.array(z.object({ lines: z.array(z.string()) })), pageCount: z.number() }),
  z.object({ kind: z.enum(['encrypted', 'damaged', 'too-complex']) }),
  z.object({ kind: z.literal('no-text'), pageCount: z.number() }),
  z.object({ kind: z.literal('too-many-pages'), pageCount: z.number(), limit: z.number() }),
])

/** A reader with its own pool; one per process is enough. The process must be Node 24 (`process.execPath`). */
export function createPdfReader(options: PdfReaderOptions = {}): PdfReader {
  const { warm = 1, concurrency = 2, queueLimit = 8, clockMs = 9000 } = options
  const command = childCommand(options.childPath)
  const idle: ChildProcess[] = []
  const waiting: { start: () => void; refuse: () => void }[] = []
  let reading = 0
  let closed = false

  function keepWarm(): void {
    while (!closed && idle.length < warm) {
      const child = startChild(command)
      // A waiting child must not keep the server from ending.
      setReferenced(child, false)
      const forget = () => {
        const at = idle.indexOf(child)
        if (at >= 0) idle.splice(at, 1)
      }
      child.once('exit', forget).once('error', forget)
      idle.push(child)
    }
  }

  function takeChild(): ChildProcess {
    const ready = idle.shift()
    if (ready === undefined) return startChild(command)
    setReferenced(ready, true)
    return ready
  }

  async function turn(deadline: number): Promise<boolean> {
    if (closed) return false
    if (reading < concurrency) {
      reading++
      return true
    }
    if (waiting.length >= queueLimit) return false
    return new Promise((resolve) => {
      const settle = (granted: boolean) => {
        clearTimeout(timer)
        const at = waiting.indexOf(entry)
        if (at >= 0) waiting.splice(at, 1)
        if (granted) reading++
        resolve(granted)
      }
      const entry = { start: () => settle(true), refuse: () => settle(false) }
      // Half of the clock is left for the reading itself.
      const timer = setTimeout(entry.refuse, Math.max(0, deadline - Date.now() - clockMs / 2))
      waiting.push(entry)
    })
  }

  async function read(bytes: Uint8Array, limits: PdfReadLimits = {}): Promise<PdfReading> {
    if (bytes.length === 0) return { kind: 'empty' }
    if (Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(5, bytes.length)).toString('latin1') !== '%PDF-') {
      return { kind: 'not-a-pdf' }
    }
    const deadline = Date.now() + clockMs
    if (!(await turn(deadline))) return { kind: 'busy' }
    try {
      return await readInChild(takeChild(), bytes, limits, deadline - Date.now())
    } finally {
      reading--
      keepWarm()
      waiting[0]?.start()
    }
  }

  async function close(): Promise<void> {
    closed = true
    for (const entry of [...waiting]) entry.refuse()
    const ending = idle.splice(0).map(
      (child) =>
        new Promise<void>((resolve) => {
          if (child.exitCode !== null || child.signalCode !== null) return resolve()
          setReferenced(child, true)
          child.once('exit', () => resolve())
          child.kill('SIGKILL')
        }),
    )
    await Promise.all(ending)
  }

  keepWarm()
  return { read, close }
}

function childCommand(childPath: string | undefined): string[] {
  const child = realpathSync(childPath ?? findChild())
  const pdfjs = realpathSync(dirname(createRequire(child).resolve('pdfjs-dist/package.json')))
  return [
    process.execPath,
    '--permission',
    `--allow-fs-read=${dirname(child)}/*`,
    `--allow-fs-read=${pdfjs}/*`,
    '--max-old-space-size=192',
    '--no-warnings',
    child,
    pdfjs,
  ]
}

/** Beside this module, or in `adapters/pdf` of a folder above it (a bundle in `build/`) or of the working folder. */
function findChild(): string {
  const tried: string[] = []
  let folder = dirname(fileURLToPath(import.meta.url))
  tried.push(join(folder, 'read-pdf-child.mjs'))
  for (; dirname(folder) !== folder; folder = dirname(folder)) tried.push(join(folder, 'adapters/pdf/read-pdf-child.mjs'))
  tried.push(join(process.cwd(), 'adapters/pdf/read-pdf-child.mjs'))
  const found = tried.find((path) => existsSync(path))
  if (found === undefined) throw new Error(`read-pdf-child.mjs was not found; tried ${tried.join(', ')}`)
  return found
}

function startChild(command: string[]): ChildProcess {
  // 900,000 KB of data and 15 s of processor: limits the kernel keeps, whatever the file makes the library do.
  const script = 'ulimit -d 900000; ulimit -t 15; ulimit -c 0; exec "$@"'
  const child = spawn('/bin/sh', ['-c', script, 'sh', ...command], { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'ignore'] })
  // Writing to a child that has just died is answered by its exit, not by this error.
  child.stdin?.on('error', () => {})
  return child
}

function setReferenced(child: ChildProcess, referenced: boolean): void {
  for (const part of [child, child.stdin, child.stdout] as { ref?: () => void; unref?: () => void }[]) {
    if (referenced) part?.ref?.()
    else part?.unref?.()
  }
}

function readInChild(child: ChildProcess, bytes: Uint8Array, limits: PdfReadLimits, clockMs: number): Promise<PdfReading> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    let settled = false
    const settle = (reading: PdfReading) => {
      if (settled) return
      settled = true
      clearTimeout(timer)
      child.kill('SIGKILL')
      resolve(reading)
    }
    const timer = setTimeout(() => settle({ kind: 'too-complex' }), clockMs)
    child.once('error', () => settle({ kind: 'failed' }))
    child.stdout?.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > MAX_ANSWER_BYTES) settle({ kind: 'too-complex' })
      else chunks.push(chunk)
    })
    // An end without an answer is the work of one of the limits.
    child.once('close', () => settle(parseAnswer(Buffer.concat(chunks).toString('utf8'))))
    if (child.exitCode !== null) return settle({ kind: 'failed' })
    const { maxPages = 30, maxLetters = 150_000 } = limits
    child.stdin?.write(`${JSON.stringify({ maxPages, maxLetters })}\n`)
    child.stdin?.end(bytes)
  })
}

function parseAnswer(output: string): PdfReading {
  const [ready, answer, rest] = output.split('\n')
  if (ready !== 'ready') return { kind: 'failed' }
  if (answer === undefined || rest === undefined) return { kind: 'too-complex' }
  try {
    return readingSchema.parse(JSON.parse(answer))
  } catch {
    return { kind: 'too-complex' }
  }
}
