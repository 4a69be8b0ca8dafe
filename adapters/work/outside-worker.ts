/** Runs beside the server in a process of its own: does one piece of work after the other until it is ended. Argument: a module with other tasks; for tests. */
import { deserialize, serialize } from 'node:v8'
import type { WorkTable } from '../../usecases/ports.ts'
import type { Answer, Piece } from './work-pool.ts'

/** Whoever asked takes it in without a pause. */
const ANSWER_BYTES_MAX = 64_000_000

// The server has ended: nobody waits for an answer.
process.once('disconnect', () => process.exit())
// A service manager or a terminal tells every process to stop: the server's end decides, once its requests are done.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

const other = process.argv[2]
const { TASKS } = (other === undefined ? await import('./tasks.ts') : await import(other)) as { TASKS: WorkTable }

process.on('message', (piece: Uint8Array) => void answer(piece))
process.send?.('ready')

async function answer(piece: Uint8Array): Promise<void> {
  let bytes: Uint8Array
  try {
    // Here and not by the channel: what is nested too deep to be read is a fault of this piece.
    const { name, given } = deserialize(piece) as Piece
    bytes = told({ result: await TASKS[name]?.(given) })
    if (bytes.length > ANSWER_BYTES_MAX) bytes = told({ fault: new RangeError('the answer is too large') })
  } catch (fault) {
    bytes = told({ fault })
  }
  process.send?.(bytes)
}

function told(answer: Answer): Uint8Array {
  const { user, system } = process.cpuUsage()
  return serialize({ ...answer, processorS: (user + system) / 1e6 })
}
