import type { APIRoute } from 'astro'
import { printFolder } from '../../../../usecases/print-folder.ts'

/** The letter that was delivered last with everything behind it, as one archive to print. */
export const GET: APIRoute = async ({ params, locals }) => {
  const folder = await printFolder(locals.services, { reference: params['reference'] ?? '', released: true })
  if (folder === null) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(folder), {
    headers: { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="petition-to-print.zip"', 'cache-control': 'no-store', 'referrer-policy': 'same-origin' },
  })
}
