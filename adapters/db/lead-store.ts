import type { LeadStore } from '../../usecases/ports.ts'
import type { Connection } from './database.ts'
import { leads } from './schema.ts'

export function leadStore(db: Connection): LeadStore {
  return {
    async insert(lead) {
      await db.insert(leads).values(lead)
    },
  }
}
