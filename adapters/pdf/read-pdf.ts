/**
 * Reads the text of a PDF, and the facts in it, in a child process per file, because a hostile file of a few kilobytes can drive the
 * library past any limit that holds inside one process (array buffers count neither for worker limits nor for the
 * heap limit), and text can be made to keep the readers of facts busy. Each child is bounded in memory, processor time, wall clock and file access, and reads one file only.
 */
import type { ChildProcess } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { PdfReading, PdfReadLimits, PdfRefusal, ReadPdf, ResumeRefusal } from '../../domain/resume/pdf-reading.ts'
import { withCertainty } from '../../domain/person/decisive-facts.ts'
import { personFactsSchema } from '../../domain/person/person-facts.ts'
import { resumeFactsSchema } from '../../domain/resume/resume-facts.ts'
import { filedPetitionSchema } from '../../domain/rfe/read-filed-petition.ts'
import { noticeReadingSchema, type NoticeReading } from '../../domain/rfe/notice-reading.ts'
import type { DocumentReader, ResumeRead } from '../../usecases/ports.ts'
import { boundedCommand, clockVerdict, endChild, processorMsOf, readableSources, setReferenced, startBounded } from './bounded-child.ts'
import type { FACT_READERS } from './fact-readers.ts'
import { fairTurns } from './fair-turns.ts'

export type PdfReaderOptions = {
  /** Children started ahead and waiting; 0 starts each when it is needed. Default 1. */
  warm?: number
  /** Files read at the same time. Default 2. */
  concurrency?: number
  /** Files that may wait for their turn, of everyone and of one visitor; one too many is answered `busy`. Default 24 and 4. */
  queueLimit?: number
  perVisitor?: number
  /** For the turn to come, and for the reading itself from when its child is ready. Default 20,000 and 9,000. */
  waitMs?: number
  clockMs?: number | undefined
  /** For a scan to be recognized, three pages at most. Default 40,000. */
  scanClockMs?: number
  /** A module with other readers of facts, and how processor time is told; for tests. */
  factReaders?: string
  processorMs?: typeof processorMsOf | undefined
  /** Path of `read-pdf-child.mjs` where it cannot be found beside this module or in the project's `adapters/pdf`. */
  childPath?: string
}

export type PdfReader = DocumentReader & {
  /** The text alone, for tests and measurements. */
  read: ReadPdf
  /** Kills waiting children and answers everything still queued with `busy`. */
  close: () => Promise<void>
}

/** Recognizing takes seconds of processor time a page: longer scans are refused. */
const SCAN_PAGES_MAX = 3
/** A notice is longer than a resume, and its sender waits for it. */
const SCANNED_NOTICE_PAGES_MAX = 6
/** A petition letter as it was filed, without its exhibits. */
const FILED_PAGES_MAX = 120
const FILED_LETTERS_MAX = 600_000
const MAX_ANSWER_BYTES = 4_000_000
/** A child that is not ready by then will not be. */
const START_MS = 30_000

const receiptSchema = z.object({ receipt: z.string().max(20).nullable() })

type Facts = keyof typeof FACT_READERS | 'returned'

/** What the child is asked for. */
type Task = { limits: PdfReadLimits; facts: Facts | null; now: number }

const lineLayoutSchema = z.object({
  x: z.number(),
  endX: z.number(),
  y: z.number(),
  size: z.number(),
  bold: z.boolean(),
  italic: z.boolean(),
  drop: z.number().nullable(),
  column: z.number(),
  breaks: z.array(z.number()),
  endsParagraph: z.boolean().optional(),
})

const readingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('facts'), facts: z.unknown() }),
  z.object({
    kind: z.literal('text'),
    pages: z.array(z.object({ lines: z.array(z.string()), layout: z.array(lineLayoutSchema.nullable()) })),
    pageCount: z.number(),
  }),
  z.object({ kind: z.enum(['encrypted', 'damaged', 'too-complex', 'not-a-pdf']) }),
  z.object({ kind: z.literal('no-text'), pageCount: z.number() }),
  z.object({ kind: z.literal('too-many-pages'), pageCount: z.number(), limit: z.number() }),
])

const returnedSchema = z.object({
  paragraphs: z.array(
    z.object({
      runs: z.array(z.object({ text: z.string(), bold: z.boolean(), italic: z.boolean() })),
      marks: z.array(z.string()),
      cell: z.boolean(),
      tracked: z.number().int(),
      remarks: z.array(z.object({ by: z.string(), text: z.string() })),
    }),
  ),
})
/** A letter of forty pages has about 110,000 letters. */
const RETURNED_LETTERS_MAX = 400_000

