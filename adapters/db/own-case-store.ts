import { and, eq, inArray, lt } from 'drizzle-orm'
import { EMPTY_CASE, type OwnCase, type OwnExhibit } from '../../domain/own-case/own-case.ts'
import type { OwnCaseStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { ownCases } from './schema.ts'

/** As cases were stored before migration 0030. A process of that release may write one still while the next one starts. */
type OldExhibit = { title: string; proves?: OwnExhibit['proves'] | OwnExhibit['proves'][number]; status?: 'asked' | OwnExhibit['state']; translation?: boolean | OwnExhibit['translation'] }

function wholeExhibit(stored: OwnExhibit | OldExhibit, index: number): OwnExhibit {
  if ('id' in stored) return stored
  const { status = 'missing', proves = [], translation, ...kept } = stored
  return {
    id: `e${index + 1}`,
    date: '',
    ...kept,
    proves: typeof proves === 'string' ? [proves] : proves,
    state: status === 'asked' ? 'requested' : status,
    existed: 'unknown',
    translation: translation === true ? 'needed' : 'not-needed',
  }
}

/** What the stored form lacks is filled as the migration fills it. */
const wholeCase = (stored: OwnCase): OwnCase => ({ ...EMPTY_CASE, ...stored, exhibits: (stored.exhibits ?? []).map(wholeExhibit) })

export function ownCaseStore(db: Connection): OwnCaseStore {
  return {
    async find(orderId) {
      const [row] = await db.select().from(ownCases).where(eq(ownCases.orderId, orderId))
      return row === undefined ? null : { ...row, own: wholeCase(row.own) }
    },
    async put({ orderId, ...change }) {
      await db
        .insert(ownCases)
        .values({ orderId, ...change })
        .onConflictDoUpdate({ target: ownCases.orderId, set: change })
    },
    async forget(orderIds, restingSince) {
      if (orderIds.length > 0) await db.delete(ownCases).where(and(inArray(ownCases.orderId, orderIds), restingSince && lt(ownCases.updatedAt, restingSince)))
    },
  }
}
