/** What nearly every file of integration tests begins with. */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { AccountRole } from '../domain/accounts/account-roles.ts'
import { createTestProduct, NO_PROMOTION, type TestProduct } from './harness.ts'
import { signInAs, signInEveryRole, type RoleHeaders } from './roles.ts'

/** The product of a test file: its jobs run before the first test, and it ends after the last. It is empty until then. */
export function productOfFile(options?: Parameters<typeof createTestProduct>[0]): TestProduct {
  const product = {} as TestProduct
  beforeAll(async () => {
    Object.assign(product, await createTestProduct(options))
    await product.startJobs()
  })
  afterAll(() => product.close())
  return product
}

/** The headers of an account of a role, signed in before the first test. */
export function signedIn(product: TestProduct, role: AccountRole): Record<string, string> {
  const headers: Record<string, string> = {}
  beforeAll(async () => void Object.assign(headers, await signInAs(product, role)))
  return headers
}

/** The headers of each role, signed in before the first test. */
export function everyRoleSignedIn(product: TestProduct): RoleHeaders {
  const headers: RoleHeaders = { visitor: {}, customer: {}, consultant: {}, operator: {} }
  beforeAll(async () => void Object.assign(headers, await signInEveryRole(product)))
  return headers
}

/** Each test begins outside the promotion. */
export function startOutsidePromotion(product: TestProduct): void {
  beforeEach(() => product.clock.set(NO_PROMOTION))
}

/** The headers of another visitor at each call; `network` is the beginning of their addresses, such as 10.9.0. */
export function visitorsFrom(network: string): () => { 'x-forwarded-for': string } {
  let visitor = 0
  return () => ({ 'x-forwarded-for': `${network}.${visitor++}` })
}
