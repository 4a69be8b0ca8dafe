import { INTAKE_FIELD_LABELS } from '../content/intake-labels.ts'
import { normaliseEmail } from '../domain/email-address.ts'
import { changedAnswers } from '../domain/intake/changed-answers.ts'
import type { IntakeAnswers, IntakeApplication } from '../domain/intake/intake-application.ts'
import { FORMS_OF_ORDER_MAX } from '../domain/intake/intake-rules.ts'
import { PAID_STATES } from '../domain/orders/order-states.ts'
import { consoleAddresses } from './console-addresses.ts'
import { beginWithForm } from './fulfill-order.ts'
import { deleteBytes, draftOwner } from './intake-drafts.ts'
import { findInfected, isRefusal, openUpload, withStoredFiles, type FileDeps, type Upload, type UploadRefusal } from './keep-files.ts'
import type { Chance, Clock, FileRecord, IntakeRecord, OrderRecord, Stores } from './ports.ts'
import { isFormRead } from './petition-case.ts'
import { queueMails, type QueuedMail } from './queue-mail.ts'
import { countingConfirmation } from './receive-contact-message.ts'
import { takeUnpaidRoom, withUnpaidRoom, type NoRoom, type RoomDeps } from './unpaid-room.ts'

/** Forms of one address that name no order: whoever types a stranger's address fills nobody's data. */
export const LOOSE_FORM_LIMIT = 'loose-form'

type Deps = FileDeps &
  RoomDeps & {
    clock: Clock
    chance: Pick<Chance, 'id'>
    publicUrl: string
    operatorEmail: string
  }

export type SubmitIntakeResult =
  /** `copyMailed`: a mail with the answers goes to their sender. */
  | { kind: 'submitted'; matchedBy: IntakeRecord['matchedBy']; copyMailed: boolean }
  /** A file that was sent ahead is not there any more: it must be chosen again. Nothing was stored. */
  | { kind: 'draft-file-missing' }
  /** Another form of the order came after the one that this one corrects. Nothing was stored. */
  | { kind: 'corrected-meanwhile' }
  /** The order has as many forms as it takes, paid or not. Nothing was stored. */
  | { kind: 'too-many-forms'; paid: boolean; limit: number }
  | NoRoom
  /** Its address has sent many that name no order. Nothing was stored. */
  | { kind: 'limited'; retryAfterSeconds: number }
  | UploadRefusal

/** Decodes and judges each file before anything is stored. */
function openUploads(given: IntakeApplication): Upload[] | UploadRefusal {
  const sent = [
    ...(given.userResume === '' ? [] : [{ field: 'userResume', role: 'resume', name: given.userResumeName, data: given.userResume }]),
    ...given.userAdditionalFiles.map((file, index) => ({ field: `userAdditionalFiles.${index}`, role: 'additional', ...file })),
  ]
  const uploads: Upload[] = []
  for (const file of sent) {
    const opened = openUpload(file)
    if (isRefusal(opened)) return opened
    uploads.push(opened)
  }
  return uploads
}

/** The order that the form names. Its reference is known to its holder only; an address is known to anybody. */
async function namedOrder(stores: Stores, reference: string | undefined): Promise<OrderRecord | null> {
  const order = reference === undefined ? null : await stores.orders.findByReference(reference)
  return order?.product === 'selfpetition-ai' ? order : null
}

/** Paid orders of the form's address that wait for their form: what the operator compares it with. Newest first. */
export async function ordersToCompare(stores: Stores, email: string): Promise<string[]> {
  const references: string[] = []
  for (const order of await stores.orders.findByEmail(email)) {
    if (order.product !== 'selfpetition-ai' || !PAID_STATES.includes(order.state)) continue
    if ((await stores.intakes.findByOrder(order.id)).length === 0) references.push(order.reference)
  }
  return references
}

const QUESTION_ORDER = Object.keys(INTAKE_FIELD_LABELS)

