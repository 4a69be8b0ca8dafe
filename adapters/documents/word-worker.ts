/** Makes Word files in a worker thread. In: `{ id, work: { document, headingPages } }`. Out: `{ id, result }` or `{ id, error }`. */
import { parentPort } from 'node:worker_threads'
import type { WordWork } from './render-docx.ts'
import { wordFile } from './word-file.ts'

parentPort!.on('message', ({ id, work }: { id: number; work: WordWork }) => {
  wordFile(work.document, work.headingPages).then(
    (result) => parentPort!.postMessage({ id, result }, [result.buffer]),
    (fault: unknown) => parentPort!.postMessage({ id, error: fault instanceof Error ? fault.message : String(fault) }),
  )
})
