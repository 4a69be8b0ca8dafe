import type { AccountDeps } from './account-deps.ts'
import { queueMail } from './queue-mail.ts'
import type { Stores } from './ports.ts'

/** What is told to the owner of an account by mail, so that a change by somebody else does not stay unseen. */
export type AccountChange = 'password' | 'second-factor-on' | 'second-factor-replaced' | 'second-factor-off' | 'recovery-codes' | 'recovery-code-used' | 'codes-guessed'

/** Queued in the transaction of the change; once for each `cause`, where there is one. `at` stands in the mail in UTC. */
export function mailChange(
  { chance, publicUrl }: Pick<AccountDeps, 'chance' | 'publicUrl'>,
  stores: Stores,
  email: string,
  change: AccountChange,
  at: Date,
  cause: string = chance.id(),
): Promise<void> {
  return queueMail(stores, chance, at, {
    dedupeKey: `account-changed:${cause}`,
    to: email,
    template: 'account-changed',
    props: { change, at: at.toISOString(), url: `${publicUrl}/forgot-password` },
  })
}
