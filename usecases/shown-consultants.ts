import { PROFESSION_LABELS } from '../content/checkout.ts'
import { hasProfile } from '../domain/accounts/account-roles.ts'
import { isShown, missingToShow } from '../domain/accounts/shown-profile.ts'
import { PAID_STATES } from '../domain/orders/order-states.ts'
import { mapPage, type Page, type PageAsk } from './paging.ts'
import type { Clock, Consultant, Database, OrderRecord } from './ports.ts'
import type { Services } from './services.ts'

/** What customers who bought a consultation see of a consultant. Empty text where nothing was filled in. */
export type ConsultantCard = {
  userId: string
  name: string
  shortBio: string
  bio: string
  professions: string[]
  questions: { title: string; text: string }[]
  education: { degree: string; school: string; year: string }[]
  testimonials: { name: string; text: string }[]
  terms: string
  linkedInLink: string
  youtubeIntro: string
  bookingLink: string
  color: string
  hasPhoto: boolean
}

const PROFESSIONS: Record<string, string> = PROFESSION_LABELS

function consultantCard({ account, sections }: Pick<Consultant, 'account' | 'sections'>): ConsultantCard {
  const text = (key: string, field: string) => {
    const value = sections[key]?.[field]
    return typeof value === 'string' ? value : ''
  }
  const list = <T>(key: string, field: string) => (sections[key]?.[field] ?? []) as T[]
  return {
    userId: account.id,
    name: `${account.firstName} ${account.lastName}`.trim(),
    shortBio: text('nameInfo', 'shortBio'),
    bio: text('bio', 'bio'),
    professions: list<string>('categories', 'categories').map((key) => PROFESSIONS[key] ?? key),
    questions: list('problemCards', 'problemCards'),
    education: list('educationInfo', 'education'),
    testimonials: list('testimonials', 'testimonials'),
    terms: text('terms', 'terms'),
    linkedInLink: text('linksInfo', 'linkedInLink'),
    youtubeIntro: text('youtube', 'youtubeIntro'),
    bookingLink: text('bookingPayment', 'bookingLink'),
    color: text('color', 'color'),
    hasPhoto: text('photo', 'photo') !== '',
  }
}

/** True for a paid order with the consultation among its items. */
function includesConsultation({ state, lines }: Pick<OrderRecord, 'state' | 'lines'>): boolean {
  return PAID_STATES.includes(state) && lines.some(({ item }) => item === 'Consultation')
}

/** The consultants an order may choose from, perhaps none yet. `held`: it was paid with another amount, which no operator has accepted. Null where the order has no paid consultation or does not exist. */
export async function orderConsultants({ database: { stores } }: Pick<Services, 'database'>, reference: string): Promise<ConsultantCard[] | 'held' | null> {
  const order = await stores.orders.findByReference(reference)
  if (order === null || !includesConsultation(order)) return null
  if (order.amountMismatch) return 'held'
  return (await stores.accounts.shownConsultants()).filter((consultant) => isShown(consultant, consultant.sections)).map(consultantCard)
}

export type ConsultantRow = ConsultantCard & { email: string; offered: boolean; approved: boolean; missing: string[] }

/** For the operator; with `anyWaiting` where a profile waits for an approval, on whichever page it is. */
export async function operatorConsultants({ database: { stores } }: Pick<Services, 'database'>, filter: { waiting: boolean }, ask: PageAsk): Promise<Page<ConsultantRow> & { anyWaiting: boolean }> {
  const { accounts } = stores
  const [page, waiting] = await Promise.all([accounts.consultantPage(filter, ask), accounts.consultantPage({ waiting: true }, { limit: 1 })])
  const shown = mapPage(page, (consultant) => {
    const card = consultantCard(consultant)
    const offered = consultant.offeredAt !== null
    return {
      ...card,
      // The photo is served once it is offered.
      hasPhoto: offered && card.hasPhoto,
      email: consultant.account.email,
      offered,
      approved: consultant.approvedAt !== null,
      missing: missingToShow(consultant.sections),
    }
  })
  return { ...shown, anyWaiting: waiting.rows.length > 0 }
}

/**
 * Lets customers see a profile, or takes it away from them. Agreed is what the operator saw: `name` and `bookingLink` are
 * those on the operator's screen, and where one has changed since, nothing is done.
 */
export async function approveProfile(
  { database, clock }: { database: Database; clock: Clock },
  given: { userId: string; approved: boolean; name: string; bookingLink: string; actor: string },
): Promise<'done' | 'no-such-consultant' | 'not-possible'> {
  const now = new Date(clock.now())
  const { userId, approved } = given
  return database.transaction(async ({ accounts }) => {
    // A name or booking address that is saved at the same moment waits until this is decided, and then ends the approval.
    const account = await accounts.lock(userId)
    if (account === null || !hasProfile(account.roles) || account.confirmedAt === null) return 'no-such-consultant'
    const sections = await accounts.profile(userId)
    const showing = await accounts.showing(userId)
    const { name, bookingLink } = consultantCard({ account, sections })
    const same = name === given.name && bookingLink === given.bookingLink
    if (approved && (showing.offeredAt === null || !same || missingToShow(sections).length > 0)) return 'not-possible'
    if ((showing.approvedAt !== null) === approved) return 'done'
    await accounts.setShowing(userId, { approvedAt: approved ? now : null }, now)
    await accounts.recordEvent({ userId, at: now, actor: given.actor, what: approved ? 'profile approved for customers' : 'profile taken away from customers' })
    return 'done'
  })
}
