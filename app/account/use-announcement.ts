import { useEffect } from 'react'
import { useLocation } from '../router/site-page.tsx'
import { showAlert } from '../ui/alerts.tsx'

/** Alerts end with each navigation, so the page that is shown next announces what led to it: `state: { announce }`. */
export function useAnnouncement(): void {
  const { state } = useLocation()
  const message = (state as { announce?: string } | null)?.announce
  useEffect(() => {
    if (message === undefined) return
    const timer = setTimeout(() => showAlert({ kind: 'success', message }))
    return () => clearTimeout(timer)
  }, [message])
}
