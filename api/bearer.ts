/** Who makes a call, by its bearer token, and the refusals of those who may not. */
import type { Context } from 'hono'
import { ACCOUNT_WORDS } from '../content/account.ts'
import type { GivenRole } from '../domain/accounts/account-roles.ts'
import type { Services } from '../usecases/services.ts'
import type { AccountRecord } from '../usecases/ports.ts'
import { refuse } from './answers.ts'
import { findSignedIn } from '../usecases/sign-in.ts'
import { needsSecondFactor } from '../usecases/second-factor.ts'

/** The token with or without its scheme: browsers keep what the answer's header held. */
export function bearerOf(c: Context): string | null {
  return /^(?:Bearer\s+)*([A-Za-z0-9_-]{20,200})$/i.exec(c.req.header('authorization')?.trim() ?? '')?.[1] ?? null
}

/** The account behind the token, or the 401 or 403 to answer. One of `roles` is enough; empty lets every account in. */
export async function requireAccount(
  c: Context,
  services: Services,
  roles: readonly GivenRole[] = [],
): Promise<{ ok: true; account: AccountRecord; token: string } | { ok: false; response: Response }> {
  c.header('cache-control', 'no-store')
  const token = bearerOf(c)
  const account = token === null ? null : await findSignedIn(services, token)
  if (token === null || account === null) return { ok: false, response: refuse(c, 401, { kind: 'unauthorised', message: ACCOUNT_WORDS.signIn }) }
  if (roles.length > 0 && !roles.some((role) => account.roles.includes(role))) return { ok: false, response: refuse(c, 403, { kind: 'forbidden', message: ACCOUNT_WORDS.forbidden }) }
  if (roles.includes('operator') && (await needsSecondFactor(services, account)))
    return { ok: false, response: refuse(c, 403, { kind: 'second-factor-needed', message: ACCOUNT_WORDS.secondFactorNeeded }) }
  return { ok: true, account, token }
}
