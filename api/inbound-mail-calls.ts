/** Where a mail service hands over what customers answer by mail. */
import { Hono } from 'hono'
import { receiveMail } from '../usecases/receive-mail.ts'
import type { Services } from '../usecases/services.ts'
import { refuse } from './answers.ts'
import { holdsTooMuch, readBytes, refuseLimited } from './calls.ts'

/** A mail with files as large as mail servers take, in the letters of base64. */
const MAIL_MAX_BYTES = 36 * 1024 * 1024

const KINDS = { 'application/json': 'posted', 'message/rfc822': 'raw', 'application/octet-stream': 'raw' } as const

export function inboundMailCalls(services: Services): Hono {
  const calls = new Hono()
  calls.post('/mail/inbound', async (c) => {
    const { inboundMail } = services
    if (inboundMail === null) return refuse(c, 404, { kind: 'no-inbound-mail', message: 'Answers by mail are not taken here.' })
    const authorization = c.req.header('authorization')
    const signature = c.req.header('x-signature')
    const refused = (message: string) => refuse(c, 401, { kind: 'bad-secret', message })
    // Who shows nothing, or a wrong secret, is not listened to for 36 megabytes.
    if (signature === undefined) {
      if (authorization === undefined) return refused('The secret is missing.')
      if (!inboundMail.opensBySecret(authorization)) return refused('The secret does not hold.')
    }
    const body = await readBytes(c, MAIL_MAX_BYTES)
    if (!body.ok) return body.response
    if (signature !== undefined && !inboundMail.opensBySignature(signature, body.value, services.clock.now())) return refused('The signature does not hold.')
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    if (!Object.hasOwn(KINDS, type)) return refuse(c, 415, { kind: 'not-a-mail', message: 'Send the mail as message/rfc822, or as application/json in the shape that the operations page names.' })
    const kind = KINDS[type as keyof typeof KINDS]
    const part = inboundMail.readPart(body.value, kind)
    if (kind === 'posted' && holdsTooMuch(new TextDecoder().decode(part))) return refuse(c, 413, { kind: 'too-large', message: 'This holds more values than a mail has.' })
    const recipients = (c.req.header('x-envelope-to') ?? '')
      .split(',')
      .map((address) => address.trim())
      .filter((address) => address !== '')
    const mail = await inboundMail.read(part, kind, recipients.slice(0, 20))
    if (mail === null) return refuse(c, 422, { kind: 'not-a-mail', message: 'This holds no mail that can be read.' })
    const result = await receiveMail({ ...services, inboundMail }, mail)
    // The service tries again later: nothing is lost.
    if (result.kind === 'too-many') return refuseLimited(c, result, 'These are many mails within an hour.')
    return c.json({ result: result.kind })
  })
  return calls
}
