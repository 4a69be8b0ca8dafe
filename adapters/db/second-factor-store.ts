import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { SecondFactorStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { recoveryCodes, secondFactors } from './schema.ts'

export function secondFactorStore(db: Connection): SecondFactorStore {
  return {
    async find(userId) {
      const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
      return row ?? null
    },
    async put(userId, change) {
      await db
        .insert(secondFactors)
        .values({ userId, ...change })
        .onConflictDoUpdate({ target: secondFactors.userId, set: change })
    },
    async takeStep(userId, step) {
      const taken = await db
        .update(secondFactors)
        .set({ lastStep: step })
        .where(and(eq(secondFactors.userId, userId), or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step))))
        .returning({ userId: secondFactors.userId })
      return taken.length > 0
    },
    async remove(userId) {
      await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
      await db.delete(secondFactors).where(eq(secondFactors.userId, userId))
    },
    async putRecoveryHashes(userId, hashes) {
      await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
      await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })))
    },
    async recoveryHashes(userId) {
      return (await db.select({ codeHash: recoveryCodes.codeHash }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId))).map(({ codeHash }) => codeHash)
    },
    async takeRecoveryHash(userId, codeHash) {
      const taken = await db
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
        .returning({ userId: recoveryCodes.userId })
      return taken.length > 0
    },
  }
}