/** Every answered question with its label, in the order of the form: a stored record has lost that of its keys. */
export function answeredQuestions(answers: IntakeAnswers): [string, string][] {
  return Object.entries(answers)
    .flatMap(([group, fields]) => Object.entries(fields).map(([field, answer]) => ({ key: `${group}.${field}`, field, answer })))
    .filter(({ answer }) => answer !== '')
    .sort((one, other) => QUESTION_ORDER.indexOf(one.key) - QUESTION_ORDER.indexOf(other.key))
    .map(({ key, field, answer }) => [INTAKE_FIELD_LABELS[key] ?? field, answer])
}

/** Every question whose answer differs between two stored forms, in the order of the form. */
export function changedQuestions(before: IntakeAnswers, after: IntakeAnswers): { question: string; before: string; after: string }[] {
  return changedAnswers(before, after)
    .sort((one, other) => QUESTION_ORDER.indexOf(one.key) - QUESTION_ORDER.indexOf(other.key))
    .map(({ key, ...change }) => ({ question: INTAKE_FIELD_LABELS[key] ?? key, ...change }))
}

/** What a later form of an order changes, for its history: the questions, not the answers. */
function correctionWords(before: IntakeAnswers, after: IntakeAnswers, files: number): string {
  const changed = changedQuestions(before, after).map(({ question }) => question)
  const parts = [...(changed.length === 0 ? [] : [changed.join(', ')]), ...(files === 0 ? [] : [files === 1 ? '1 more file' : `${files} more files`])]
  return parts.length === 0 ? 'input form sent again, nothing changed' : `input form corrected: ${parts.join('; ')}`
}

/**
 * Whether the receiver of the receipt is who typed the form: the address of a paid order, in a form that names this order.
 * Everyone else may have typed a stranger's address, also into an order that they placed and did not pay.
 */
function isTypedByReceiver(order: OrderRecord | null, email: string): boolean {
  return order !== null && order.paidAt !== null && normaliseEmail(order.email) === email
}

/**
 * Stores an intake with its files, connects it with the order that it names, starts the promise's clock and queues the
 * receipt and the operator's notice. One that names no order waits for the operator, also where its address is a
 * customer's. A repeated send with the same key is answered and stored once. `visitor`: who sends it.
 */
