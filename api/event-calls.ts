/** First-party counting of named events: a name per day, nothing about a person. */
import { Hono } from 'hono'
import { z } from 'zod'
import { ANALYTICS_EVENTS } from '../content/analytics-events.ts'
import type { Services } from '../usecases/services.ts'
import { readCall, visitorOf, refuseOverLimit, type CallSettings } from './calls.ts'

export const EVENT_LIMIT = 'event'

const eventBody = z.object({ event: z.enum(ANALYTICS_EVENTS) })

export function eventCalls(services: Services, settings: CallSettings): Hono {
  const calls = new Hono()
  calls.post('/events', async (c) => {
    const body = await readCall(c, eventBody, { maxBytes: 500 })
    if (!body.ok) return body.response
    const limited = await refuseOverLimit(c, await services.limits.consume(EVENT_LIMIT, visitorOf(c, settings)), 'Too many events.')
    if (limited) return limited
    services.counter.count(body.value.event)
    return c.body(null, 204)
  })
  return calls
}
