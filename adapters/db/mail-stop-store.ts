import { eq } from 'drizzle-orm'
import type { MailStopStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { mailStops } from './schema.ts'

export function mailStopStore(db: Connection): MailStopStore {
  return {
    async add(email, at) {
      await db.insert(mailStops).values({ email, at }).onConflictDoNothing()
    },
    async has(email) {
      const rows = await db.select({ email: mailStops.email }).from(mailStops).where(eq(mailStops.email, email))
      return rows.length > 0
    },
  }
}
