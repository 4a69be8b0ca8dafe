/** Who an account is for and what each may reach (specification 2 §6, §7.2; rulings "Accounts"). */

/** A customer keeps a name; a consultant also has a public profile; an operator runs the product. */
export const ACCOUNT_ROLES = ['customer', 'consultant', 'operator'] as const
export type AccountRole = (typeof ACCOUNT_ROLES)[number]

export function hasProfile(role: AccountRole): boolean {
  return role === 'consultant'
}

export function isOperator(role: AccountRole): boolean {
  return role === 'operator'
}
