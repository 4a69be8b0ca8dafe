import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { LeadRecord, LeadStore } from '../../usecases/ports.ts'
import type { Connection } from './database.ts'
import { keysetPage, startsWith } from './keyset-page.ts'
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
    page({ source, email = '', from, until }, ask) {
      const condition = and(
        source === undefined ? undefined : eq(leads.source, source),
        email === '' ? undefined : startsWith(leads.email, email),
        from === undefined ? undefined : gte(leads.createdAt, from),
        until === undefined ? undefined : lt(leads.createdAt, until),
      )
      return keysetPage({ at: leads.createdAt, id: leads.id, first: 'newest', keyOf: ({ createdAt: at, id }) => ({ at, id }) }, ask, async ({ where, orderBy, limit }) =>
        (await db.select(leadColumns).from(leads).where(and(condition, where)).orderBy(...orderBy).limit(limit)) as LeadRecord[],
      )
    },
    async newest(limit) {
      return (await db.select(leadColumns).from(leads).orderBy(desc(leads.createdAt), desc(leads.id)).limit(limit)) as LeadRecord[]
    },
  }
}
