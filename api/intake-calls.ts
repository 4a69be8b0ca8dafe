/** Sending the intake form (rulings, "Orders and payment"). */
import { Hono } from 'hono'
import { z } from 'zod'
import { INTAKE_WORDS } from '../content/intake.ts'
import { PROVIDER, withEmail } from '../content/provider.ts'
import { intakeApplicationSchema, intakeDraftSchema } from '../domain/intake/intake-application.ts'
import { INTAKE_MESSAGES } from '../domain/intake/intake-rules.ts'
import { dataUrlLengthMax } from '../domain/uploads/data-url.ts'
import { ADDITIONAL_FILES_MAX, FILE_NAME_MAX, UPLOAD_BYTES_MAX } from '../domain/uploads/upload-limits.ts'
import type { Services } from '../usecases/services.ts'
import { addDraftFile, DRAFT_ROLES, removeDraftFile, saveDraft } from '../usecases/intake-drafts.ts'
import { answered, refuse } from './answers.ts'
import { readCall, refuseLimited, refuseOverLimit, visitorOf, type CallSettings } from './calls.ts'
import { submitIntake } from '../usecases/submit-intake.ts'
import { refuseNoRoom, refuseUpload } from './upload-refusals.ts'

export const INTAKE_LIMIT = 'intake'
export const DRAFT_LIMIT = 'intake-draft'

/** All files of one form together, as base64, with the answers. */
export const INTAKE_BODY_BYTES_MAX = 32 * 1024 * 1024

const DRAFT_BODY_BYTES_MAX = 512 * 1024
const SLOW_DOWN = 'Too many saves from this connection. Nothing you typed is lost; we will try again.'
const NO_ORDER = { kind: 'no-such-order', message: 'We could not find this order.' }
const orderReference = z.string().max(40)
export const draftBody = z.object({ orderReference, answers: intakeDraftSchema, version: z.number().int().min(0) })
export const draftFileBody = z.object({ orderReference, role: z.enum(DRAFT_ROLES), name: z.string().max(FILE_NAME_MAX * 2), data: z.string() })
const removalBody = z.object({ orderReference })

export function intakeCalls(services: Services, settings: CallSettings): Hono {
  const calls = new Hono()
  calls.post('/intake-applications', async (c) => {
    const limited = await refuseOverLimit(
      c,
      await services.limits.consume(INTAKE_LIMIT, visitorOf(c, settings)),
      'Too many forms from this connection. Please wait a few minutes and try again. Nothing you typed is lost.',
    )
    if (limited) return limited
    const body = await readCall(c, intakeApplicationSchema, {
      maxBytes: INTAKE_BODY_BYTES_MAX,
      message: INTAKE_MESSAGES.form,
      tooLarge: { message: withEmail(INTAKE_WORDS.tooLargeTogether), field: 'userAdditionalFiles' },
    })
    if (!body.ok) return body.response
    const result = await submitIntake(services, body.value, visitorOf(c, settings))
    switch (result.kind) {
      case 'submitted':
        // Whether an address has an order is told to its mailbox only: anybody can type one.
        return answered(
          c,
          'POST /api/intake-applications',
          { matchedBy: result.matchedBy === 'reference' ? 'reference' : 'later', copyMailed: result.copyMailed, message: INTAKE_MESSAGES.submitted },
          201,
        )
      case 'corrected-meanwhile':
        return refuse(c, 409, {
          kind: result.kind,
          message: 'Other corrections of this form arrived meanwhile, perhaps from another tab. Copy what you changed, load this page again, and you see the answers as they are now.',
        })
      case 'too-many-forms':
        return refuse(c, 409, {
          kind: result.kind,
          message: result.paid
            ? `We have ${result.limit} forms of this order, and it takes no more. Nothing you typed is lost: please write to us at ${PROVIDER.email} and say what should change.`
            : `We have ${result.limit} forms of this order, and it takes no more until it is paid. Nothing you typed is lost: send the form again once the payment has arrived, or write to us at ${PROVIDER.email}.`,
        })
      case 'limited':
        return refuseLimited(
          c,
          result,
          `Many forms came under this email within a day. Nothing you typed is lost: send the form from the page of your order, try again tomorrow, or write to us at ${PROVIDER.email}.`,
        )
      case 'draft-file-missing': {
        const message = 'A file you added earlier is no longer here. Please choose it again.'
        return refuse(c, 422, { kind: result.kind, message, fields: { userAdditionalFiles: message } })
      }
      case 'no-room':
        return refuseNoRoom(c, result, body.value.userAdditionalFiles.length > 0 ? 'userAdditionalFiles' : body.value.userResume === '' ? undefined : 'userResume')
      default:
        return refuseUpload(c, result, { tooLargeBeside: 'File size exceeds 3MB limit' })
    }
  })
  calls.post('/intake-drafts', async (c) => {
    const limited = await refuseOverLimit(c, await services.limits.consume(DRAFT_LIMIT, visitorOf(c, settings)), SLOW_DOWN)
    if (limited) return limited
    const body = await readCall(c, draftBody, { maxBytes: DRAFT_BODY_BYTES_MAX })
    if (!body.ok) return body.response
    const result = await saveDraft(services, { ...body.value, visitor: visitorOf(c, settings) })
    switch (result.kind) {
      case 'saved':
        return answered(c, 'POST /api/intake-drafts', { version: result.version })
      case 'newer':
        return refuse(c, 409, { kind: 'newer', message: 'These answers were changed on another device.', draft: result.draft })
      case 'sent':
        return refuse(c, 409, { kind: 'sent', message: 'This form was sent already.' })
      case 'no-order':
        return refuse(c, 404, NO_ORDER)
      case 'no-room':
        return refuseNoRoom(c, result)
    }
  })

  calls.post('/intake-drafts/files', async (c) => {
    const limited = await refuseOverLimit(c, await services.limits.consume(DRAFT_LIMIT, visitorOf(c, settings)), SLOW_DOWN)
    if (limited) return limited
    const body = await readCall(c, draftFileBody, { maxBytes: dataUrlLengthMax(UPLOAD_BYTES_MAX) * 2, tooLarge: { message: 'File size exceeds 3MB limit', field: 'data' } })
    if (!body.ok) return body.response
    const result = await addDraftFile(services, body.value)
    switch (result.kind) {
      case 'added':
        return answered(c, 'POST /api/intake-drafts/files', result.file, 201)
      case 'no-order':
        return refuse(c, 404, NO_ORDER)
      case 'not-paid':
        return refuse(c, 409, { kind: result.kind, message: 'Files can be added ahead once the payment has arrived. You can also send them with the form.' })
      case 'too-many':
        return refuse(c, 422, { kind: result.kind, message: `At most ${ADDITIONAL_FILES_MAX} files` })
      default:
        return refuseUpload(c, result)
    }
  })

  calls.post('/intake-drafts/files/:id/removal', async (c) => {
    const body = await readCall(c, removalBody, { maxBytes: 1000 })
    if (!body.ok) return body.response
    // A file that is not there is what was asked for.
    const id = z.uuid().safeParse(c.req.param('id'))
    if (id.success) await removeDraftFile(services, { orderReference: body.value.orderReference, fileId: id.data })
    return c.body(null, 204)
  })
  return calls
}