const planSchema = z.object({ paragraphs: z.array(z.object({ page: z.number().int(), text: z.string() })) })
/** Business plans are longer than resumes. */
const PLAN_LIMITS: PdfReadLimits = { maxPages: 80, maxLetters: 300_000 }

/** A reader with its own pool; one per process is enough. The process must be Node 24 (`process.execPath`). */
export function createPdfReader(options: PdfReaderOptions = {}): PdfReader {
  const { warm = 1, concurrency = 2, queueLimit = 24, perVisitor = 4, waitMs = 20_000, clockMs = 9000, scanClockMs = 40_000, processorMs = processorMsOf } = options
  const command = childCommand(options)
  const idle: ChildProcess[] = []
  // One at a time: recognizing fills a core.
  const scanTurns = fairTurns({ concurrency: 1, queueLimit: 6, perVisitor: 1, waitMs: scanClockMs, now: () => performance.now() })
  const turns = fairTurns({ concurrency, queueLimit, perVisitor, waitMs, now: () => performance.now() })
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

  async function answerOf(bytes: Uint8Array, visitor: string, task: Task): Promise<ChildAnswer> {
    if (bytes.length === 0) return { kind: 'empty' }
    const format = formatOf(bytes)
    // A notice comes as paper, and so as a PDF.
    if (format === 'other' || (format === 'pdf' && task.facts === 'returned') || (format === 'docx' && (task.facts === null || task.facts === 'notice'))) return { kind: 'not-a-pdf' }
    const turn = await turns.take(visitor)
    if (turn === null) return { kind: 'busy' }
    try {
      const answer = await readInChild(takeChild(), bytes, task, clockMs, processorMs)
      // Its child was kept waiting: once more, before anybody is told to come back.
      return answer.kind === 'busy' && !closed ? await readInChild(takeChild(), bytes, task, clockMs, processorMs) : answer
    } finally {
      keepWarm()
      turn.end()
    }
  }

  async function read(bytes: Uint8Array, limits: PdfReadLimits = {}): Promise<PdfReading> {
    const answer = await answerOf(bytes, '', { limits, facts: null, now: 0 })
    return answer.kind === 'facts' ? { kind: 'failed' } : answer
  }

  async function readResume(bytes: Uint8Array, { visitor, now }: { visitor: string; now: number }): Promise<ResumeRead | ResumeRefusal> {
    if (isCompoundFile(bytes)) return { kind: 'old-word' }
    const answer = await readFacts(bytes, visitor, 'resume', now, readResumeSchema)
    const read = answer.kind === 'read' ? asRead(answer.facts) : answer
    if (read.kind !== 'no-text' || read.pageCount > SCAN_PAGES_MAX || !holdsPicture(bytes)) return read
    return (await recognizeResume(bytes, visitor, now)) ?? read
  }

  /** Null where nothing could be recognized, or not in time. */
  async function recognizeResume(bytes: Uint8Array, visitor: string, now: number): Promise<ResumeRead | { kind: 'busy' } | null> {
    const read = await recognize(bytes, visitor, { limits: { maxPages: SCAN_PAGES_MAX }, facts: 'resume', now }, readResumeSchema)
    return read === null || 'kind' in read ? read : asScanned(asRead(read.facts))
  }

  async function recognize<T>(
    bytes: Uint8Array,
    visitor: string,
    task: Task,
    schema: z.ZodType<T>,
    clock = scanClockMs,
    processorS = SCAN_PROCESSOR_S,
  ): Promise<{ facts: T } | { kind: 'busy' } | null> {
    const turn = await scanTurns.take(visitor)
    if (turn === null) return { kind: 'busy' }
    try {
      const answer = await readInChild(startChild(scanChildCommand(options), processorS), bytes, task, clock, processorMs)
      if (answer.kind === 'busy') return answer
      const parsed = answer.kind === 'facts' ? schema.safeParse(answer.facts) : null
      return parsed?.success ? { facts: parsed.data } : null
    } finally {
      turn.end()
    }
  }

  async function readNotice(bytes: Uint8Array, { visitor }: { visitor: string }): Promise<{ kind: 'read'; facts: NoticeReading } | PdfRefusal> {
    const read = await readFacts(bytes, visitor, 'notice', 0, noticeReadingSchema)
    if (read.kind !== 'no-text' || read.pageCount > SCANNED_NOTICE_PAGES_MAX || !holdsPicture(bytes)) return read
    const recognized = await recognize(bytes, visitor, { limits: { maxPages: SCANNED_NOTICE_PAGES_MAX }, facts: 'notice', now: 0 }, noticeReadingSchema, scanClockMs * 2, SCAN_PROCESSOR_S * 2)
    if (recognized === null) return read
    return 'kind' in recognized ? recognized : { kind: 'read', facts: asRecognized(recognized.facts) }
  }

  /** Facts that do not fit their schema are a fault of ours, and nothing is made of them. */
  async function readFacts<T>(bytes: Uint8Array, visitor: string, facts: Facts, now: number, schema: z.ZodType<T>, limits: PdfReadLimits = {}): Promise<{ kind: 'read'; facts: T } | PdfRefusal> {
    const answer = await answerOf(bytes, visitor, { limits, facts, now })
    if (answer.kind === 'text') return { kind: 'failed' }
    if (answer.kind !== 'facts') return answer
    const parsed = schema.safeParse(answer.facts)
    return parsed.success ? { kind: 'read', facts: parsed.data } : { kind: 'failed' }
  }

  async function readPlan(bytes: Uint8Array, { visitor }: { visitor: string }): ReturnType<DocumentReader['readPlan']> {
    if (isCompoundFile(bytes)) return { kind: 'old-word' }
    const answer = await readFacts(bytes, visitor, 'plan', 0, planSchema, PLAN_LIMITS)
    return answer.kind === 'read' ? { kind: 'read', ...answer.facts } : answer
  }

  async function readReturnedLetter(bytes: Uint8Array, { visitor }: { visitor: string }): ReturnType<DocumentReader['readReturnedLetter']> {
    if (isCompoundFile(bytes)) return { kind: 'old-word' }
    const answer = await readFacts(bytes, visitor, 'returned', 0, returnedSchema, { maxLetters: RETURNED_LETTERS_MAX })
    return answer.kind === 'read' ? { kind: 'read', ...answer.facts } : answer
  }

  async function close(): Promise<void> {
    closed = true
    turns.close()
    scanTurns.close()
    await Promise.all(idle.splice(0).map(endChild))
  }

  keepWarm()
  return {
    read,
    readResume,
    readNotice,
    readReceiptNumber: async (bytes, { visitor }) => {
      const read = await readFacts(bytes, visitor, 'receipt', 0, receiptSchema)
      return read.kind === 'read' ? read.facts.receipt : null
    },
    readFiledPetition: (bytes, { visitor }) => readFacts(bytes, visitor, 'filedPetition', 0, filedPetitionSchema, { maxPages: FILED_PAGES_MAX, maxLetters: FILED_LETTERS_MAX }),
    readPlan,
    readReturnedLetter,
    close,
  }
}

