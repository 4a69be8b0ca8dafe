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

/** Opened first, so that the page is long enough to bring the last sections to the top. */
function openAsked(): void {
  const asked = sections.find(({ id }) => id === location.hash.slice(1)) ?? sections.find((section) => section.dataset['faq'] === 'asked')
  if (asked === undefined) return
  setTimeout(() => {
    setQuery('')
    asked.open = true
    asked.scrollIntoView({ block: 'start' })
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
