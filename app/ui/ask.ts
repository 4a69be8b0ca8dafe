import type { JSONParsed } from 'hono/utils/types'
import type { CallName, Calls } from '../../api/contract.ts'
import { callWith, type CallAnswer, type CallOptions } from './call.ts'

type ParamOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}` ? Name | ParamOf<Rest> : Path extends `${string}:${infer Name}` ? Name : never

/** What a call answers, as it arrives: instants are text. */
export type AnswerOf<K extends CallName> = JSONParsed<Calls[K]['answer']>

/** What is sent with a call: its body, the names of its path, its query. */
export type Sent<K extends CallName> = ([Calls[K]['body']] extends [never] ? { body?: never } : { body: Calls[K]['body'] }) &
  ([ParamOf<K>] extends [never] ? { params?: never } : { params: Record<ParamOf<K>, string> }) & { query?: URLSearchParams | string }

type Asked = { path: string; body: unknown; method: 'GET' | 'POST' | 'PATCH' }

/** The request that a call of the contract is. */
export function requestOf<K extends CallName>(call: K, sent: Sent<K>): Asked {
  const [method, template] = call.split(' ') as [Asked['method'], string]
  const { body = null, params = {}, query = '' } = sent as { body?: unknown; params?: Record<string, string>; query?: URLSearchParams | string }
  const path = template.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
  return { method, body, path: `${query}` === '' ? path : `${path}?${query}` }
}

/** Makes a call of the contract, whose answers the server is held to by `answered`. Every outcome is a value, none is an exception. */
export async function ask<K extends CallName>(call: K, sent: Sent<K>, options: Omit<CallOptions, 'method'> = {}): Promise<CallAnswer<AnswerOf<K>>> {
  const { path, body, method } = requestOf(call, sent)
  return (await callWith(path, body, { ...options, method })) as CallAnswer<AnswerOf<K>>
}
