/** Private files behind signed addresses, and the way out of mails that belong to no purchase. */
import { Hono } from 'hono'
import { z } from 'zod'
import type { Services } from '../usecases/services.ts'
import { refuse } from './answers.ts'
import { refuseManyFiles, sendPieces } from './file-answers.ts'
import { openSignedFile } from '../usecases/open-signed-file.ts'
import { stopMails } from '../usecases/stop-mails.ts'

const query = z.object({ reader: z.string().min(1).max(100), until: z.coerce.number().int(), signature: z.string().min(20).max(100) })

/** A download header that survives any name: plain letters for old programs, the whole name for the others. */
export function dispositionOf(name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`
}

export function fileCalls(services: Services): Hono {
  const calls = new Hono()
  calls.get('/files/:id', async (c) => {
    const many = refuseManyFiles(c)
    if (many) return many
    const parsed = query.safeParse(c.req.query())
    const file = parsed.success ? await openSignedFile(services, { fileId: c.req.param('id'), ...parsed.data }) : null
    // Forged, expired and deleted look the same: an address that does not open says nothing about the file.
    if (file === null) return refuse(c, 404, { kind: 'no-such-file', message: 'This address does not open a file, or no longer.' })
    return sendPieces(c, services, file, {
      'content-type': file.mediaType,
      'content-disposition': dispositionOf(file.name),
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })
  calls.post('/unsubscriptions/:token', async (c) => {
    if (!(await stopMails(services, c.req.param('token')))) {
      return refuse(c, 404, { kind: 'no-such-link', message: 'This link is incomplete. Please open it again from the email.' })
    }
    return c.json({ message: 'You will get no more emails like that one.' })
  })
  return calls
}
