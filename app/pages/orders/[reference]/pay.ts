import type { APIRoute } from 'astro'
import { paymentPath } from '../../../orders/payment-paths.ts'

/** Opens the payment page of an order that was not paid. A plain link leads here, so it works without scripts. */
export const GET: APIRoute = async ({ locals, params, redirect, url }) => redirect(await paymentPath(locals.services, params.reference ?? '', url.searchParams.get('late') === 'known'))
