// Gives an address the operator's role (or another), or takes a lost second factor away: asks the running server, or opens the database itself when none runs.
import { parseArgs } from 'node:util'
import { randomUUID } from 'node:crypto'
import { ACCOUNT_ROLES, type AccountRole } from '../domain/accounts/account-roles.ts'
import { isEmailAddress } from '../domain/email-address.ts'
import { JOBS_LATER } from '../adapters/jobs/no-jobs.ts'
import { readEnv, type Env } from '../server/env.ts'
import { giveRole } from '../usecases/give-role.ts'
import { resetSecondFactor, type ResetSecondFactorResult } from '../usecases/reset-second-factor.ts'
import { askServer, notThisServer, withDatabase } from './reach-product.ts'

const HELP = `npm run operator -- EMAIL [--role ROLE]
  Gives the address a role (operator unless --role says another: ${ACCOUNT_ROLES.join(', ')}) and prints the
  address of the page where its password is chosen. It works once, for 24 hours. An account that exists keeps its
  data; its password and its open sessions end.

npm run operator -- reset-second-factor EMAIL
  For who lost the authenticator app and the recovery codes: the account opens with its password alone again, its open
  sessions end, and its owner is told by mail. Turn two-step sign-in on again after the next sign-in.`

type Given = { email: string; role: AccountRole }
type Answer = Awaited<ReturnType<typeof giveRole>>

async function give(env: Env, given: Given): Promise<Answer> {
  const response = await askServer(env, '/api/operator/roles', { body: given })
  if (response === null) {
    return withDatabase(env, (database) => giveRole({ database, clock: { now: () => Date.now() }, chance: { id: () => randomUUID() }, publicUrl: publicUrlOf(env) }, given), JOBS_LATER)
  }
  return (await answerOf(env, response)) as Answer
}

async function resetFactor(env: Env, email: string): Promise<void> {
  const response = await askServer(env, '/api/operator/second-factor-resets', { body: { email } })
  const answer: ResetSecondFactorResult =
    response === null
      ? await withDatabase(env, (database) => resetSecondFactor({ database, clock: { now: () => Date.now() }, chance: { id: () => randomUUID() }, publicUrl: publicUrlOf(env) }, { email }), JOBS_LATER)
      : response.status === 404
        ? { result: 'no-such-account' }
        : ((await answerOf(env, response)) as ResetSecondFactorResult)
  switch (answer.result) {
    case 'no-such-account':
      throw new Error(`There is no account of ${email}.`)
    case 'was-off':
      return console.log(`Two-step sign-in of ${answer.email} was off already.`)
    case 'done':
      return console.log(`Two-step sign-in of ${answer.email} is off, and its sessions are ended. Sign in with the password and turn it on again.`)
  }
}

const publicUrlOf = (env: Env) => env.PUBLIC_URL ?? `http://localhost:${env.PORT}`

async function answerOf(env: Env, response: Response): Promise<unknown> {
  if (!response.ok) throw notThisServer(env, response)
  return response.json()
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string', default: 'operator' }, help: { type: 'boolean', default: false } },
  })
  const resets = positionals[0] === 'reset-second-factor'
  const [email = ''] = resets ? positionals.slice(1) : positionals
  if (values.help) return console.log(HELP)
  const role = ACCOUNT_ROLES.find((known) => known === values.role)
  if (role === undefined || !isEmailAddress(email)) throw new Error(HELP)
  const env = readEnv()
  if (resets) return resetFactor(env, email)
  const answer = await give(env, { email, role })
  console.log(`${answer.email} is ${answer.role === 'operator' ? 'an' : 'a'} ${answer.role}${answer.made ? ' (new account)' : ''}.`)
  console.log(`Choose the password here, within 24 hours:\n${answer.passwordUrl}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
