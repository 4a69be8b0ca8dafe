/** First-party counting of named events: a name per day, and how far people come within it (`usecases/follow-people.ts`). */
import { Hono } from 'hono'
import { z } from 'zod'
import { ANALYTICS_EVENTS } from '../content/analytics-events.ts'
import type { Services } from '../usecases/services.ts'
import { STEP_EVENTS } from '../domain/funnel/funnel.ts'
import { readSource } from '../domain/funnel/source.ts'
import { browserOf, readCall, visitorOf, refuseOverLimit, type CallSettings } from './calls.ts'

export const EVENT_LIMIT = 'event'

const short = z.string().max(200).optional().catch(undefined)
/** A visit says where it came from. */
const eventBody = z.object({ event: z.enum(ANALYTICS_EVENTS), from: z.object({ referrer: short, source: short, campaign: short }).optional() })

const stepOf = (event: string) => (['visits', 'generator', 'checkout'] as const).find((step) => (STEP_EVENTS[step] as readonly string[]).includes(event))

export function eventCalls(services: Services, settings: CallSettings): Hono {
  const calls = new Hono()
  calls.post('/events', async (c) => {
    const body = await readCall(c, eventBody, { maxBytes: 1500 })
    if (!body.ok) return body.response
    const limited = await refuseOverLimit(c, await services.limits.consume(EVENT_LIMIT, visitorOf(c, settings)), 'Too many events.')
    if (limited) return limited
    const { event, from } = body.value
    services.counter.count(event)
    const step = stepOf(event)
    if (step !== undefined) services.people.did(browserOf(c, settings), step, step === 'visits' ? readSource(from ?? {}) : undefined)
    return c.body(null, 204)
  })
  return calls
}
