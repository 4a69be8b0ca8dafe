import { call } from './call.ts'

/** Tells the server that a part of the page was seen: `data-seen` is the call that hears it. */
export function tellSeen(): void {
  const tell = () => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-seen]')) {
      void call(part.dataset['seen'] ?? '', {})
      part.removeAttribute('data-seen')
    }
  }
  tell()
  addEventListener('page-refreshed', tell)
}
