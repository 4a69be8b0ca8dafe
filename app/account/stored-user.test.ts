import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as StoredUserModule from './stored-user.ts'

const ANNA = { id: '1', email: 'anna@mail.com', role: 'customer', firstName: 'Anna', lastName: '' } as const

let users: typeof StoredUserModule
const reload = vi.fn()

function storage(refuses: { read?: boolean; write?: boolean } = {}) {
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      if (refuses.read) throw new DOMException('blocked', 'SecurityError')
      return texts.get(key) ?? null
    },
    setItem: (key: string, text: string) => {
      if (refuses.write) throw new DOMException('full', 'QuotaExceededError')
      texts.set(key, text)
    },
    removeItem: (key: string) => {
      if (refuses.read) throw new DOMException('blocked', 'SecurityError')
      texts.delete(key)
    },
  })
  return texts
}

const answering = (status: number, body: unknown, token?: string) => vi.stubGlobal('fetch', async () => Response.json(body, { status, headers: token === undefined ? {} : { authorization: token } }))

/** What is sent as the token of the signed-in person. */
async function tokenSent(): Promise<string | undefined> {
  let sent: string | undefined
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    sent = headers['authorization']
    return Response.json([])
  })
  await users.callAsUser('/users/orders', null, { method: 'GET' })
  return sent
}

beforeEach(async () => {
  vi.resetModules()
  reload.mockClear()
  vi.stubGlobal('location', { reload })
  users = await import('./stored-user.ts')
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['stores nothing', { read: true, write: true }],
  ['is full', { write: true }],
])('where the storage %s, a sign-in holds for the page, until the sign-out', async (_, refuses) => {
  storage(refuses)
  expect(await tokenSent()).toBeUndefined()
  answering(200, ANNA, 'Bearer anna')
  expect(await users.signIn({ email: ANNA.email, password: 'x' })).toMatchObject({ email: ANNA.email })
  expect(await tokenSent()).toBe('Bearer anna')
  users.signOut()
  expect(await tokenSent()).toBeUndefined()
})

test('a full storage keeps nobody who was signed in before', async () => {
  const texts = storage({ write: true })
  texts.set('user', JSON.stringify({ ...ANNA, token: 'Bearer anna' }))
  users.storeUser({ ...ANNA, id: '2', email: 'ben@mail.com', token: 'Bearer ben' })
  expect(texts.get('user')).toBeUndefined()
  expect(await tokenSent()).toBe('Bearer ben')
})

test('a changed name leaves no moment without anyone, which other tabs would take for a sign-out', () => {
  const texts = storage()
  users.storeUser({ ...ANNA, token: 'Bearer anna' })
  const forgotten = vi.spyOn(localStorage, 'removeItem')
  users.storeChanges('Bearer anna', { firstName: 'Anne' })
  expect(forgotten).not.toHaveBeenCalled()
  expect(texts.get('user')).toContain('Anne')
  users.signOut()
  expect(texts.has('user')).toBe(false)
})

test('a token that ended signs out whom it belonged to', async () => {
  storage()
  users.storeUser({ ...ANNA, token: 'Bearer anna' })
  answering(401, { kind: 'unauthorised' })
  await users.callAsUser('/users/orders', null, { method: 'GET' })
  expect(reload).toHaveBeenCalledOnce()
  expect(await tokenSent()).toBeUndefined()
})

test('a token that ended signs out nobody who came since, in this tab or another one', async () => {
  const texts = storage()
  vi.stubGlobal('fetch', async () => {
    texts.set('user', JSON.stringify({ ...ANNA, email: 'ben@mail.com', token: 'Bearer ben' }))
    return Response.json({}, { status: 401 })
  })
  users.storeUser({ ...ANNA, token: 'Bearer anna' })
  await users.callAsUser('/users/orders', null, { method: 'GET' })
  users.storeUser({ ...ANNA, token: 'Bearer anna' })
  await users.fetchAsUser('/api/console/files/1')
  expect(reload).not.toHaveBeenCalled()
  expect(await tokenSent()).toBe('Bearer ben')
})

test('what an answer says of someone who has signed out meanwhile signs nobody in', async () => {
  storage()
  users.storeUser({ ...ANNA, token: 'Bearer anna' })
  users.storeChanges('Bearer anna', { firstName: 'Anne' })
  expect(await tokenSent()).toBe('Bearer anna')
  users.storeUser(null)
  users.storeChanges('Bearer anna', { firstName: 'Annie' })
  expect(await tokenSent()).toBeUndefined()
})

test('a fresh registration is kept and not shown as signed in, until its mailbox is confirmed', async () => {
  const texts = storage()
  users.storeUser({ ...ANNA, id: '', token: 'Bearer fresh' })
  expect(texts.get('user')).toContain('Bearer fresh')
  expect(users.signedInUser()).toBeNull()
  answering(401, { kind: 'unauthorised' })
  await users.refreshUser()
  expect(reload).not.toHaveBeenCalled()
  expect(texts.get('user')).toContain('Bearer fresh')
  answering(200, ANNA)
  await users.refreshUser()
  expect(users.signedInUser()).toEqual({ ...ANNA, token: 'Bearer fresh' })
})
