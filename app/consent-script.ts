/** Asks for consent and loads the operator's Google tag after a yes: on public pages only, and only where a tag is set. */
import { keepConsent, readConsent, toldOfPage, type Consent } from './ui/consent.ts'

const frame = document.querySelector<HTMLElement>('[data-google-tag]')
const tag = frame?.dataset['googleTag'] ?? ''
const question = frame?.querySelector<HTMLElement>('[data-consent-question]') ?? null

const TAG_HOST = 'https://www.googletagmanager.com'
let loaded = false

/** What was counted before the yes is not told. */
function load(): void {
  const told = toldOfPage(location.href, document.referrer)
  if (loaded || tag === '' || told === null) return
  loaded = true
  const layer = (window.dataLayer = [] as Record<string, unknown>[])
  const script = document.createElement('script')
  script.async = true
  if (tag.startsWith('GTM-')) {
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js', ...told })
    script.src = `${TAG_HOST}/gtm.js?id=${tag}`
  } else {
    // The tag reads lists of arguments, not events by name: each counted event is handed on as one.
    const tell = function (..._given: unknown[]) {
      // eslint-disable-next-line prefer-rest-params -- the tag knows its calls by this very object
      Array.prototype.push.call(layer, arguments)
    }
    layer.push = (...items) => {
      for (const { event } of items) tell('event', event)
      return layer.length
    }
    tell('js', new Date())
    tell('config', tag, told)
    script.src = `${TAG_HOST}/gtag/js?id=${tag}`
  }
  document.head.append(script)
}

function answer(consent: Consent): void {
  keepConsent(consent)
  if (question !== null) question.hidden = true
  if (consent === 'accepted') load()
  // Only a page without the tag has none of it.
  else if (loaded) location.reload()
}

for (const button of frame?.querySelectorAll<HTMLElement>('[data-consent]') ?? []) {
  button.addEventListener('click', () => answer(button.dataset['consent'] === 'accepted' ? 'accepted' : 'rejected'))
}
frame?.querySelector('[data-consent-change]')?.addEventListener('click', () => {
  if (question === null) return
  question.hidden = false
  question.querySelector('button')?.focus()
})
const consent = readConsent()
if (consent === 'accepted') load()
else if (consent === null && question !== null) question.hidden = false
