/** What the operator's console asks: every call needs the token of an operator's account. */
import { Hono } from 'hono'
import type { Application } from '../usecases/application.ts'
import type { AccountRecord } from '../usecases/ports.ts'
import { requireAccount } from './bearer.ts'
import { consoleContentCalls } from './console-content-calls.ts'
import { consoleDeliveryCalls } from './console-delivery-calls.ts'
import { consoleExportCalls, type Report } from './console-export-calls.ts'
import { consoleListCalls } from './console-list-calls.ts'
import { consoleMessageCalls } from './console-message-calls.ts'
import { consoleOrderCalls } from './console-order-calls.ts'
import { consoleWorkCalls } from './console-work-calls.ts'
import { consolePeopleCalls } from './console-people-calls.ts'

/** What the guard knows: who asks; and what the call says it did, in words for the list of actions. */
export type OperatorCalls = { Variables: { operator: AccountRecord; did: string | undefined } }

/** Also a call that says nothing leaves a trace. */
const ACTION_MAX = 500

/** What the line says until the call has ended, and from then on where the process or the database went away in between. */
const UNKNOWN_END = ' (begun; it is not known whether it was done)'

/** Mounted under `/api/console`. `pagesChanged` is told when a public page says something else than before. */
export function consoleCalls(app: Application, pagesChanged: () => void, report: Report): Hono<OperatorCalls> {
  const calls = new Hono<OperatorCalls>()
  calls.use('*', async (c, next) => {
    const signedIn = await requireAccount(c, app, ['operator'])
    if (!signedIn.ok) return signedIn.response
    c.set('operator', signedIn.account)
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const { operatorActions } = app.database.stores
    const asked = `${c.req.method} ${c.req.path.replace('/api/console', '')}`.slice(0, ACTION_MAX - UNKNOWN_END.length)
    const line = await operatorActions.begin({ at: new Date(app.clock.now()), actor: `operator:${signedIn.account.email}`, what: asked + UNKNOWN_END })
    await next()
    // Of a fault nobody knows what was done before it: its line stays as it was begun.
    if (c.res.status >= 500) return
    const settled = c.res.ok ? operatorActions.finish(line, (c.get('did') ?? asked).slice(0, ACTION_MAX)) : operatorActions.drop(line)
    await settled.catch((error: unknown) => report('the line of an action could not be completed', error))
  })
  calls.route('/', consoleExportCalls(app, report))
  calls.route('/', consoleOrderCalls(app))
  calls.route('/', consoleDeliveryCalls(app))
  calls.route('/', consoleMessageCalls(app))
  calls.route('/', consoleListCalls(app))
  calls.route('/', consoleWorkCalls(app))
  calls.route('/', consolePeopleCalls(app))
  calls.route('/', consoleContentCalls(app, pagesChanged))
  return calls
}
