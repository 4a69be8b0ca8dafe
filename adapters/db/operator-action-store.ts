import type { OperatorActionStore } from '../../usecases/ports.ts'
import type { Connection } from './database.ts'
import { keysetPage } from './keyset-page.ts'
import { operatorActions } from './schema.ts'

export function operatorActionStore(db: Connection): OperatorActionStore {
  return {
    async record(action) {
      await db.insert(operatorActions).values(action)
    },
    page(ask) {
      const { at, id } = operatorActions
      return keysetPage({ at, id, first: 'newest', keyOf: (row) => ({ at: row.at, id: String(row.id) }) }, ask, ({ where, orderBy, limit }) =>
        db.select().from(operatorActions).where(where).orderBy(...orderBy).limit(limit),
      )
    },
  }
}
