/** The only file that knows every adapter and the clock: it joins the rings into one running product. */
import { existsSync } from 'node:fs'
import { sizeOf } from '../adapters/backup/backup-manifest.ts'
import { writeBackup } from '../adapters/backup/write-backup.ts'
import { databaseOn } from '../adapters/db/database.ts'
import type { OpenDatabase } from '../adapters/db/open-database.ts'
import { renderDocxApart } from '../adapters/documents/render-docx.ts'
import { renderSheets } from '../adapters/documents/render-sheets.ts'
import { renderPdf } from '../adapters/documents/render-pdf.ts'
import { packageMaker } from '../adapters/documents/package-maker.ts'
import { zipFiles } from '../adapters/documents/zip-files.ts'
import { closeDocuments, renderDocument } from '../adapters/documents/render-document.ts'
import { signedAddresses, stopLinks } from '../adapters/files/signed-addresses.ts'
import { jobOverview } from '../adapters/jobs/job-overview.ts'
import { jobsOn } from '../adapters/jobs/job-queue.ts'
import { databaseRateLimiter } from '../adapters/limits/rate-limiter.ts'
import { localMailbox, smtpTransport } from '../adapters/mail/mail-transport.ts'
import { inboundMailDoor } from '../adapters/mail/inbound-mail-door.ts'
import { renderMail } from '../adapters/mail/render-mail.ts'
import { actOnSandboxPayment, deliverSandboxEvent, sandboxProvider } from '../adapters/payment/sandbox.ts'
import { readStripeEvent } from '../adapters/payment/stripe-event.ts'
import { openStripe } from '../adapters/payment/stripe-client.ts'
import { stripeProvider } from '../adapters/payment/stripe-provider.ts'
import { verifyWebhook } from '../adapters/payment/webhook-signature.ts'
import { replyAddresses } from '../adapters/signing/reply-addresses.ts'
import { letterKeys } from '../adapters/signing/letter-keys.ts'
import { endeavorSeal } from '../adapters/signing/endeavor-seal.ts'
import { petitionRuns } from '../adapters/signing/petition-runs.ts'
import { signatureOf } from '../adapters/signing/signature.ts'
import { writerLinks } from '../adapters/signing/writer-links.ts'
import { argon2Passwords } from '../adapters/accounts/argon2-passwords.ts'
import { authenticator } from '../adapters/accounts/authenticator.ts'
import { signInChallenges } from '../adapters/accounts/sign-in-challenges.ts'
import { createPdfReader, type PdfReaderOptions } from '../adapters/pdf/read-pdf.ts'
import { createWorkPool, type WorkPool } from '../adapters/work/work-pool.ts'
import { PROVIDER } from '../content/provider.ts'
import { dayOf } from '../domain/calendar-day.ts'
import { isLocalAddress } from '../domain/local-address.ts'
import { closePaymentPages } from '../usecases/close-payment-pages.ts'
import { deliverPackage } from '../usecases/deliver-package.ts'
import { peopleFollower } from '../usecases/follow-people.ts'
import { eventCounter } from '../usecases/count-events.ts'
import { morningDigest } from '../usecases/morning-digest.ts'
import { claimStore, ForeignStoreError } from '../usecases/claim-store.ts'
import { cleanUp } from '../usecases/clean-up.ts'
import type { Clock, PackageMaker } from '../usecases/ports.ts'
import type { Services } from '../usecases/services.ts'
import { readPetitionCase } from '../usecases/petition-case.ts'
import { readNoticeOfOrder } from '../usecases/rfe-case.ts'
import { readReturnedOfOrder } from '../usecases/returned-letter.ts'
import { remindOfConsultations } from '../usecases/consultations.ts'
import { refundPayment } from '../usecases/refund-payment.ts'
import { requeueMails } from '../usecases/requeue-mails.ts'
import { mailPasswordReset } from '../usecases/reset-password.ts'
import { sendMail } from '../usecases/send-mail.ts'
import { mailOrderLinks } from '../usecases/send-order-links.ts'
import { watchJobs } from '../usecases/watch-jobs.ts'
import { watchPromises } from '../usecases/watch-promises.ts'
import { chance } from './chance.ts'
import { composeDrafter } from './compose-drafter.ts'
import { keepUpDatabase } from './database-upkeep.ts'
import { fileStoreOf, virusScanOf } from './compose-files.ts'
import type { Env } from './env.ts'
import { launchSettings, paymentModeOf } from './launch-settings.ts'
import type { Log } from './log.ts'
import { seedPromoCodes } from './promo-code-seed.ts'
import { limitsOf } from './limits.ts'
import { migrationsIn, openInstallation } from './open-installation.ts'
import { installationSecret, lockedBy } from './secrets.ts'

