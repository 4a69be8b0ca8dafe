/** Sending the intake form (rulings, "Orders and payment"). */
import { Hono } from 'hono'
import { INTAKE_MESSAGES, intakeApplicationSchema } from '../domain/intake/intake-application.ts'
import type { Application } from '../usecases/application.ts'
import { uploadRefusalWords } from '../usecases/keep-files.ts'
import { refuse } from './answers.ts'
import { readCall, refuseOverLimit, visitorOf, type CallSettings } from './calls.ts'

export const INTAKE_LIMIT = 'intake'

/** All files of one form together, as base64, with the answers. */
export const INTAKE_BODY_BYTES_MAX = 32 * 1024 * 1024

export function intakeCalls(app: Application, settings: CallSettings): Hono {
  const calls = new Hono()
  calls.post('/intake-applications', async (c) => {
    const limited = await refuseOverLimit(
      c,
      await app.limits.consume(INTAKE_LIMIT, visitorOf(c, settings)),
      'Too many forms from this connection. Please wait a few minutes and try again. Nothing you typed is lost.',
    )
    if (limited) return limited
    const body = await readCall(c, intakeApplicationSchema, { maxBytes: INTAKE_BODY_BYTES_MAX, message: INTAKE_MESSAGES.form })
    if (!body.ok) return body.response
    const result = await app.submitIntake(body.value)
    switch (result.kind) {
      case 'submitted':
        return c.json({ matchedBy: result.matchedBy, message: INTAKE_MESSAGES.submitted }, 201)
      case 'file-too-large':
        return refuse(c, 413, {
          kind: result.kind,
          message: uploadRefusalWords(result),
          fields: { [result.field]: 'File size exceeds 3MB limit' },
        })
      case 'file-refused':
      case 'file-infected': {
        const message = uploadRefusalWords(result)
        return refuse(c, result.kind === 'file-refused' ? 415 : 422, { kind: result.kind, message, fields: { [result.field]: message } })
      }
    }
  })
  return calls
}
