/** The customer's own words and files behind a case: facts that an operator records from them, and files that are exhibits. */
import type { Element, OnBehalf } from '../domain/petition/case-file.ts'
import { tieFile, type Changed, type Refused } from '../domain/petition/change-case.ts'
import { confirmOnBehalf, isQuoted, recordOnBehalf } from '../domain/petition/on-behalf.ts'
import { ORDER_FILES } from './order-uploads.ts'
import { onCase, storeCase } from './petition-case.ts'
import type { Clock, Database, OrderMessageRecord, OrderRecord, Stores } from './ports.ts'

type Deps = { database: Database; clock: Clock }

/** Where the customer said it: a message with the words that stand in it, or a file with the place in it. */
export type CustomerSource = { kind: 'message'; id: string; quote: string } | { kind: 'upload'; id: string; quote: string }

export type OnBehalfResult = { kind: 'done' } | { kind: 'no-such-case' } | { kind: 'not-possible' } | { kind: 'no-such-source' } | { kind: 'not-in-source' } | Refused

/** What came by mail from another address is nobody's word for the customer. */
const isOwnWord = ({ from, sender }: OrderMessageRecord) => from === 'customer' && sender === null

async function behalfOf(stores: Stores, order: OrderRecord, source: CustomerSource, given: { by: string; at: Date }): Promise<OnBehalf | { kind: 'no-such-source' } | { kind: 'not-in-source' }> {
  const at = given.at.toISOString()
  const quote = source.quote.trim()
  if (source.kind === 'message') {
    const message = await stores.messages.find(order.id, source.id)
    if (message === null || !isOwnWord(message)) return { kind: 'no-such-source' }
    return isQuoted(quote, message.text) ? { by: given.by, at, from: 'message', what: message.at.toISOString().slice(0, 10), quote } : { kind: 'not-in-source' }
  }
  const file = (await stores.files.ofOwner(ORDER_FILES, order.id)).find(({ id }) => id === source.id)
  if (file === undefined) return { kind: 'no-such-source' }
  return quote === '' ? { kind: 'not-in-source' } : { by: given.by, at, from: 'upload', what: file.name, quote }
}

/** Records a fact, or confirms one that was read, for the customer. It stands on their page with the source, and they can take it back. */
export function settleOnBehalf(
  deps: Deps,
  given: { reference: string; actor: string; source: CustomerSource; fact: { id: string; rev: number } | { element: Element; text: string } },
): Promise<OnBehalfResult> {
  return onCase(deps, given.reference, async (stores, order, record, at): Promise<OnBehalfResult> => {
    const behalf = await behalfOf(stores, order, given.source, { by: given.actor, at })
    if ('kind' in behalf) return behalf
    const { fact } = given
    const result: Changed = 'id' in fact ? confirmOnBehalf(record.file, { ...fact, behalf }) : recordOnBehalf(record.file, { ...fact, behalf })
    if (result.kind !== 'changed') return result
    await storeCase(stores, record, result.file, at)
    await stores.orders.recordEvent(order, {
      at,
      actor: given.actor,
      cause: `${'id' in fact ? 'confirmed' : 'recorded'} a fact for the customer, from their ${behalf.from === 'message' ? `message of ${behalf.what}` : 'file'}`,
    })
    return { kind: 'done' }
  })
}

export type TieResult = { kind: 'done' } | { kind: 'no-such-case' } | { kind: 'not-possible' } | { kind: 'no-such-source' } | Refused

/** Says which exhibit a file of the customer is. */
export function tieExhibitFile(deps: Deps, given: { reference: string; exhibit: string; fileId: string; tied: boolean }): Promise<TieResult> {
  return onCase(deps, given.reference, async (stores, order, record, at): Promise<TieResult> => {
    const known = (await stores.files.ofOwner(ORDER_FILES, order.id)).some(({ id, storageKey }) => id === given.fileId && storageKey !== null)
    if (!known && given.tied) return { kind: 'no-such-source' }
    const result = tieFile(record.file, given)
    if (result.kind !== 'changed') return result
    await storeCase(stores, record, result.file, at)
    return { kind: 'done' }
  })
}

/** What an operator chooses from: the customer's newest messages and the files. */
export type CaseSources = { messages: { id: string; at: string; text: string }[]; files: { id: string; name: string }[] }

export async function caseSources(stores: Stores, orderId: string): Promise<CaseSources> {
  const messages = (await stores.messages.page(orderId, { side: 'customer' })).messages.filter(isOwnWord)
  const files = (await stores.files.ofOwner(ORDER_FILES, orderId)).filter(({ storageKey, role }) => storageKey !== null && role !== 'returned-letter')
  return { messages: messages.map(({ id, at, text }) => ({ id, at: at.toISOString(), text })), files: files.map(({ id, name }) => ({ id, name })) }
}
