import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endProcess, startProduct } from './start-product.ts'

/**
 * Starts a product once: the journeys begin on copies of its data folder, which takes a fifth of making one. Ends what
 * a worker that was itself ended has left behind.
 */
export default async function install(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'prongwise-e2e-'))
  const installed = join(folder, 'installed')
  mkdirSync(installed)
  mkdirSync(join(folder, 'running'))
  const { child } = await startProduct(installed)
  await endProcess(child, 'SIGTERM')
  process.env['E2E_FOLDER'] = folder
  return () => {
    for (const pid of readdirSync(join(folder, 'running'))) {
      try {
        process.kill(Number(pid), 'SIGKILL')
      } catch {
        // It has ended already.
      }
    }
    rmSync(folder, { recursive: true, force: true })
  }
}
