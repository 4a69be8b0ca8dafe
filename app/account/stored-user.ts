import type { AccountRole, GivenRole } from '../../domain/accounts/account-roles.ts'
import { callWith, type CallAnswer, type CallOptions, type CallRefusal } from '../ui/call.ts'
import type { CallName } from '../../api/contract.ts'
import { ask, type AnswerOf, type Sent } from '../ui/ask.ts'

/** The browser keeps who is signed in under this key (specification 2 §3). */
const KEY = 'user'

export type StoredUser = {
  id: string
  email: string
  role: AccountRole
  /** Not in what was stored before roles were a set. */ roles?: GivenRole[]
  firstName: string
  lastName: string
  token: string
}

export const hasRole = (user: Pick<StoredUser, 'role' | 'roles'> | null, role: GivenRole): boolean => user !== null && (user.roles?.includes(role) ?? user.role === role)

const listeners = new Set<() => void>()
let kept: { text: string; user: StoredUser | null } | null = null
/** What this page alone remembers where the browser keeps nothing: storage is blocked or full. */
let unkept: string | null = null

function storedText(): string {
  try {
    return unkept ?? localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** The same object as long as the same text is stored. Null where nothing usable is. */
function read(): StoredUser | null {
  const text = storedText()
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

function forgetKept(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing can be kept there, so nothing is.
  }
}

export function storeUser(user: StoredUser | null): void {
  const text = user === null ? '' : JSON.stringify(user)
  unkept = null
  try {
    if (text !== '') localStorage.setItem(KEY, text)
  } catch {
    unkept = text
  }
  // Only where nothing takes its place: other tabs would take a moment without anyone for a sign-out.
  if (text === '' || unkept !== null) forgetKept()
  for (const notify of listeners) notify()
}

/** Tells of each change of who is signed in, in other tabs too, until the returned function is called. */
export function watchUser(notify: () => void): () => void {
  listeners.add(notify)
  addEventListener('storage', notify)
  return () => {
    listeners.delete(notify)
    removeEventListener('storage', notify)
  }
}

/** Whose mailbox is not confirmed yet is kept without an id, and is not signed in. */
const isConfirmed = ({ id }: StoredUser) => id !== ''

/** Null where nobody is. */
export function signedInUser(): StoredUser | null {
  const user = read()
  return user !== null && isConfirmed(user) ? user : null
}

/** A call of the signed-in person. A 401 means the token ended: the stored user is removed and the page loads anew. */
export async function callAsUser(path: string, body: unknown = null, options: CallOptions = {}): Promise<CallAnswer<unknown>> {
  const token = read()?.token
  const answer = await callWith(path, body, token === undefined ? options : { ...options, token })
  if (!answer.ok && answer.status === 401) forgetUser(token)
  return answer
}

/** A call of the contract by the signed-in person, as `callAsUser`. */
export async function askAsUser<K extends CallName>(call: K, sent: Sent<K>, options: Omit<CallOptions, 'method'> = {}): Promise<CallAnswer<AnswerOf<K>>> {
  const token = read()?.token
  const answer = await ask(call, sent, token === undefined ? options : { ...options, token })
  if (!answer.ok && answer.status === 401) forgetUser(token)
  return answer
}

/** The token ended: its user is removed and the page loads anew. Who has signed in or out since has another one, and stays. */
function forgetUser(token: string | undefined): void {
  if (token === undefined || read()?.token !== token) return
  storeUser(null)
  location.reload()
}

/** Stores what an answer says of the user whose token it was asked with: not over someone else, and not after a sign-out. */
export function storeChanges(token: string, changes: Partial<StoredUser>): void {
  const user = read()
  if (user?.token === token) storeUser({ ...user, ...changes, token })
}

/**
 * Asks who is signed in: a role or name may have changed since it was stored, a token may have ended, and a mailbox may
 * have been confirmed on another device.
 */
export async function refreshUser(): Promise<void> {
  const user = read()
  if (user === null) return
  const { token } = user
  const answer = isConfirmed(user) ? await askAsUser('GET /users', {}) : await ask('GET /users', {}, { token })
  if (answer.ok) storeChanges(token, answer.value)
}

/** What a file's address answers the signed-in person; null where it is not given. A 401 is treated as by `callAsUser`. */
export async function fetchAsUser(path: string): Promise<Response | null> {
  const token = read()?.token
  const response = await fetch(path, { headers: { authorization: token ?? '' } }).catch(() => null)
  if (response?.status === 401) forgetUser(token)
  return response?.ok ? response : null
}

/** Signs in and stores the user with the token of the answer; the refusal where it failed. */
export async function signIn(given: { email: string; password: string }): Promise<CallRefusal | StoredUser> {
  return storeSignedIn(await ask('POST /auth', { body: given }))
}

/** What the second step needs, where a refusal of the first says that only it is missing. */
export function challengeOf(answer: CallRefusal): string | null {
  const { challenge } = answer.body
  return answer.kind === 'second-factor' && typeof challenge === 'string' ? challenge : null
}

/** The second step, as `signIn`. */
export async function signInSecondStep(given: { challenge: string; code: string }): Promise<CallRefusal | StoredUser> {
  return storeSignedIn(await ask('POST /auth/second-factor', { body: given }))
}

function storeSignedIn(answer: CallAnswer<Omit<StoredUser, 'token'>>): CallRefusal | StoredUser {
  if (!answer.ok) return answer
  const user = { ...answer.value, token: answer.token ?? '' }
  storeUser(user)
  return user
}

/** Signs out here at once; the token is revoked where the server can be reached, and nobody waits for that. */
export function signOut(): void {
  const token = read()?.token
  storeUser(null)
  if (token !== undefined) void callWith('/auth/sign-out', {}, { token, outlivesPage: true })
}
