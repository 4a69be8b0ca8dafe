import { IDLE_STARTER } from '../idle-start.ts'
import stylesUrl from '../styles/app.css?url'
import { FACTS_ID, writeFacts } from './page-facts.ts'
import { useView } from './site-page.tsx'

/** Every script that runs in a page as it was sent. */
export const INLINE_SCRIPTS = [IDLE_STARTER]

/** The facts of the page and what starts its scripts, with the styles of all pages before them. The browser keeps the facts it was sent, whatever page it goes to. */
export function PageScripts() {
  const { facts } = useView()
  const text = import.meta.env.SSR ? writeFacts(facts) : (document.getElementById(FACTS_ID)?.textContent ?? '')
  return (
    <>
      <script type="application/json" id={FACTS_ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
      <script data-styles={stylesUrl} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: IDLE_STARTER }} />
    </>
  )
}
