import type { Cents } from '../../domain/money.ts'
import type { Page, PageAsk } from '../paging.ts'

/** The work that is done later, with what each needs. A job is queued in the transaction of its cause. */
export type Jobs = {
  'send-mail': { mailId: string }
  'deliver-sandbox-event': { event: Record<string, unknown> }
  /** Makes the package of a paid NIW DIY order and mails its link. */
  'assemble-package': { orderId: string }
  /** Ends the pages that a paid order could be paid on once more. */
  'close-payment-pages': { orderId: string; pageIds: string[] }
  'refund-payment': { orderId: string; amountCents: Cents; refundedBeforeCents: Cents }
  /** Deletes what the retention table no longer keeps. */
  'delete-expired': { at?: number }
  /** Queues mails again that wait without a job. */
  'requeue-mails': { at?: number }
  /** Reminds of promises that fall due, and tells of those that were missed. */
  'watch-promises': { at?: number }
  /** Mails the operator what the day begins with. */
  'morning-digest': { at?: number }
  /** Asked for with any address, known or not: whether it is known is looked up here, after the answer. */
  'mail-order-links': { email: string }
  'mail-password-reset': { email: string }
  /** Reads the input form and resume of an order into the facts of its case. */
  'read-case': { orderId: string }
  /** Reads the notice and the filed petition of an RFE order into its table of requests. */
  'read-notice': { orderId: string }
  /** Compares the Word file of a letter that came back with what was delivered. */
  'read-returned': { orderId: string }
}

export type JobName = keyof Jobs

export interface JobQueue {
  enqueue<N extends JobName>(name: N, data: Jobs[N]): Promise<void>
  /** Several jobs of one kind in one step. */
  enqueueAll<N extends JobName>(name: N, data: Jobs[N][]): Promise<void>
}

/** Counts end at 1,001: more than a thousand. `waiting` includes those that failed and wait for their next try. */
export type QueueCounts = { name: JobName; waiting: number; retrying: number; active: number; dead: number }

/** A job that failed as often as its queue allows. `error` names no person. */
export type DeadJob = { id: string; name: JobName; failedAt: Date; tries: number; error: string; mailId: string | null }

/** What the operator sees of the jobs. */
export interface JobOverview {
  queues(): Promise<QueueCounts[]>
  /** Newest first. */
  deadPage(ask: PageAsk): Promise<Page<DeadJob>>
  findDead(id: string): Promise<DeadJob | null>
  /** Puts it back in its queue; false where it is gone. */
  runAgain(job: Pick<DeadJob, 'id' | 'name'>): Promise<boolean>
  /** Removes it from those that were given up. */
  forget(job: Pick<DeadJob, 'id' | 'name'>): Promise<void>
}
