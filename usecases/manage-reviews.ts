import { BUILT_IN_REVIEWS } from '../content/built-in-reviews.ts'
import { mapPage, type Page, type PageAsk } from './paging.ts'
import type { ReviewStore, StoredReview } from './ports.ts'
import type { Services } from './services.ts'

type Given = Pick<Services, 'database' | 'clock' | 'chance'>
export type ReviewRow = Omit<StoredReview, 'createdAt' | 'updatedAt'> & { createdAt: string }

export async function storedReviews({ database: { stores } }: Pick<Given, 'database'>, ask: PageAsk): Promise<Page<ReviewRow>> {
  return mapPage(await stores.reviews.page(ask), ({ createdAt, updatedAt: _at, ...review }) => ({ ...review, createdAt: createdAt.toISOString() }))
}

export async function addReview({ database: { stores }, clock, chance }: Given, review: Omit<StoredReview, 'id' | 'shown' | 'createdAt' | 'updatedAt'>): Promise<void> {
  const at = new Date(clock.now())
  await stores.reviews.insert({ id: chance.id(), ...review, shown: true, createdAt: at, updatedAt: at })
}

/** False where there is no such review. */
export function changeReview({ database: { stores }, clock }: Pick<Given, 'database' | 'clock'>, id: string, change: Parameters<ReviewStore['change']>[1]): Promise<boolean> {
  return stores.reviews.change(id, change, new Date(clock.now()))
}

/** False where there is no such review. */
export async function showBuiltInReview({ database: { stores }, clock }: Pick<Given, 'database' | 'clock'>, { author, shown }: { author: string; shown: boolean }): Promise<boolean> {
  if (!BUILT_IN_REVIEWS.some((review) => review.author === author)) return false
  await (shown ? stores.reviews.showBuiltIn(author) : stores.reviews.hideBuiltIn(author, new Date(clock.now())))
  return true
}
