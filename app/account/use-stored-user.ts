import { useSyncExternalStore } from 'react'
import { signedInUser, watchUser, type StoredUser } from './stored-user.ts'

/** Undefined while the page is still the server's: nobody is known there. */
export function useStoredUser(): StoredUser | null | undefined {
  return useSyncExternalStore<StoredUser | null | undefined>(watchUser, signedInUser, () => undefined)
}
