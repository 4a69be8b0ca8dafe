import type { Adoption } from '../../domain/reference-letters/adoption.ts'
import type { WriterAnswers, WriterKind } from '../../domain/reference-letters/writer-questions.ts'

export type WriterRecord = {
  id: string
  orderId: string
  number: number
  kind: WriterKind
  name: string
  position: string
  relation: string
  petitioner: string
  exhibitId: string | null
  deliverableId: string | null
  /** Both null while there is no link. */
  linkKey: string | null
  linkUntil: Date | null
  answers: WriterAnswers
  text: string | null
  version: number
  adopted: Adoption | null
  openedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

/** Whoever changes a writer has locked the order. */
export interface WriterStore {
  /** In the order of their numbers. */
  ofOrder(orderId: string): Promise<WriterRecord[]>
  find(id: string): Promise<WriterRecord | null>
  put(record: WriterRecord): Promise<void>
  delete(id: string): Promise<void>
  forget(orderIds: string[]): Promise<void>
}

/** Private links of writers: nothing of them is stored but a key, and another key makes every earlier link void. */
export type WriterLinks = {
  /** `until`: milliseconds. */
  address(given: { writerId: string; key: string; until: number }): string
  /** What a link was made for; null where it was not made here. */
  read(token: string): { writerId: string; key: string; until: number } | null
}
