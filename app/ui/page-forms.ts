import { showAlert } from './alerts.ts'
import { keepFocus } from './keep-focus.ts'
import { showAnswer } from './refresh-page.ts'

const NO_ANSWER = 'There was no answer, so we cannot tell whether this went through. Check what the page says now, and try again if it did not.'

/** How long the page says what a form has done. */
const DONE_SHOWN_MS = 8000

/** What the tab keeps over the reload. */
const UNANSWERED = 'unanswered'

/** No answer came to what was sent. The page as it is now tells what became of it, and this visit of it why it is shown. */
function showHowItStands(): void {
  try {
    sessionStorage.setItem(UNANSWERED, location.pathname)
  } catch {
    // A private window may refuse: then the page itself has to say it all.
  }
  location.reload()
}

function sayWhatHappened(): void {
  try {
    if (sessionStorage.getItem(UNANSWERED) === location.pathname) showAlert({ kind: 'error', message: NO_ANSWER })
    sessionStorage.removeItem(UNANSWERED)
  } catch {
    // Nothing was kept.
  }
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  // Asked before the answer: the page that comes may have another form in its place.
  const done: Done = { said: form.dataset['done'], shows: form.dataset['shows'] }
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') fields.append(name, value)
  const answer = await fetch(location.pathname + location.search, { method: 'POST', headers: { accept: 'text/html' }, body: fields })
  const leadsOn = answer.redirected && new URL(answer.url).pathname !== location.pathname
  if (leadsOn) return location.assign(answer.url)
  const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html')
  const html = isPage ? await answer.text() : ''
  const refocus = keepFocus(form)
  if (!isPage || !showAnswer(html)) return answer.redirected ? location.assign(answer.url) : showHowItStands()
  if (answer.redirected) {
    // What was sent was taken: the page is as it is now, and the form is empty again.
    history.replaceState(null, '', answer.url)
    form.reset()
  }
  refocus()
  if (answer.redirected) sayDone(done)
}

/** What a form says once it was taken (`data-done`), and the part of the page that shows what came of it (`data-shows`). */
type Done = { said: string | undefined; shows: string | undefined }

/** A row that leaves the page, or moves to another part of it, would else look lost. */
function sayDone({ said, shows }: Done): void {
  if (said) {
    const shown = showAlert({ kind: 'success', message: said })
    setTimeout(() => shown.remove(), DONE_SHOWN_MS)
  }
  const part = shows ? document.getElementById(shows) : null
  part?.setAttribute('tabindex', '-1')
  part?.focus()
}

/** Forms that their own page answers (`data-page-form`). Without scripts the browser sends them; with them once at a time and in place. */
export function sendPageForms(): void {
  sayWhatHappened()
  addEventListener('submit', (event) => {
    const { target: form } = event
    if (!(form instanceof HTMLFormElement) || form.dataset['pageForm'] === undefined) return
    event.preventDefault()
    if (form.getAttribute('aria-busy') === 'true') return
    form.setAttribute('aria-busy', 'true')
    send(form, event.submitter)
      .catch(showHowItStands)
      .finally(() => form.setAttribute('aria-busy', 'false'))
  })
}
