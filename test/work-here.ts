import { OUTSIDE_WORK } from '../usecases/outside-work.ts'
import type { DoWork } from '../usecases/ports.ts'

/** Work on outside text at once and in the process of the test. */
export const workHere: DoWork = async (name, given) => OUTSIDE_WORK[name](given as never) as never
