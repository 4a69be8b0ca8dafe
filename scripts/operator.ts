// Gives an address the operator's role (or another): asks the running server, or opens the database itself when none runs.
import { parseArgs } from 'node:util'
import { randomUUID } from 'node:crypto'
import { ACCOUNT_ROLES, type AccountRole } from '../domain/accounts/account-roles.ts'
import { isEmailAddress } from '../domain/email-address.ts'
import { readEnv, type Env } from '../server/env.ts'
import { giveRole } from '../usecases/give-role.ts'
import { askServer, notThisServer, withDatabase } from './reach-product.ts'

const HELP = `npm run operator -- EMAIL [--role ROLE]
  Gives the address a role (operator unless --role says another: ${ACCOUNT_ROLES.join(', ')}) and prints the
  address of the page where its password is chosen. It works once, for 24 hours. An account that exists keeps its
  data; its password and its open sessions end.`

type Given = { email: string; role: AccountRole }
type Answer = Awaited<ReturnType<typeof giveRole>>

async function give(env: Env, given: Given): Promise<Answer> {
  const response = await askServer(env, '/api/operator/roles', { body: given })
  if (response === null) {
    const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
    return withDatabase(env, (database) => giveRole({ database, clock: { now: () => Date.now() }, chance: { id: () => randomUUID() }, publicUrl }, given))
  }
  if (!response.ok) throw notThisServer(env, response)
  return (await response.json()) as Answer
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string', default: 'operator' }, help: { type: 'boolean', default: false } },
  })
  const [email = ''] = positionals
  if (values.help) return console.log(HELP)
  const role = ACCOUNT_ROLES.find((known) => known === values.role)
  if (role === undefined || !isEmailAddress(email)) throw new Error(HELP)
  const env = readEnv()
  const answer = await give(env, { email, role })
  console.log(`${answer.email} is ${answer.role === 'operator' ? 'an' : 'a'} ${answer.role}${answer.made ? ' (new account)' : ''}.`)
  console.log(`Choose the password here, within 24 hours:\n${answer.passwordUrl}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
