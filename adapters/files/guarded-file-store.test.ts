import { expect, test, vi } from 'vitest'
import { StorageFull, type FileStore } from '../../usecases/ports.ts'
import { freeBytesOf, guardedFileStore } from './guarded-file-store.ts'

function memoryStore() {
  const kept = new Map<string, Uint8Array>()
  const store: FileStore = {
    async put(bytes) {
      const key = `key-${kept.size}`
      kept.set(key, bytes)
      return key
    },
    get: async (key) => kept.get(key) ?? null,
    open: async () => null,
    delete: async (key) => void kept.delete(key),
    async *list() {},
  }
  return { kept, store }
}

test('a file that would use up the kept space is refused before it is written, smaller ones are taken', async () => {
  const { kept, store } = memoryStore()
  const guarded = guardedFileStore(store, { freeBytes: async () => 1000, keptFree: 400 })
  await guarded.put(new Uint8Array(600))
  await expect(guarded.put(new Uint8Array(601))).rejects.toBeInstanceOf(StorageFull)
  expect(kept.size).toBe(1)
  expect(await guarded.health()).toBe('writable')
})

test('health says that space is scarce, that writing fails, and when it works again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { kept, store } = memoryStore()
  let free = 399
  const guarded = guardedFileStore(store, { freeBytes: async () => free, keptFree: 400 })
  expect(await guarded.health()).toBe('full')
  free = 1000
  expect(await guarded.health()).toBe('writable')
  const { put } = store
  store.put = () => Promise.reject(Object.assign(new Error('read-only'), { code: 'EROFS' }))
  await expect(guarded.put(new Uint8Array(1))).rejects.toThrow('read-only')
  expect(await guarded.health()).toBe('failing')
  store.put = put
  // Not asked again at once.
  expect(await guarded.health()).toBe('failing')
  vi.advanceTimersByTime(11_000)
  expect(await guarded.health()).toBe('writable')
  expect(kept.size).toBe(0)
  vi.useRealTimers()
})

test('a full disk is told as such', async () => {
  const { store } = memoryStore()
  store.put = () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }))
  await expect(guardedFileStore(store, { freeBytes: async () => 1000, keptFree: 0 }).put(new Uint8Array(1))).rejects.toBeInstanceOf(StorageFull)
})

test('the free space of a folder is known, and of none that is not there', async () => {
  expect(await freeBytesOf('.')).toBeGreaterThan(0)
  await expect(freeBytesOf('/not/there')).rejects.toThrow()
})
