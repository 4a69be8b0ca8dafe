import type { OutsideWork } from '../outside-work.ts'

/** Work by name. */
// oxlint-disable-next-line typescript/no-explicit-any -- what each takes is its own matter
export type WorkTable = Record<string, (given: any) => unknown>

/** Does one piece of work of a table. `visitor`: for whom, since what is made to take long delays those who send it. Rejects with `WorkRefused`, and with the fault where the work has one. */
export type DoWork<Table extends WorkTable = OutsideWork> = <Name extends keyof Table>(name: Name, given: Parameters<Table[Name]>[0], visitor: string) => Promise<Awaited<ReturnType<Table[Name]>>>

/** `too-complex`: it took more time or memory than one piece may; `busy`: its turn, or the processor time for it, did not come. */
export class WorkRefused extends Error {
  override readonly name = 'WorkRefused'
  readonly kind: 'too-complex' | 'busy'
  constructor(kind: 'too-complex' | 'busy') {
    super(`work on outside text was refused: ${kind}`)
    this.kind = kind
  }
}

/** By its name: the pages are built with a class of their own. */
export const isWorkRefused = (error: unknown): error is WorkRefused => error instanceof Error && error.name === 'WorkRefused'

/** Whether work is done for a paid order (its visitor is `order-` and the id): strangers do not delay it. */
export const isForOrder = (visitor: string): boolean => visitor.startsWith('order-')
