/** The operator's calls about people: roles of accounts, invitations, and which consultants customers see. */
import { Hono } from 'hono'
import { z } from 'zod'
import { FIELD_WORDS } from '../content/account.ts'
import { ACCOUNT_ROLES, GIVEN_ROLES, rolesOf, rolesWords } from '../domain/accounts/account-roles.ts'
import { isEmailAddress } from '../domain/email-address.ts'
import { accountEvents } from '../usecases/operator-lists.ts'
import type { Services } from '../usecases/services.ts'
import type { ChangeRoleResult } from '../usecases/change-role.ts'
import { approveProfile, operatorConsultants } from '../usecases/shown-consultants.ts'
import { answered, refuse } from './answers.ts'
import { readCall } from './calls.ts'
import type { OperatorCalls } from './console-guard.ts'
import { orAll, readListQuery } from './list-query.ts'
import { changeRoles, inviteAccount } from '../usecases/change-role.ts'

const BODY = { maxBytes: 16 * 1024 }

const rolesBody = z.object({ roles: z.array(z.enum(GIVEN_ROLES)).max(GIVEN_ROLES.length) })
const inviteBody = z.object({ email: z.string({ error: FIELD_WORDS.email }).trim().refine(isEmailAddress, FIELD_WORDS.email), role: z.enum(ACCOUNT_ROLES) })
const approvalBody = z.object({ approved: z.boolean(), name: z.string().max(2000), bookingLink: z.string().max(2000) })
const HAS_ACCOUNT = 'This address has an account already: change its role in the list'

const INVITED = {
  leaves: 'The invitation is on its way',
  'held-up': 'The account is made and the invitation waits: the mail server takes no mails at the moment. We keep trying.',
  local: 'The account is made. This installation sends no emails: the invitation stays in the local mailbox (/dev/mail).',
} as const
const INVITED_NO_MAIL = 'Nobody was invited: this installation sends no emails. On the machine, “npm run operator -- EMAIL --role ROLE” makes the account and shows the link.'

const ROLE_REFUSALS = {
  'no-such-account': { status: 404, message: 'There is no such account.' },
  'own-role': { status: 409, message: 'Nobody changes their own role: ask another operator.' },
  'last-operator': { status: 409, message: 'This is the last operator.' },
  'not-confirmed': { status: 409, message: 'This account has not confirmed its email yet.' },
} as const satisfies Record<Exclude<ChangeRoleResult, 'done'>, { status: number; message: string }>

const uuid = (id: string) => z.uuid().safeParse(id).data ?? null

export function consolePeopleCalls(services: Services): Hono<OperatorCalls> {
  const calls = new Hono<OperatorCalls>()
  calls.post('/accounts', async (c) => {
    const body = await readCall(c, inviteBody, BODY)
    if (!body.ok) return body.response
    const result = await inviteAccount(services, { ...body.value, by: c.get('operator') })
    if (result.kind === 'has-account') return refuse(c, 409, { kind: 'has-account', message: HAS_ACCOUNT, fields: { email: HAS_ACCOUNT } })
    if (result.kind === 'no-mail') return refuse(c, 503, { kind: 'no-mail', message: INVITED_NO_MAIL })
    c.set('did', `invited a new ${body.value.role}`)
    return c.json({ message: INVITED[result.mail] }, 201)
  })
  calls.get('/accounts/:id/events', async (c) => {
    const id = uuid(c.req.param('id'))
    return answered(c, 'GET /api/console/accounts/:id/events', id === null ? [] : await accountEvents(services, id))
  })
  calls.patch('/accounts/:id', async (c) => {
    const id = uuid(c.req.param('id'))
    const body = await readCall(c, rolesBody, BODY)
    if (!body.ok) return body.response
    const result = id === null ? 'no-such-account' : await changeRoles(services, { userId: id, roles: body.value.roles, by: c.get('operator') })
    c.set('did', `made the account ${id} ${rolesWords(rolesOf(body.value.roles))}`)
    if (result === 'done') return c.json({})
    const { status, message } = ROLE_REFUSALS[result]
    return refuse(c, status, { kind: result, message })
  })
  calls.get('/consultants', async (c) => {
    const query = readListQuery(c, { waiting: orAll(z.literal('1')) })
    return query.ok ? answered(c, 'GET /api/console/consultants', await operatorConsultants(services, { waiting: query.filter.waiting === '1' }, query.ask)) : query.response
  })
  calls.post('/consultants/:id/approval', async (c) => {
    const id = uuid(c.req.param('id'))
    const body = await readCall(c, approvalBody, BODY)
    if (!body.ok) return body.response
    const result = id === null ? 'no-such-consultant' : await approveProfile(services, { userId: id, ...body.value, actor: `operator:${c.get('operator').email}` })
    if (result === 'no-such-consultant') return refuse(c, 404, { kind: result, message: 'There is no such consultant.' })
    if (result === 'not-possible') return refuse(c, 409, { kind: result, message: 'The profile has changed or is not offered. Load the page again.' })
    c.set('did', `${body.value.approved ? 'approved' : 'took away'} the profile of ${id}`)
    return c.json({})
  })
  return calls
}
