import type { Services } from '../../usecases/services.ts'
import { orderConsultants } from '../../usecases/shown-consultants.ts'
import { caseTasks } from '../../usecases/view-petition.ts'
import { viewWriters } from '../../usecases/manage-writers.ts'
import { viewOrder } from '../../usecases/view-order.ts'
import { viewOrderUploads } from '../../usecases/order-uploads.ts'
import { viewAnswers } from '../../usecases/view-answers.ts'
import { viewOwnCase } from '../../usecases/own-case.ts'
import { viewConsultation } from '../../usecases/consultations.ts'
import { ordersFoundOnce } from '../../usecases/orders-found-once.ts'
import { waitsForTable } from '../../domain/orders/deliverables.ts'
import { readThreadEnd } from '../../domain/orders/order-messages.ts'
import { nextAction } from '../../domain/orders/next-action.ts'
import { orderFiles } from '../../usecases/order-files.ts'

/** Null where no order has the reference. */
export async function orderPageData(given: Services, reference: string, query: URLSearchParams) {
  const services = ordersFoundOnce(given)
  const [order, files, consultants, uploads, answers, consultation, tasks, writers, ownCase] = await Promise.all([
    viewOrder(services, reference, { messagesEnd: readThreadEnd(query.get('messages')) }),
    orderFiles(services, reference),
    orderConsultants(services, reference),
    viewOrderUploads(services, reference),
    viewAnswers(services, reference),
    viewConsultation(services, reference),
    caseTasks(services, reference),
    viewWriters(services, reference),
    viewOwnCase(services, reference),
  ])
  if (order === null || files === null || uploads === null) return null
  return {
    order,
    next: nextAction({
      state: order.state,
      isPaid: order.paidAt !== null,
      payable: order.payable,
      needsIntake: order.product === 'selfpetition-ai',
      hasIntake: order.hasIntake,
      // With all of it here, the word on an open table is the word on the files too.
      needsFiled:
        order.product === 'rfe-response' && !(tasks?.notice?.toConfirm === true && uploads.waits.every(({ needed }) => needed.every((need) => uploads.files.some((file) => file.need === need)))),
      deliverables: order.deliverables.map((one) => ({ kind: one.kind, state: one.state, begun: one.startedAt !== null || waitsForTable(one), canAccept: one.canAccept })),
      // The case of a package is the customer's own work.
      caseWaits:
        ownCase !== null || (tasks !== null && (tasks.choose || tasks.toConfirm > 0 || tasks.toAnswer !== 0 || (tasks.notice !== null && (tasks.notice.toConfirm || tasks.notice.toLookAt > 0)))),
      writersWait: writers !== null && writers.takes && writers.writers.length < writers.owed.length,
      timeWaits: consultation !== null && consultation.booked === null,
      unread: order.thread.unseen,
    }),
    files,
    consultants,
    uploads,
    caseTasks: tasks,
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
