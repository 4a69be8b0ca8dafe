import { createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const SECRET_BYTES = 32
const SECRET = new RegExp(`^[0-9a-f]{${SECRET_BYTES * 2}}$`)

/** A secret file that was cut short or written by hand: what it guards would be open to whoever guesses it. */
export class UnusableSecretError extends Error {
  constructor(path: string) {
    super(
      `The secret in ${path} is not ${SECRET_BYTES * 2} hexadecimal digits. It may have been cut short by a crash or changed by hand. ` +
        'Put the file back from a backup, or delete it: a new one is made at the next start, and links that were signed with the old one no longer open.',
    )
  }
}

function writeSynced(path: string, text: string): void {
  const file = openSync(path, 'wx', 0o600)
  try {
    writeSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Without this a power cut could take the name of a file that is on the disk already. */
function syncFolder(path: string): void {
  // Windows opens no folders, and keeps their names by itself.
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

/**
 * A secret of this installation, 64 hexadecimal digits, kept in the data folder, readable by its owner only, and made once;
 * or made of the secret that all its machines are given, where the folder has none of its own. Throws `UnusableSecretError`
 * where the file holds anything else.
 */
export function installationSecret({ DATA_DIR: dataDir, INSTALLATION_SECRET: shared }: { DATA_DIR: string; INSTALLATION_SECRET?: string | undefined }, name: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, `${name}.secret`)
  if (!existsSync(path) && shared !== undefined) return Buffer.from(hkdfSync('sha256', Buffer.from(shared, 'hex'), '', name, SECRET_BYTES)).toString('hex')
  if (!existsSync(path)) {
    // Written aside and then linked: a second process that starts now must not read half a secret, nor make another.
    const made = `${path}.${randomBytes(6).toString('hex')}`
    writeSynced(made, randomBytes(SECRET_BYTES).toString('hex'))
    try {
      linkSync(made, path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      unlinkSync(made)
    }
    syncFolder(dataDir)
  }
  const secret = readFileSync(path, 'utf8').trim()
  if (!SECRET.test(secret)) throw new UnusableSecretError(path)
  return secret
}

/** What opens the calls of commands and of a scraper (api/operator-calls.ts). */
export const commandSecrets = (env: Parameters<typeof installationSecret>[0]) => ({ operator: installationSecret(env, 'operator'), metrics: installationSecret(env, 'metrics') })

const digest = (text: string) => createHash('sha256').update(text).digest()

/** A key, and whether another text is the same: how long the answer takes says nothing of it. */
export const lockedBy = (key: string) => ({ key, opens: (given: string) => timingSafeEqual(digest(given), digest(key)) })
