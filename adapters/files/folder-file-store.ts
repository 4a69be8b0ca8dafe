import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newKey, type KeyedFileStore } from './file-keys.ts'

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{40}$/
/** Also what a process left that was killed while it wrote. */
const STORED = /^[0-9a-f]{2}\/[0-9a-f]{40}(\.partial)?$/

function nullWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

const namesIn = async (path: string): Promise<string[]> => (await readdir(path).catch(nullWhereMissing)) ?? []

/** Files in a folder outside the web root, under random names. A file is whole and on disk before its key is returned. */
export function folderFileStore(folder: string): KeyedFileStore {
  const pathOf = (key: string): string | null => (KEY.test(key) ? join(folder, key) : null)
  const store: KeyedFileStore = {
    async put(bytes) {
      const key = newKey()
      await store.putAt(key, bytes)
      return key
    },
    async putAt(key, bytes) {
      const path = pathOf(key)
      if (path === null) throw new Error('a file cannot have this key')
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const partial = `${path}.partial`
      const handle = await open(partial, 'wx', 0o600)
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      } finally {
        await handle.close()
      }
      await rename(partial, path)
    },
    async get(key) {
      const path = pathOf(key)
      if (path === null) return null
      const bytes = await readFile(path).catch(nullWhereMissing)
      return bytes === null ? null : new Uint8Array(bytes)
    },
    async delete(key) {
      if (STORED.test(key)) await rm(join(folder, key), { force: true })
    },
    async *list() {
      for (const part of await namesIn(folder)) {
        for (const name of await namesIn(join(folder, part))) {
          const key = `${part}/${name}`
          if (!STORED.test(key)) continue
          const found = await stat(join(folder, key)).catch(nullWhereMissing)
          if (found !== null) yield { key, storedAt: found.mtime }
        }
      }
    },
  }
  return store
}
