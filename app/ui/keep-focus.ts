/** Where a keyboard goes on when the row whose button it pressed has left the page: else each such press would lead back to the top. */

/** Never a field: on a phone one would open the keyboard that nobody asked for. */
const CONTROLS = 'summary, button, a[href]'

/** Each part that stands around what was pressed, followed by what stands behind it; the nearest first. */
function partsFrom(pressed: Element): Element[] {
  const parts: Element[] = []
  for (let part: Element | null = pressed; part !== null && part.localName !== 'main'; part = part.parentElement) {
    for (let next: Element | null = part; next !== null; next = next.nextElementSibling) parts.push(next)
  }
  return parts
}

/** Asked before the page changes; the answer, called once it has, moves the focus where it was lost. */
export function keepFocus(form: HTMLElement): () => void {
  if (!form.contains(document.activeElement)) return () => {}
  const parts = partsFrom(form)
  return () => {
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const seen = parts.filter(({ isConnected }) => isConnected).flatMap((part) => [...part.querySelectorAll<HTMLElement>(CONTROLS)])
    seen.find((control) => control.checkVisibility())?.focus()
  }
}
