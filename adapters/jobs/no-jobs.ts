import type { JobQueue } from '../../usecases/ports.ts'

const refuse = () => Promise.reject(new Error('this command queues no jobs'))

/** For commands that read and write rows while no server runs. */
export const NO_JOBS: JobQueue = { enqueue: refuse, enqueueAll: refuse }

/** For commands that only write mails: the next server finds each mail that waits without a job, and sends it. */
export const JOBS_LATER: JobQueue = { enqueue: async () => {}, enqueueAll: async () => {} }
