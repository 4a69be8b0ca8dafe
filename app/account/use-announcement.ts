import { useEffect } from 'react'
import { useLocation } from '../router/site-page.tsx'
import { showAlert } from '../ui/alerts.tsx'
import { takeAnnouncement } from './announcement.ts'

/** Alerts end with each navigation, so the page that is shown next announces what led to it: `state: { announce }`. */
export function useAnnouncement(): void {
  const { key } = useLocation()
  useEffect(() => {
    const message = takeAnnouncement(history)
    // Alerts end where a page begins.
    if (message !== undefined) setTimeout(() => showAlert({ kind: 'success', message }))
  }, [key])
}
