import { formatPriceTag } from '../domain/money.ts'
import { normaliseEmail } from '../domain/email-address.ts'
import { priceTags } from '../domain/pricing/price-tags.ts'
import { DAY_MS } from '../domain/calendar-day.ts'
import { promotionAt } from '../domain/pricing/promotion.ts'
import type { PdfRefusal } from '../domain/resume/pdf-reading.ts'
import type { NoticeReading } from '../domain/rfe/notice-reading.ts'
import { contestedProngs } from '../domain/rfe/read-notice.ts'
import type { Prong } from '../domain/rfe/rfe-concerns.ts'
import { readPrintedDay } from '../domain/rfe/response-date.ts'
import type { LetterKeys } from './evaluated-letter.ts'
import { consoleAddresses } from './console-addresses.ts'
import { findInfected, isRefusal, openUpload, withStoredFiles, type FileDeps, type Upload, type UploadRefusal } from './keep-files.ts'
import type { Chance, Clock, Database, DocumentReader, DocumentSender, RateLimiter, SignedAddresses } from './ports.ts'
import { queueMail } from './queue-mail.ts'
import { countingConfirmation, leadDedupeKey } from './receive-contact-message.ts'
import { takeUnpaidRoom, withUnpaidRoom, type NoRoom, type RoomDeps } from './unpaid-room.ts'

/** How long the address in the operator's mail opens the letter. */
const OPERATOR_LINK_MS = 7 * DAY_MS

export type RfeLetterDeps = FileDeps &
  RoomDeps & {
    database: Database
    limits: RateLimiter
    documents: Pick<DocumentReader, 'readNotice'>
    clock: Clock
    chance: Pick<Chance, 'id'>
    publicUrl: string
    operatorEmail: string
    addresses: SignedAddresses
    letterKeys: Pick<LetterKeys, 'keyOf'>
  }

export type RfeLetterRequest = DocumentSender & {
  source: 'rfe-upload' | 'rfe-evaluation'
  email: string
  letter: { field: string; name: string; data: string } | null
  trapped: boolean
  idempotencyKey?: string | undefined
}

/** What the program can say about the letter at once; a person answers by email in every case. */
export type LetterAnswer =
  | { kind: 'no-letter' }
  /** The program could not read it. */
  | { kind: 'handed-over'; why: PdfRefusal['kind'] | 'not-a-pdf' }
  | { kind: 'read'; reading: NoticeReading; order: { prongs: Prong[]; path: string; price: string; listPrice: string | null } | null }

export type RfeLetterResult = { kind: 'received'; answer: LetterAnswer } | UploadRefusal | NoRoom

/** The printed day to answer by, where it is plain; null where there is none. */
const responseDayOf = (reading: NoticeReading): string | null => (reading.kind === 'read' && reading.deadline?.form === 'date' ? readPrintedDay(reading.deadline.printed) : null)

/** The way into the checkout with the contested prongs chosen, and what they cost at this moment. */
function orderOf(reading: NoticeReading, letterKey: string, now: number): Extract<LetterAnswer, { kind: 'read' }>['order'] {
  const prongs = contestedProngs(reading)
  if (prongs.length === 0) return null
  const day = responseDayOf(reading)
  const { nowCents, listCents, discounted } = priceTags(promotionAt(now).active).rfeProng
  return {
    prongs,
    path: `/checkout-rfe-response?prongs=${prongs.join(',')}${day === null ? '' : `&date=${day}`}&letter=${letterKey}`,
    price: formatPriceTag(nowCents * prongs.length),
    listPrice: discounted ? formatPriceTag(listCents * prongs.length) : null,
  }
}

/** An answer that names no order yet: that one holds the key of the letter as it is stored. */
type LetterRead = Exclude<LetterAnswer, { kind: 'read' }> | { kind: 'read'; reading: NoticeReading }

async function readLetter({ documents }: RfeLetterDeps, { bytes, kind }: Upload, visitor: string): Promise<LetterRead> {
  if (kind !== 'pdf') return { kind: 'handed-over', why: 'not-a-pdf' }
  const read = await documents.readNotice(bytes, { visitor })
  if (read.kind !== 'read') return { kind: 'handed-over', why: read.kind }
  return { kind: 'read', reading: read.facts }
}

/** One line for the operator: what was found, without a word of the letter itself except its printed deadline. */
function summariseAnswer(answer: LetterRead): string {
  switch (answer.kind) {
    case 'no-letter':
      return 'no letter attached'
    case 'handed-over':
      return `not read by the program (${answer.why}): please read it`
    case 'read': {
      const { reading } = answer
      if (reading.kind !== 'read') return `${reading.kind} (${reading.why}): please look at it`
      const prongs = ([1, 2, 3] as const).map((prong) => `prong ${prong} ${reading.prongs[prong]}`).join(', ')
      return `${reading.noticeKind}, ${prongs}, EB-2 ${reading.eb2}; deadline ${reading.deadline?.printed ?? 'not found'}; reading ${reading.confidence}${
        reading.notes.length === 0 ? '' : ` (${reading.notes.join(', ')})`
      }`
    }
  }
}

