import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { AccountRecord, Deletion, IntakeRecord, LeadRecord, OrderRecord, PersonalAccount, PersonalData, PersonalHoldings, RetentionStore } from '../../usecases/ports.ts'
import type { MailName } from '../../usecases/mails.ts'
import { accountStore } from './account-store.ts'
import { orderMessageStore } from './order-message-store.ts'
import { deliverableStore } from './deliverable-store.ts'
import { ownCaseStore } from './own-case-store.ts'
import { petitionStore } from './petition-store.ts'
import { writerStore } from './writer-store.ts'
import type { Connection } from './connection.ts'
import { sameEmail } from './keyset-page.ts'
import {
  dataRequests,
  deletionLog,
  deliverableComments,
  deliverables,
  deliveries,
  fileAccesses,
  files,
  intakeDrafts,
  intakes,
  leads,
  mails,
  orderMessages,
  orders,
  orderNotes,
  ownCases,
  paymentEvents,
  petitionCases,
  referenceWriters,
  sandboxPayments,
  sessions,
  users,
} from './schema.ts'

/** As both engines answer a statement that is written out. */
const rowsOf = <Row extends object = { id: string }>(answer: unknown): Row[] => (answer as { rows: Row[] }).rows

/** One parameter, however many there are. */
const isAmong = (column: AnyPgColumn, ids: string[]) => sql`${column} = any(string_to_array(${ids.join(',')}, ',')::uuid[])`

/** Mails to operators that name a person by `email`: they go with that person's data. The index `mails_about` holds the same list. */
export const MAILS_ABOUT_PEOPLE = ['operator-contact', 'operator-intake', 'operator-rfe', 'operator-order-paid', 'operator-order-notice'] as const satisfies readonly MailName[]

/** Rows with words that are read at once: a form alone can hold 200 KB. */
const PERSON_PAGE = 10
/** Rows that one statement deletes or writes down. */
const DELETION_PAGE = 500

function* partsOf<Row>(rows: Row[], size: number): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size)
}

async function* byPages<Held, Row>(held: Held[], read: (part: Held[]) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (const part of partsOf(held, PERSON_PAGE)) yield await read(part)
}

/** States in which nothing more is done for an order. */
const FINISHED = ['delivered', 'withdrawn', 'refunded', 'cancelled', 'expired', 'payment_failed']

