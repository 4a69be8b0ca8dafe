/** Runs beside the server in a thread of its own: assembles one package and ends, with all the memory it took. */
import { parentPort, workerData } from 'node:worker_threads'
import { findDocument } from '../../content/documents/catalogue.ts'
import { assembleFrom, type PackageTask } from './assemble-order-package.ts'
import { closeDocuments } from './render-document.ts'

const bytes = await assembleFrom(findDocument, workerData as PackageTask)
await closeDocuments()
parentPort?.postMessage(bytes)
