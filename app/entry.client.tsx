import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { entryNow, loadParts, startNavigation } from './router/navigation.ts'
import { FACTS_ID, readFacts } from './router/page-facts.ts'
import { locationOf } from './router/page-location.ts'
import { scrollFor, type ScrollAim } from './router/scroll.ts'
import { SitePage, type View } from './router/site-page.tsx'

/** Those who wait for a view to stand in the document. */
let waiting: (() => void)[] = []

/** Draws the page and every page that follows it, and marks the document once it answers to its visitor. */
function Visit({ first }: { first: View }) {
  const [{ view, aim }, setShown] = useState<{ view: View; aim: ScrollAim }>({ view: first, aim: { kind: 'stay' } })
  // Before the effects of the page: some of them navigate.
  useLayoutEffect(() => {
    startNavigation(
      first,
      (next, nextAim) =>
        new Promise((resolve) => {
          waiting.push(resolve)
          startTransition(() => setShown({ view: next, aim: nextAim }))
        }),
    )
  }, [first])
  // Styles and tests may wait for this.
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true'
  }, [])
  // After the layout effects of the page itself: they may decide how the window moves.
  useLayoutEffect(() => {
    scrollFor(aim)
    const shown = waiting
    waiting = []
    for (const resolve of shown) resolve()
  }, [view, aim])
  return <SitePage view={view} />
}

const facts = readFacts(document.getElementById(FACTS_ID)?.textContent ?? '')
const modules = await loadParts(facts)
const first: View = { facts, modules, location: locationOf(new URL(location.href), entryNow()), stills: null }
// React has just been made ready, which takes a slow phone a while: it may answer its visitor in between.
await new Promise((resolve) => setTimeout(resolve))
startTransition(() => {
  hydrateRoot(document, <Visit first={first} />)
})
