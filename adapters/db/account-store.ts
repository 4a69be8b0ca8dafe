import { and, desc, eq, gt, isNotNull, isNull, lte, ne, sql, type SQL } from 'drizzle-orm'
import type { AccountRole } from '../../domain/accounts/account-roles.ts'
import { CONNECTION_MS, type AccountRecord, type AccountStore, type Consultant, type ProfileShowing } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { emailText, keysetPage, searchPage, type PagePart } from './keyset-page.ts'
import { accountConnections, accountEvents, passwordResets, sessions, tutorProfiles, users } from './schema.ts'

const toAccount = (row: typeof users.$inferSelect | undefined) => (row as AccountRecord | undefined) ?? null

/** The condition of the index that holds only the profiles that wait. */
const waits = and(isNotNull(tutorProfiles.offeredAt), isNull(tutorProfiles.approvedAt))

export function accountStore(db: Connection): AccountStore {
  // As the conditions of their indexes.
  const has: Record<AccountRole, SQL> = { operator: sql`'operator' = any(${users.roles})`, consultant: sql`'consultant' = any(${users.roles})`, customer: sql`${users.roles} = '{}'` }
  const ofRole = (role: AccountRole) => and(has[role], isNotNull(users.confirmedAt))
  const consultants = () =>
    db
      .select({ user: users, sections: tutorProfiles.sections, offeredAt: tutorProfiles.offeredAt, approvedAt: tutorProfiles.approvedAt })
      .from(users)
      .leftJoin(tutorProfiles, eq(tutorProfiles.userId, users.id))
  type Row = Awaited<ReturnType<typeof consultants>>[number]
  const toConsultant = ({ user, sections, offeredAt, approvedAt }: Row): Consultant => ({ account: user as AccountRecord, sections: sections ?? {}, offeredAt, approvedAt })
  return {
    async insert(account) {
      const inserted = await db.insert(users).values(account).onConflictDoNothing().returning({ id: users.id })
      return inserted.length > 0
    },
    async findByEmail(email) {
      const [row] = await db.select().from(users).where(eq(users.email, email))
      return toAccount(row)
    },
    async findById(id) {
      const [row] = await db.select().from(users).where(eq(users.id, id))
      return toAccount(row)
    },
    async lock(id) {
      const [row] = await db.select().from(users).where(eq(users.id, id)).for('update')
      return toAccount(row)
    },
    async change(id, change) {
      await db.update(users).set(change).where(eq(users.id, id))
    },
    async newest(limit) {
      return (await db.select().from(users).orderBy(desc(users.createdAt), desc(users.id)).limit(limit)) as AccountRecord[]
    },
    page({ role, email }, ask) {
      const condition = role === undefined ? undefined : has[role]
      const list = { at: users.createdAt, id: users.id, keyOf: ({ createdAt: at, id }: AccountRecord) => ({ at, id }) }
      const select = async ({ where, orderBy, limit }: PagePart) =>
        (await db
          .select()
          .from(users)
          .where(and(condition, where))
          .orderBy(...orderBy)
          .limit(limit)) as AccountRecord[]
      return email ? searchPage(db, { ...list, table: users, text: emailText(users.email) }, email, ask, select) : keysetPage({ ...list, first: 'newest' }, ask, select)
    },
    async openSession(session) {
      await db.insert(sessions).values(session)
    },
    async findBySession(tokenHash, now) {
      const [row] = await db
        .select({ user: users })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now), isNotNull(users.confirmedAt)))
      return toAccount(row?.user)
    },
    async closeSession(tokenHash) {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
    },
    async closeAllSessions(userId) {
      await db.delete(sessions).where(eq(sessions.userId, userId))
    },
    async closeOtherSessions(userId, keptTokenHash) {
      await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keptTokenHash)))
    },
    async deleteEnded(now) {
      await db.delete(sessions).where(lte(sessions.expiresAt, now))
      await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now))
      await db.delete(accountConnections).where(lte(accountConnections.seenAt, new Date(now.getTime() - CONNECTION_MS)))
    },
    async rememberConnection(userId, mark, at) {
      await db
        .insert(accountConnections)
        .values({ userId, mark, seenAt: at })
        .onConflictDoUpdate({ target: [accountConnections.userId, accountConnections.mark], set: { seenAt: at } })
    },
    async connectionMarks(userId) {
      return (await db.select({ mark: accountConnections.mark }).from(accountConnections).where(eq(accountConnections.userId, userId))).map(({ mark }) => mark)
    },
    async putCode(code) {
      await db
        .insert(passwordResets)
        .values(code)
        .onConflictDoUpdate({ target: [passwordResets.userId, passwordResets.purpose], set: code })
    },
    async takeCode({ userId, purpose, codeHash }, now) {
      const taken = await db
        .delete(passwordResets)
        .where(and(eq(passwordResets.userId, userId), eq(passwordResets.purpose, purpose), eq(passwordResets.codeHash, codeHash), gt(passwordResets.expiresAt, now)))
        .returning({ userId: passwordResets.userId })
      return taken.length > 0
    },
    async findByCode({ purpose, codeHash }, now) {
      const [row] = await db
        .select({ user: users })
        .from(passwordResets)
        .innerJoin(users, eq(users.id, passwordResets.userId))
        .where(and(eq(passwordResets.purpose, purpose), eq(passwordResets.codeHash, codeHash), gt(passwordResets.expiresAt, now)))
      return toAccount(row?.user)
    },
    async profile(userId) {
      const [row] = await db.select().from(tutorProfiles).where(eq(tutorProfiles.userId, userId))
      return row?.sections ?? {}
    },
    async saveSection(userId, key, values, at) {
      const sections = { [key]: values }
      // One statement: two sections saved at once both stay.
      await db
        .insert(tutorProfiles)
        .values({ userId, sections, updatedAt: at })
        .onConflictDoUpdate({ target: tutorProfiles.userId, set: { sections: sql`${tutorProfiles.sections} || excluded.sections`, updatedAt: at } })
    },
    async showing(userId): Promise<ProfileShowing> {
      const [row] = await db.select({ offeredAt: tutorProfiles.offeredAt, approvedAt: tutorProfiles.approvedAt }).from(tutorProfiles).where(eq(tutorProfiles.userId, userId))
      return row ?? { offeredAt: null, approvedAt: null }
    },
    async setShowing(userId, change, at) {
      await db
        .insert(tutorProfiles)
        .values({ userId, sections: {}, ...change, updatedAt: at })
        .onConflictDoUpdate({ target: tutorProfiles.userId, set: { ...change, updatedAt: at } })
    },
    async shownConsultants() {
      const rows = await consultants()
        .where(and(ofRole('consultant'), isNotNull(tutorProfiles.offeredAt), isNotNull(tutorProfiles.approvedAt)))
        .orderBy(users.lastName, users.firstName, users.id)
      return rows.map(toConsultant)
    },
    consultantPage({ waiting }, ask) {
      const select = async ({ where, orderBy, limit }: PagePart) =>
        (
          await consultants()
            .where(and(ofRole('consultant'), waiting ? waits : undefined, where))
            .orderBy(...orderBy)
            .limit(limit)
        ).map(toConsultant)
      return waiting
        ? keysetPage({ at: tutorProfiles.offeredAt, id: tutorProfiles.userId, first: 'soonest', keyOf: ({ account: { id }, offeredAt }) => ({ at: offeredAt!, id }) }, ask, select)
        : keysetPage({ at: users.createdAt, id: users.id, first: 'newest', keyOf: ({ account: { createdAt: at, id } }) => ({ at, id }) }, ask, select)
    },
    countOfRole: (role) => db.$count(users, ofRole(role)),
    async lockRole(role) {
      return (await db.select({ id: users.id }).from(users).where(ofRole(role)).orderBy(users.id).for('update')).length
    },
    async recordEvent(event) {
      await db.insert(accountEvents).values(event)
    },
    async events(userId) {
      return db
        .select({ at: accountEvents.at, actor: accountEvents.actor, what: accountEvents.what })
        .from(accountEvents)
        .where(eq(accountEvents.userId, userId))
        .orderBy(desc(accountEvents.id))
        .limit(100)
    },
  }
}
