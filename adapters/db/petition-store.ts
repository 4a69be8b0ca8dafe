import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { blockWords } from '../../domain/petition/draft.ts'
import type { PetitionStore } from '../../usecases/ports.ts'
import type { Connection } from './database.ts'
import { petitionBlocks, petitionCases, petitionReleases, petitionRevisions, petitionWaivers } from './schema.ts'

export function petitionStore(db: Connection): PetitionStore {
  const find: PetitionStore['find'] = async (orderId) => (await db.select().from(petitionCases).where(eq(petitionCases.orderId, orderId)))[0] ?? null
  const draft: PetitionStore['draft'] = async (orderId) => {
    const [revision] = await db.select().from(petitionRevisions).where(eq(petitionRevisions.orderId, orderId)).orderBy(desc(petitionRevisions.number)).limit(1)
    if (revision === undefined) return null
    const rows = await db
      .selectDistinctOn([petitionBlocks.blockId], { id: petitionBlocks.blockId, block: petitionBlocks.block, revision: petitionBlocks.revision })
      .from(petitionBlocks)
      .where(eq(petitionBlocks.orderId, orderId))
      .orderBy(asc(petitionBlocks.blockId), desc(petitionBlocks.revision))
    const byId = new Map(rows.map((row) => [row.id, row]))
    return { revision, blocks: revision.outline.map((id) => ({ block: byId.get(id)!.block, revision: byId.get(id)!.revision })) }
  }
  return {
    find,
    draft,
    async put(record) {
      const { orderId: _orderId, ...change } = record
      await db.insert(petitionCases).values(record).onConflictDoUpdate({ target: petitionCases.orderId, set: change })
    },
    async addRevision(revision, changed) {
      await db.insert(petitionRevisions).values(revision)
      if (changed.length > 0) await db.insert(petitionBlocks).values(changed.map((block) => ({ orderId: revision.orderId, blockId: block.id, revision: revision.number, block })))
    },
    async revisions(orderId) {
      return db.select().from(petitionRevisions).where(eq(petitionRevisions.orderId, orderId)).orderBy(desc(petitionRevisions.number))
    },
    async waivers(orderId) {
      return db.select().from(petitionWaivers).where(eq(petitionWaivers.orderId, orderId)).orderBy(asc(petitionWaivers.at))
    },
    async waive(waiver) {
      const { reason, actor, at } = waiver
      await db.insert(petitionWaivers).values(waiver).onConflictDoUpdate({ target: [petitionWaivers.orderId, petitionWaivers.key], set: { reason, actor, at } })
    },
    async unwaive(orderId, key) {
      await db.delete(petitionWaivers).where(and(eq(petitionWaivers.orderId, orderId), eq(petitionWaivers.key, key)))
    },
    async addRelease(release) {
      await db.insert(petitionReleases).values(release)
    },
    async releases(orderId) {
      return db.select().from(petitionReleases).where(eq(petitionReleases.orderId, orderId))
    },
    async ofPerson(orderId) {
      const known = await find(orderId)
      if (known === null) return null
      const letter = (await draft(orderId))?.blocks.map(({ block }) => ({ id: block.id, text: blockWords(block.block) })) ?? []
      return { orderId, file: known.file, letter }
    },
    async forget(orderIds) {
      if (orderIds.length === 0) return
      await db.delete(petitionWaivers).where(inArray(petitionWaivers.orderId, orderIds))
      await db.delete(petitionBlocks).where(inArray(petitionBlocks.orderId, orderIds))
      await db.delete(petitionRevisions).where(inArray(petitionRevisions.orderId, orderIds))
      await db.delete(petitionCases).where(inArray(petitionCases.orderId, orderIds))
    },
  }
}
