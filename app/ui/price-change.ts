import { refreshPage } from './refresh-page.ts'
import { serverNow } from './server-clock.ts'

/** The clock is looked at this often: a timer stands still while the machine sleeps or the tab is put away. */
const LOOK_MS = 60_000

/** A visitor's clock may still run a little ahead: where nothing had changed yet, the server is asked again, ever more rarely. */
const FIRST_RETRY_MS = 4000
const LONGEST_RETRY_MS = 600_000

const changesAt = () => Number(document.querySelector<HTMLElement>('[data-prices-change]')?.dataset['pricesChange'])

/** Asks the server for the prices again at the instant at which they change: the page names it. */
export function switchAtPriceChange(): void {
  if (!(changesAt() > 0)) return
  let waitsFor = changesAt()
  const askAt = (instant: number, retry: number) => {
    const left = instant - serverNow()
    setTimeout(
      async () => {
        if (left > LOOK_MS) return askAt(instant, retry)
        await refreshPage()
        if (changesAt() !== waitsFor) return begin()
        askAt(serverNow() + retry, Math.min(retry * 2, LONGEST_RETRY_MS))
      },
      Math.min(left, LOOK_MS),
    )
  }
  const begin = () => {
    waitsFor = changesAt()
    askAt(Math.max(waitsFor, serverNow() + 1000) + 250, FIRST_RETRY_MS)
  }
  begin()
}
