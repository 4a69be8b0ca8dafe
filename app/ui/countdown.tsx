import { useSyncExternalStore } from 'react'
import { formatInstant } from '../../domain/format-date.ts'
import { countdownTo } from '../../domain/pricing/promotion.ts'
import { usePromotion } from './use-promotion.ts'

function everySecond(notify: () => void): () => void {
  const timer = setInterval(notify, 1000)
  return () => clearInterval(timer)
}

const currentSecond = () => Math.floor(Date.now() / 1000) * 1000

/** Days, hours, minutes and seconds to the end of the promotion. The end itself is written out for everyone. */
export function Countdown({ className = '' }: { className?: string }) {
  const promotion = usePromotion()
  // The server cannot know the second at which a kept page is read: digits appear once the page runs.
  const now = useSyncExternalStore(everySecond, currentSecond, () => null)
  if (!promotion.active) return null
  const left = now === null ? null : countdownTo(promotion.endsAt, now)
  const cells: [string, number | undefined][] = [
    ['days', left?.days],
    ['hours', left?.hours],
    ['min', left?.minutes],
    ['sec', left?.seconds],
  ]
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${className}`}>
      <div className="countdown needs-script" role="timer" aria-live="off" aria-hidden="true" data-testid="countdown">
        {cells.map(([unit, value]) => (
          <span key={unit}>
            <b>{value === undefined ? '––' : String(value).padStart(2, '0')}</b> {unit}
          </span>
        ))}
      </div>
      <p className="text-balance text-sm text-ink-soft">
        Offer ends <time className="inline-block" dateTime={new Date(promotion.endsAt).toISOString()}>{formatInstant(promotion.endsAt)}</time>
      </p>
    </div>
  )
}
