/** Before any island starts: what was typed and pressed is kept, and the document is marked once they answer. */
import { keepEarlyInput } from './ui/early-input.ts'
import { allIslandsAnswer, watchIslands } from './ui/islands.ts'
import { retryIslands } from './ui/retry-islands.ts'

/** Marks the document once its script runs and every island that starts by itself answers to its visitor: styles and tests may wait for this. */
function markReady(): void {
  const { dataset } = document.documentElement
  watchIslands(() => {
    if (dataset['started'] === undefined || document.querySelector('astro-island[ssr][client=painted]') !== null || !allIslandsAnswer()) return false
    dataset['ready'] = 'true'
    return true
  })
}

retryIslands()
keepEarlyInput()
markReady()
