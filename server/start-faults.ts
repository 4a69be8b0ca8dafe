/** What keeps the product from starting, in words that say what to do and hold no secret. */
import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { DatabaseFolderError } from '../adapters/db/open-database.ts'
import { isConnectionFault } from '../adapters/db/connection-faults.ts'
import { ForeignStoreError } from '../usecases/claim-store.ts'
import { SettingsError } from './env.ts'
import { UnusableSecretError } from './secrets.ts'

/** Makes the folder where there is none. Throws `SettingsError` where it is no folder or this user cannot write into it. */
export function requireDataFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    if (!statSync(path).isDirectory()) throw Object.assign(new Error('a file'), { code: 'ENOTDIR' })
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new SettingsError(`These settings are wrong:\n  DATA_DIR: must be a folder that this user can read and write (${code ?? 'unknown reason'})`)
  }
}

/** Their messages are written for the operator. */
const IN_WORDS = [SettingsError, UnusableSecretError, DatabaseFolderError, ForeignStoreError]

const LISTENING: Record<string, string> = {
  EADDRINUSE: 'The port is taken by another program. Set PORT to a free one.',
  EACCES: 'This user may not open the port. Set PORT to one above 1023.',
  EADDRNOTAVAIL: 'This machine does not have the address to listen on. Set HOST to one that it has.',
  ENOTFOUND: 'The name of the host to listen on is not known. Set HOST to an IP address of this machine.',
}

/** SQLSTATE of a server that answers and refuses. */
const REFUSING: Record<string, string> = {
  '28P01': 'The database server refuses the user or the password. Check DATABASE_URL.',
  '28000': 'The database server refuses the user. Check DATABASE_URL.',
  '3D000': 'The database server has no database of this name. Create it, or check DATABASE_URL.',
}

/** Null for a fault that nobody foresaw: its place in the code is what helps. `withServer`: a DATABASE_URL is set. */
export function startFaultInWords(error: unknown, withServer: boolean): string | null {
  if (!(error instanceof Error)) return null
  if (IN_WORDS.some((kind) => error instanceof kind)) return error.message
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (syscall === 'listen' || (syscall === 'getaddrinfo' && !withServer)) return LISTENING[code] ?? null
  if (!withServer) return null
  if (REFUSING[code] !== undefined) return REFUSING[code]
  return isConnectionFault(error) ? 'The database server cannot be reached. Check DATABASE_URL, and whether the server runs.' : null
}
