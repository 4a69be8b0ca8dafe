/** What the FAQ page does in the browser: opens the answer that the address names, filters the answers, opens or closes all of them. */
import { holdsWords } from './faq-search.ts'

/** How long the page waits before it scrolls to the section that the address names (specification 1 §9). */
const SCROLL_DELAY_MS = 100

const sections = [...document.querySelectorAll<HTMLDetailsElement>('[data-faq]')]
const field = document.querySelector<HTMLInputElement>('#faq-filter')
const count = document.querySelector<HTMLElement>('[data-faq-count]')
const toggle = document.querySelector<HTMLButtonElement>('[data-faq-toggle]')
const noMatch = document.querySelector<HTMLElement>('[data-faq-none]')

/** Question and answer as they may be searched: without sources and what only leads on. */
const textOf = (section: HTMLElement) => [...section.querySelectorAll('summary, [data-answer] > :not(.no-print, [data-sources])')].map((part) => part.textContent).join(' ')

const shown = () => sections.filter(({ hidden }) => !hidden)
const anyOpen = () => shown().some(({ open }) => open)

function nameToggle(): void {
  if (toggle !== null) toggle.textContent = (anyOpen() ? toggle.dataset['close'] : toggle.dataset['open']) ?? ''
}

function filter(query: string): void {
  for (const section of sections) section.hidden = !holdsWords(query, textOf(section))
  const found = shown().length
  if (count !== null) count.textContent = query.trim() === '' ? '' : `${found} / ${sections.length}`
  if (noMatch !== null) noMatch.hidden = found > 0
  nameToggle()
}

function setQuery(query: string): void {
  if (field !== null) field.value = query
  filter(query)
}

/** Pictures and fonts that come late move what stands below them: the section is brought back for this long, unless its reader moves. */
const SETTLING_MS = 3000
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** At once: a glide that is underway ends where the section was, not where it is. */
function landOn(section: HTMLElement): void {
  const land = () => section.scrollIntoView({ block: 'start', behavior: 'instant' })
  const settling = new ResizeObserver(land)
  const stop = () => {
    settling.disconnect()
    for (const move of MOVES) removeEventListener(move, stop)
  }
  settling.observe(document.body)
  for (const move of MOVES) addEventListener(move, stop, { passive: true })
  setTimeout(stop, SETTLING_MS)
  land()
}

/** Opened first, so that the page is long enough to bring the last sections to the top. */
function openAsked(): void {
  const asked = sections.find(({ id }) => id === location.hash.slice(1)) ?? sections.find((section) => section.dataset['faq'] === 'asked')
  if (asked === undefined) return
  setTimeout(() => {
    setQuery('')
    asked.open = true
    landOn(asked)
  }, SCROLL_DELAY_MS)
}

field?.addEventListener('input', () => filter(field.value))
toggle?.addEventListener('click', () => {
  const open = !anyOpen()
  for (const section of sections) section.open = open
})
noMatch?.querySelector('button')?.addEventListener('click', () => {
  setQuery('')
  field?.focus()
})
for (const section of sections) section.addEventListener('toggle', nameToggle)
addEventListener('hashchange', openAsked)
// A link to the answer that the address names already changes no address.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a') : null
  if (link !== null && link.pathname === location.pathname && link.hash !== '' && link.hash === location.hash) openAsked()
})
// A browser that kept what was typed shows it again.
if (field !== null && field.value !== '') filter(field.value)
nameToggle()
openAsked()
