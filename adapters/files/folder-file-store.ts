import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { MARK_KEY, newKey, type KeyedFileStore } from './file-keys.ts'

const KEY = /^[0-9a-f]{2}\/[0-9a-f]{40}$/
/** Also what a process left that was killed while it wrote. */
const STORED = /^[0-9a-f]{2}\/[0-9a-f]{40}(\.partial)?$/

function nullWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

/** Of a file that is read while it is sent. */
const PIECE_BYTES = 256 * 1024

async function* piecesOf(path: string): AsyncGenerator<Uint8Array, void> {
  const handle = await open(path)
  try {
    for (;;) {
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(PIECE_BYTES), 0, PIECE_BYTES)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await handle.close()
  }
}

const namesIn = async (path: string): Promise<string[]> => (await readdir(path).catch(nullWhereMissing)) ?? []

/** Files in a folder outside the web root, under random names. A file is whole and on disk before its key is returned. */
export function folderFileStore(folder: string): KeyedFileStore {
  const mark = join(folder, MARK_KEY)
  const pathOf = (key: string): string | null => (KEY.test(key) ? join(folder, key) : null)
  const store: KeyedFileStore = {
    place: folder,
    readMark: async () => (await readFile(mark, 'utf8').catch(nullWhereMissing))?.trim() ?? null,
    async writeMark(text) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Whole before it has its name, which a second process may take first. Each process writes a file of its own:
      // one that is linked already must not be opened for writing again.
      const made = `${mark}.${randomUUID()}`
      await writeFile(made, `${text}\n`, { mode: 0o600, flush: true })
      await link(made, mark).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
      })
      await rm(made, { force: true })
    },
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
    async open(key) {
      const path = pathOf(key)
      const found = path === null ? null : await stat(path).catch(nullWhereMissing)
      return path === null || found === null ? null : { bytes: found.size, pieces: () => piecesOf(path) }
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
