import type { TextSearch } from '../../domain/email-search.ts'
import type { IntakeAnswers } from '../../domain/intake/intake-application.ts'
import type { Page, PageAsk } from '../paging.ts'

export type IntakeRecord = {
  id: string
  orderId: string | null
  /** 'operator': attached by hand. 'email': by the address alone, which is not done any more. */
  matchedBy: 'reference' | 'email' | 'operator' | 'none'
  email: string
  answers: IntakeAnswers
  idempotencyKey: string | null
  submittedAt: Date
}

export interface IntakeStore {
  /** False where an intake with this idempotency key exists already. */
  insert(intake: IntakeRecord): Promise<boolean>
  isStored(idempotencyKey: string): Promise<boolean>
  findByOrder(orderId: string): Promise<IntakeRecord[]>
  /** Locks the row until the transaction ends. */
  lock(id: string): Promise<IntakeRecord | null>
  setOrder(id: string, orderId: string | null, matchedBy: IntakeRecord['matchedBy']): Promise<void>
  /** Newest first. */
  page(filter: { unmatched: boolean; email?: TextSearch | null }, ask: PageAsk): Promise<Page<IntakeRecord>>
}

export type IntakeDraft = {
  orderId: string
  /** Whatever is typed so far; only its form is checked. */
  answers: Record<string, Record<string, string>>
  version: number
  updatedAt: Date
}

export interface IntakeDraftStore {
  find(orderId: string): Promise<IntakeDraft | null>
  /** Writes version `known + 1`. Null where a newer version is stored already; nothing is written then. */
  save(draft: Pick<IntakeDraft, 'orderId' | 'answers' | 'updatedAt'>, known: number): Promise<number | null>
  delete(orderId: string): Promise<void>
}
