/** Written into every page, so that no press waits for a script: it keeps what a visitor does before islands answer, and starts the scripts of the page once it has been painted. */
import { afterPaint } from './ui/after-paint.ts'
import { keepEarlyInput } from './ui/early-input.ts'
import { allIslandsAnswer, watchIslands } from './ui/islands.ts'

/** A script in a template is fetched and run where a copy of it is put into the document. */
function startScripts(): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-after-paint]')) document.head.append(template.content.cloneNode(true))
}

/** Marks the document once its script runs and every island that starts by itself answers to its visitor: styles and tests may wait for this. */
function markReady(): void {
  const { dataset } = document.documentElement
  watchIslands(() => {
    if (dataset['started'] === undefined || document.querySelector('astro-island[ssr][client=painted]') !== null || !allIslandsAnswer()) return false
    dataset['ready'] = 'true'
    return true
  })
}

keepEarlyInput()
markReady()
afterPaint(startScripts)
