/** The headers of a signed-in account of each role. */
import type { AccountRole } from '../domain/accounts/account-roles.ts'
import { OPERATOR_SECRET, type TestProduct } from './harness.ts'

export const ROLES = ['visitor', 'customer', 'consultant', 'operator'] as const
export type RoleHeaders = Record<(typeof ROLES)[number], Record<string, string>>

/** What a call for operators answers to everyone else, in the order of `ROLES`. */
export const REFUSED = [401, 403, 403]

/** The password of every account that is made here. */
export const ROLE_PASSWORD = 'secret123'

/** Gives an address a role, as the operator's command does, chooses its password and signs it in; `from` says which connection asks. */
export async function signInAs(product: TestProduct, role: AccountRole, email = `${role}@mail.com`, from: () => Record<string, string> = () => ({})): Promise<Record<string, string>> {
  const given = await product.post('/api/operator/roles', { email, role }, { authorization: `Bearer ${OPERATOR_SECRET}` })
  const code = new URLSearchParams(new URL(given.body.passwordUrl).hash.slice(1)).get('code')
  await product.post('/users/password-reset', { email, code, newPassword: ROLE_PASSWORD }, from())
  const signedIn = await product.post('/auth', { email, password: ROLE_PASSWORD }, from())
  return { authorization: signedIn.headers.get('authorization') ?? '' }
}

/** Makes `{role}@mail.com` for each role and signs it in. */
export async function signInEveryRole(product: TestProduct): Promise<RoleHeaders> {
  const headers: RoleHeaders = { visitor: {}, customer: {}, consultant: {}, operator: {} }
  for (const role of ['customer', 'consultant', 'operator'] as const) headers[role] = await signInAs(product, role)
  return headers
}

/** The statuses that everyone but the operator gets. */
export async function refusalsOf(roles: RoleHeaders, call: (headers: Record<string, string>) => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = []
  for (const role of ROLES.slice(0, 3)) statuses.push((await call(roles[role])).status)
  return statuses
}
