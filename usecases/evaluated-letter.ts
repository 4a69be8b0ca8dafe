import { NOT_NOTICES, type NotANotice } from '../domain/rfe/notice-reading.ts'
import { passedDay } from '../domain/rfe/response-date.ts'
import { PAID_STATES } from '../domain/orders/order-states.ts'
import { lockOrder } from './lock-order.ts'
import { notifyOperator } from './notify-operator.ts'
import { followFiles } from './wait-for-files.ts'
import { ORDER_FILES } from './order-uploads.ts'
import type { Chance, Clock, Database, FileRecord, LeadRecord, OrderRecord, Stores } from './ports.ts'

/** A letter that was evaluated is named by a key, which only its sender gets: an e-mail address alone opens no letter. */
export type LetterKeys = {
  keyOf(leadId: string): string
  /** The lead of the letter; null where the key was not made here. */
  read(key: string): string | null
}

/** What an RFE order keeps of its notice, among its selections. */
export type NoticeOfOrder = {
  /** As the customer copied it, YYYY-MM-DD; empty where they gave none. */
  responseDate: string
  passedAcknowledged: boolean
  /** The lead of the letter that was evaluated before. */
  evaluatedLetter: string | null
  /** It was read as one that no response answers, and the customer says that it is not. */
  misread?: boolean
}

export function noticeOf({ selections }: Pick<OrderRecord, 'selections'>): NoticeOfOrder {
  const given = (selections['userNotice'] ?? {}) as Partial<NoticeOfOrder>
  return {
    responseDate: given.responseDate ?? '',
    passedAcknowledged: given.passedAcknowledged === true,
    evaluatedLetter: given.evaluatedLetter ?? null,
    ...(given.misread === true ? { misread: true } : {}),
  }
}

const LETTER_SOURCES: readonly string[] = ['rfe-upload', 'rfe-evaluation']

async function letterOf(stores: Pick<Stores, 'leads' | 'files'>, leadId: string | null): Promise<{ lead: LeadRecord; file: FileRecord | null } | null> {
  const lead = leadId === null ? null : await stores.leads.find(leadId)
  if (lead === null || !LETTER_SOURCES.includes(lead.source)) return null
  const [file] = await stores.files.ofOwner(lead.source, lead.id)
  return { lead, file: file?.storageKey == null ? null : file }
}

/** The response date of a notice that has passed: what the customer copied, or what is printed on the letter that was evaluated. Null where none has. */
export async function passedResponseDay(stores: Pick<Stores, 'leads' | 'files'>, notice: Pick<NoticeOfOrder, 'responseDate' | 'evaluatedLetter'>, now: number): Promise<string | null> {
  const printed = (await letterOf(stores, notice.evaluatedLetter))?.lead.data['responseDay']
  return passedDay([notice.responseDate, typeof printed === 'string' ? printed : null], now)
}

/** Why the letter that was evaluated is none that a response answers: a decision, a notice of intent to revoke, a letter about something else. Null where it may be answered, or nothing is known. */
export async function unanswerable(stores: Pick<Stores, 'leads' | 'files'>, { evaluatedLetter: leadId, misread }: Pick<NoticeOfOrder, 'evaluatedLetter' | 'misread'>): Promise<NotANotice | null> {
  if (misread === true) return null
  const read = (await letterOf(stores, leadId))?.lead.data['reading']
  // One line is kept of every letter, from before the whole reading was.
  const why = /^not-a-notice \(([a-z-]+)\)/.exec(typeof read === 'string' ? read : '')?.[1]
  return NOT_NOTICES.find((one) => one === why) ?? null
}

/** The letter that its customer may attach to a paid order; null where there is none, or it is attached. */
export async function evaluatedLetter(stores: Pick<Stores, 'leads' | 'files'>, order: OrderRecord): Promise<{ name: string; sentAt: number } | null> {
  if (order.product !== 'rfe-response' || !PAID_STATES.includes(order.state)) return null
  const found = await letterOf(stores, noticeOf(order).evaluatedLetter)
  return found?.file == null ? null : { name: found.file.name, sentAt: found.lead.createdAt.getTime() }
}

type Deps = { database: Database; clock: Clock; chance: Pick<Chance, 'id'>; publicUrl: string; operatorEmail: string }

/** The customer chooses that the letter which was evaluated before belongs to the order. */
export function attachEvaluatedLetter(deps: Deps, { reference }: { reference: string }): Promise<{ kind: 'done' } | { kind: 'no-such-order' } | { kind: 'not-possible' }> {
  const at = new Date(deps.clock.now())
  return deps.database.transaction(async (stores) => {
    const order = await lockOrder(stores, reference)
    if (order === null) return { kind: 'no-such-order' }
    if (order.product !== 'rfe-response' || !PAID_STATES.includes(order.state)) return { kind: 'not-possible' }
    const found = await letterOf(stores, noticeOf(order).evaluatedLetter)
    if (found?.file == null) return { kind: 'not-possible' }
    const { lead, file } = found
    const moved = await stores.files.handOver([file.id], { kind: lead.source, id: lead.id }, { kind: ORDER_FILES, id: order.id, role: 'rfe-letter' })
    if (moved.length === 0) return { kind: 'not-possible' }
    const step = { at, actor: 'customer', cause: `attached the letter of ${lead.createdAt.toISOString().slice(0, 10)} that was sent for evaluation: ${file.name}` }
    if (!(await followFiles(stores, order, step))) await stores.orders.recordEvent(order, step)
    await notifyOperator(deps, stores, at, order, { dedupeKey: `operator-letter-attached:${file.id}`, heading: 'The letter that was evaluated belongs to the order', text: null })
    await stores.jobs.enqueue('read-notice', { orderId: order.id })
    return { kind: 'done' }
  })
}
