import type { OwnCase } from '../../domain/own-case/own-case.ts'

export type OwnCaseRecord = { orderId: string; own: OwnCase; version: number; updatedAt: Date }

/** What customers of the package say of their own case. */
export interface OwnCaseStore {
  find(orderId: string): Promise<OwnCaseRecord | null>
  /** Whoever writes has locked the order. */
  put(record: OwnCaseRecord): Promise<void>
  /** With `restingSince`, only those that were not changed from then on. */
  forget(orderIds: string[], restingSince?: Date): Promise<void>
}
