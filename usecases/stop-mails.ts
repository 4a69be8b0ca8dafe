import { normaliseEmail } from '../domain/email-address.ts'
import type { Clock, Database } from './ports.ts'

/** Addresses by which a receiver stops mails that belong to no purchase: they carry the address and a signature. */
export type StopLinks = {
  /** The page's address for this receiver. */
  address(email: string): string
  /** The email address of a token, null where the signature does not hold. */
  read(token: string): string | null
}

/** False where the token was not made here. Stopping twice is the same as once. */
export async function stopMails({ database, clock, stopLinks }: { database: Database; clock: Clock; stopLinks: StopLinks }, token: string): Promise<boolean> {
  const email = stopLinks.read(token)
  if (email === null) return false
  await database.stores.mailStops.add(normaliseEmail(email), new Date(clock.now()))
  return true
}