/**
 * Keeps a letter (or a request without one) as a lead, reads it, and queues receipt and operator's notice. A letter that
 * the program cannot read is kept all the same and handed to the operator. The same letter sent again on the same day is
 * kept once, with the reading where the program was too busy for one the first time.
 */
export async function receiveRfeLetter(deps: RfeLetterDeps, given: RfeLetterRequest): Promise<RfeLetterResult> {
  const opened = given.letter === null ? null : openUpload({ ...given.letter, role: 'rfe-letter' })
  if (opened !== null && isRefusal(opened)) return opened
  const uploads = opened === null ? [] : [opened]
  const infected = await findInfected(deps, uploads)
  if (infected !== null) return infected
  const answered = await withUnpaidRoom(deps, { visitor: given.visitor, text: '', files: uploads }, () => keepLetter(deps, given, uploads))
  return 'answer' in answered ? { kind: 'received', answer: answered.answer } : answered
}

async function keepLetter(deps: RfeLetterDeps, given: RfeLetterRequest, uploads: readonly Upload[]): Promise<{ keep: boolean; answer: LetterAnswer }> {
  const [opened] = uploads
  const { source, trapped } = given
  const id = deps.chance.id()
  const answer: LetterRead = opened === undefined || trapped ? { kind: 'no-letter' } : await readLetter(deps, opened, given.visitor)
  const now = new Date(deps.clock.now())
  const responseDay = answer.kind === 'read' ? responseDayOf(answer.reading) : null
  const email = normaliseEmail(given.email)
  const { keep, storedAs } = await countingConfirmation(deps, { email, trapped }, (confirm) =>
    withStoredFiles(deps, { kind: source, id }, uploads, (records) =>
      deps.database.transaction(async (stores) => {
        const [file] = records
        const readData = {
          ...(answer.kind === 'no-letter' ? {} : { reading: summariseAnswer(answer) }),
          ...(answer.kind === 'read' ? { notice: answer.reading } : {}),
          ...(responseDay === null ? {} : { responseDay }),
        }
        const data = { ...(file === undefined ? {} : { fileId: file.id, fileName: file.name }), ...readData, ...(trapped ? { trapped: true } : {}) }
        const keyOf = (...more: string[]) => leadDedupeKey([source, email, file?.sha256, ...(trapped ? ['trapped'] : []), ...more], file === undefined ? given.idempotencyKey : undefined, now)
        const first = await stores.leads.findByKey(keyOf())
        // An order has taken the file of the one before: this is a letter of its own.
        const isTaken = first !== null && file !== undefined && (await stores.files.ofOwner(source, first.id)).length === 0
        const key = isTaken ? keyOf(first.id) : keyOf()
        if (!(await stores.leads.insert({ id, source, email, name: null, message: null, data, createdAt: now }, key))) {
          const stored = await stores.leads.findByKey(key)
          if (stored !== null && answer.kind === 'read' && stored.data['notice'] === undefined) await stores.leads.setData(stored.id, { ...stored.data, ...readData })
          return { keep: false, storedAs: stored?.id ?? id }
        }
        await takeUnpaidRoom(deps, stores, { of: 'lead', id }, { text: '', files: uploads })
        await stores.files.insert(records)
        if (trapped) return { keep: true, storedAs: id }
        const props = { hasLetter: file !== undefined, orderUrl: file === undefined ? null : `${deps.publicUrl}/checkout-rfe-response?letter=${deps.letterKeys.keyOf(id)}` }
        if (confirm) await queueMail(stores, deps.chance, now, { dedupeKey: `rfe-receipt:${id}`, to: email, template: 'rfe-receipt', props })
        await queueMail(stores, deps.chance, now, {
          dedupeKey: `operator-rfe:${id}`,
          to: deps.operatorEmail,
          template: 'operator-rfe',
          props: {
            fileName: file?.name ?? null,
            email,
            asked: source === 'rfe-upload' ? 'RFE upload' : 'Free evaluation',
            reading: summariseAnswer(answer),
            fileUrl: file === undefined ? null : deps.addresses.fileAddress(file.id, 'operator', deps.clock.now() + OPERATOR_LINK_MS),
            consoleUrl: consoleAddresses(deps.publicUrl).letters,
          },
        })
        return { keep: true, storedAs: id }
      }),
    ),
  )
  return { keep, answer: answer.kind === 'read' ? { ...answer, order: orderOf(answer.reading, deps.letterKeys.keyOf(storedAs), deps.clock.now()) } : answer }
}
