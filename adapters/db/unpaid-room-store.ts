import { eq, inArray, or, sql } from 'drizzle-orm'
import type { UnpaidPlace, UnpaidRoomStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { intakes, unpaidRoom } from './schema.ts'

const COLUMNS = { lead: unpaidRoom.leadId, intake: unpaidRoom.intakeId, draft: unpaidRoom.draftOf, messages: unpaidRoom.messagesOf }
const valuesOf = ({ of, id }: UnpaidPlace) => ({ lead: { leadId: id }, intake: { intakeId: id }, draft: { draftOf: id }, messages: { messagesOf: id } })[of]

export function unpaidRoomStore(db: Connection): UnpaidRoomStore {
  const store: UnpaidRoomStore = {
    async held() {
      const [row] = await db.select({ bytes: sql<string | null>`sum(${unpaidRoom.bytes})` }).from(unpaidRoom)
      return Number(row?.bytes ?? 0)
    },
    async heldBy(place) {
      const [row] = await db.select({ bytes: unpaidRoom.bytes }).from(unpaidRoom).where(eq(COLUMNS[place.of], place.id))
      return row?.bytes ?? 0
    },
    async take(place, bytes, most) {
      const before = await store.heldBy(place)
      if (bytes > before) {
        await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('unpaid room', 0))`)
        if ((await store.held()) - before + bytes > most) return false
      }
      await db
        .insert(unpaidRoom)
        .values({ ...valuesOf(place), bytes })
        .onConflictDoUpdate({ target: COLUMNS[place.of], set: { bytes } })
      return true
    },
    async freeOrder(orderId, leadId) {
      const forms = db.select({ id: intakes.id }).from(intakes).where(eq(intakes.orderId, orderId))
      await db
        .delete(unpaidRoom)
        .where(or(eq(unpaidRoom.draftOf, orderId), eq(unpaidRoom.messagesOf, orderId), inArray(unpaidRoom.intakeId, forms), leadId === null ? undefined : eq(unpaidRoom.leadId, leadId)))
    },
    async freeIntake(intakeId) {
      await db.delete(unpaidRoom).where(eq(unpaidRoom.intakeId, intakeId))
    },
  }
  return store
}
