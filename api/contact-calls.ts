/** Contact messages, sample requests and RFE letters (specification 1 §5, §7; rulings "Forms"). */
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { CONTACT, PLAIN_CONTACT } from '../content/contact.ts'
import { RFE_UPLOAD } from '../content/home.ts'
import { PROVIDER, withEmail } from '../content/provider.ts'
import { RFE_EVALUATION } from '../content/rfe.ts'
import { isEmailAddress, looksLikeEmail } from '../domain/email-address.ts'
import { dataUrlLengthMax } from '../domain/uploads/data-url.ts'
import { FILE_NAME_MAX, UPLOAD_BYTES_MAX } from '../domain/uploads/upload-limits.ts'
import type { Services } from '../usecases/services.ts'
import type { RfeLetterRequest } from '../usecases/receive-rfe-letter.ts'
import { answered } from './answers.ts'
import { storableText } from '../domain/storable-text.ts'
import { readCall, readText, refuseOverLimit, visitorOf, type CallSettings } from './calls.ts'
import { receiveContactMessage } from '../usecases/receive-contact-message.ts'
import { receiveRfeLetter } from '../usecases/receive-rfe-letter.ts'
import { refuseNoRoom, refuseUpload } from './upload-refusals.ts'

export const CONTACT_LIMIT = 'contact'
export const LETTER_LIMIT = 'rfe-letter'

/** Of the whole form: one that is somewhat too long is still read, and refused in its own words. */
const CONTACT_BODY_BYTES_MAX = 256 * 1024
/** One letter of 3 MB as base64; a letter that is a little too large is still measured, and refused in its own words. */
const LETTER_BODY_BYTES_MAX = dataUrlLengthMax(UPLOAD_BYTES_MAX) * 2

const TOO_MANY = `Too many messages from this connection. Please wait a few minutes and try again, or email us at ${PROVIDER.email}`

/** Both together on every form: a field that only programs fill in, and a key that makes a repeated send one. */
const formGuards = {
  website: z.string().max(2000).optional(),
  idempotencyKey: z.string().min(8).max(64).optional(),
}

const { name, email, message } = CONTACT.fields
const required = (words: string) => z.string({ error: words }).trim().min(1, words)
export const contactBody = z.object({
  name: required(name.missing).max(name.max, name.tooLong),
  email: required(email.missing).refine(looksLikeEmail, CONTACT.badEmail),
  message: required(message.missing).max(message.max, withEmail(message.tooLong)),
  news: z.boolean().default(false),
  ...formGuards,
})

const strictEmail = (words: string) => z.string({ error: words }).trim().refine(isEmailAddress, words)
const fileName = z
  .string()
  .max(FILE_NAME_MAX * 2)
  .optional()

const noFile = withEmail(RFE_UPLOAD.messages.noFile)
const tooLarge = withEmail(RFE_UPLOAD.messages.tooLarge)
export const uploadBody = z.object({
  rfeEmail: strictEmail(RFE_UPLOAD.messages.email),
  rfeFile: z.string({ error: noFile }).min(1, noFile),
  rfeFileName: fileName,
  ...formGuards,
})

export const evaluationBody = z.object({
  email: strictEmail(RFE_EVALUATION.messages.email),
  letter: z.string().nullish(),
  letterName: fileName,
  ...formGuards,
})

