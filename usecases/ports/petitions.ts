import type { ComposedRunStore } from './drafting.ts'
import type { CaseFile } from '../../domain/petition/case-file.ts'
import type { ReturnedFile } from '../../domain/petition/returned-letter.ts'
import type { DraftBlock } from '../../domain/petition/draft.ts'
import type { PlanReview } from '../../domain/plan-review/plan-review.ts'

export type PetitionRecord = {
  orderId: string
  file: CaseFile
  /** With which wording the letter is composed; null before the first draft. */
  seed: string | null
  version: number
  updatedAt: Date
}

/** `outline`: the ids of its blocks in their order. */
export type RevisionRecord = { orderId: string; number: number; at: Date; actor: string; cause: string; outline: string[] }

/** `revision`: the one that wrote the block last. */
export type StoredBlock = { block: DraftBlock; revision: number }

export type WaiverRecord = { orderId: string; key: string; reason: string; actor: string; at: Date }

export type ReleaseRecord = { deliveryId: string; orderId: string; revision: number; report: Record<string, number> }

/** `answer`: what was done about it; null while it is open. */
export type CommentRecord = { id: string; orderId: string; revision: number; blockId: string; text: string; at: Date; answer: string | null; answeredAt: Date | null; answeredBy: string | null }

export type PlanReviewRecord = { orderId: string; review: PlanReview; version: number; updatedAt: Date }

export type ReturnRecord = { orderId: string; returned: ReturnedFile; version: number; updatedAt: Date }

/** `day`: YYYY-MM-DD (UTC). */
export type WorkTime = { orderId: string; actor: string; step: string; day: string; seconds: number }

/** What a person may take along of their petition. */
export type PersonalPetition = {
  orderId: string
  file: CaseFile
  letter: { id: string; text: string }[]
  /** What they said of paragraphs, and what was answered. */
  comments: Pick<CommentRecord, 'blockId' | 'text' | 'at' | 'answer' | 'answeredAt'>[]
  /** The review of their plan, as it stands; null where there is none. */
  planReview: PlanReview | null
  /** Their Word file of the letter as it was compared; null where none came back. */
  returned: ReturnedFile | null
}

/** Whoever changes something has locked the order. */
export interface PetitionStore {
  find(orderId: string): Promise<PetitionRecord | null>
  /** Writes a case, or what changed of it. */
  put(record: PetitionRecord): Promise<void>
  /** The newest revision with its blocks in order; null before the first. */
  draft(orderId: string): Promise<{ revision: RevisionRecord; blocks: StoredBlock[] } | null>
  /** The letter as it stood in a revision; null where there is none of that number. */
  draftAt(orderId: string, number: number): Promise<DraftBlock[] | null>
  addRevision(revision: RevisionRecord, changed: DraftBlock[]): Promise<void>
  /** Newest first. */
  revisions(orderId: string): Promise<RevisionRecord[]>
  waivers(orderId: string): Promise<WaiverRecord[]>
  waive(waiver: WaiverRecord): Promise<void>
  unwaive(orderId: string, key: string): Promise<void>
  addRelease(release: ReleaseRecord): Promise<void>
  releases(orderId: string): Promise<ReleaseRecord[]>
  /** Oldest first. */
  comments(orderId: string): Promise<CommentRecord[]>
  addComment(comment: CommentRecord): Promise<void>
  /** False where it is answered already, or is not of this order. */
  answerComment(given: { orderId: string; id: string; answer: string; at: Date; actor: string }): Promise<boolean>
  planReview(orderId: string): Promise<PlanReviewRecord | null>
  putPlanReview(record: PlanReviewRecord): Promise<void>
  returned(orderId: string): Promise<ReturnRecord | null>
  putReturned(record: ReturnRecord): Promise<void>
  /** Adds to what was worked that day. */
  addWork(work: WorkTime): Promise<void>
  work(orderId: string): Promise<WorkTime[]>
  ofPerson(orderId: string): Promise<PersonalPetition | null>
  /** Everything of these orders goes but the figures of what was released. */
  forget(orderIds: string[]): Promise<void>
}

/** Likeness with earlier letters, kept as keyed hashes of runs of words. */
export interface PetitionRuns {
  /** The largest share of the runs of each text that one other order's letters hold, 0 to 1. */
  shares(orderId: string, texts: readonly string[]): Promise<number[]>
  /** The runs of a text, as they are kept. */
  runsOf(orderId: string, text: string): Promise<string[]>
  /** Within the transaction that delivers the letter. */
  remember(store: ComposedRunStore, orderId: string, runs: readonly string[]): Promise<void>
}
