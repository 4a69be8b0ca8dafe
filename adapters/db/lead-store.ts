import { desc } from 'drizzle-orm'
import type { LeadRecord, LeadStore } from '../../usecases/ports.ts'
import type { Connection } from './database.ts'
import { leads } from './schema.ts'

const leadColumns = {
  id: leads.id,
  source: leads.source,
  email: leads.email,
  name: leads.name,
  message: leads.message,
  data: leads.data,
  createdAt: leads.createdAt,
}

export function leadStore(db: Connection): LeadStore {
  return {
    async insert(lead, dedupeKey) {
      const inserted = await db
        .insert(leads)
        .values({ ...lead, dedupeKey: dedupeKey ?? null })
        .onConflictDoNothing()
        .returning({ id: leads.id })
      return inserted.length > 0
    },
    async newest(limit) {
      return (await db.select(leadColumns).from(leads).orderBy(desc(leads.createdAt), desc(leads.id)).limit(limit)) as LeadRecord[]
    },
  }
}
