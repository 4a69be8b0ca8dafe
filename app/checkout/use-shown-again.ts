import { useEffect, useEffectEvent } from 'react'

/** A browser that keeps whole pages shows one as it was left: `shown` runs then, and `left` where the page goes. */
export function useShownAgain({ shown, left }: { shown: () => void; left: () => void }): void {
  const onShown = useEffectEvent(shown)
  const onLeft = useEffectEvent(left)
  useEffect(() => {
    const show = (event: PageTransitionEvent) => {
      if (event.persisted) onShown()
    }
    window.addEventListener('pageshow', show)
    return () => {
      onLeft()
      window.removeEventListener('pageshow', show)
    }
  }, [])
}
