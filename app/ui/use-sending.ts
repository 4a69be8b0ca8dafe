import { useRef, useState } from 'react'
import type { CallName, Calls } from '../../api/contract.ts'
import { ask, type AnswerOf, type Sent } from './ask.ts'
import type { CallAnswer } from './call.ts'

/** A call that keeps what carries the same key once. */
type KeyedCall = { [K in CallName]: Calls[K]['body'] extends { idempotencyKey?: string | undefined } ? K : never }[CallName]

function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Sends a form once at a time: a second click while it is on its way does nothing (`send` answers null), and the same
 * content sent again carries the same key, so the server keeps it once.
 */
export function useSending<K extends KeyedCall>(call: K): { sending: boolean; send(body: Omit<Calls[K]['body'], 'idempotencyKey'>): Promise<CallAnswer<AnswerOf<K>> | null> } {
  const [sending, setSending] = useState(false)
  const underway = useRef(false)
  const last = useRef<{ text: string; key: string } | null>(null)
  async function send(body: Omit<Calls[K]['body'], 'idempotencyKey'>) {
    if (underway.current) return null
    underway.current = true
    setSending(true)
    const text = JSON.stringify(body)
    if (last.current?.text !== text) last.current = { text, key: newKey() }
    const answer = await ask(call, { body: { ...body, idempotencyKey: last.current.key } } as Sent<K>)
    if (answer.ok) last.current = null
    underway.current = false
    setSending(false)
    return answer
  }
  return { sending, send }
}
