import type { MiddlewareHandler } from 'astro'

/** The pages that are sent forms; all others are only read. */
const TAKE_FORMS = [
  '/orders/[reference]',
  '/orders/[reference]/case',
  '/orders/[reference]/my-case',
  '/orders/[reference]/my-case/evidence',
  '/orders/[reference]/letter',
  '/letters/[token]',
  '/sandbox-payment/[id]',
]

/** What stands in the place of a page, also of one that was sent a form. */
const FAULTS = ['/404', '/500']

/** A page that fails is written down as the log does, without what people typed, and shown as the page of a fault. */
export const onRequest: MiddlewareHandler = async ({ locals, request, routePattern }, next) => {
  if (request.method === 'POST' && ![...TAKE_FORMS, ...FAULTS].includes(routePattern)) return new Response('This page is only read.\n', { status: 405 })
  try {
    return await next()
  } catch (error) {
    // The server notes what was refused.
    if (!locals.failed(error)) locals.services.report('a page failed', error)
    return new Response(null, { status: 500 })
  }
}
