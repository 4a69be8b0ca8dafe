/** Until its scripts are there, an island answers to nobody: where they do not come, they are asked for again, ever more rarely for two minutes. */

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 100_000

/** Astro's element; `start` loads its scripts and makes it answer. */
type Island = HTMLElement & { start(): Promise<void> }

const isGone = async (url: string) => (await fetch(url, { method: 'HEAD' }).catch(() => null))?.status === 404

/** True for a page that was neither loaded again nor returned to. */
const isFresh = () => (performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate'

const pauses = new WeakMap<Island, number>()

export function retryIslands(): void {
  // Where a script is gone, a new build has taken its place since the page was sent: a page that was not loaded again already is.
  addEventListener('astro:hydration-error', async (event) => {
    const island = event.target as Island
    event.preventDefault()
    const pause = pauses.get(island) ?? FIRST_PAUSE_MS
    if (pause > LONGEST_PAUSE_MS) return console.error('the scripts of a part of this page did not come', (event as CustomEvent).detail)
    pauses.set(island, pause * 2)
    if (isFresh() && (await isGone(island.getAttribute('component-url') ?? ''))) return location.reload()
    setTimeout(() => void island.start(), pause)
  })
}
