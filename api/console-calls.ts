/** What the operator's console asks: every call needs the token of an operator's account. */
import { Hono } from 'hono'
import { beginAction } from '../usecases/record-action.ts'
import type { Services } from '../usecases/services.ts'
import { requireAccount } from './bearer.ts'
import { consultationCalls } from './consultation-calls.ts'
import { consoleContentCalls } from './console-content-calls.ts'
import { consoleDeliveryCalls } from './console-delivery-calls.ts'
import { consoleExportCalls } from './console-export-calls.ts'
import { consoleListCalls } from './console-list-calls.ts'
import { consoleMessageCalls } from './console-message-calls.ts'
import { consoleOrderCalls } from './console-order-calls.ts'
import { consoleWorkCalls } from './console-work-calls.ts'
import { consolePetitionCalls } from './console-petition-calls.ts'
import { consolePlanCalls } from './console-plan-calls.ts'
import { consoleReturnedCalls } from './console-returned-calls.ts'
import { consoleWorkTimeCalls, WORK_TIME_PATH } from './console-work-time-calls.ts'
import { consoleWriterCalls } from './console-writer-calls.ts'
import { consolePeopleCalls } from './console-people-calls.ts'
import type { OperatorCalls } from './console-guard.ts'

/** Mounted under `/api/console`. `pagesChanged` is told when a public page says something else than before. */
export function consoleCalls(services: Services, pagesChanged: () => void): Hono<OperatorCalls> {
  const calls = new Hono<OperatorCalls>()
  calls.use('*', async (c, next) => {
    const signedIn = await requireAccount(c, services, ['operator'])
    if (!signedIn.ok) return signedIn.response
    c.set('operator', signedIn.account)
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || WORK_TIME_PATH.test(c.req.path)) return next()
    const asked = `${c.req.method} ${c.req.path.replace('/api/console', '')}`
    const action = await beginAction(services, { actor: `operator:${signedIn.account.email}`, asked })
    await next()
    // Of a fault nobody knows what was done before it: its line stays as it was begun.
    if (c.res.status >= 500) return
    await action.end(c.res.ok ? (c.get('did') ?? asked) : null)
  })
  calls.route('/', consoleExportCalls(services))
  calls.route('/', consoleOrderCalls(services))
  calls.route('/', consoleDeliveryCalls(services))
  calls.route('/', consolePetitionCalls(services))
  calls.route('/', consolePlanCalls(services))
  calls.route('/', consoleReturnedCalls(services))
  calls.route('/', consoleWriterCalls(services))
  calls.route('/', consoleWorkTimeCalls(services))
  calls.route('/', consoleMessageCalls(services))
  calls.route('/', consoleListCalls(services))
  calls.route('/', consultationCalls(services, '/api/console', 'operator'))
  calls.route('/', consoleWorkCalls(services))
  calls.route('/', consolePeopleCalls(services))
  calls.route('/', consoleContentCalls(services, pagesChanged))
  return calls
}
