import type { PackagePlan } from '../../domain/documents/package-plan.ts'
import type { PersonFacts } from '../../domain/person/person-facts.ts'
import type { ReturnedParagraph } from '../../domain/petition/returned-letter.ts'
import type { PlanParagraph } from '../../domain/plan-review/plan-review.ts'
import type { PdfRefusal, ResumeRefusal } from '../../domain/resume/pdf-reading.ts'
import type { ResumeFacts } from '../../domain/resume/resume-facts.ts'
import type { NoticeReading } from '../../domain/rfe/notice-reading.ts'
import type { FiledPetitionReading } from '../../domain/rfe/read-filed-petition.ts'

/** Makes the archive of an order's documents. Both reject where a document of the plan is missing. */
export interface PackageMaker {
  /** Every document of the plan with its edition. */
  editions(plan: PackagePlan): Promise<{ title: string; edition: string }[]>
  make(plan: PackagePlan, facts: { orderReference: string; preparedOn: string }): Promise<Uint8Array>
}

/** Which runs of words were composed for whom, as keyed hashes. */
export interface ComposedRunStore {
  /** How many of the runs were composed for each person who has any. */
  countByPerson(runs: readonly string[]): Promise<{ person: string; count: number }[]>
  remember(runs: readonly string[], person: string, at: Date): Promise<void>
  deleteBefore(before: Date): Promise<void>
}

/** What a draft asked of a language model cost and how it ended; no content. `costMicros`: millionths of a dollar. */
export type ModelDraftRecord = {
  id: string
  at: Date
  model: string
  task: string
  outcome: string
  ms: number
  calls: number
  inputTokens: number
  outputTokens: number
  costMicros: number
  rules: string[]
}

export interface ModelDraftStore {
  insert(draft: ModelDraftRecord): Promise<void>
  /** Millionths of a dollar, from this instant on. */
  costSince(at: Date): Promise<number>
}

/** Of whom a document comes: documents of one visitor wait for each other, and not those of others for them. */
export type DocumentSender = { visitor: string }

/** `scanned`: recognized in pictures of pages, so that any letter may be wrong. */
export type ResumeRead = {
  kind: 'read'
  facts: ResumeFacts
  /** The same facts whole: each with its place and its certainty, results outside of positions included. */
  person: PersonFacts
  /** The lines as they were read, without sentences that speak to a machine. */
  text: string
  scanned?: true
}

/** Reads uploaded PDFs, and resumes that are Word files, in processes bounded in memory and time, since a file can be made to use up either. Never rejects. */
export interface DocumentReader {
  /** `now` (milliseconds) ends the current role. */
  readResume(bytes: Uint8Array, given: DocumentSender & { now: number }): Promise<ResumeRead | ResumeRefusal>
  /** Plans may be Word files too. */
  readPlan(bytes: Uint8Array, given: DocumentSender): Promise<{ kind: 'read'; paragraphs: PlanParagraph[] } | ResumeRefusal>
  /** A letter that comes back as a Word file. */
  readReturnedLetter(bytes: Uint8Array, given: DocumentSender): Promise<{ kind: 'read'; paragraphs: ReturnedParagraph[] } | ResumeRefusal>
  readNotice(bytes: Uint8Array, given: DocumentSender): Promise<{ kind: 'read'; facts: NoticeReading } | PdfRefusal>
  /** The receipt number that a notice prints, for the response to it; null where it prints none, more than one, or has no text. */
  readReceiptNumber(bytes: Uint8Array, given: DocumentSender): Promise<string | null>
  /** The petition letter as it was filed, as a PDF or a Word file. */
  readFiledPetition(bytes: Uint8Array, given: DocumentSender): Promise<{ kind: 'read'; facts: FiledPetitionReading } | ResumeRefusal>
}
