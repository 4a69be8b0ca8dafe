import { useEffect } from 'react'
import type { WorkStep } from '../../usecases/work-times.ts'
import { callAsUser } from '../account/stored-user.ts'

/** Who touched nothing for this long is not working. */
const IDLE_MS = 60_000
const TELL_MS = 30_000
const BEAT_MS = 1000

/** Measures while the page is in front and its operator does something; tells the server every half minute and when the page goes away. */
export function useWorkTime(reference: string, step: WorkStep): void {
  useEffect(() => {
    let touched = performance.now()
    let worked = 0
    const touch = () => {
      touched = performance.now()
    }
    const tell = () => {
      const seconds = Math.round(worked / 1000)
      if (seconds < 1) return
      worked = 0
      // What does not arrive is lost: a minute too few is better than a wrong one.
      void callAsUser(`/api/console/orders/${encodeURIComponent(reference)}/work`, { step, seconds })
    }
    const beat = setInterval(() => {
      if (document.visibilityState === 'visible' && performance.now() - touched < IDLE_MS) worked += BEAT_MS
      if (worked >= TELL_MS) tell()
    }, BEAT_MS)
    const hidden = () => document.visibilityState === 'hidden' && tell()
    const touches = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const
    for (const name of touches) addEventListener(name, touch, { passive: true })
    document.addEventListener('visibilitychange', hidden)
    return () => {
      clearInterval(beat)
      for (const name of touches) removeEventListener(name, touch)
      document.removeEventListener('visibilitychange', hidden)
      tell()
    }
  }, [reference, step])
}