export async function submitIntake(deps: Deps, given: IntakeApplication, visitor: string): Promise<SubmitIntakeResult> {
  const uploads = openUploads(given)
  if (!Array.isArray(uploads)) return uploads
  const now = new Date(deps.clock.now())
  const id = deps.chance.id()
  const email = normaliseEmail(given.userBackground.email)
  const { userBackground, userProposedEndeavor, userProng2Education, userProng2Demand, userProng3 } = given
  const answers: IntakeAnswers = { userBackground, userProposedEndeavor, userProng2Education, userProng2Demand, userProng3 }

  const infected = await findInfected(deps, uploads)
  if (infected !== null) return infected

  const { intakes } = deps.database.stores
  const isLoose = (await namedOrder(deps.database.stores, given.orderReference)) === null
  const isCounted = isLoose && (given.idempotencyKey === undefined || !(await intakes.isStored(given.idempotencyKey)))
  if (isCounted) {
    const allowed = await deps.limits.consume(LOOSE_FORM_LIMIT, email)
    if (allowed.kind === 'limited') return allowed
  }
  const aheadIds = [...(given.draftResumeId === undefined ? [] : [given.draftResumeId]), ...given.draftFileIds]
  const taken = { text: answers, files: uploads }
  async function record(stores: Stores, records: FileRecord[], confirm: boolean) {
    const order = await namedOrder(stores, given.orderReference)
    const locked = order === null ? null : await stores.orders.lock(order.id)
    const matchedBy: IntakeRecord['matchedBy'] = locked === null ? 'none' : 'reference'
    const earlier = locked === null ? [] : await stores.intakes.findByOrder(locked.id)
    const before = earlier.length
    const last = earlier.at(-1)
    // The same form sent again is answered as it was.
    const repeated = given.idempotencyKey !== undefined && earlier.some(({ idempotencyKey }) => idempotencyKey === given.idempotencyKey)
    if (given.corrects !== undefined && last?.id !== given.corrects && !repeated) throw new CorrectedMeanwhile()
    if (locked !== null && !repeated) {
      const paid = locked.paidAt !== null
      const limit = FORMS_OF_ORDER_MAX[paid ? 'paid' : 'unpaid']
      if (before >= limit) throw new TooManyForms(paid, limit)
    }
    const fresh = await stores.intakes.insert({
      id,
      orderId: locked?.id ?? null,
      matchedBy,
      email,
      answers,
      idempotencyKey: given.idempotencyKey ?? null,
      // The newest form counts: one that corrects another is later, also by the clock of another machine.
      submittedAt: new Date(Math.max(now.getTime(), (last?.submittedAt.getTime() ?? 0) + 1)),
    })
    if (!fresh) return { keep: false, matchedBy, copyMailed: false, left: [] }
    if (locked?.paidAt == null) await takeUnpaidRoom(deps, stores, { of: 'intake', id }, taken)
    const handed = locked === null ? [] : await stores.files.handOver(aheadIds, draftOwner(locked.id), { kind: 'intake', id })
    if (handed.length !== aheadIds.length) throw new DraftFileMissing()
    // Files that were not sent with the form.
    const left = locked === null ? [] : await stores.files.deleteOf(draftOwner(locked.id))
    if (locked !== null) await stores.intakeDrafts.delete(locked.id)
    await stores.files.insert(records)
    if (locked !== null) {
      const began = await beginWithForm(stores, locked, before, now, { at: now, actor: 'customer', cause: 'input form received' })
      if (last !== undefined && !began) await stores.orders.recordEvent(locked, { at: now, actor: 'customer', cause: correctionWords(last.answers, answers, handed.length + records.length) })
      // Of an order that is not paid, the payment asks for the reading.
      if (isFormRead(locked)) await stores.jobs.enqueue('read-case', { orderId: locked.id })
    }
    const typed = { answers: answeredQuestions(answers), files: [...handed, ...records].map((file) => file.name) }
    const orderReference = locked?.reference ?? null
    const pages = consoleAddresses(deps.publicUrl)
    const copyMailed = confirm && isTypedByReceiver(locked, email)
    const receipt: QueuedMail = {
      dedupeKey: `intake-receipt:${id}`,
      to: email,
      template: 'intake-receipt',
      props: { ...(copyMailed ? typed : { answers: [], files: [] }), orderReference },
    }
    const notice: QueuedMail = {
      dedupeKey: `operator-intake:${id}`,
      to: deps.operatorEmail,
      template: 'operator-intake',
      props: {
        ...typed,
        orderReference,
        compareWith: locked === null ? await ordersToCompare(stores, email) : [],
        email,
        matchedBy,
        consoleUrl: locked === null ? pages.intakes : pages.order(locked.reference),
      },
    }
    await queueMails(stores, deps.chance, now, [...(confirm ? [receipt] : []), notice])
    return { keep: true, matchedBy, copyMailed, left }
  }
  const store = (confirm: boolean) => withStoredFiles(deps, { kind: 'intake', id }, uploads, (records) => deps.database.transaction((stores) => record(stores, records, confirm)))
  let kept = false
  try {
    const counted = () => countingConfirmation(deps, { email, trapped: false }, store)
    const isPaid = (await namedOrder(deps.database.stores, given.orderReference))?.paidAt != null
    const stored = isPaid ? await counted() : await withUnpaidRoom(deps, { visitor, ...taken }, counted)
    if ('kind' in stored) return stored
    const { keep, matchedBy, copyMailed, left } = stored
    kept = keep
    await deleteBytes(deps, left)
    return { kind: 'submitted', matchedBy, copyMailed }
  } catch (error) {
    if (error instanceof DraftFileMissing) return { kind: 'draft-file-missing' }
    if (error instanceof CorrectedMeanwhile) return { kind: 'corrected-meanwhile' }
    if (error instanceof TooManyForms) return { kind: 'too-many-forms', paid: error.paid, limit: error.limit }
    throw error
  } finally {
    if (isCounted && !kept) await deps.limits.giveBack(LOOSE_FORM_LIMIT, email).catch(() => {})
  }
}

/** End the transaction; caught where it was begun. */
class DraftFileMissing extends Error {}
class CorrectedMeanwhile extends Error {}
class TooManyForms extends Error {
  readonly paid: boolean
  readonly limit: number
  constructor(paid: boolean, limit: number) {
    super()
    this.paid = paid
    this.limit = limit
  }
}
