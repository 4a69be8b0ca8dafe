/** Which link the pointer rests on: who rests there for a moment mostly follows it. */

/** Long enough to pass over a menu without a request, short enough to be ahead of most clicks. */
const REST_MS = 80

/**
 * The pages that everybody may read have one segment at most, or stand under `/blog/` or `/faq/`. What lies deeper is one
 * person's own, and asking for it may do something.
 */
export const isOpenPage = (path: string): boolean => /^\/([\w-]+\/?|(blog|faq)\/[\w-]+)?$/.test(path)

type Connection = { saveData?: boolean }

/** Calls with the address of an open page of this site whose link is pointed at, once until another one is. Never for who asked to save data. */
export function watchRest(rests: (address: string) => void): void {
  if ((navigator as { connection?: Connection }).connection?.saveData) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = ''
  // A finger that scrolls leaves the link by itself.
  addEventListener('pointerout', () => clearTimeout(timer), { passive: true })
  addEventListener(
    'pointerover',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
      if (link === null || link.target !== '' || !isOpenPage(link.pathname) || link.pathname === location.pathname) return
      const address = link.pathname + link.search
      if (address === last) return
      timer = setTimeout(() => rests((last = address)), REST_MS)
    },
    { passive: true },
  )
}
