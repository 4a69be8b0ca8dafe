/** How the product does: its funnel, and the jobs that run behind it. */
import { consoleCounts } from '../usecases/console-counts.ts'
import { Hono } from 'hono'
import { z } from 'zod'
import { FUNNEL_RANGES, type FunnelRange } from '../domain/funnel/funnel.ts'
import type { Services } from '../usecases/services.ts'
import { mapPage } from '../usecases/paging.ts'
import { answered, refuse } from './answers.ts'
import type { OperatorCalls } from './console-guard.ts'
import { readListQuery } from './list-query.ts'
import { runJobAgain } from '../usecases/run-job-again.ts'
import { viewFigures } from '../usecases/view-figures.ts'
import { viewHealth } from '../usecases/view-health.ts'
import { viewFunnel } from '../usecases/view-funnel.ts'

const ranges = Object.keys(FUNNEL_RANGES) as [FunnelRange, ...FunnelRange[]]

/** Mounted in the console's calls, behind their guard. */
export function consoleWorkCalls(services: Services): Hono<OperatorCalls> {
  const calls = new Hono<OperatorCalls>()
  calls.get('/funnel', async (c) => {
    const query = readListQuery(c, { range: z.enum(ranges).default('month') })
    return query.ok ? answered(c, 'GET /api/console/funnel', await viewFunnel(services, query.filter.range)) : query.response
  })
  calls.get('/figures', async (c) => {
    const query = readListQuery(c, { range: z.enum(ranges).default('month') })
    return query.ok ? answered(c, 'GET /api/console/figures', await viewFigures(services, query.filter.range)) : query.response
  })
  calls.get('/health', async (c) => answered(c, 'GET /api/console/health', await viewHealth(services)))
  calls.get('/counts', async (c) => answered(c, 'GET /api/console/counts', await consoleCounts(services)))
  calls.get('/jobs', async (c) => {
    const query = readListQuery(c, {})
    if (!query.ok) return query.response
    const [queues, page] = await Promise.all([services.jobs.queues(), services.jobs.deadPage(query.ask)])
    return answered(c, 'GET /api/console/jobs', { ...mapPage(page, ({ mailId: _mailId, failedAt, ...job }) => ({ ...job, failedAt: failedAt.toISOString() })), queues })
  })
  calls.post('/jobs/:id/run', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'))
    if (!id.success || !(await runJobAgain(services, id.data))) return refuse(c, 409, { kind: 'not-dead', message: 'This job is not given up any more.' })
    c.set('did', `ran the job ${id.data} again`)
    return c.json({})
  })
  return calls
}
