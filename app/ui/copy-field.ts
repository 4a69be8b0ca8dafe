import { showAlert } from './alerts.ts'

async function copy(field: HTMLInputElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(field.value)
    showAlert({ kind: 'success', message: 'The link is copied.' })
  } catch {
    // A browser has no clipboard for a page that came over no secure line, and may ask its visitor first.
    field.focus()
    field.select()
    showAlert({ kind: 'error', message: 'The browser does not let us copy. The link is selected: copy it from there.' })
  }
}

/** A button with `data-copies` puts the value of the field that it names on the clipboard: of a long link, a thumb takes but a part. Answers what ends it. */
export function copyFields(): () => void {
  const look = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copies]') : null
    const field = document.getElementById(button?.dataset['copies'] ?? '')
    if (field instanceof HTMLInputElement) void copy(field)
  }
  addEventListener('click', look)
  return () => removeEventListener('click', look)
}
