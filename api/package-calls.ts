/** Private links of packages: `GET /api/orders/{reference}/files/{id}?until&signature`, and `GET /api/orders/{reference}/package`, which says whether there is one yet. Also invoices and receipts: `GET /api/orders/{reference}/papers/{invoice|receipt}.pdf`. */
import { Hono } from 'hono'
import { z } from 'zod'
import { ORDER_PAPERS } from '../content/documents/order-papers.ts'
import { makeOrderPaper } from '../usecases/make-order-paper.ts'
import type { Services } from '../usecases/services.ts'
import { answered, refuse } from './answers.ts'
import { refuseLimited } from './calls.ts'
import { refuseManyFiles, sendPieces } from './file-answers.ts'
import { dispositionOf } from './file-calls.ts'
import { openPackage, orderFiles } from '../usecases/order-files.ts'

const query = z.object({ until: z.coerce.number().int(), signature: z.string().min(20).max(100) })

export function packageCalls(services: Services): Hono {
  const calls = new Hono()
  calls.get('/orders/:reference/package', async (c) => {
    const files = await orderFiles(services, c.req.param('reference'))
    c.header('cache-control', 'private, no-store')
    if (files === null) return refuse(c, 404, { kind: 'no-such-order', message: 'There is no such order.' })
    return answered(c, 'GET /api/orders/:reference/package', files.kind === 'ready' ? { kind: files.kind, url: files.url, bytes: files.bytes } : { kind: files.kind })
  })
  calls.get('/orders/:reference/papers/:paper', async (c) => {
    const paper = z.enum(ORDER_PAPERS).safeParse(c.req.param('paper').replace(/\.pdf$/, ''))
    c.header('cache-control', 'private, no-store')
    c.header('referrer-policy', 'no-referrer')
    const made = paper.success ? await makeOrderPaper(services, { reference: c.req.param('reference'), paper: paper.data }) : ({ kind: 'no-such-paper' } as const)
    if (made.kind === 'limited') return refuseLimited(c, made, 'This was downloaded many times within an hour. Please try again later.')
    if (made.kind === 'no-such-paper') return refuse(c, 404, { kind: made.kind, message: 'There is no such paper of this order. A receipt is there once the payment has arrived.' })
    return c.body(Buffer.from(made.bytes), 200, { 'content-type': 'application/pdf', 'content-disposition': dispositionOf(made.name), 'content-security-policy': "default-src 'none'; sandbox" })
  })
  calls.get('/orders/:reference/files/:id', async (c) => {
    const many = refuseManyFiles(c)
    if (many) return many
    const parsed = query.safeParse(c.req.query())
    const id = z.uuid().safeParse(c.req.param('id'))
    const reference = c.req.param('reference')
    const opened = parsed.success && id.success ? await openPackage(services, { reference, fileId: id.data, ...parsed.data }) : ({ kind: 'unknown' } as const)
    c.header('cache-control', 'private, no-store')
    c.header('referrer-policy', 'no-referrer')
    // A link from an old mail is never a dead end: the order page has the one of today.
    if (opened.kind === 'renew') return c.redirect(`${services.publicUrl}/orders/${encodeURIComponent(reference)}?link=renewed`, 303)
    if (opened.kind === 'unknown') return refuse(c, 404, { kind: 'no-such-file', message: 'This address does not open a file. Please use the link on your order page.' })
    return sendPieces(c, services, opened, {
      'content-type': opened.mediaType,
      'content-disposition': dispositionOf(opened.name),
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })
  return calls
}
