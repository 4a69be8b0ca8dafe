const { dataset } = document.documentElement

/** Whether every island whose scripts came has begun to answer. */
const allAnswer = () => Number(dataset['islands'] ?? 0) >= document.querySelectorAll('astro-island:not([ssr])').length

/** Who presses a button before the scripts of its form came is not kept waiting for nothing: the form is sent once they are there. */
export function keepEarlySubmits(): void {
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement)) return
    const island = form.closest('astro-island[ssr]')
    if (island === null || form.dataset['pageForm'] !== undefined || form.dataset['early'] === 'true') return
    form.dataset['early'] = 'true'
    event.preventDefault()
    const watched = new MutationObserver(() => {
      if (island.hasAttribute('ssr') || !allAnswer()) return
      watched.disconnect()
      delete form.dataset['early']
      if (form.isConnected) form.requestSubmit(submitter)
    })
    watched.observe(document.documentElement, { subtree: true, attributeFilter: ['ssr', 'data-islands'] })
  })
}
