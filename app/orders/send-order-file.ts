/** Sends one file to an order in pieces, and goes on by itself where the connection breaks. */
import type { FileNeed } from '../../domain/orders/needed-files.ts'
import { UPLOAD_CHUNK_BYTES } from '../../domain/uploads/order-uploads.ts'
import type { OrderFileView, UnfinishedUpload } from '../../usecases/order-uploads.ts'
import { ask } from '../ui/ask.ts'
import { call, type CallRefusal } from '../ui/call.ts'

/** Tries in a row without a single piece arriving. Then the sender decides. */
const TRIES = 6
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

export type SendResult = { kind: 'kept'; file: OrderFileView } | { kind: 'cancelled' } | { kind: 'failed'; message: string }

type Given = {
  reference: string
  need: FileNeed
  name: string
  content: Blob
  /** Of the whole content, lower-case hex. */
  sha256: string
  signal: AbortSignal
  onProgress(received: number): void
  /** The connection is broken, or the server asks to wait: it goes on by itself. */
  onWaiting(waits: boolean): void
  /** For tests. */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>
}

/** What may be otherwise the next time. */
const PASSES: readonly number[] = [0, 408, 429, 500, 502, 503, 504]

/** Before the next of several tries, as the server asks or ever longer. */
export const pauseBefore = (failures: number, retryAfterSeconds: number | null): number =>
  Math.min(LONGEST_PAUSE_MS, retryAfterSeconds === null ? FIRST_PAUSE_MS * 2 ** (failures - 1) : retryAfterSeconds * 1000)

function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end, { once: true })
    // Sooner than its time where the connection is back.
    addEventListener('online', end, { once: true })
  })
}

export async function hashOf(content: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await content.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export async function sendOrderFile(given: Given): Promise<SendResult> {
  const { reference, need, name, content, sha256, signal, onProgress, onWaiting, pause = pauseFor } = given
  const place = `/api/orders/${encodeURIComponent(reference)}/uploads`
  let failures = 0
  let furthest = 0
  let upload: UnfinishedUpload | null = null

  /** True where it is tried again. */
  async function mayTryAgain({ status, retryAfterSeconds }: CallRefusal): Promise<boolean> {
    failures += 1
    if (!PASSES.includes(status) || failures >= TRIES) return false
    onWaiting(true)
    await pause(pauseBefore(failures, retryAfterSeconds), signal)
    return true
  }

  const progressed = (received: number) => {
    if (received > furthest) failures = 0
    furthest = Math.max(furthest, received)
    onWaiting(false)
    onProgress(received)
  }

  try {
    for (;;) {
      if (signal.aborted) return { kind: 'cancelled' }
      const begun = await ask('POST /api/orders/:reference/uploads', { params: { reference }, body: { need, name, bytes: content.size, sha256 } }, { signal })
      if (!begun.ok) {
        if (await mayTryAgain(begun)) continue
        return signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', message: begun.message }
      }
      if (begun.value.kind === 'kept') return { kind: 'kept', file: begun.value.file }
      upload = begun.value.upload
      let { received } = upload
      progressed(received)
      let broken: CallRefusal | null = null
      while (received < content.size && broken === null) {
        const piece = await ask(
          'POST /api/orders/:reference/uploads/:id/chunks',
          { params: { reference, id: upload.id }, query: `start=${received}`, body: content.slice(received, received + UPLOAD_CHUNK_BYTES) },
          { signal },
        )
        if (piece.ok) {
          received = piece.value.received
          progressed(received)
        } else if (piece.kind === 'elsewhere' && typeof piece.body['received'] === 'number' && piece.body['received'] !== received) received = piece.body['received']
        else broken = piece
      }
      if (broken === null) {
        const done = await ask('POST /api/orders/:reference/uploads/:id/completion', { params: { reference, id: upload.id }, body: {} }, { signal })
        if (done.ok) return { kind: 'kept', file: done.value.file }
        broken = done
      }
      if (signal.aborted) return { kind: 'cancelled' }
      if (!(await mayTryAgain(broken))) return { kind: 'failed', message: broken.message }
    }
  } finally {
    if (signal.aborted && upload !== null) await call(`${place}/${upload.id}/removal`, {})
  }
}
