import { and, desc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import type { AccountRecord, AccountStore } from '../../usecases/ports.ts'
import type { Connection } from './database.ts'
import { passwordResets, sessions, tutorProfiles, users } from './schema.ts'

const toAccount = (row: typeof users.$inferSelect | undefined) => (row as AccountRecord | undefined) ?? null

export function accountStore(db: Connection): AccountStore {
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
    async change(id, change) {
      await db.update(users).set(change).where(eq(users.id, id))
    },
    async newest(limit) {
      return (await db.select().from(users).orderBy(desc(users.createdAt), desc(users.id)).limit(limit)) as AccountRecord[]
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
    async deleteEnded(now) {
      await db.delete(sessions).where(lte(sessions.expiresAt, now))
      await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now))
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
        .where(
          and(
            eq(passwordResets.userId, userId),
            eq(passwordResets.purpose, purpose),
            eq(passwordResets.codeHash, codeHash),
            gt(passwordResets.expiresAt, now),
          ),
        )
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
  }
}
