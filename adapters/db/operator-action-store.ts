import { eq } from 'drizzle-orm'
import type { OperatorActionStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { keysetPage } from './keyset-page.ts'
import { operatorActions } from './schema.ts'

export function operatorActionStore(db: Connection): OperatorActionStore {
  return {
    async begin(action) {
      const [row] = await db.insert(operatorActions).values(action).returning({ id: operatorActions.id })
      if (row === undefined) throw new Error('the line of an action was not written')
      return row.id
    },
    async finish(id, what) {
      await db.update(operatorActions).set({ what }).where(eq(operatorActions.id, id))
    },
    async drop(id) {
      await db.delete(operatorActions).where(eq(operatorActions.id, id))
    },
    page(ask) {
      const { at, id } = operatorActions
      return keysetPage({ at, id, first: 'newest', keyOf: (row) => ({ at: row.at, id: String(row.id) }) }, ask, ({ where, orderBy, limit }) =>
        db
          .select()
          .from(operatorActions)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit),
      )
    },
  }
}
