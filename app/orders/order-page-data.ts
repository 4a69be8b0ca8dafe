import type { Services } from '../../usecases/services.ts'
import { orderConsultants } from '../../usecases/shown-consultants.ts'
import { caseTasksOf } from '../../usecases/view-petition.ts'
import { viewWriters } from '../../usecases/manage-writers.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import { viewOrderUploads } from '../../usecases/order-uploads.ts'
import { viewAnswers } from '../../usecases/view-answers.ts'
import { viewOwnCase } from '../../usecases/own-case.ts'
import { viewConsultation } from '../../usecases/consultations.ts'
import { orderFiles } from '../../usecases/order-files.ts'

/** Null where no order has the reference. */
export async function orderPageData(services: Services, reference: string, query: URLSearchParams) {
  const [order, files, consultants, uploads, answers, consultation, caseTasks, writers, ownCase] = await Promise.all([viewOrder(services, reference), orderFiles(services, reference), orderConsultants(services, reference), viewOrderUploads(services, reference), viewAnswers(services, reference), viewConsultation(services, reference), caseTasksOf(services, reference), viewWriters(services, reference), viewOwnCase(services, reference)])
  if (order === null || files === null || uploads === null) return null
  return {
    order,
    files,
    consultants,
    uploads,
    caseTasks,
    writers,
    ownCase,
    answers,
    consultation,
    now: services.clock.now(),
    paymentUnavailable: query.get('payment') === 'unavailable',
    linkRenewed: query.get('link') === 'renewed',
    newestAsked: query.get('edition') === 'asked',
  }
}

export type OrderPageData = NonNullable<Awaited<ReturnType<typeof orderPageData>>>
