import type { InboundMail } from '../../domain/orders/inbound-mail.ts'
import type { TextSearch } from '../../domain/email-search.ts'
import type { Page, PageAsk } from '../paging.ts'

export type MailRecord = {
  id: string
  dedupeKey: string
  toAddress: string
  template: string
  props: Record<string, unknown>
  state: 'queued' | 'sent' | 'kept' | 'dead' | 'stopped'
  attempts: number
  lastError: string | null
  subject: string | null
  html: string | null
  text: string | null
  createdAt: Date
  sentAt: Date | null
}

/** A mail without its body, which may carry a link that opens an account. */
export type MailSummary = Omit<MailRecord, 'props' | 'html' | 'text'>

export type MailDelivery = { state: MailRecord['state']; subject: string; html: string; text: string; sentAt: Date }

export type NewMail = Pick<MailRecord, 'id' | 'dedupeKey' | 'toAddress' | 'template' | 'props' | 'createdAt'>

export interface MailStore {
  /** False where this cause has its mail already. */
  insert(mail: NewMail): Promise<boolean>
  /** The ids of those whose cause had no mail yet. */
  insertAll(mails: NewMail[]): Promise<string[]>
  find(id: string): Promise<MailRecord | null>
  /** Whether this cause has its mail. */
  hasCause(dedupeKey: string): Promise<boolean>
  markDelivered(id: string, delivery: MailDelivery): Promise<void>
  markFailed(id: string, error: string, dead: boolean): Promise<void>
  /** Not sent because its receiver asked for no such mail. */
  markStopped(id: string): Promise<void>
  newest(limit: number): Promise<MailRecord[]>
  /** Newest first. */
  ofAddress(email: string, limit: number): Promise<MailSummary[]>
  /** Newest first. `unsettled` narrows to mails that wait or were given up; */
  page(filter: { unsettled?: 'queued' | 'dead' | undefined; email?: TextSearch | null }, ask: PageAsk): Promise<Page<MailSummary>>
  /** Puts a given-up mail back in the queue; false where it is not dead. The caller queues its job. */
  revive(id: string): Promise<boolean>
  /** True where a mail waits after a failed try and none that was written later has left: the mail server takes nothing. */
  areHeldUp(): Promise<boolean>
  /** The oldest mails that are queued since before `before` and have no job that waits or runs. */
  withoutJob(before: Date, limit: number): Promise<string[]>
}

/** Addresses that asked for no email beyond what belongs to a purchase or an answer. Addresses are in normal form. */
export interface MailStopStore {
  add(email: string, at: Date): Promise<void>
  has(email: string): Promise<boolean>
}

/** Addresses to which customers answer by mail; each belongs to the thread of one order. */
export interface ReplyAddresses {
  /** `version`: how often the address of this thread was replaced. */
  addressOf(orderId: string, version: number): string
  /** Null where it is no such address. `isOf`: whether it is the one of this version. */
  read(address: string): { orderId: string; isOf(version: number): boolean } | null
  isOurs(address: string): boolean
}

/** Where a mail service hands over what was sent to these addresses. */
export interface InboundMailDoor {
  addresses: ReplyAddresses
  /** Whether a call comes from the service: it shows the secret, or a signature over the body made with it. */
  opensBySecret(authorization: string): boolean
  opensBySignature(signature: string, body: Uint8Array, nowMs: number): boolean
  /** Of a body what is read of it, which is much less where it holds files. */
  readPart(body: Uint8Array, kind: 'raw' | 'posted'): Uint8Array
  /** Null where the part holds no mail. `recipients`: whom the receiving server took it for. */
  read(part: Uint8Array, kind: 'raw' | 'posted', recipients: readonly string[]): Promise<InboundMail | null>
  /** True where the mail is one that this installation sent. */
  isOwn(mail: Pick<InboundMail, 'messageId' | 'from'>): boolean
  /** Whether the server that took the mail has found that its author sent it. */
  isProven(mail: Pick<InboundMail, 'headers' | 'from'>): boolean
  /** False where no server is named whose findings count: then no sender is ever proven. */
  provesSenders: boolean
}

export const LEAD_SOURCES = ['generator', 'contact', 'ai-samples', 'rfe-upload', 'rfe-evaluation'] as const

export type LeadSource = (typeof LEAD_SOURCES)[number]

export type LeadRecord = {
  id: string
  source: LeadSource
  email: string | null
  name: string | null
  message: string | null
  data: Record<string, unknown>
  createdAt: Date
  /** When it was answered, or marked as needing no answer. */
  answeredAt: Date | null
  answeredBy: string | null
}

/** Those that a person answers. */
export const ANSWERED_SOURCES = ['contact', 'rfe-upload', 'rfe-evaluation'] as const satisfies readonly LeadSource[]

export interface LeadStore {
  /** False where a lead with this dedupe key exists already; nothing is written then. */
  insert(lead: Omit<LeadRecord, 'answeredAt' | 'answeredBy'>, dedupeKey?: string): Promise<boolean>
  find(id: string): Promise<LeadRecord | null>
  findByKey(dedupeKey: string): Promise<LeadRecord | null>
  setData(id: string, data: LeadRecord['data']): Promise<void>
  /** False where it was answered before. */
  markAnswered(id: string, by: string, at: Date): Promise<boolean>
  /** Those that wait for an answer, the longest first, without what programs sent. */
  waiting(limit: number): Promise<LeadRecord[]>
  /** Newest first; of long messages the beginning, as in `waiting`. */
  newest(limit: number): Promise<LeadRecord[]>
  /** Newest first. `letters` narrows to RFE letters and evaluations. `messageMax`: letters of each message; a longer one is cut and ends in `[…]`. Without it all are whole. */
  page(
    filter: { source?: LeadSource | undefined; letters?: boolean; email?: TextSearch | null; from?: Date | undefined; until?: Date | undefined; messageMax?: number },
    ask: PageAsk,
  ): Promise<Page<LeadRecord>>
}
