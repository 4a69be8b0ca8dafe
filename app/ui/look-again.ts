/** When a page that waits for news asks for it: often at first, then ever less, and not while nobody looks. */
const SOONEST_MS = 5000
const LATEST_MS = 60_000
/** Until then it asks as soon as it may; after that each pause is the same share of the time waited. */
const OFTEN_FOR_MS = 120_000

/** The pause before the next look, after `waitedMs` of waiting: 5 s for two minutes, then longer, 60 s from 24 minutes on. */
export function pauseAfter(waitedMs: number): number {
  return Math.min(LATEST_MS, Math.max(SOONEST_MS, (waitedMs * SOONEST_MS) / OFTEN_FOR_MS))
}

type Sight = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/** Calls `look` until the returned function is called. A page that comes back into sight looks at once and begins anew. */
export function lookAgain(look: () => void, sight: Sight = document): () => void {
  let since = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    timer = setTimeout(
      () => {
        look()
        wait()
      },
      pauseAfter(Date.now() - since),
    )
  }
  const seenOrHidden = () => {
    clearTimeout(timer)
    if (sight.visibilityState !== 'visible') return
    since = Date.now()
    look()
    wait()
  }
  sight.addEventListener('visibilitychange', seenOrHidden)
  if (sight.visibilityState === 'visible') wait()
  return () => {
    clearTimeout(timer)
    sight.removeEventListener('visibilitychange', seenOrHidden)
  }
}
