import { ReadableStream } from 'node:stream/web'
import type { APIRoute } from 'astro'
import { printFolder } from '../../../../usecases/print-folder.ts'

/** The letter that was delivered last with everything behind it, as one archive to print. */
export const GET: APIRoute = async ({ params, locals }) => {
  const folder = await printFolder(locals.services, { reference: params['reference'] ?? '', released: true, reader: 'link:customer' })
  if (folder.kind === 'limited') {
    return new Response('This folder was made many times within an hour. Please try again later.\n', { status: 429, headers: { 'retry-after': String(folder.retryAfterSeconds) } })
  }
  if (folder.kind === 'no-such-folder') return new Response(null, { status: 404 })
  return new Response(ReadableStream.from(folder.pieces()) as BodyInit, {
    headers: { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="petition-to-print.zip"', 'cache-control': 'no-store' },
  })
}
