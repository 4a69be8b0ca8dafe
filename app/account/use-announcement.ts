import { useEffect } from 'react'
import { showAlert } from '../ui/alerts.ts'
import { carry, takeCarried } from '../ui/carried.ts'

/** Goes to a page that says, once it stands there, what led to it. */
export function goAnnouncing(path: string, message: string): void {
  carry('announcement', message)
  location.assign(path)
}

/** Shows what led to this page. */
export function useAnnouncement(): void {
  useEffect(() => {
    const message = takeCarried('announcement')
    if (typeof message === 'string') showAlert({ kind: 'success', message })
  }, [])
}
