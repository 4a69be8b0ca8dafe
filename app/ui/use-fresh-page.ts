import { useEffect } from 'react'
import { refreshPage } from '../router/navigation.ts'

const LOOK_AGAIN_MS = 5000

/** Asks for the page again every few seconds while news is on its way by itself and somebody looks. */
export function useFreshPage(moving: boolean): void {
  useEffect(() => {
    if (!moving) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refreshPage()
    }, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [moving])
}
