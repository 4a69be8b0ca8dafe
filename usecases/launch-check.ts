import { dayOf } from '../domain/calendar-day.ts'
import { openContent } from '../content/open-content.ts'
import { BUILT_IN_REVIEWS } from '../content/built-in-reviews.ts'
import { sortGaps, type LaunchGap } from '../domain/launch/launch-gap.ts'
import { paymentLinks } from './payment-links.ts'
import type { Database, PaymentMode } from './ports.ts'
import type { Services } from './services.ts'

async function reviewGaps({ stores }: Pick<Database, 'stores'>): Promise<LaunchGap[]> {
  const hidden = await stores.reviews.hiddenBuiltIns()
  const samples = BUILT_IN_REVIEWS.filter(({ sample, author }) => sample && !hidden.has(author)).length
  return samples === 0
    ? []
    : [
        {
          group: 'reviews',
          what: 'The built-in reviews are invented: a public address leaves them out',
          now: `${samples} shown on a local address`,
          where: '/console/reviews: add real ones and hide these',
          required: true,
        },
      ]
}

async function paymentGaps(database: Database, mode: PaymentMode): Promise<LaunchGap[]> {
  const where = 'npm run stripe:sync -- --apply'
  if (mode !== 'live') return [{ group: 'payment', what: 'Payment links of the live account cannot be checked', now: `payments are in ${mode} mode`, where: 'STRIPE_SECRET_KEY', required: true }]
  const { links, leftOver } = await paymentLinks({ database }, mode)
  const count = (standing: string) => links.filter((link) => link.standing === standing).length
  const gap = (number: number, what: string): LaunchGap[] => (number === 0 ? [] : [{ group: 'payment', what, now: `${number} of ${links.length}`, where, required: true }])
  return [
    ...gap(count('missing'), 'Payment links are missing'),
    ...gap(count('differs'), 'Payment links charge another amount than the price list'),
    ...gap(leftOver.length, 'Payment links on file belong to no combination'),
  ]
}

async function peopleGaps({ stores }: Pick<Database, 'stores'>): Promise<LaunchGap[]> {
  const gap = (what: string, where: string, required: boolean): LaunchGap => ({ group: 'people', what, now: null, where, required })
  return [
    ...((await stores.accounts.countOfRole('operator')) === 0 ? [gap('No operator has an account', 'npm run operator -- you@mail.com', true)] : []),
    ...((await stores.accounts.shownConsultants()).length === 0 ? [gap('No consultant is shown to customers who buy a consultation: times are agreed by email', '/console/consultants', false)] : []),
  ]
}

/**
 * Everything that must be replaced, set or decided before real customers come, for the console and `npm run launch:check`.
 */
export async function launchCheck({ database, clock, paymentMode, launchSettings }: Pick<Services, 'database' | 'clock' | 'paymentMode' | 'launchSettings'>): Promise<LaunchGap[]> {
  const found = await Promise.all([reviewGaps(database), paymentGaps(database, paymentMode), peopleGaps(database)])
  return sortGaps([...openContent(dayOf(clock.now())), ...launchSettings, ...found.flat()])
}
