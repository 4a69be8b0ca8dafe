import { useEffect, useRef, useState } from 'react'
import type { FileNeed } from '../../domain/orders/needed-files.ts'
import { ORDER_FILE_BYTES_MAX } from '../../domain/uploads/order-uploads.ts'
import type { OrderFileView, OrderUploadsView } from '../../usecases/order-uploads.ts'
import { call } from '../ui/call.ts'
import { refreshPage } from '../ui/refresh-page.ts'
import { hashOf, sendOrderFile } from './send-order-file.ts'
import { shrinkPhoto } from './shrink-photo.ts'

export const FILE_MB_MAX = ORDER_FILE_BYTES_MAX / (1024 * 1024)

/** A file on its way. */
export type Sending = {
  key: string
  need: FileNeed
  source: File
  bytes: number
  received: number
  state: 'queued' | 'sending' | 'waiting' | 'failed'
  message: string | null
  abort: AbortController
}

/** The files of an order as they stand in this browser: arrived, begun before and left, on their way one after the other. */
export function useOrderUploads(reference: string, uploads: OrderUploadsView) {
  const place = `/api/orders/${encodeURIComponent(reference)}`
  const [added, setAdded] = useState<OrderFileView[]>([])
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [sending, setSending] = useState<Sending[]>([])
  const [said, setSaid] = useState('')
  const line = useRef<Promise<void>>(Promise.resolve())

  // Whoever leaves while a file is on its way is asked first.
  const busy = sending.some(({ state }) => state !== 'failed')
  useEffect(() => {
    if (!busy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [busy])

  const files = [...uploads.files, ...added.filter(({ id }) => !uploads.files.some((file) => file.id === id))].filter(({ id }) => !gone.has(id))
  const unfinished = uploads.unfinished.filter(
    ({ id, name, need }) => !gone.has(id) && !sending.some((one) => one.need === need && one.source.name === name) && !files.some((file) => file.need === need && file.name === name),
  )
  const change = (key: string, next: Partial<Sending>) => setSending((list) => list.map((one) => (one.key === key ? { ...one, ...next } : one)))
  const forget = (key: string) => setSending((list) => list.filter((one) => one.key !== key))

  async function send(one: Sending): Promise<void> {
    const { key, source, need, abort } = one
    if (abort.signal.aborted) return
    change(key, { state: 'sending', message: null })
    try {
      const content = await shrinkPhoto(source)
      change(key, { bytes: content.size })
      const result = await sendOrderFile({
        reference,
        need,
        name: source.name,
        content,
        sha256: await hashOf(content),
        signal: abort.signal,
        onProgress: (received) => change(key, { received }),
        onWaiting: (waits) => change(key, { state: waits ? 'waiting' : 'sending' }),
      })
      if (result.kind === 'failed') return change(key, { state: 'failed', message: result.message })
      forget(key)
      if (result.kind === 'cancelled') return setSaid(`${source.name}: canceled`)
      setAdded((list) => [...list, result.file])
      setSaid(`${source.name} has arrived`)
      void refreshPage()
    } catch {
      change(key, { state: 'failed', message: 'This file could not be read. Please choose it again.' })
    }
  }

  // One after the other, so that a slow line carries one file to its end before it begins the next.
  const queue = (one: Sending) => {
    line.current = line.current.then(() => send(one))
  }

  function add(need: FileNeed, chosen: readonly File[]) {
    const fresh = chosen.map((source): Sending => {
      const tooLarge = source.size > ORDER_FILE_BYTES_MAX
      return {
        key: crypto.randomUUID(),
        need,
        source,
        bytes: source.size,
        received: 0,
        state: tooLarge ? 'failed' : 'queued',
        message: tooLarge ? `The file is larger than ${FILE_MB_MAX} MB. Please send it in parts.` : null,
        abort: new AbortController(),
      }
    })
    setSending((list) => [...list, ...fresh])
    for (const one of fresh) if (one.state === 'queued') queue(one)
  }

  function again(one: Sending) {
    const next = { ...one, state: 'queued' as const, message: null, abort: new AbortController() }
    change(one.key, next)
    queue(next)
  }

  function cancel(one: Sending) {
    one.abort.abort()
    forget(one.key)
  }

  async function takeBack(path: string, id: string, name: string) {
    const answer = await call(path, {})
    if (!answer.ok && answer.status !== 404) return setSaid(answer.message)
    setGone((ids) => new Set([...ids, id]))
    setSaid(`${name} was taken back`)
    void refreshPage()
  }

  return {
    files,
    unfinished,
    sending,
    busy,
    said,
    add,
    again,
    cancel,
    takeBackFile: ({ id, name }: { id: string; name: string }) => takeBack(`${place}/uploaded-files/${id}/removal`, id, name),
    discard: ({ id, name }: { id: string; name: string }) => takeBack(`${place}/uploads/${id}/removal`, id, name),
  }
}
