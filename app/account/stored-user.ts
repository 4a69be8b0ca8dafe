import { useSyncExternalStore } from 'react'
import type { AccountRole } from '../../domain/accounts/account-roles.ts'
import { callWith, type CallAnswer, type CallOptions, type CallRefusal } from '../ui/call.ts'

/** The browser keeps who is signed in under this key (specification 2 §3). */
const KEY = 'user'

export type StoredUser = { id: string; email: string; role: AccountRole; firstName: string; lastName: string; token: string }

const listeners = new Set<() => void>()
let kept: { text: string; user: StoredUser | null } | null = null

/** The same object as long as the same text is stored. Null where nothing usable is. */
function read(): StoredUser | null {
  const text = localStorage.getItem(KEY) ?? ''
  if (kept?.text === text) return kept.user
  let user: StoredUser | null = null
  try {
    const parsed = JSON.parse(text) as Partial<StoredUser> | null
    if (typeof parsed?.token === 'string' && typeof parsed.email === 'string') user = parsed as StoredUser
  } catch {
    // Not ours, or broken: the same as signed out.
  }
  kept = { text, user }
  return user
}

export function storeUser(user: StoredUser | null): void {
  if (user === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, JSON.stringify(user))
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  addEventListener('storage', notify)
  return () => {
    listeners.delete(notify)
    removeEventListener('storage', notify)
  }
}

/** Undefined while the page is still the server's: nobody is known there. */
export function useStoredUser(): StoredUser | null | undefined {
  return useSyncExternalStore<StoredUser | null | undefined>(subscribe, read, () => undefined)
}

/** A call of the signed-in person. A 401 means the token ended: the stored user is removed and the page loads anew. */
export async function callAsUser<T>(path: string, body: unknown = null, options: CallOptions = {}): Promise<CallAnswer<T>> {
  const token = read()?.token
  const answer = await callWith<T>(path, body, token === undefined ? options : { ...options, token })
  if (!answer.ok && answer.status === 401) forgetUser()
  return answer
}

/** The token ended: the stored user is removed and the page loads anew. */
function forgetUser(): void {
  storeUser(null)
  location.reload()
}

/** Asks who is signed in: a role or name may have changed since it was stored, and a token may have ended. */
export async function refreshUser(): Promise<void> {
  const token = read()?.token
  if (token === undefined) return
  const answer = await callAsUser<Omit<StoredUser, 'token'>>('/users', null, { method: 'GET' })
  if (answer.ok && read()?.token === token) storeUser({ ...answer.value, token })
}

/** What a file's address answers the signed-in person; null where it is not given. A 401 is treated as by `callAsUser`. */
export async function fetchAsUser(path: string): Promise<Response | null> {
  const response = await fetch(path, { headers: { authorization: read()?.token ?? '' } }).catch(() => null)
  if (response?.status === 401) forgetUser()
  return response?.ok ? response : null
}

/** Signs in and stores the user with the token of the answer; the refusal where it failed. */
export async function signIn(given: { email: string; password: string }): Promise<CallRefusal | StoredUser> {
  const answer = await callWith<Omit<StoredUser, 'token'>>('/auth', given, {})
  if (!answer.ok) return answer
  const user = { ...answer.value, token: answer.token ?? '' }
  storeUser(user)
  return user
}

/** Signs out here at once; the token is revoked where the server can be reached. */
export async function signOut(): Promise<void> {
  const token = read()?.token
  storeUser(null)
  if (token !== undefined) await callWith('/auth/sign-out', {}, { token })
}
