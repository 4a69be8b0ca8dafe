export type Alert = { kind: 'success' | 'error'; message: string }

const LOOKS = { success: 'border-pine bg-pine-tint text-pine-dark', error: 'border-alert bg-alert-tint text-alert' }

const DISMISS = `<button type="button" class="grid size-11 shrink-0 place-items-center rounded-md" aria-label="Dismiss"><svg viewBox="0 0 16 16" class="size-3.5" aria-hidden="true"><path d="M3 3l10 10M13 3L3 13" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/></svg></button>`

/** Shows one message above the page, in the polite status of its frame, until the visitor dismisses it or goes to another page. Answers what shows it. */
export function showAlert({ kind, message }: Alert): Element {
  const shown = document.createElement('span')
  shown.dataset['alert'] = kind
  shown.className = `pointer-events-auto flex max-w-xl items-center gap-4 rounded-lg border px-4 py-3 shadow-lift ${LOOKS[kind]}`
  shown.innerHTML = DISMISS
  shown.prepend(message)
  shown.querySelector('button')?.addEventListener('click', clearAlert)
  document.getElementById('alerts')?.replaceChildren(shown)
  // The browser may keep the page as it was left, and show it again on Back.
  addEventListener('pagehide', clearAlert, { once: true })
  return shown
}

export function clearAlert(): void {
  document.getElementById('alerts')?.replaceChildren()
}
