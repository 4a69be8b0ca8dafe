import { useEffect } from 'react'
import { refreshPage } from './refresh-page.ts'
import { lookAgain } from './look-again.ts'

/**
 * Asks for the page again while news is on its way by itself and somebody looks. After a new build only the browser can
 * show it: a page on which nothing is typed lets it (`typed` false).
 */
export function useFreshPage(moving: boolean, typed = false): void {
  useEffect(() => {
    if (!moving) return
    return lookAgain(() => void refreshPage().then((fresh) => fresh || typed || location.reload()))
  }, [moving, typed])
}
