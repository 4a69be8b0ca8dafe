import { countdownTo } from '../../domain/pricing/promotion.ts'
import { serverNow } from './server-clock.ts'

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

/** Keeps the digits of every countdown in the page right: the server cannot know the second at which a kept page is read. */
export function runCountdowns(): void {
  const show = () => {
    for (const countdown of document.querySelectorAll<HTMLElement>('[data-countdown]')) {
      const left = countdownTo(Number(countdown.dataset['countdown']), Math.floor(serverNow() / 1000) * 1000)
      countdown.querySelectorAll('b').forEach((cell, index) => {
        const digits = String(left[UNITS[index] ?? 'seconds']).padStart(2, '0')
        if (cell.textContent !== digits) cell.textContent = digits
      })
    }
  }
  show()
  setInterval(show, 1000)
}
