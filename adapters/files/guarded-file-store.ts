import { statfs } from 'node:fs/promises'
import { StorageFull, type FileStore, type StorageHealth } from '../../usecases/ports.ts'

/** A store that cannot be written is tried again this often, at most, when its health is asked for. */
const PROBE_MS = 10_000

/** What a user of this process may still write where `path` lies. */
export async function freeBytesOf(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path)
  return bavail * bsize
}

const isFull = (error: unknown) => error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

/**
 * Refuses files with `StorageFull` before the space that everything else needs is used up: the database mostly lies beside
 * them, and stops when it cannot write. Knows whether the last file could be written.
 */
export function guardedFileStore(store: FileStore, { freeBytes, keptFree }: { freeBytes(): Promise<number>; keptFree: number }): FileStore & { health(): Promise<StorageHealth> } {
  let failing = false
  let probedAt = -Infinity
  const hasRoom = async (bytes: number) => (await freeBytes()) - bytes >= keptFree
  async function put(bytes: Uint8Array): Promise<string> {
    if (!(await hasRoom(bytes.length))) throw new StorageFull(`less than ${keptFree} bytes would stay free`)
    try {
      const key = await store.put(bytes)
      failing = false
      return key
    } catch (error) {
      failing = true
      throw isFull(error) ? new StorageFull('the file system is full', { cause: error }) : error
    }
  }
  return {
    put,
    get: (key) => store.get(key),
    open: (key) => store.open(key),
    delete: (key) => store.delete(key),
    list: () => store.list(),
    async health() {
      const room = await hasRoom(0).catch(() => null)
      if (room === null) return 'failing'
      if (!room) return 'full'
      if (failing && performance.now() - probedAt > PROBE_MS) {
        probedAt = performance.now()
        await put(new Uint8Array(1))
          .then((key) => store.delete(key))
          .catch(() => {})
      }
      return failing ? 'failing' : 'writable'
    },
  }
}
