import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { blockWords } from '../../domain/petition/draft.ts'
import type { PetitionStore } from '../../usecases/ports.ts'
import type { Connection } from './connection.ts'
import { petitionBlocks, petitionCases, petitionComments, petitionReleases, petitionReturns, petitionRevisions, petitionWaivers, planReviews, workTimes } from './schema.ts'

export function petitionStore(db: Connection): PetitionStore {
  const find: PetitionStore['find'] = async (orderId) => (await db.select().from(petitionCases).where(eq(petitionCases.orderId, orderId)))[0] ?? null
  const blocksAt = async (orderId: string, { number, outline }: { number: number; outline: string[] }) => {
    const rows = await db
      .selectDistinctOn([petitionBlocks.blockId], { id: petitionBlocks.blockId, block: petitionBlocks.block, revision: petitionBlocks.revision })
      .from(petitionBlocks)
      .where(and(eq(petitionBlocks.orderId, orderId), lte(petitionBlocks.revision, number)))
      .orderBy(asc(petitionBlocks.blockId), desc(petitionBlocks.revision))
    const byId = new Map(rows.map((row) => [row.id, row]))
    return outline.map((id) => ({ block: byId.get(id)!.block, revision: byId.get(id)!.revision }))
  }
  const draft: PetitionStore['draft'] = async (orderId) => {
    const [revision] = await db.select().from(petitionRevisions).where(eq(petitionRevisions.orderId, orderId)).orderBy(desc(petitionRevisions.number)).limit(1)
    return revision === undefined ? null : { revision, blocks: await blocksAt(orderId, revision) }
  }
  return {
    find,
    draft,
    async draftAt(orderId, number) {
      const [revision] = await db
        .select()
        .from(petitionRevisions)
        .where(and(eq(petitionRevisions.orderId, orderId), eq(petitionRevisions.number, number)))
      return revision === undefined ? null : (await blocksAt(orderId, revision)).map(({ block }) => block)
    },
    async comments(orderId) {
      return db.select().from(petitionComments).where(eq(petitionComments.orderId, orderId)).orderBy(asc(petitionComments.at))
    },
    async addComment(comment) {
      await db.insert(petitionComments).values(comment)
    },
    async answerComment({ orderId, id, answer, at, actor }) {
      const done = await db
        .update(petitionComments)
        .set({ answer, answeredAt: at, answeredBy: actor })
        .where(and(eq(petitionComments.orderId, orderId), eq(petitionComments.id, id), isNull(petitionComments.answeredAt)))
        .returning({ id: petitionComments.id })
      return done.length > 0
    },
    async planReview(orderId) {
      return (await db.select().from(planReviews).where(eq(planReviews.orderId, orderId)))[0] ?? null
    },
    async putPlanReview(record) {
      const { orderId: _orderId, ...change } = record
      await db.insert(planReviews).values(record).onConflictDoUpdate({ target: planReviews.orderId, set: change })
    },
    async returned(orderId) {
      return (await db.select().from(petitionReturns).where(eq(petitionReturns.orderId, orderId)))[0] ?? null
    },
    async putReturned(record) {
      const { orderId: _orderId, ...change } = record
      await db.insert(petitionReturns).values(record).onConflictDoUpdate({ target: petitionReturns.orderId, set: change })
    },
    async addWork(work) {
      await db
        .insert(workTimes)
        .values(work)
        .onConflictDoUpdate({ target: [workTimes.orderId, workTimes.actor, workTimes.step, workTimes.day], set: { seconds: sql`${workTimes.seconds} + ${work.seconds}` } })
    },
    async work(orderId) {
      return db.select().from(workTimes).where(eq(workTimes.orderId, orderId)).orderBy(asc(workTimes.day))
    },
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
      await db
        .insert(petitionWaivers)
        .values(waiver)
        .onConflictDoUpdate({ target: [petitionWaivers.orderId, petitionWaivers.key], set: { reason, actor, at } })
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
      const { blockId, text, at, answer, answeredAt } = petitionComments
      const comments = await db.select({ blockId, text, at, answer, answeredAt }).from(petitionComments).where(eq(petitionComments.orderId, orderId)).orderBy(asc(at))
      const [review] = await db.select({ review: planReviews.review }).from(planReviews).where(eq(planReviews.orderId, orderId))
      const [back] = await db.select({ returned: petitionReturns.returned }).from(petitionReturns).where(eq(petitionReturns.orderId, orderId))
      return { orderId, file: known.file, letter, comments, planReview: review?.review ?? null, returned: back?.returned ?? null }
    },
    async forget(orderIds) {
      if (orderIds.length === 0) return
      await db.delete(petitionComments).where(inArray(petitionComments.orderId, orderIds))
      await db.delete(planReviews).where(inArray(planReviews.orderId, orderIds))
      await db.delete(petitionReturns).where(inArray(petitionReturns.orderId, orderIds))
      await db.delete(petitionWaivers).where(inArray(petitionWaivers.orderId, orderIds))
      await db.delete(petitionBlocks).where(inArray(petitionBlocks.orderId, orderIds))
      await db.delete(petitionRevisions).where(inArray(petitionRevisions.orderId, orderIds))
      await db.delete(petitionCases).where(inArray(petitionCases.orderId, orderIds))
    },
  }
}
