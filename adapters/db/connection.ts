import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

/** A connection or a transaction of either driver. */
export type Connection = PgDatabase<PgQueryResultHKT, typeof schema>
