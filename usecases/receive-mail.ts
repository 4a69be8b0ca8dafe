import { createHash } from 'node:crypto'
import { PRODUCT_NAMES } from '../content/products.ts'
import { normaliseEmail } from '../domain/email-address.ts'
import { isAutomatic, MAIL_TEXT_MAX, ownWords, type InboundMail } from '../domain/orders/inbound-mail.ts'
import { notifyOperator } from './notify-operator.ts'
import { countMessage } from './order-messages.ts'
import { queueMail } from './queue-mail.ts'
import type { InboundMailDoor, OrderRecord } from './ports.ts'
import type { Services } from './services.ts'

export type ReceiveMailResult =
  /** `unknown`: it is in the thread for operators, not as the customer's. */
  | { kind: 'threaded'; from: 'customer' | 'unknown' }
  | { kind: 'known-already' }
  /** A program wrote it, or it is one of our own. */
  | { kind: 'automatic' }
  /** Its address belongs to no thread, or no longer. */
  | { kind: 'no-thread' }
  | { kind: 'empty' }
  | { kind: 'too-many'; retryAfterSeconds: number }

type Deps = Pick<Services, 'database' | 'clock' | 'chance' | 'publicUrl' | 'operatorEmail' | 'limits'> & { inboundMail: Pick<InboundMailDoor, 'addresses' | 'isOwn' | 'isProven'> }

async function threadOf({ database: { stores }, inboundMail: { addresses } }: Deps, to: readonly string[]): Promise<OrderRecord | null> {
  for (const address of to) {
    const read = addresses.read(address)
    const order = read === null ? null : await stores.orders.findById(read.orderId)
    if (read !== null && order !== null && read.isOf(await stores.messages.replyVersion(order.id))) return order
  }
  return null
}

/** Names a mail, however often it comes: by its own id, where it has none by its author and words. */
const keyOf = ({ messageId, from, text }: InboundMail) =>
  createHash('sha256')
    .update(JSON.stringify(messageId === null ? [from, text] : [messageId]))
    .digest('base64url')

/**
 * Puts an answer by mail into the thread that its address belongs to, and tells the operator. It is the
 * customer's only where it names their address and the receiving server has found that it comes from there: any other is
 * shown to operators as unknown, and never to or as the customer. Files are not kept, and a customer who sent some is told so.
 */
export async function receiveMail(deps: Deps, mail: InboundMail): Promise<ReceiveMailResult> {
  if (isAutomatic(mail) || deps.inboundMail.isOwn(mail)) return { kind: 'automatic' }
  const order = await threadOf(deps, mail.to)
  if (order === null) return { kind: 'no-thread' }
  const mailKey = keyOf(mail)
  if (await deps.database.stores.messages.hasMail(order.id, mailKey)) return { kind: 'known-already' }
  // Counted before its words are read: an empty mail costs us as much as any.
  const limit = await countMessage(deps.limits, order.reference)
  if (limit.kind === 'limited') return { kind: 'too-many', retryAfterSeconds: limit.retryAfterSeconds }
  const { text, cut } = ownWords(mail.text)
  if (text === '' && mail.attachments === 0) return { kind: 'empty' }

  const namesCustomer = mail.from !== null && normaliseEmail(mail.from) === normaliseEmail(order.email)
  const isCustomer = namesCustomer && deps.inboundMail.isProven(mail)
  const from = isCustomer ? 'customer' : 'unknown'
  const sender = isCustomer ? null : (mail.from ?? 'no address').slice(0, 320)
  const words = `${text}${cut ? `\n\n[The mail goes on; only its first ${MAIL_TEXT_MAX.toLocaleString('en-US')} characters are kept.]` : ''}`
  const at = new Date(deps.clock.now())
  return deps.database.transaction(async (stores): Promise<ReceiveMailResult> => {
    const message = {
      id: deps.chance.id(),
      orderId: order.id,
      at,
      from,
      actor: from,
      text: words,
      via: 'mail',
      sender,
      droppedFiles: mail.attachments,
      seenAt: null,
      answeredAt: null,
      mailKey,
    } as const
    if (!(await stores.messages.insert(message))) return { kind: 'known-already' }
    await notifyOperator(deps, stores, at, order, {
      dedupeKey: `operator-message:${message.id}`,
      heading: isCustomer
        ? 'A message from a customer, by mail'
        : namesCustomer
          ? 'A mail in the name of a customer; its sender is not verified'
          : 'A mail from an unknown address in the thread of an order',
      text: words,
      rows: [...(sender === null ? [] : [['From', sender] as [string, string]]), ...(mail.attachments === 0 ? [] : [['Files that were not kept', String(mail.attachments)] as [string, string]])],
    })
    if (isCustomer && mail.attachments > 0) {
      await queueMail(stores, deps.chance, at, {
        // Once a day, whatever comes.
        dedupeKey: `files-not-kept:${order.id}:${at.toISOString().slice(0, 10)}`,
        to: order.email,
        template: 'files-not-kept',
        props: { reference: order.reference, productName: PRODUCT_NAMES[order.product], orderUrl: `${deps.publicUrl}/orders/${order.reference}#files` },
      })
    }
    return { kind: 'threaded', from }
  })
}
