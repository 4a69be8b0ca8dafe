import { sql } from 'drizzle-orm'
import type { Database, JobQueue, Stores } from '../../usecases/ports.ts'
import { accountStore } from './account-store.ts'
import type { Connection } from './connection.ts'
import { isConnectionFault } from './connection-faults.ts'
import { composedRunStore } from './composed-run-store.ts'
import { consultationStore } from './consultation-store.ts'
import { dataRequestStore } from './data-request-store.ts'
import { deliverableStore } from './deliverable-store.ts'
import { eventCountStore } from './event-count-store.ts'
import { exportStore } from './export-store.ts'
import { fileRecordStore } from './file-record-store.ts'
import { installationStore } from './installation-store.ts'
import { intakeDraftStore } from './intake-draft-store.ts'
import { intakeStore } from './intake-store.ts'
import { leadStore } from './lead-store.ts'
import { mailStopStore } from './mail-stop-store.ts'
import { mailStore } from './mail-store.ts'
import { modelDraftStore } from './model-draft-store.ts'
import { operatorActionStore } from './operator-action-store.ts'
import { orderMessageStore } from './order-message-store.ts'
import { orderStore } from './order-store.ts'
import { peopleStore } from './people-store.ts'
import { ownCaseStore } from './own-case-store.ts'
import { petitionStore } from './petition-store.ts'
import { paymentCatalogStore } from './payment-catalog-store.ts'
import { paymentEventStore } from './payment-event-store.ts'
import { promoCodeStore } from './promo-code-store.ts'
import { retentionStore } from './retention-store.ts'
import { reviewStore } from './review-store.ts'
import { sandboxPaymentStore } from './sandbox-payment-store.ts'
import { secondFactorStore } from './second-factor-store.ts'
import { unpaidRoomStore } from './unpaid-room-store.ts'
import { uploadStore } from './upload-store.ts'
import { writerStore } from './writer-store.ts'

/** Makes the job queue that writes through the given connection, so that a job is part of its transaction. */
export type JobQueueOn = (connection: Connection) => JobQueue

function storesOn(connection: Connection, jobsOn: JobQueueOn): Stores {
  return {
    orders: orderStore(connection),
    consultations: consultationStore(connection),
    deliverables: deliverableStore(connection),
    petitions: petitionStore(connection),
    ownCases: ownCaseStore(connection),
    writers: writerStore(connection),
    messages: orderMessageStore(connection),
    paymentEvents: paymentEventStore(connection),
    promoCodes: promoCodeStore(connection),
    intakes: intakeStore(connection),
    files: fileRecordStore(connection),
    uploads: uploadStore(connection),
    unpaidRoom: unpaidRoomStore(connection),
    mails: mailStore(connection),
    leads: leadStore(connection),
    accounts: accountStore(connection),
    intakeDrafts: intakeDraftStore(connection),
    mailStops: mailStopStore(connection),
    dataRequests: dataRequestStore(connection),
    retention: retentionStore(connection),
    eventCounts: eventCountStore(connection),
    people: peopleStore(connection),
    sandboxPayments: sandboxPaymentStore(connection),
    paymentCatalog: paymentCatalogStore(connection),
    reviews: reviewStore(connection),
    exports: exportStore(connection),
    operatorActions: operatorActionStore(connection),
    secondFactors: secondFactorStore(connection),
    composedRuns: composedRunStore(connection),
    installation: installationStore(connection),
    modelDrafts: modelDraftStore(connection),
    jobs: jobsOn(connection),
  }
}

export function databaseOn(connection: Connection, jobsOn: JobQueueOn): Database {
  return {
    stores: storesOn(connection, jobsOn),
    transaction: (work) => connection.transaction((tx) => work(storesOn(tx as Connection, jobsOn))),
    async ping() {
      await connection.execute(sql`select 1`)
    },
    isAway: isConnectionFault,
  }
}
