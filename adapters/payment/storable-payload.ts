/** What the database stores of a body that the provider signed: anybody who pays may have put words of their own into it. */
import { createHash } from 'node:crypto'
import { storableText } from '../../domain/storable-text.ts'

/** No event of the provider is half as deep; a database and its readers give up at some depth. */
const DEPTH_MAX = 60

/** Longest id of a payment that its index holds. */
const PAYMENT_ID_MAX = 255

/** True where the value holds no more than `levels` objects and lists inside each other. Reads no deeper than that. */
function isShallow(value: unknown, levels = DEPTH_MAX): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1))
}

function withStorableTexts(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map(withStorableTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [storableText(name), withStorableTexts(inner)]))
}

/** The body as a value that can be stored: without null letters and halves of letters, and as its digest where it is too deep. */
export function storableBody(rawBody: string): unknown {
  const body: unknown = JSON.parse(rawBody)
  if (isShallow(body)) return withStorableTexts(body)
  return { tooDeep: createHash('sha256').update(rawBody).digest('hex'), beginning: storableText(rawBody.slice(0, 1000)) }
}

type Body = { data?: { object?: { payment_intent?: unknown } | null } | null }

/** The payload with the id of its payment in place of the payment written out: its index holds ids. */
export function withPlainPayment(payload: unknown): unknown {
  const { data } = (payload ?? {}) as Body
  const { id } = (data?.object?.payment_intent ?? {}) as { id?: unknown }
  return typeof id === 'string' ? { ...(payload as Body), data: { ...data, object: { ...data?.object, payment_intent: id } } } : payload
}

/** True where the index of payments can hold what the payload says at `data.object.payment_intent`. */
export function hasStorablePayment(payload: unknown): boolean {
  const payment = ((payload ?? {}) as Body).data?.object?.payment_intent ?? null
  return payment === null || (typeof payment === 'string' && payment.length <= PAYMENT_ID_MAX)
}
