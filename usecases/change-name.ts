import { accountView, type AccountView } from './account-deps.ts'
import type { AccountRecord } from './ports.ts'
import type { Services } from './services.ts'

/** Of a consultant whom customers see, another name waits for an operator, as one that is saved with the profile. */
export async function changeName({ database, clock }: Pick<Services, 'database' | 'clock'>, { id }: AccountRecord, name: Pick<AccountRecord, 'firstName' | 'lastName'>): Promise<AccountView | null> {
  const at = new Date(clock.now())
  return database.transaction(async ({ accounts }) => {
    const account = await accounts.lock(id)
    if (account === null) return null
    await accounts.change(id, { ...name, updatedAt: at })
    const isAnother = account.firstName !== name.firstName || account.lastName !== name.lastName
    if (isAnother && (await accounts.showing(id)).approvedAt !== null) {
      await accounts.setShowing(id, { approvedAt: null }, at)
      await accounts.recordEvent({ userId: id, at, actor: 'consultant', what: 'name changed: the approval ended' })
    }
    return accountView({ ...account, ...name })
  })
}
