import type { APIRoute } from 'astro'
import { paymentReturnPath } from '../orders/payment-paths.ts'

export const GET: APIRoute = async ({ locals, url, redirect }) => redirect(await paymentReturnPath(locals.services, url.searchParams, locals.visitor()))
