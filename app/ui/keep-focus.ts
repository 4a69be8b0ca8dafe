/**
 * Where a keyboard goes on when the row whose button it pressed has left the page: else each such press would lead back to the
 * top. Asked before the page changes; the answer, called once it has, moves the focus where it was lost.
 */
export function keepFocus(form: Element): () => void {
  const held = form.contains(document.activeElement)
  // What stands around the form, each part followed by what stands behind it; the nearest first.
  const parts: Element[] = []
  for (let part: Element | null = form; part; part = part.parentElement) {
    for (let next: Element | null = part; next; next = next.nextElementSibling) parts.push(next)
  }
  return () => {
    if (!held || document.activeElement !== document.body) return
    // Never a field: on a phone one would open the keyboard that nobody asked for.
    const controls = parts.flatMap((part) => (part.isConnected ? [...part.querySelectorAll<HTMLElement>('summary, button, a[href]')] : []))
    controls.find((control) => control.checkVisibility())?.focus()
  }
}
