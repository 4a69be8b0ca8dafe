import type { APIRoute } from 'astro'
import { letterFile } from '../../../../usecases/write-reference-letter.ts'

const TYPES = { pdf: 'application/pdf', docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' } as const

/** The letter of a private link as a file, for its writer to keep. */
export const GET: APIRoute = async ({ params, locals }) => {
  const format = params['file'] === 'letter.pdf' ? 'pdf' : params['file'] === 'letter.docx' ? 'docx' : null
  const found = format === null ? null : await letterFile(locals.services, params['token'] ?? '', format)
  if (format === null || found === null) return new Response(null, { status: 404 })
  if (found.kind === 'limited')
    return new Response('This letter was saved many times within an hour. Please try again later.\n', { status: 429, headers: { 'retry-after': String(found.retryAfterSeconds) } })
  return new Response(new Uint8Array(found.bytes), {
    headers: { 'content-type': TYPES[format], 'content-disposition': `attachment; filename="reference-letter.${format}"`, 'cache-control': 'no-store' },
  })
}