/** Contact form and samples sign-up: mounted under `/api`. */
export function contactCalls(services: Services, settings: CallSettings): Hono {
  const calls = new Hono()
  calls.post('/contact/landing', async (c) => {
    const limited = await refuseOverLimit(c, await services.limits.consume(CONTACT_LIMIT, visitorOf(c, settings)), TOO_MANY)
    if (limited) return limited
    const body = await readCall(c, contactBody, { maxBytes: CONTACT_BODY_BYTES_MAX, message: CONTACT.problem })
    if (!body.ok) return body.response
    const { website, ...given } = body.value
    const result = await receiveContactMessage(services, { ...given, visitor: visitorOf(c, settings), trapped: Boolean(website) })
    if (result.kind === 'no-room') return refuseNoRoom(c, result)
    return answered(c, 'POST /api/contact/landing', { message: CONTACT.success.heading }, 201)
  })
  calls.post('/rfe-evaluations', async (c) => {
    const limited = await refuseOverLimit(c, await services.limits.consume(LETTER_LIMIT, visitorOf(c, settings)), TOO_MANY)
    if (limited) return limited
    const body = await readCall(c, evaluationBody, { maxBytes: LETTER_BODY_BYTES_MAX, message: RFE_EVALUATION.messages.email, tooLarge: { message: tooLarge, field: 'letter' } })
    if (!body.ok) return body.response
    const { email: sender, letter, letterName, website, idempotencyKey } = body.value
    return takeLetter(c, services, 'POST /api/rfe-evaluations', {
      visitor: visitorOf(c, settings),
      source: 'rfe-evaluation',
      email: sender,
      letter: letter ? { field: 'letter', name: letterName ?? 'rfe-letter', data: letter } : null,
      trapped: Boolean(website),
      idempotencyKey,
    })
  })
  return calls
}

/** The RFE upload of the home page, and the contact form of a visitor without scripts: mounted under `/contact`. */
export function letterCalls(services: Services, settings: CallSettings): Hono {
  const calls = new Hono()
  calls.post('/message', async (c) => {
    const answer = (fragment: string) => c.redirect(`/contact#${fragment}`, 303)
    // Only a page of this site may send it: a form, unlike JSON, can be sent by any other.
    const origin = c.req.header('origin')
    if (origin !== undefined && URL.parse(origin)?.host !== c.req.header('host')) return answer(PLAIN_CONTACT.notSent)
    if ((await services.limits.consume(CONTACT_LIMIT, visitorOf(c, settings))).kind !== 'allowed') return answer(PLAIN_CONTACT.notSent)
    const body = await readText(c, CONTACT_BODY_BYTES_MAX)
    const fields = body.ok ? Object.fromEntries([...new URLSearchParams(body.value)].map(([field, value]) => [field, storableText(value.replaceAll('\r\n', '\n'))])) : {}
    const read = contactBody.omit({ news: true, idempotencyKey: true }).safeParse(fields)
    if (!read.success) return answer(PLAIN_CONTACT.notSent)
    const { website, ...given } = read.data
    const result = await receiveContactMessage(services, { ...given, visitor: visitorOf(c, settings), news: false, trapped: Boolean(website) })
    return answer(result.kind === 'no-room' ? PLAIN_CONTACT.notSent : PLAIN_CONTACT.sent)
  })
  calls.post('/apply', async (c) => {
    const limited = await refuseOverLimit(c, await services.limits.consume(LETTER_LIMIT, visitorOf(c, settings)), TOO_MANY)
    if (limited) return limited
    const body = await readCall(c, uploadBody, { maxBytes: LETTER_BODY_BYTES_MAX, message: 'Please check the marked fields.', tooLarge: { message: tooLarge, field: 'rfeFile' } })
    if (!body.ok) return body.response
    const { rfeEmail, rfeFile, rfeFileName, website, idempotencyKey } = body.value
    return takeLetter(c, services, 'POST /contact/apply', {
      visitor: visitorOf(c, settings),
      source: 'rfe-upload',
      email: rfeEmail,
      letter: { field: 'rfeFile', name: rfeFileName ?? 'rfe-letter', data: rfeFile },
      trapped: Boolean(website),
      idempotencyKey,
    })
  })
  return calls
}

async function takeLetter(c: Context, services: Services, call: 'POST /api/rfe-evaluations' | 'POST /contact/apply', request: RfeLetterRequest) {
  const result = await receiveRfeLetter(services, request)
  switch (result.kind) {
    case 'received':
      return answered(c, call, { message: RFE_UPLOAD.messages.success, next: RFE_UPLOAD.messages.next, answer: result.answer }, 201)
    case 'no-room':
      return refuseNoRoom(c, result, request.letter?.field)
    default:
      return refuseUpload(c, result, { tooLarge, tooLargeBeside: tooLarge })
  }
}
