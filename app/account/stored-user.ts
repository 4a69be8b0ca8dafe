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
  if (!answer.ok && answer.status === 401) {
    storeUser(null)
    location.reload()
  }
  return answer
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
