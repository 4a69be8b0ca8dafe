import type { Application } from '../../usecases/application.ts'

/** Null where no order has the reference. */
export async function orderPageData(app: Application, reference: string, query: URLSearchParams) {
  const [order, files, consultants] = await Promise.all([app.viewOrder(reference), app.orderFiles(reference), app.orderConsultants(reference)])
  if (order === null || files === null) return null
  return {
    order,
    files,
    consultants,
    now: app.clock.now(),
    paymentUnavailable: query.get('payment') === 'unavailable',
    linkRenewed: query.get('link') === 'renewed',
    newestAsked: query.get('edition') === 'asked',
  }
}

export type OrderPageData = NonNullable<Awaited<ReturnType<typeof orderPageData>>>
