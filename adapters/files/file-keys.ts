import { randomBytes } from 'node:crypto'
import type { FileStore, StoreMark } from '../../usecases/ports.ts'

/** A store that can also be told the key: what is restored keeps the one that its row names. */
export type KeyedFileStore = FileStore & StoreMark & { putAt(key: string, bytes: Uint8Array): Promise<void> }

/** Where a store bears whose it is; no file can have this key. */
export const MARK_KEY = 'installation-mark'

/** Random, and spread over 256 folders. */
export function newKey(): string {
  const name = randomBytes(20).toString('hex')
  return `${name.slice(0, 2)}/${name}`
}
