/** The only file that knows every adapter and the clock: it joins the rings into one running product. */
import { join } from 'node:path'
import { databaseOn } from '../adapters/db/database.ts'
import { openEmbeddedDatabase, openPostgres, type OpenDatabase } from '../adapters/db/open-database.ts'
import { renderDocx } from '../adapters/documents/render-docx.ts'
import { packageMaker } from '../adapters/documents/package-maker.ts'
import { closeDocuments } from '../adapters/documents/render-document.ts'
import { signedAddresses } from '../adapters/files/signed-addresses.ts'
import { jobOverview } from '../adapters/jobs/job-overview.ts'
import { jobsOn } from '../adapters/jobs/job-queue.ts'
import { databaseRateLimiter } from '../adapters/limits/rate-limiter.ts'
import { localMailbox, smtpTransport } from '../adapters/mail/mail-transport.ts'
import { renderMail } from '../adapters/mail/render-mail.ts'
import { actOnSandboxPayment, deliverSandboxEvent, sandboxProvider } from '../adapters/payment/sandbox.ts'
import { readStripeEvent } from '../adapters/payment/stripe-event.ts'
import { openStripe } from '../adapters/payment/stripe-client.ts'
import { stripeProvider } from '../adapters/payment/stripe-provider.ts'
import { verifyWebhook } from '../adapters/payment/webhook-signature.ts'
import { createPdfReader } from '../adapters/pdf/read-pdf.ts'
import { DOWNLOAD_LIMIT, GENERATION_LIMIT, GENERATION_TRIES_LIMIT, TRIES_PER_RUN } from '../api/endeavour-calls.ts'
import { EVENT_LIMIT } from '../api/event-calls.ts'
import { INTAKE_LIMIT } from '../api/intake-calls.ts'
import { ORDER_LIMIT, ORDER_LINKS_ADDRESS_LIMIT, ORDER_LINKS_LIMIT, PROMO_LIMIT } from '../api/order-calls.ts'
import { endeavorOptionsDocument } from '../content/documents/endeavor-options.ts'
import { PROVIDER } from '../content/provider.ts'
import { matchPromoCode } from '../domain/pricing/promo-codes.ts'
import { DISCOUNT_PERCENTS } from '../domain/pricing/quote.ts'
import type { Application } from '../usecases/application.ts'
import { answerDelivery } from '../usecases/answer-delivery.ts'
import { answerLead } from '../usecases/answer-lead.ts'
import { closePaymentPages } from '../usecases/close-payment-pages.ts'
import { deliverPackage, type PackageDeps } from '../usecases/deliver-package.ts'
import { openPackage, orderFiles, requestPackage } from '../usecases/order-files.ts'
import { launchCheck } from '../usecases/launch-check.ts'
import { generateEndeavors } from '../usecases/generate-endeavors.ts'
import { eventCounter } from '../usecases/count-events.ts'
import { writeToCustomer, writeToOperator } from '../usecases/order-messages.ts'
import { morningDigest } from '../usecases/morning-digest.ts'
import { payOrder, placeOrder, type PlaceOrderDeps } from '../usecases/place-order.ts'
import type { Clock, PackageMaker } from '../usecases/ports.ts'
import { handleStoredEvent, recordPaymentEvent } from '../usecases/record-payment-event.ts'
import { refundPayment } from '../usecases/refund-payment.ts'
import { addReadyFile, releaseDelivery } from '../usecases/release-delivery.ts'
import { requeueMails } from '../usecases/requeue-mails.ts'
import { mailPasswordReset } from '../usecases/reset-password.ts'
import { runJobAgain } from '../usecases/run-job-again.ts'
import { sendMail } from '../usecases/send-mail.ts'
import { mailOrderLinks, sendOrderLinks } from '../usecases/send-order-links.ts'
import { shownReviews } from '../usecases/shown-reviews.ts'
import { submitIntake } from '../usecases/submit-intake.ts'
import { viewFunnel } from '../usecases/view-funnel.ts'
import { viewOrder } from '../usecases/view-order.ts'
import { watchPromises } from '../usecases/watch-promises.ts'
import { withdrawOrder } from '../usecases/withdraw-order.ts'
import { chance } from './chance.ts'
import { ACCOUNT_LIMITS, composeAccounts } from './compose-accounts.ts'
import { composeDrafter } from './compose-drafter.ts'
import { composeForms, fileStoreOf, FORM_LIMITS, virusScanOf } from './compose-forms.ts'
import { isLocalAddress, type Env } from './env.ts'
import { launchSettings, paymentModeOf } from './launch-settings.ts'
import type { Log } from './log.ts'
import { seedPromoCodes } from './promo-code-seed.ts'
import { installationSecret, lockedBy } from './secrets.ts'

