import { and, desc, eq, inArray, isNull, lt, notInArray, or } from 'drizzle-orm'
import type { AccountRecord, Deletion, FileRecord, IntakeRecord, LeadRecord, OrderRecord, PersonalAccount, PersonalData, RetentionStore } from '../../usecases/ports.ts'
import { accountStore } from './account-store.ts'
import type { Connection } from './database.ts'
import { sameEmail } from './keyset-page.ts'
import { dataRequests, deletionLog, fileAccesses, files, intakeDrafts, intakes, leads, mails, orders, orderNotes, sessions, users } from './schema.ts'

/** States in which nothing more is done for an order. */
const FINISHED = ['delivered', 'withdrawn', 'refunded', 'cancelled', 'expired', 'payment_failed']

export function retentionStore(db: Connection): RetentionStore {
  const idsOf = (rows: { id: string }[]) => rows.map((row) => row.id)
  async function accountOf(email: string): Promise<PersonalAccount | null> {
    const [user] = await db.select().from(users).where(eq(users.email, email))
    if (user === undefined) return null
    const { passwordHash: _hash, ...account } = user as AccountRecord
    const accounts = accountStore(db)
    const open = await db.select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt }).from(sessions).where(eq(sessions.userId, user.id)).orderBy(sessions.createdAt)
    return { ...account, profile: await accounts.profile(user.id), showing: await accounts.showing(user.id), sessions: open, events: await accounts.events(user.id) }
  }
  return {
    async ofPerson(email): Promise<PersonalData> {
      const theirOrders = (await db.select().from(orders).where(sameEmail(orders.email, email)).orderBy(orders.createdAt)) as OrderRecord[]
      const orderIds = idsOf(theirOrders)
      const theirIntakes = (await db
        .select()
        .from(intakes)
        .where(or(sameEmail(intakes.email, email), ...(orderIds.length === 0 ? [] : [inArray(intakes.orderId, orderIds)])))
        .orderBy(intakes.submittedAt)) as IntakeRecord[]
      const theirLeads = await db.select().from(leads).where(sameEmail(leads.email, email)).orderBy(leads.createdAt)
      const theirMails = await db
        .select({ id: mails.id, template: mails.template, state: mails.state, subject: mails.subject, text: mails.text, createdAt: mails.createdAt, sentAt: mails.sentAt })
        .from(mails)
        .where(sameEmail(mails.toAddress, email))
        .orderBy(mails.createdAt)
      const owners = [...orderIds, ...idsOf(theirIntakes), ...idsOf(theirLeads)]
      const theirFiles: FileRecord[] = owners.length === 0 ? [] : await db.select().from(files).where(inArray(files.ownerId, owners)).orderBy(files.createdAt)
      const theirNotes =
        orderIds.length === 0
          ? []
          : await db.select().from(orderNotes).where(inArray(orderNotes.orderId, orderIds)).orderBy(orderNotes.id)
      return {
        orders: theirOrders,
        intakes: theirIntakes,
        leads: theirLeads.map(({ dedupeKey: _dedupeKey, ...lead }) => lead as LeadRecord),
        mails: theirMails as PersonalData['mails'],
        files: theirFiles,
        notes: theirNotes,
        account: await accountOf(email),
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
    async expiredIntakes(before, limit) {
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
            ),
          )
          .limit(limit),
      )
    },
    async expiredMails(which, before, limit) {
      const templates = 'only' in which ? inArray(mails.template, [...which.only]) : notInArray(mails.template, [...which.not])
      return idsOf(await db.select({ id: mails.id }).from(mails).where(and(templates, lt(mails.createdAt, before))).limit(limit))
    },
    async expiredDrafts(before, limit) {
      const rows = await db.select({ id: intakeDrafts.orderId }).from(intakeDrafts).where(lt(intakeDrafts.updatedAt, before)).limit(limit)
      if (rows.length > 0) return idsOf(rows)
      // Files that were chosen before anything was typed.
      return idsOf(
        await db
          .selectDistinct({ id: files.ownerId })
          .from(files)
          .leftJoin(intakeDrafts, eq(intakeDrafts.orderId, files.ownerId))
          .where(and(eq(files.ownerKind, 'intake-draft'), lt(files.createdAt, before), isNull(intakeDrafts.orderId)))
          .limit(limit),
      )
    },
    async deleteLeads(ids) {
      if (ids.length > 0) await db.delete(leads).where(inArray(leads.id, ids))
    },
    async deleteIntakes(ids) {
      if (ids.length > 0) await db.delete(intakes).where(inArray(intakes.id, ids))
    },
    async deleteMails(ids) {
      if (ids.length > 0) await db.delete(mails).where(inArray(mails.id, ids))
    },
    async deleteOrders(ids) {
      if (ids.length === 0) return []
      return idsOf(await db.delete(orders).where(and(inArray(orders.id, ids), isNull(orders.paidAt))).returning({ id: orders.id }))
    },
    async deleteFiles(ids) {
      if (ids.length > 0) await db.delete(files).where(inArray(files.id, ids))
    },
    async expiredNotes(before, limit) {
      const rows = await db
        .select({ id: orderNotes.id })
        .from(orderNotes)
        .innerJoin(orders, eq(orders.id, orderNotes.orderId))
        .where(and(inArray(orders.state, FINISHED), lt(orders.updatedAt, before), lt(orderNotes.at, before)))
        .limit(limit)
      return rows.map(({ id }) => String(id))
    },
    async deleteNotes(ids) {
      if (ids.length > 0) await db.delete(orderNotes).where(inArray(orderNotes.id, ids.map(Number)))
    },
    async expiredAccounts(before, limit) {
      return idsOf(await db.select({ id: users.id }).from(users).where(and(isNull(users.confirmedAt), lt(users.updatedAt, before))).limit(limit))
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
      if (deletions.length > 0) await db.insert(deletionLog).values(deletions)
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
