/** Runs beside the server in a thread of its own: does one piece of work after the other until it is ended. `workerData`: a module with other tasks; for tests. */
import { parentPort, workerData } from 'node:worker_threads'
import type { WorkTable } from '../../usecases/ports.ts'

const { TASKS } = (workerData === null ? await import('./tasks.ts') : await import(workerData as string)) as { TASKS: WorkTable }

parentPort?.on('message', ({ name, given }: { name: string; given: unknown }) => {
  void answer(name, given)
})
parentPort?.postMessage('ready')

async function answer(name: string, given: unknown): Promise<void> {
  try {
    parentPort?.postMessage({ result: await TASKS[name]?.(given) })
  } catch (fault) {
    parentPort?.postMessage({ fault })
  }
}
