/** The times that a consultant or an operator offers for consultations, and what became of them. Each reaches their own only. */
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { formatInstant } from '../domain/format-date.ts'
import { OFFERED_MAX, type OfferRefusal } from '../domain/consultations/consultation-times.ts'
import type { GivenRole } from '../domain/accounts/account-roles.ts'
import type { AccountRecord } from '../usecases/ports.ts'
import { giveTimeBack, markHeld, offerTimes, ownTimes, withdrawTime } from '../usecases/consultations.ts'
import type { Services } from '../usecases/services.ts'
import { answered, refuse } from './answers.ts'
import { requireAccount } from './bearer.ts'
import { readCall } from './calls.ts'

export const offerBody = z.object({
  /** ISO instants. */
  startsAt: z
    .array(z.iso.datetime({ offset: true, error: 'Choose a day and a time' }))
    .min(1, 'Choose a day and a time')
    .max(OFFERED_MAX),
  place: z.string().trim().max(300, 'At most 300 characters').default(''),
})

const REFUSALS: Record<OfferRefusal, string> = {
  'not-ahead': 'lies in the past',
  'too-far': 'is further ahead than 120 days',
  overlaps: 'runs into another time of yours',
  'too-many': `is one too many: at most ${OFFERED_MAX} times lie ahead`,
}

/** Mounted where consultants and where operators work; `role` may use it. */
export function consultationCalls<P extends '/tutors' | '/api/console'>(services: Services, place: P, role: GivenRole): Hono {
  const calls = new Hono()
  const guarded = (work: (c: Context, account: AccountRecord) => Promise<Response>) => async (c: Context) => {
    const signedIn = await requireAccount(c, services, [role])
    return signedIn.ok ? work(c, signedIn.account) : signedIn.response
  }
  const timeOf = (c: Context) => z.uuid().safeParse(c.req.param('id')).data ?? '00000000-0000-0000-0000-000000000000'
  const gone = (c: Context) => refuse(c, 409, { kind: 'not-possible', message: 'This time has changed, or this cannot follow. Load the list again.' })

  calls.get(
    '/times',
    guarded(async (c, { id }) => answered(c, `GET ${place}/times`, await ownTimes(services, id))),
  )
  calls.post(
    '/times',
    guarded(async (c, { id }) => {
      const body = await readCall(c, offerBody, { maxBytes: 16 * 1024 })
      if (!body.ok) return body.response
      const result = await offerTimes(services, { userId: id, startsAt: body.value.startsAt.map((at) => Date.parse(at)), place: body.value.place })
      if (result.kind === 'offered') return answered(c, `POST ${place}/times`, { count: result.count }, 201)
      return refuse(c, 422, { kind: result.kind, message: `${formatInstant(result.at)} ${REFUSALS[result.kind]}. Nothing was offered.` })
    }),
  )
  calls.post(
    '/times/:id/removal',
    guarded(async (c, { id }) => ((await withdrawTime(services, { userId: id, timeId: timeOf(c) })) ? c.json({}) : gone(c))),
  )
  calls.post(
    '/times/:id/held',
    guarded(async (c, { id, email }) => ((await markHeld(services, { userId: id, timeId: timeOf(c), actor: `${role}:${email}` })) ? c.json({}) : gone(c))),
  )
  calls.post(
    '/times/:id/return',
    guarded(async (c, { id }) => ((await giveTimeBack(services, { timeId: timeOf(c), by: { kind: 'consultant', userId: id } })).kind === 'done' ? c.json({}) : gone(c))),
  )
  return calls
}
