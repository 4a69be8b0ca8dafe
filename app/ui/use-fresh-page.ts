import { useEffect } from 'react'
import { refreshPage } from '../router/navigation.ts'
import { lookAgain } from './look-again.ts'

/** Asks for the page again while news is on its way by itself and somebody looks. */
export function useFreshPage(moving: boolean): void {
  useEffect(() => (moving ? lookAgain(() => void refreshPage()) : undefined), [moving])
}
