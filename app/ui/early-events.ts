/** Written into every page: notes what a visitor touches before other scripts are there, for early-input.ts to give it to the islands. */

export function noteEarlyEvents(): void {
  window.earlyEvents = []
  for (const kind of ['input', 'click', 'submit']) {
    addEventListener(kind, (event) => {
      if (window.earlyEvents === undefined) return
      window.earlyEvents.push(event)
      // A form that its own page answers is sent as it is.
      if (kind === 'submit' && event.target instanceof Element && event.target.matches('astro-island[ssr] form:not([data-page-form])')) event.preventDefault()
    })
  }
}