type ChildAnswer = PdfReading | z.infer<typeof readingSchema>

/** By the first bytes: a PDF, or a zip, which a Word file is. */
function formatOf(bytes: Uint8Array): 'pdf' | 'docx' | 'other' {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(5, bytes.length)).toString('latin1')
  if (head === '%PDF-') return 'pdf'
  return head.startsWith('PK\u0003\u0004') ? 'docx' : 'other'
}

/** A picture is never packed away in another object, so its mark stands in plain letters. */
function holdsPicture(bytes: Uint8Array): boolean {
  return /\/Subtype\s*\/Image\b/.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1'))
}

/** What Word wrote before 2007, and what it wraps a file with a password in. */
function isCompoundFile(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(8, bytes.length)).toString('hex') === 'd0cf11e0a1b11ae1'
}

const readResumeSchema = resumeFactsSchema.extend({ person: personFactsSchema, text: z.string().default('') })

function asRead({ text, person, ...facts }: z.infer<typeof readResumeSchema>): ResumeRead {
  return { kind: 'read', facts, person, text }
}

/** Any letter may be another one. */
function asScanned({ facts, person, text }: ResumeRead): ResumeRead {
  return { kind: 'read', facts: { ...facts, degrees: facts.degrees.map((degree) => ({ ...degree, unsure: true })) }, person: withCertainty(person, 'unsure'), text, scanned: true }
}

/** Any letter may be another one: what was found is shown, and handed over. */
function asRecognized(reading: NoticeReading): NoticeReading {
  // Words that were not recognized tell nothing: only a title that was makes it another letter.
  if (reading.kind === 'not-a-notice' && ['own-document', 'other-document', 'other-classification'].includes(reading.why)) return { kind: 'unclear', why: 'not-readable' }
  return reading.kind === 'read' ? { ...reading, confidence: 'unclear', notes: [...reading.notes, 'recognized-in-pictures'] } : reading
}

