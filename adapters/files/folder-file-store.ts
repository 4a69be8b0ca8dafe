import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from '../../usecases/ports.ts'

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{40}$/

/** Files in a folder outside the web root, under random names. A file is whole and on disk before its key is returned. */
export function folderFileStore(folder: string): FileStore {
  const pathOf = (key: string): string | null => (KEY.test(key) ? join(folder, key) : null)
  return {
    async put(bytes) {
      const name = randomBytes(20).toString('hex')
      const key = `${name.slice(0, 2)}/${name}`
      const path = join(folder, key)
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
      return key
    },
    async get(key) {
      const path = pathOf(key)
      if (path === null) return null
      try {
        return new Uint8Array(await readFile(path))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async delete(key) {
      const path = pathOf(key)
      if (path !== null) await rm(path, { force: true })
    },
  }
}
