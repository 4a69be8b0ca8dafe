import type { JobQueue } from '../../usecases/ports.ts'

const refuse = () => Promise.reject(new Error('this command queues no jobs'))

/** For commands that read and write rows while no server runs. */
export const NO_JOBS: JobQueue = { enqueue: refuse, enqueueAll: refuse }