export function retentionStore(db: Connection): RetentionStore {
  const idsOf = (rows: { id: string }[]) => rows.map((row) => row.id)
  const ofSender = (email: string) => and(eq(orderMessages.from, 'unknown'), sql`lower(${orderMessages.sender}) = ${email}`)
  async function accountOf(email: string): Promise<PersonalAccount | null> {
    const [user] = await db.select().from(users).where(eq(users.email, email))
    if (user === undefined) return null
    const { passwordHash: _hash, ...account } = user as AccountRecord
    const accounts = accountStore(db)
    const open = await db.select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt }).from(sessions).where(eq(sessions.userId, user.id)).orderBy(sessions.createdAt)
    return { ...account, profile: await accounts.profile(user.id), showing: await accounts.showing(user.id), sessions: open, events: await accounts.events(user.id) }
  }
  async function holdingsOf(email: string): Promise<PersonalHoldings> {
    const theirOrders = await db.select({ id: orders.id, reference: orders.reference }).from(orders).where(sameEmail(orders.email, email)).orderBy(orders.createdAt)
    const orderIds = idsOf(theirOrders)
    const theirIntakes = await db
      .select({ id: intakes.id, orderId: intakes.orderId })
      .from(intakes)
      .where(or(sameEmail(intakes.email, email), isAmong(intakes.orderId, orderIds)))
      .orderBy(intakes.submittedAt)
    const theirLeads = await db.select({ id: leads.id }).from(leads).where(sameEmail(leads.email, email)).orderBy(leads.createdAt)
    const [account] = await db.select({ id: users.id, roles: users.roles }).from(users).where(eq(users.email, email))
    return {
      orders: theirOrders,
      intakes: theirIntakes,
      leads: theirLeads,
      mails: await db.select({ id: mails.id, template: mails.template }).from(mails).where(sameEmail(mails.toAddress, email)).orderBy(mails.createdAt),
      files: await db
        .select()
        .from(files)
        .where(isAmong(files.ownerId, [...orderIds, ...idsOf(theirIntakes), ...idsOf(theirLeads)]))
        .orderBy(files.createdAt),
      notes: await db.select({ id: orderNotes.id }).from(orderNotes).where(isAmong(orderNotes.orderId, orderIds)).orderBy(orderNotes.id),
      account: (account as Pick<AccountRecord, 'id' | 'roles'> | undefined) ?? null,
    }
  }
  return {
    async ofPerson(email) {
      const held = await holdingsOf(email)
      const orderIds = idsOf(held.orders)
      const fromOrders = async function* <Row>(find: (orderId: string) => Promise<Row[]>) {
        for (const id of orderIds) yield await find(id)
      }
      return {
        orders: byPages(
          held.orders,
          async (part) =>
            (await db
              .select()
              .from(orders)
              .where(inArray(orders.id, idsOf(part)))
              .orderBy(orders.createdAt)) as OrderRecord[],
        ),
        intakes: byPages(
          held.intakes,
          async (part) =>
            (await db
              .select()
              .from(intakes)
              .where(inArray(intakes.id, idsOf(part)))
              .orderBy(intakes.submittedAt)) as IntakeRecord[],
        ),
        leads: byPages(held.leads, async (part) => {
          const rows = await db
            .select()
            .from(leads)
            .where(inArray(leads.id, idsOf(part)))
            .orderBy(leads.createdAt)
          return rows.map(({ dedupeKey: _dedupeKey, ...lead }) => lead as LeadRecord)
        }),
        mails: byPages(
          held.mails,
          async (part) =>
            (await db
              .select({ id: mails.id, template: mails.template, state: mails.state, subject: mails.subject, text: mails.text, createdAt: mails.createdAt, sentAt: mails.sentAt })
              .from(mails)
              .where(inArray(mails.id, idsOf(part)))
              .orderBy(mails.createdAt)) as PersonalData['mails'],
        ),
        files: byPages(held.files, async (part) => part),
        notes: byPages(held.notes, (part) =>
          db
            .select()
            .from(orderNotes)
            .where(
              inArray(
                orderNotes.id,
                part.map(({ id }) => id),
              ),
            )
            .orderBy(orderNotes.id),
        ),
        deliveries: fromOrders((id) => deliverableStore(db).deliveries(id)),
        petitions: fromOrders(async (id) => [await petitionStore(db).ofPerson(id)].filter((one) => one !== null)),
        ownCases: fromOrders(async (id) => [await ownCaseStore(db).find(id)].filter((one) => one !== null)),
        writers: fromOrders(async (id) => (await writerStore(db).ofOrder(id)).map(({ linkKey: _key, linkUntil: _until, ...writer }) => writer)),
        deliveryComments: fromOrders((id) => deliverableStore(db).comments(id)),
        messages: fromOrders((id) => orderMessageStore(db).ofOrder(id)),
        account: await accountOf(email),
      }
    },
    holdingsOf,
    async countsOf(email, packageOwner) {
      const ofOrders = await db
        .select({ id: orders.id, kept: sql<boolean>`(${orders.paidAt} is not null or ${orders.state} = 'payment_pending')` })
        .from(orders)
        .where(sameEmail(orders.email, email))
      const orderIds = idsOf(ofOrders)
      const ofIntakes = idsOf(
        await db
          .select({ id: intakes.id })
          .from(intakes)
          .where(or(sameEmail(intakes.email, email), isAmong(intakes.orderId, orderIds))),
      )
      const ofLeads = idsOf(await db.select({ id: leads.id }).from(leads).where(sameEmail(leads.email, email)))
      const ofOwners = isAmong(files.ownerId, [...orderIds, ...ofIntakes, ...ofLeads])
      const [account] = await db.select({ roles: users.roles }).from(users).where(eq(users.email, email))
      return {
        orders: orderIds.length,
        keptOrders: ofOrders.filter(({ kept }) => kept).length,
        intakes: ofIntakes.length,
        messages: ofLeads.length,
        mails: await db.$count(mails, sameEmail(mails.toAddress, email)),
        files: await db.$count(files, and(ofOwners, ne(files.ownerKind, packageOwner))),
        packages: await db.$count(files, and(ofOwners, eq(files.ownerKind, packageOwner))),
        notes: await db.$count(orderNotes, isAmong(orderNotes.orderId, orderIds)),
        account: (account as Pick<AccountRecord, 'roles'> | undefined) ?? null,
      }
    },
    async expiredLeads(sources, before, limit) {
      return idsOf(
        await db
          .select({ id: leads.id })
          .from(leads)
          .where(and(inArray(leads.source, [...sources]), lt(leads.createdAt, before)))
          .limit(limit),
      )
    },
    async expiredIntakes(before, unfinishedBefore, limit) {
      return idsOf(
        await db
          .select({ id: intakes.id })
          .from(intakes)
          .leftJoin(orders, eq(intakes.orderId, orders.id))
          .where(
            or(
              and(isNull(intakes.orderId), lt(intakes.submittedAt, before)),
              // A finished order does not change any more: its last change is its delivery, withdrawal or refund.
              and(inArray(orders.state, FINISHED), lt(orders.updatedAt, before)),
              lt(orders.updatedAt, unfinishedBefore),
            ),
          )
          .limit(limit),
      )
    },
    async expiredDeliveries(before, unfinishedBefore, limit) {
      const holdsFiles = sql`exists (select 1 from ${files} where ${files.ownerId} = ${orders.id} and ${files.ownerKind} in ('delivery', 'delivery-ready', 'order-upload', 'order-upload-chunk'))`
      const holdsWords = sql`exists (select 1 from ${deliverables} join ${deliveries} on ${deliveries.deliverableId} = ${deliverables.id} where ${deliverables.orderId} = ${orders.id} and ${deliveries.line} <> '')`
      const holdsComments = sql`exists (select 1 from ${deliverables} join ${deliverableComments} on ${deliverableComments.deliverableId} = ${deliverables.id} where ${deliverables.orderId} = ${orders.id})`
      const holdsCase = sql`exists (select 1 from ${petitionCases} where ${petitionCases.orderId} = ${orders.id})`
      // The customer's own work goes on after the delivery.
      const holdsOwnCase = sql`exists (select 1 from ${ownCases} where ${ownCases.orderId} = ${orders.id} and ${lt(ownCases.updatedAt, before)})`
      const holdsWriters = sql`exists (select 1 from ${referenceWriters} where ${referenceWriters.orderId} = ${orders.id})`
      // Who writes long after the delivery has the same time for an answer.
      const holdsMessages = sql`exists (select 1 from ${orderMessages} where ${orderMessages.orderId} = ${orders.id} and ${lt(orderMessages.at, before)})`
      return idsOf(
        await db
          .select({ id: orders.id })
          .from(orders)
          .where(
            and(
              isNotNull(orders.paidAt),
              or(and(inArray(orders.state, FINISHED), lt(orders.updatedAt, before)), lt(orders.updatedAt, unfinishedBefore)),
              or(holdsFiles, holdsWords, holdsComments, holdsMessages, holdsCase, holdsOwnCase, holdsWriters),
            ),
          )
          .limit(limit),
      )
    },
    async expiredMails(which, before, limit) {
      const templates = 'only' in which ? inArray(mails.template, [...which.only]) : notInArray(mails.template, [...which.not])
      return idsOf(
        await db
          .select({ id: mails.id })
          .from(mails)
          .where(and(templates, lt(mails.createdAt, before)))
          .limit(limit),
      )
    },
    async expiredDrafts(before, limit) {
      const rows = await db.select({ id: intakeDrafts.orderId }).from(intakeDrafts).where(lt(intakeDrafts.updatedAt, before)).limit(limit)
      // Files that were chosen before anything was typed.
      const ofFiles = idsOf(
        await db
          .selectDistinct({ id: files.ownerId })
          .from(files)
          .leftJoin(intakeDrafts, eq(intakeDrafts.orderId, files.ownerId))
          .where(and(eq(files.ownerKind, 'intake-draft'), lt(files.createdAt, before), isNull(intakeDrafts.orderId)))
          .limit(limit),
      )
      return [...idsOf(rows), ...ofFiles]
    },
    async expiredOrders(which, before, limit) {
      const condition = which === 'unpaid' ? and(isNull(orders.paidAt), lt(orders.updatedAt, before)) : lt(orders.paidAt, before)
      return db.select({ id: orders.id, reference: orders.reference }).from(orders).where(condition).limit(limit)
    },
    async intakesOf(orderIds) {
      return orderIds.length === 0 ? [] : idsOf(await db.select({ id: intakes.id }).from(intakes).where(inArray(intakes.orderId, orderIds)))
    },
    async deletePaidOrders(ids) {
      if (ids.length > 0) await db.delete(orders).where(and(inArray(orders.id, ids), isNotNull(orders.paidAt)))
    },
    async expiredPaymentEvents(which, before, limit) {
      const loose = sql`not exists (select 1 from ${orders} where ${orders.id} = ${paymentEvents.orderId})`
      return idsOf(
        await db
          .select({ id: paymentEvents.id })
          .from(paymentEvents)
          .where(and(lt(paymentEvents.receivedAt, before), which === 'loose' ? loose : undefined))
          .limit(limit),
      )
    },
    async deletePaymentEvents(ids) {
      if (ids.length > 0) await db.delete(paymentEvents).where(inArray(paymentEvents.id, ids))
    },
    async deleteLoosePayments(before) {
      await db
        .delete(sandboxPayments)
        .where(and(lt(sandboxPayments.createdAt, before), sql`not exists (select 1 from ${orders} where (${orders.reference} collate "C") = ${sandboxPayments.orderReference})`))
    },
    async deleteLeads(ids) {
      for (const part of partsOf(ids, DELETION_PAGE)) await db.delete(leads).where(inArray(leads.id, part))
    },
    async deleteIntakes(ids) {
      for (const part of partsOf(ids, DELETION_PAGE)) await db.delete(intakes).where(inArray(intakes.id, part))
    },
    async deleteMails(ids) {
      for (const part of partsOf(ids, DELETION_PAGE)) await db.delete(mails).where(inArray(mails.id, part))
    },
    async deleteMailedWords(email) {
      return idsOf(await db.delete(orderMessages).where(ofSender(email)).returning({ id: orderMessages.id }))
    },
    async mailsAbout(email, dedupeKeys) {
      const about = sql`${mails.template} in (${sql.raw(MAILS_ABOUT_PEOPLE.map((name) => `'${name}'`).join(', '))}) and (lower(${mails.props} ->> 'email') collate "C") = ${email}`
      const ofCause: { id: string }[] = []
      for (const part of partsOf(dedupeKeys, DELETION_PAGE)) ofCause.push(...(await db.select({ id: mails.id }).from(mails).where(inArray(mails.dedupeKey, part))))
      // A consultant's mail names who comes.
      const ofConsultant = sql`${mails.template} = 'consultation' and lower(${mails.props} ->> 'other') = ${email}`
      return [...new Set([...idsOf(await db.select({ id: mails.id }).from(mails).where(about)), ...idsOf(await db.select({ id: mails.id }).from(mails).where(ofConsultant)), ...idsOf(ofCause)])]
    },
    async deletePayments({ email, gone, kept }) {
      const events =
        gone.length === 0 && email === null
          ? []
          : await db
              .delete(paymentEvents)
              .where(
                or(
                  ...(gone.length === 0 ? [] : [inArray(paymentEvents.orderId, idsOf(gone))]),
                  ...(email === null ? [] : [and(isNull(paymentEvents.orderId), sql`position(${email} in lower(${paymentEvents.payload}::text)) > 0`)]),
                ),
              )
              .returning({ rowId: paymentEvents.id })
      const referencesOf = (list: { reference: string }[]) => list.map(({ reference }) => reference)
      const payments =
        gone.length === 0
          ? []
          : await db
              .delete(sandboxPayments)
              .where(inArray(sandboxPayments.orderReference, referencesOf(gone)))
              .returning({ rowId: sandboxPayments.id })
      if (kept.length > 0)
        await db
          .update(sandboxPayments)
          .set({ email: '' })
          .where(inArray(sandboxPayments.orderReference, referencesOf(kept)))
      return [...events.map(({ rowId }) => ({ kind: 'payment-event' as const, rowId })), ...payments.map(({ rowId }) => ({ kind: 'test-payment' as const, rowId }))]
    },
    async deleteJobs({ mails: mailIds, gone, words }) {
      // The queue makes its table when it first starts.
      const [queue] = rowsOf<{ made: boolean }>(await db.execute(sql`select to_regclass('jobs.job') is not null as made`))
      if (queue?.made !== true) return []
      const among = (ids: string[]) =>
        sql`(${sql.join(
          ids.map((id) => sql`${id}`),
          sql`, `,
        )})`
      const carries = (word: string) => sql`position(${word} in lower(data::text || coalesce(output::text, ''))) > 0`
      const isOver = sql`state in ('completed', 'cancelled', 'failed')`
      const conditions = [
        ...(mailIds.length === 0 ? [] : [sql`data ->> 'mailId' in ${among(mailIds)}`]),
        ...(gone.length === 0 ? [] : [sql`data ->> 'orderId' in ${among(idsOf(gone))}`]),
        ...gone.map(({ reference }) => carries(reference.toLowerCase())),
        ...words.map((word) => sql`(${isOver} and ${carries(word.toLowerCase())})`),
        // Also one that was given up, and waits for the operator.
        ...words.map((word) => sql`data ->> 'email' = ${word}`),
      ]
      if (conditions.length === 0) return []
      return idsOf(rowsOf(await db.execute(sql`delete from jobs.job where state <> 'active' and (${sql.join(conditions, sql` or `)}) returning id::text as id`)))
    },
    async deleteOrders(ids, { pendingToo } = { pendingToo: false }) {
      if (ids.length === 0) return []
      return idsOf(
        await db
          .delete(orders)
          .where(and(inArray(orders.id, ids), isNull(orders.paidAt), pendingToo ? undefined : ne(orders.state, 'payment_pending')))
          .returning({ id: orders.id }),
      )
    },
    async deleteFiles(ids) {
      if (ids.length > 0) await db.delete(files).where(inArray(files.id, ids))
    },
    async expiredNotes(before, unfinishedBefore, limit) {
      const rows = await db
        .select({ id: orderNotes.id })
        .from(orderNotes)
        .innerJoin(orders, eq(orders.id, orderNotes.orderId))
        .where(and(or(and(inArray(orders.state, FINISHED), lt(orders.updatedAt, before)), lt(orders.updatedAt, unfinishedBefore)), lt(orderNotes.at, before)))
        .limit(limit)
      return rows.map(({ id }) => String(id))
    },
    async deleteNotes(ids) {
      if (ids.length > 0) await db.delete(orderNotes).where(inArray(orderNotes.id, ids.map(Number)))
    },
    async expiredAccounts(before, limit) {
      return idsOf(
        await db
          .select({ id: users.id })
          .from(users)
          .where(and(isNull(users.confirmedAt), lt(users.updatedAt, before)))
          .limit(limit),
      )
    },
    async deleteAccounts(ids) {
      if (ids.length > 0) await db.delete(users).where(inArray(users.id, ids))
    },
    async deleteDataRequests(before) {
      await db.delete(dataRequests).where(lt(dataRequests.expiresAt, before))
    },
    async deleteFileAccesses(before) {
      await db.delete(fileAccesses).where(lt(fileAccesses.at, before))
    },
    async log(deletions) {
      for (const part of partsOf(deletions, DELETION_PAGE)) await db.insert(deletionLog).values(part)
    },
    async deletions(limit) {
      return (await db
        .select({ at: deletionLog.at, kind: deletionLog.kind, rowId: deletionLog.rowId, cause: deletionLog.cause })
        .from(deletionLog)
        .orderBy(desc(deletionLog.id))
        .limit(limit)) as Deletion[]
    },
  }
}
