import { useRef, useState } from 'react'
import { call, type CallAnswer } from './call.ts'

function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Sends a form once at a time: a second click while it is on its way does nothing (`send` answers null), and the same
 * content sent again carries the same key, so the server keeps it once.
 */
export function useSending<T>(path: string): { sending: boolean; send(body: Record<string, unknown>): Promise<CallAnswer<T> | null> } {
  const [sending, setSending] = useState(false)
  const underway = useRef(false)
  const last = useRef<{ text: string; key: string } | null>(null)
  async function send(body: Record<string, unknown>) {
    if (underway.current) return null
    underway.current = true
    setSending(true)
    const text = JSON.stringify(body)
    if (last.current?.text !== text) last.current = { text, key: newKey() }
    const answer = await call<T>(path, { ...body, idempotencyKey: last.current.key })
    if (answer.ok) last.current = null
    underway.current = false
    setSending(false)
    return answer
  }
  return { sending, send }
}
