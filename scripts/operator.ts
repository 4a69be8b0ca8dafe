// Gives an address the operator's role (or another): asks the running server, or opens the database itself when none runs.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { randomUUID } from 'node:crypto'
import { databaseOn } from '../adapters/db/database.ts'
import { openEmbeddedDatabase, openPostgres } from '../adapters/db/open-database.ts'
import { ACCOUNT_ROLES, type AccountRole } from '../domain/accounts/account-roles.ts'
import { isEmailAddress } from '../domain/email-address.ts'
import { readEnv, type Env } from '../server/env.ts'
import { installationSecret } from '../server/secrets.ts'
import { giveRole } from '../usecases/give-role.ts'

const HELP = `npm run operator -- EMAIL [--role ROLE]
  Gives the address a role (operator unless --role says another: ${ACCOUNT_ROLES.join(', ')}) and prints the
  address of the page where its password is chosen. It works once, for 24 hours. An account that exists keeps its
  data; its password and its open sessions end.`

type Given = { email: string; role: AccountRole }
type Answer = Awaited<ReturnType<typeof giveRole>>

async function askServer(env: Env, given: Given): Promise<Answer | null> {
  let response: Response
  try {
    response = await fetch(`http://127.0.0.1:${env.PORT}/api/operator/roles`, {
      method: 'POST',
      headers: { authorization: `Bearer ${installationSecret(env.DATA_DIR, 'operator')}`, 'content-type': 'application/json' },
      body: JSON.stringify(given),
      signal: AbortSignal.timeout(10_000),
    })
  } catch {
    return null
  }
  if (!response.ok) throw new Error(`The server on port ${env.PORT} answered ${response.status}. Is it the one with this DATA_DIR?`)
  return (await response.json()) as Answer
}

/** Only where no server answers: an embedded database belongs to one process. */
async function openDatabase(env: Env, given: Given): Promise<Answer> {
  const migrations = join(process.cwd(), 'adapters/db/migrations')
  const open = env.DATABASE_URL ? await openPostgres(env.DATABASE_URL, migrations) : await openEmbeddedDatabase(join(env.DATA_DIR, 'database'), migrations)
  try {
    const database = databaseOn(open.connection, () => ({ enqueue: () => Promise.reject(new Error('this command queues nothing')) }))
    const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
    return await giveRole({ database, clock: { now: () => Date.now() }, chance: { id: () => randomUUID() }, publicUrl }, given)
  } finally {
    await open.close()
  }
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
  const given = { email, role }
  const answer = (await askServer(env, given)) ?? (await openDatabase(env, given))
  console.log(`${answer.email} is ${answer.role === 'operator' ? 'an' : 'a'} ${answer.role}${answer.made ? ' (new account)' : ''}.`)
  console.log(`Choose the password here, within 24 hours:\n${answer.passwordUrl}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
