/** Who an account is for and what each may reach (specification 2 §6, §7.2; rulings "Accounts" and of 22 November 2026). */

/** What an operator gives. A consultant has a public profile, an operator runs the product; one account may be both. */
export const GIVEN_ROLES = ['operator', 'consultant'] as const
export type GivenRole = (typeof GIVEN_ROLES)[number]

/** As accounts are listed and addressed: a customer is who was given nothing. */
export const ACCOUNT_ROLES = ['customer', 'consultant', 'operator'] as const
export type AccountRole = (typeof ACCOUNT_ROLES)[number]

/** A set, in the order of `GIVEN_ROLES`. */
export type Roles = readonly GivenRole[]

export const rolesOf = (given: readonly AccountRole[]): GivenRole[] => GIVEN_ROLES.filter((role) => given.includes(role))

export const sameRoles = (one: Roles, other: Roles): boolean => GIVEN_ROLES.every((role) => one.includes(role) === other.includes(role))

/** The role that says most about an account: where its owner is led, and how a list names it in a word. */
export const leadingRole = (roles: Roles): AccountRole => GIVEN_ROLES.find((role) => roles.includes(role)) ?? 'customer'

/** `operator and consultant`, `customer`. */
export const rolesWords = (roles: Roles): string => rolesOf(roles).join(' and ') || 'customer'

export const hasProfile = (roles: Roles): boolean => roles.includes('consultant')

export const isOperator = (roles: Roles): boolean => roles.includes('operator')
