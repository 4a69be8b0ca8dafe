import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { findDocument as findInCatalogue } from '../../content/documents/catalogue.ts'
import type { PackageMaker } from '../../usecases/ports.ts'
import { assembleFrom, type FindDocument, type PackageTask } from './assemble-order-package.ts'

/** A package takes some seconds; one that takes this long is stuck. */
const ASSEMBLY_TIMEOUT_MS = 300_000

/** Makes packages from the catalogue in a thread of their own, or from another source of documents in this one. */
export function packageMaker(source?: FindDocument): PackageMaker {
  const findDocument = source ?? findInCatalogue
  return {
    async editions(plan) {
      const items = plan.items.filter(({ documentId }) => documentId !== 'package-contents')
      return Promise.all(
        items.map(async ({ documentId, title, number }) => {
          const document = await findDocument(documentId)
          if (document === null) throw new Error(`document missing from the catalogue: ${documentId}`)
          return { title: number === null ? title : `${number} ${title}`, edition: document.edition }
        }),
      )
    },
    make: (plan, facts) => (source === undefined ? assembleInThread({ plan, facts }) : assembleFrom(source, { plan, facts })),
  }
}

/** Word files take up to a second of computing each: in the server's own thread nobody else would be answered meanwhile. */
function assembleInThread(task: PackageTask): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerFile(), { workerData: task })
    const timer = setTimeout(() => {
      reject(new Error('the package took too long'))
      void worker.terminate()
    }, ASSEMBLY_TIMEOUT_MS)
    worker.once('message', (bytes: Uint8Array) => resolve(bytes))
    worker.once('error', (fault) => reject(fault instanceof Error ? fault : new Error(String(fault))))
    worker.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`the package worker ended with code ${code}`))
    })
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
