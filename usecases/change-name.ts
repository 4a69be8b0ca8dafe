import { accountView, type AccountView } from './account-deps.ts'
import type { AccountRecord } from './ports.ts'
import type { Services } from './services.ts'

export async function changeName({ database, clock }: Pick<Services, 'database' | 'clock'>, account: AccountRecord, name: Pick<AccountRecord, 'firstName' | 'lastName'>): Promise<AccountView> {
  await database.stores.accounts.change(account.id, { ...name, updatedAt: new Date(clock.now()) })
  return accountView({ ...account, ...name })
}
