import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findDocument as findInCatalogue } from '../../content/documents/catalogue.ts'
import { isMadeDocument } from '../../domain/documents/package-plan.ts'
import type { PackageMaker } from '../../usecases/ports.ts'
import { assembleFrom, type FindDocument, type PackageTask } from './assemble-order-package.ts'

/** A package takes some seconds; one that takes this long is stuck. */
const ASSEMBLY_TIMEOUT_MS = 300_000
/** Of JavaScript's own memory; one document after the other needs a fraction of it. */
const HEAP_LIMIT_MB = 112
/** Kept small: what dies young is then collected early and the process stays small. */
const YOUNG_HEAP_MB = 4

/** The archive, and what its process took. */
export type MadePackage = { bytes: Uint8Array; peakMemoryMb: number; processorMs: number }

/** Makes packages from the catalogue in a process of their own, or from another source of documents in this one. */
export function packageMaker(source?: FindDocument): PackageMaker {
  const findDocument = source ?? findInCatalogue
  return {
    async editions(plan) {
      const items = plan.items.filter(({ documentId }) => !isMadeDocument(documentId))
      return Promise.all(
        items.map(async ({ documentId, title, number }) => {
          const document = await findDocument(documentId)
          if (document === null) throw new Error(`document missing from the catalogue: ${documentId}`)
          return { title: number === null ? title : `${number} ${title}`, edition: document.edition }
        }),
      )
    },
    make: async (plan, facts) => (source === undefined ? (await assembleInProcess({ plan, facts })).bytes : assembleFrom(source, { plan, facts })),
  }
}

/**
 * Word files are plain computing: in the server's own process nobody else would be answered meanwhile. A process and not
 * a thread, because what the PDF engine keeps in memory is given back to the machine only when its process ends.
 */
export function assembleInProcess(task: PackageTask): Promise<MadePackage> {
  return new Promise((resolve, reject) => {
    const worker = fork(workerFile(), [], {
      serialization: 'advanced',
      env: {},
      execArgv: [`--max-old-space-size=${HEAP_LIMIT_MB}`, `--max-semi-space-size=${YOUNG_HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let faults = ''
    worker.stderr?.on('data', (chunk: Buffer) => {
      faults = (faults + chunk.toString()).slice(-2_000)
    })
    const timer = setTimeout(() => {
      reject(new Error('the package took too long'))
      worker.kill('SIGKILL')
    }, ASSEMBLY_TIMEOUT_MS)
    worker.once('message', (made) => resolve(made as MadePackage))
    worker.once('error', (fault) => {
      clearTimeout(timer)
      reject(fault)
    })
    // After the message has settled the promise, this changes nothing.
    worker.once('close', (code, signal) => {
      clearTimeout(timer)
      reject(new Error(`the package worker ended with ${code ?? signal}: ${faults}`))
    })
    worker.send(task)
  })
}

/** Beside this file in the sources; a program of its own beside the bundled server. */
function workerFile(): string {
  const here = dirname(fileURLToPath(import.meta.url))
  const candidates = [join(here, 'package-worker.ts'), join(here, 'package-worker.mjs'), join(here, '..', 'package-worker.mjs')]
  const found = candidates.find((file) => existsSync(file))
  if (found === undefined) throw new Error(`the package worker was not found from ${here}`)
  return found
}