function childCommand({ childPath, factReaders }: PdfReaderOptions): string[] {
  const child = realpathSync(childPath ?? findChild())
  const resolve = createRequire(child).resolve
  const packages = ['pdfjs-dist', 'fflate', 'sax'].map((name) => realpathSync(dirname(resolve(`${name}/package.json`))))
  const [pdfjs = '', ...others] = packages
  const readers = realpathSync(factReaders ?? findFactReaders())
  return readerCommand(child, packages, readers, 192, [pdfjs, readers, ...others])
}

function scanChildCommand({ childPath, factReaders }: PdfReaderOptions): string[] {
  const child = join(dirname(realpathSync(childPath ?? findChild())), 'read-scan-child.mjs')
  const resolve = createRequire(child).resolve
  const packages = [
    resolve('@hyzyla/pdfium/pdfium.wasm').replace(/[\\/]dist[\\/].*$/, ''),
    dirname(resolve('tesseract.js-core/package.json')),
    dirname(resolve('@tesseract.js-data/eng/package.json')),
  ].map((path) => realpathSync(path))
  const readers = realpathSync(factReaders ?? findFactReaders())
  return readerCommand(child, packages, readers, 256, [...packages, readers])
}

/** It may read its own folder, the packages and the readers of facts. */
function readerCommand(child: string, packages: string[], readers: string, heapMb: number, args: string[]): string[] {
  // The built module holds all that it needs.
  const rules = readers.endsWith('.ts') ? readableSources(join(dirname(readers), '../..')) : []
  return boundedCommand(child, { readable: [`${dirname(child)}/*`, ...packages.map((path) => `${path}/*`), readers, ...rules], heapMb, args })
}

/** Beside this module in the sources; a program of its own beside the bundled server. */
function findFactReaders(): string {
  const here = dirname(fileURLToPath(import.meta.url))
  const tried = [join(here, 'fact-readers.ts'), join(here, 'fact-readers.mjs'), join(here, '../fact-readers.mjs')]
  const found = tried.find((path) => existsSync(path))
  if (found === undefined) throw new Error(`the fact readers were not found; tried ${tried.join(', ')}`)
  return found
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

const PDF_PROCESSOR_S = 15
const SCAN_PROCESSOR_S = 45

const startChild = (command: string[], processorS = PDF_PROCESSOR_S) => startBounded(command, { processorS, stdio: ['pipe', 'pipe', 'ignore'] })

function readInChild(child: ChildProcess, bytes: Uint8Array, { limits, facts, now }: Task, clockMs: number, processorMs: typeof processorMsOf): Promise<ChildAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    let settled = false
    const settle = (reading: ChildAnswer) => {
      if (settled) return
      settled = true
      clearTimeout(timer)
      child.kill('SIGKILL')
      resolve(reading)
    }
    let timer = setTimeout(() => settle({ kind: 'busy' }), START_MS)
    child.once('error', () => settle({ kind: 'failed' }))
    child.stdout?.on('data', (chunk: Buffer) => {
      // The first words are those of a child that is ready: from here on the time is the file's.
      if (size === 0) {
        clearTimeout(timer)
        const verdict = clockVerdict(child, clockMs, processorMs)
        timer = setTimeout(() => settle({ kind: verdict() }), clockMs)
      }
      size += chunk.length
      if (size > MAX_ANSWER_BYTES) settle({ kind: 'too-complex' })
      else chunks.push(chunk)
    })
    // An end without an answer is the work of one of the limits.
    child.once('close', () => settle(parseAnswer(Buffer.concat(chunks).toString('utf8'))))
    if (child.exitCode !== null) return settle({ kind: 'failed' })
    const { maxPages = 30, maxLetters = 150_000 } = limits
    child.stdin?.write(`${JSON.stringify({ maxPages, maxLetters, facts, now })}\n`)
    child.stdin?.end(bytes)
  })
}

function parseAnswer(output: string): ChildAnswer {
  const [ready, answer, rest] = output.split('\n')
  if (ready !== 'ready') return { kind: 'failed' }
  if (answer === undefined || rest === undefined) return { kind: 'too-complex' }
  try {
    return readingSchema.parse(JSON.parse(answer))
  } catch {
    return { kind: 'too-complex' }
  }
}