export type Product = {
  app: Application
  /** Starts the durable jobs; calls may be answered before. */
  startJobs(): Promise<void>
  close(): Promise<void>
}

export type ComposeOptions = {
  env: Env
  log: Log
  clock?: Clock
  publicUrl: string
  /** Where this process answers its own webhook calls. */
  ownUrl: () => string
  /** An open database instead of the one the settings name; for tests. */
  open?: OpenDatabase
  root?: string
  /** Instead of the documents of the catalogue; for tests. */
  packages?: PackageMaker
  /** Processes that wait for a PDF to read; each takes a second of processor to start. */
  warmReaders?: number
}

/** Counts of events are written this often. */
const COUNT_FLUSH_MS = 2000

const MESSAGE_LIMIT = 'order-message'
const PAYMENT_LOOKUP_LIMIT = 'payment-lookup'
/** Payment pages that the provider is asked about; a browser that comes back later than its webhook needs none. */
export const PAYMENT_LOOKUPS_A_MINUTE = 60

export async function compose(options: ComposeOptions): Promise<Product> {
  const { env, log, publicUrl, clock = { now: () => Date.now() }, root = process.cwd() } = options
  const migrations = join(root, 'adapters/db/migrations')
  const open =
    options.open ??
    (env.DATABASE_URL === undefined
      ? await openEmbeddedDatabase(join(env.DATA_DIR, 'database'), migrations)
      : await openPostgres(env.DATABASE_URL, migrations, (fault) => log.warn(`waiting for the database: ${fault instanceof Error ? fault.message : 'no answer'}`)))
  const jobs = jobsOn(open, (error) => log.error('the job queue reported a fault', error))
  const database = databaseOn(open.connection, jobs.queueOn)
  const files = fileStoreOf(env)
  const transport =
    env.SMTP_URL === undefined
      ? localMailbox()
      : smtpTransport({ url: env.SMTP_URL, from: { name: PROVIDER.brand, address: env.MAIL_FROM }, replyTo: PROVIDER.email })
  const documents = createPdfReader({ warm: options.warmReaders ?? 2 })
  const drafter = composeDrafter(env, log, { database, clock, chance, publicUrl })
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET ?? installationSecret(env.DATA_DIR, 'sandbox-webhook')
  const sandbox = env.STRIPE_SECRET_KEY === undefined
  const payment =
    env.STRIPE_SECRET_KEY === undefined
      ? sandboxProvider(database, clock, publicUrl)
      : stripeProvider({ ...openStripe(env.STRIPE_SECRET_KEY, env.STRIPE_API_BASE), catalog: database.stores.paymentCatalog })
  const limits = databaseRateLimiter(open.connection, installationSecret(env.DATA_DIR, 'limits'), {
    [GENERATION_LIMIT]: { points: env.GENERATOR_LIMIT, seconds: env.GENERATOR_LIMIT_SECONDS },
    [GENERATION_TRIES_LIMIT]: { points: env.GENERATOR_LIMIT * TRIES_PER_RUN, seconds: env.GENERATOR_LIMIT_SECONDS },
    [DOWNLOAD_LIMIT]: { points: 30, seconds: 600 },
    [PAYMENT_LOOKUP_LIMIT]: { points: PAYMENT_LOOKUPS_A_MINUTE, seconds: 60 },
    [MESSAGE_LIMIT]: { points: 20, seconds: 3600 },
    [ORDER_LIMIT]: { points: 60, seconds: 600 },
    [PROMO_LIMIT]: { points: 10, seconds: 600 },
    [ORDER_LINKS_LIMIT]: { points: 10, seconds: 3600 },
    [ORDER_LINKS_ADDRESS_LIMIT]: { points: 3, seconds: 3600 },
    [INTAKE_LIMIT]: { points: 30, seconds: 600 },
    [EVENT_LIMIT]: { points: 600, seconds: 600 },
    ...FORM_LIMITS,
    ...ACCOUNT_LIMITS,
  })
  const devMailbox = env.DEV_MAILBOX ?? (env.SMTP_URL === undefined && isLocalAddress(publicUrl))
  const operatorEmail = env.OPERATOR_EMAIL
  const scan = virusScanOf(env)

  const placing: PlaceOrderDeps = {
    database,
    payment,
    clock,
    chance,
    publicUrl,
    onProviderFailure: (error, reference) => log.error(`no payment page for order ${reference.slice(0, 7)}…`, error),
  }

  const signed = signedAddresses(installationSecret(env.DATA_DIR, 'file-addresses'), publicUrl)
  const delivery: PackageDeps = {
    database,
    files,
    clock,
    chance,
    packages: options.packages ?? packageMaker(),
    publicUrl,
    operatorEmail,
    packageAddress: signed.packageAddress,
    onFailure: (error, reference) => log.error(`the package of order ${reference.slice(0, 7)}… was not made`, error),
  }

  const overview = jobOverview(open.connection, jobs.boss)
  const counter = eventCounter({ database, clock, onFailure: (error) => log.error('counts could not be written, they are kept for the next time', error) })
  const flushing = setInterval(() => void counter.flush(), COUNT_FLUSH_MS)
  flushing.unref()

  const app: Application = {
    ...composeAccounts({
      database,
      limits,
      clock,
      chance,
      publicUrl,
      secret: installationSecret(env.DATA_DIR, 'accounts'),
      operatorsNeedSecondFactor: env.OPERATOR_SECOND_FACTOR === 'required',
      mailLeaves: env.SMTP_URL !== undefined ? 'sent' : devMailbox ? 'local' : 'no',
    }),
    ...composeForms({ database, files, limits, clock, publicUrl, chance, scan, documents, operatorEmail, env }),
    clock,
    database,
    files,
    fileHealth: () => files.health(),
    limits,
    publicUrl,
    devMailbox: devMailbox ? lockedBy(installationSecret(env.DATA_DIR, 'mailbox')) : null,
    draftsWithModel: drafter.draftsWithModel,
    sampleSet: drafter.sampleSet,
    writeEndeavorsFile: (options) => renderDocx(endeavorOptionsDocument(options, new Date(clock.now()).toISOString().slice(0, 10))),
    placeOrder: (given) => placeOrder(placing, given),
    payOrder: (reference) => payOrder(placing, reference),
    async checkPromoCode(product, typed) {
      const match = matchPromoCode(typed, product, await database.stores.promoCodes.all(), clock.now())
      return match === null ? null : { kind: match.kind, percent: DISCOUNT_PERCENTS[match.kind] }
    },
    viewOrder: (reference) => viewOrder({ database, fileAddress: signed.fileAddress }, clock.now(), reference),
    orderFiles: (reference) => orderFiles(delivery, reference),
    openPackage: (request) => openPackage({ ...delivery, holds: signed.isPackageAddress }, request),
    requestPackage: (reference, by, actor) => requestPackage(delivery, reference, by, actor),
    answerDelivery: (given) => answerDelivery({ database, clock, chance, publicUrl, operatorEmail }, given),
    async writeToOperator(given) {
      // Outside of the transaction; who holds a reference fills nobody's mailbox.
      const allowed = await limits.consume(MESSAGE_LIMIT, given.reference)
      return allowed.kind === 'allowed' ? writeToOperator({ database, clock, chance, publicUrl, operatorEmail }, given) : { kind: 'too-many' }
    },
    writeToCustomer: (given) => writeToCustomer({ database, clock, chance, publicUrl, operatorEmail }, given),
    morningDigest: () => morningDigest({ database, clock, chance, publicUrl, operatorEmail }),
    watchPromises: () => watchPromises({ database, clock, chance, publicUrl, operatorEmail }),
    answerLead: (given) => answerLead({ database, clock, chance }, given),
    addReadyFile: (given) => addReadyFile({ database, files, scan, clock, chance, publicUrl }, given),
    releaseDelivery: (given) => releaseDelivery({ database, files, scan, clock, chance, publicUrl }, given),
    withdrawOrder: (given) => withdrawOrder({ database, clock, chance, publicUrl, operatorEmail }, given),
    sendOrderLinks: (email) => sendOrderLinks({ database }, email),
    async orderOfPaymentPage(sessionId) {
      const known = await database.stores.orders.findByPaymentSession(sessionId)
      if (known !== null) return known.reference
      // Anybody can make up the id of a page, and the provider counts what we ask it.
      const allowed = await limits.consume(PAYMENT_LOOKUP_LIMIT, 'all')
      return allowed.kind === 'allowed' ? payment.findOrderReference(sessionId) : null
    },
    recordPaymentEvent: (event) =>
      recordPaymentEvent({ database, clock, chance, publicUrl, operatorEmail, readEvent: readStripeEvent }, event),
    handleStoredEvent: (id) => handleStoredEvent({ database, clock, chance, publicUrl, operatorEmail, readEvent: readStripeEvent }, id),
    submitIntake: (given) => submitIntake({ database, files, scan, limits, clock, chance, publicUrl, operatorEmail }, given),
    generateEndeavors: (given) => generateEndeavors({ documents, drafter: drafter.drafter, database, clock, chance }, given),
    tuneEndeavors: (given) => drafter.drafter.tune(given),
    countEvent: (event) => counter.count(event),
    jobs: overview,
    runJobAgain: (id) => runJobAgain({ jobs: overview, resendMail: (mailId) => app.resendMail(mailId) }, id),
    viewFunnel: (range) => viewFunnel({ database, clock, counter }, range),
    sandbox: sandbox
      ? {
          find: (id) => database.stores.sandboxPayments.find(id),
          act: (id, action) => actOnSandboxPayment(database, clock, id, action),
        }
      : null,
    paymentMode: paymentModeOf(env),
    shownReviews: () => shownReviews(database),
    launchCheck: () => launchCheck(database, paymentModeOf(env), launchSettings(env)),
    verifyWebhook(rawBody, signature) {
      const verified = verifyWebhook(rawBody, signature, webhookSecret, clock.now())
      return verified === null ? null : readStripeEvent(sandbox ? 'sandbox' : 'stripe', verified.payload)
    },
  }

  return {
    app,
    async startJobs() {
      await jobs.start({
        'send-mail': (data, attempt) => sendMail({ database, clock, render: renderMail, transport }, data, attempt),
        'delete-expired': async () => {
          log.info(`deleted what has expired: ${JSON.stringify(await app.deleteExpired())}`)
        },
        'requeue-mails': async () => {
          const queued = await requeueMails({ database, clock })
          if (queued > 0) log.warn(`${queued} mails waited without a job and were queued again`)
        },
        'morning-digest': () => app.morningDigest(),
        'watch-promises': async () => {
          const told = await app.watchPromises()
          if (told.missed > 0) log.warn(`${told.missed} promises were missed; their customers are told`)
        },
        'assemble-package': (data, attempt) => deliverPackage(delivery, data, attempt),
        'refund-payment': (data, attempt) => refundPayment({ database, payment, clock, chance, publicUrl, operatorEmail }, data, attempt),
        'mail-order-links': (data) => mailOrderLinks({ database, clock, chance, publicUrl }, data),
        'mail-password-reset': (data) => mailPasswordReset({ database, clock, chance, publicUrl }, data),
        'close-payment-pages': (data) => closePaymentPages({ database, payment }, data),
        'deliver-sandbox-event': ({ event }) =>
          deliverSandboxEvent({ url: `${options.ownUrl()}/api/webhooks/stripe`, secret: webhookSecret }, clock, event),
      })
      await seedPromoCodes(database, chance, new Date(clock.now()))
    },
    async close() {
      clearInterval(flushing)
      await counter.flush()
      await jobs.stop()
      await documents.close()
      await closeDocuments()
      transport.close()
      if (options.open === undefined) await open.close()
    },
  }
}
