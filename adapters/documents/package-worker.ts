/** Runs beside the server in a process of its own: assembles one package and ends, with all the memory it took. */
import { existsSync, readFileSync } from 'node:fs'
import { findDocument } from '../../content/documents/catalogue.ts'
import { assembleFrom, type PackageTask } from './assemble-order-package.ts'
import type { MadePackage } from './package-maker.ts'
import { closeDocuments } from './render-document.ts'

// The server has ended: nobody waits for the archive.
process.once('disconnect', () => process.exit())

/** Of this program alone: what Linux counts for a process begins with the size of the one that started it. Null elsewhere. */
function ownPeakKb(): number | null {
  const status = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : ''
  const [, kb] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? []
  return kb === undefined ? null : Number(kb)
}

const task = await new Promise<PackageTask>((resolve) => process.once('message', (message) => resolve(message as PackageTask)))
const bytes = await assembleFrom(findDocument, task)
await closeDocuments()
await new Promise<void>((resolve, reject) => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  const made: MadePackage = { bytes, peakMemoryMb: (ownPeakKb() ?? maxRSS) / 1024, processorMs: (userCPUTime + systemCPUTime) / 1000 }
  process.send?.(made, undefined, undefined, (fault) => (fault ? reject(fault) : resolve()))
})
process.disconnect()
