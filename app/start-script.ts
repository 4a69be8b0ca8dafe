/** Written into every page: it notes what is pressed before other scripts are there, and asks for those once the page has been painted. */
import { afterPaint } from './ui/after-paint.ts'
import { noteEarlyEvents } from './ui/early-events.ts'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 100_000

/** A script in a template is fetched and run where a copy of it is put into the document. Where it does not come, it is asked for again, ever more rarely; browsers keep in mind what failed under the same address. */
function startScripts(template: HTMLTemplateElement): void {
  const add = (script: HTMLScriptElement, pause: number) => {
    const copy = document.importNode(script, true)
    if (pause > FIRST_PAUSE_MS) copy.src += `?again=${pause}`
    copy.addEventListener('error', () => pause < LONGEST_PAUSE_MS && setTimeout(add, pause, script, pause * 2))
    document.head.append(copy)
  }
  for (const script of template.content.querySelectorAll('script')) add(script, FIRST_PAUSE_MS)
}

/** Islands begin with the script of the site: what they need is fetched beside it. */
function fetchIslands(): void {
  for (const island of document.querySelectorAll('astro-island[client=painted]')) {
    for (const name of ['component-url', 'renderer-url']) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: island.getAttribute(name) }))
    }
  }
}

noteEarlyEvents()
afterPaint(() => {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-after-paint]')) startScripts(template)
  fetchIslands()
})