export type Product = {
  services: Services
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
  /** Processes that wait for a PDF to read; each takes a second of processor to start. With 0 none waits for other work either. */
  warmReaders?: number
  /** Milliseconds for reading one file; tests wait longer than people. */
  readingClockMs?: number
  /** How the processor time of a process that reads is told. */
  readingProcessorMs?: PdfReaderOptions['processorMs']
  /** Processes for work on outside text instead of its own; whoever made them ends them. For tests. */
  pool?: WorkPool
}

/** Counts of events are written this often. */
const COUNT_FLUSH_MS = 2000

export async function compose(options: ComposeOptions): Promise<Product> {
  const { env, log, publicUrl, clock = { now: () => Date.now() }, root = process.cwd() } = options
  const migrations = migrationsIn(root)
  const open = options.open ?? (await openInstallation(env, migrations, (fault) => log.warn(`waiting for the database: ${fault instanceof Error ? fault.message : 'no answer'}`)))
  const jobs = jobsOn(
    open,
    (error) => log.error('the job queue reported a fault', error),
    ({ name, about, ms, number, fault }) => {
      const line = [`job ${name}`, ...about, fault === null ? 'done' : `failed (${fault})`, `on try ${number}, ${ms} ms`].join(' ')
      if (fault === null) log.info(line)
      else log.warn(line)
    },
  )
  const database = databaseOn(open.connection, jobs.queueOn)
  const files = fileStoreOf(env)
  try {
    await claimStore({ database, files, chance })
  } catch (error) {
    if (error instanceof ForeignStoreError) {
      if (options.open === undefined) await open.close()
      throw error
    }
    // Whatever deletes files asks again.
    log.warn(`the file store could not be asked whose it is: ${error instanceof Error ? error.message : 'no answer'}`)
  }
  const transport = env.SMTP_URL === undefined ? localMailbox() : smtpTransport({ url: env.SMTP_URL, from: { name: PROVIDER.brand, address: env.MAIL_FROM }, replyTo: PROVIDER.email })
  const documents = createPdfReader({ warm: options.warmReaders ?? 2, clockMs: options.readingClockMs, processorMs: options.readingProcessorMs })
  const pool = options.pool ?? createWorkPool({ warm: options.warmReaders !== 0 })
  const { work } = pool
  const drafting = composeDrafter(env, log, { database, clock, chance, publicUrl, work })
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET ?? installationSecret(env, 'sandbox-webhook')
  const sandbox = env.STRIPE_SECRET_KEY === undefined
  const payment =
    env.STRIPE_SECRET_KEY === undefined
      ? sandboxProvider(database, clock, publicUrl)
      : stripeProvider({ ...openStripe(env.STRIPE_SECRET_KEY, env.STRIPE_API_BASE), catalog: database.stores.paymentCatalog })
  const limits = databaseRateLimiter(open.connection, installationSecret(env, 'limits'), limitsOf(env))
  const devMailbox = env.DEV_MAILBOX ?? (env.SMTP_URL === undefined && isLocalAddress(publicUrl))
  const counter = eventCounter({ database, clock, onFailure: (error) => log.error('counts could not be written, they are kept for the next time', error) })
  const people = peopleFollower({
    database,
    clock,
    secret: installationSecret(env, 'day-people'),
    onFailure: (error) => log.error('what people did could not be written, it is kept for the next time', error),
  })
  const upkeep = keepUpDatabase(open, log)
  const flushing = setInterval(() => void Promise.all([counter.flush(), people.flush()]), COUNT_FLUSH_MS)
  flushing.unref()

  const secret = installationSecret(env, 'accounts')
  const services: Services = {
    database,
    files,
    clock,
    chance,
    limits,
    payment,
    documents,
    scan: virusScanOf(env),
    packages: options.packages ?? packageMaker(),
    ...drafting,
    work,
    jobs: jobOverview(open.connection, jobs.boss),
    counter,
    people,
    addresses: signedAddresses(installationSecret(env, 'file-addresses'), publicUrl),
    inboundMail:
      env.MAIL_REPLY_ADDRESS === undefined || env.MAIL_INBOUND_SECRET === undefined
        ? null
        : inboundMailDoor({
            addresses: replyAddresses(installationSecret(env, 'reply-addresses'), env.MAIL_REPLY_ADDRESS),
            secret: env.MAIL_INBOUND_SECRET,
            fromAddress: env.MAIL_FROM,
            receivingHost: env.MAIL_RECEIVING_HOST ?? null,
            work,
          }),
    letterKeys: letterKeys(installationSecret(env, 'file-addresses')),
    stopLinks: stopLinks(installationSecret(env, 'mail-stops'), publicUrl),
    writerLinks: writerLinks(installationSecret(env, 'file-addresses'), publicUrl),
    seal: endeavorSeal(installationSecret(env, 'endeavor-seals')),
    passwords: argon2Passwords(),
    authenticator: authenticator(secret, PROVIDER.brand),
    challenges: signInChallenges(secret),
    mailLeaves: env.SMTP_URL !== undefined ? 'sent' : devMailbox ? 'local' : 'no',
    markOf: (userId, connection) => signatureOf(secret, ['connection', userId, connection]),
    operatorsNeedSecondFactor: env.OPERATOR_SECOND_FACTOR === 'required',
    publicUrl,
    googleTag: env.GOOGLE_TAG_ID ?? null,
    upgradeCreditPercent: env.UPGRADE_CREDIT_PERCENT,
    operatorEmail: env.OPERATOR_EMAIL,
    personalDays: env.RETENTION_DAYS,
    unpaidBytesMax: env.UNPAID_MB * 1024 * 1024,
    paymentMode: paymentModeOf(env),
    launchSettings: launchSettings(env),
    renderWord: (document) => renderDocxApart(document),
    renderSheets,
    renderBoth: renderDocument,
    petitionRuns: petitionRuns(installationSecret(env, 'composed-runs'), database.stores.composedRuns, clock, work),
    zip: zipFiles,
    renderPdf: async (document) => (await renderPdf(document)).pdf,
    readEvent: readStripeEvent,
    verifyWebhook(rawBody, signature) {
      const verified = verifyWebhook(rawBody, signature, webhookSecret, clock.now())
      return verified === null ? null : readStripeEvent(sandbox ? 'sandbox' : 'stripe', verified.payload)
    },
    sandbox: sandbox
      ? {
          find: (id) => database.stores.sandboxPayments.find(id),
          act: (id, action) => actOnSandboxPayment(database, clock, id, action),
        }
      : null,
    devMailbox: devMailbox ? lockedBy(installationSecret(env, 'mailbox')) : null,
    async backUp(folder) {
      if (existsSync(folder)) return null
      return sizeOf(await writeBackup({ connection: open.connection, files, dataDir: env.DATA_DIR, migrations, now: new Date(clock.now()) }, folder))
    },
    report: log.error,
    faults: () => log.faults?.() ?? new Map(),
  }

  return {
    services,
    async startJobs() {
      await jobs.start({
        'send-mail': (data, attempt) => sendMail({ ...services, render: renderMail, transport }, data, attempt),
        'delete-expired': async () => {
          log.info(`deleted what has expired: ${JSON.stringify(await cleanUp(services))}`)
        },
        'requeue-mails': async () => {
          await database.stores.people.closeDaysBefore(dayOf(clock.now()))
          const queued = await requeueMails(services)
          if (queued > 0) log.warn(`${queued} mails waited without a job and were queued again`)
          const dead = await watchJobs(services)
          if (dead > 0) log.warn(`${dead} jobs were given up; the operator is told`)
        },
        'morning-digest': () => morningDigest(services),
        'watch-promises': async () => {
          await remindOfConsultations(services)
          const told = await watchPromises(services)
          if (told.missed > 0) log.warn(`${told.missed} promises were missed; their customers are told`)
        },
        'assemble-package': (data, attempt) => deliverPackage(services, data, attempt),
        'refund-payment': (data, attempt) => refundPayment(services, data, attempt),
        'read-case': (data) => readPetitionCase(services, data),
        'read-notice': (data) => readNoticeOfOrder(services, data),
        'read-returned': (data) => readReturnedOfOrder(services, data),
        'mail-order-links': (data) => mailOrderLinks(services, data),
        'mail-password-reset': (data) => mailPasswordReset(services, data),
        'close-payment-pages': (data) => closePaymentPages(services, data),
        'deliver-sandbox-event': ({ event }) => deliverSandboxEvent({ url: `${options.ownUrl()}/api/webhooks/stripe`, secret: webhookSecret }, clock, event),
      })
      await seedPromoCodes(database, chance, new Date(clock.now()))
    },
    async close() {
      clearInterval(flushing)
      await counter.flush()
      await people.flush()
      await jobs.stop()
      await documents.close()
      if (options.pool === undefined) await pool.close()
      await closeDocuments()
      transport.close()
      await upkeep.stop()
      if (options.open === undefined) await open.close()
    },
  }
}
