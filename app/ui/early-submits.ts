import { allIslandsAnswer, watchIslands } from './islands.ts'

/** Who presses a button before the scripts of its form came is not kept waiting for nothing: the form is sent once they are there. */
export function keepEarlySubmits(): void {
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement)) return
    const island = form.closest('astro-island[ssr]')
    if (island === null || form.dataset['pageForm'] !== undefined || form.dataset['early'] === 'true') return
    form.dataset['early'] = 'true'
    event.preventDefault()
    watchIslands(() => {
      if (island.hasAttribute('ssr') || !allIslandsAnswer()) return false
      delete form.dataset['early']
      if (form.isConnected) form.requestSubmit(submitter)
      return true
    })
  })
}
