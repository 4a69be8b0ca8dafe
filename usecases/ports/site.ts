import type { Page, PageAsk } from '../paging.ts'

/** A review that the operator added. */
export type StoredReview = {
  id: string
  author: string
  rating: 1 | 2 | 3 | 4 | 5
  title: string
  text: string
  /** As shown. */
  time: string
  origin: string
  shown: boolean
  createdAt: Date
  updatedAt: Date
}

export interface ReviewStore {
  insert(review: StoredReview): Promise<void>
  /** False where there is no such review. */
  change(id: string, change: Partial<Omit<StoredReview, 'id' | 'createdAt' | 'updatedAt'>>, at: Date): Promise<boolean>
  /** Newest first. */
  page(ask: PageAsk): Promise<Page<StoredReview>>
  /** Those for the page, newest first. */
  shown(limit: number): Promise<StoredReview[]>
  /** Authors of built-in reviews that are off the page. */
  hiddenBuiltIns(): Promise<ReadonlySet<string>>
  hideBuiltIn(author: string, at: Date): Promise<void>
  showBuiltIn(author: string): Promise<void>
  /** Another text whenever a review was added, changed, hidden or shown. */
  version(): Promise<string>
}

export type ExportRecord = { id: number; at: Date; actor: string; list: string; filters: Record<string, string>; rows: number | null }

/** What operators took out of the product in one piece. */
export interface ExportStore {
  start(given: Omit<ExportRecord, 'id' | 'rows'>): Promise<number>
  finish(id: number, rows: number): Promise<void>
  /** Newest first. */
  page(ask: PageAsk): Promise<Page<ExportRecord>>
}

export type OperatorAction = { id: number; at: Date; actor: string; what: string }

/** What operators did in the console. */
export interface OperatorActionStore {
  /** Written before anything is done, so that no crash loses the line; the answer is its id. */
  begin(action: Omit<OperatorAction, 'id'>): Promise<number>
  /** Says what was done. */
  finish(id: number, what: string): Promise<void>
  /** Takes the line of what was refused away. */
  drop(id: number): Promise<void>
  /** Newest first. */
  page(ask: PageAsk): Promise<Page<OperatorAction>>
}

/** `day` as YYYY-MM-DD in UTC. */
export type EventCount = { day: string; event: string; count: number }

export interface EventCountStore {
  /** Adds to what is counted already. */
  add(counts: EventCount[]): Promise<void>
  /** The counts of these events on the days from the first to the last, both included. */
  between(from: string, to: string, events: readonly string[]): Promise<EventCount[]>
}
