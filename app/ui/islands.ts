/** Whether every island whose scripts came has begun to answer: each counts itself (`placed`). */
export function allIslandsAnswer(): boolean {
  return Number(document.documentElement.dataset['islands'] ?? 0) >= document.querySelectorAll('astro-island:not([ssr])').length
}

/** Looks now and whenever an island has come further, until `look` answers true. */
export function watchIslands(look: () => boolean): void {
  if (look()) return
  const watched = new MutationObserver(() => {
    if (look()) watched.disconnect()
  })
  watched.observe(document.documentElement, { subtree: true, attributeFilter: ['ssr', 'data-islands', 'data-started'] })
}
