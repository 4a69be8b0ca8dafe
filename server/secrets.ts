import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A secret of this installation, made once and kept in the data folder, readable by its owner only. */
export function installationSecret(dataDir: string, name: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, `${name}.secret`)
  if (!existsSync(path)) {
    // Written aside and then linked: a second process that starts now must not read half a secret, nor make another.
    const made = `${path}.${randomBytes(6).toString('hex')}`
    writeFileSync(made, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
    try {
      linkSync(made, path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      unlinkSync(made)
    }
  }
  return readFileSync(path, 'utf8').trim()
}
