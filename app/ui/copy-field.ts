import { showAlert } from './alerts.ts'

/** A button with `data-copies` puts the value of the field that it names on the clipboard: of a long link, a thumb takes but a part. */
export function copyFields(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copies]') : null
    const field = button === null ? null : document.getElementById(button.dataset['copies'] ?? '')
    if (!(field instanceof HTMLInputElement)) return
    const copied = () => showAlert({ kind: 'success', message: 'The link is copied.' })
    const refused = () => {
      field.focus()
      field.select()
      showAlert({ kind: 'error', message: 'The browser does not let us copy. The link is selected: copy it from there.' })
    }
    // There is no clipboard where the page came over no secure line.
    void Promise.resolve(navigator.clipboard?.writeText(field.value) ?? Promise.reject(new Error('no clipboard'))).then(copied, refused)
  })
}
