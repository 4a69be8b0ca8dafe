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
export function Countdown({ inline = false, className = '' }: { inline?: boolean; className?: string }) {
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
    <div className={`${inline ? 'flex flex-wrap items-center gap-x-5 gap-y-2' : 'space-y-2'} ${className}`}>
      <div className="needs-script flex gap-2" role="timer" aria-live="off" aria-hidden="true" data-testid="countdown">
        {cells.map(([unit, value]) => (
          <span key={unit} className="flex min-w-12 flex-col items-center rounded-md bg-white px-2 py-1 ring-1 ring-line">
            <span className="font-semibold tabular-nums">{value === undefined ? '––' : String(value).padStart(2, '0')}</span>
            <span className="text-xs text-ink-soft">{unit}</span>
          </span>
        ))}
      </div>
      <p className="text-sm text-ink-soft">
        Offer ends <time dateTime={new Date(promotion.endsAt).toISOString()}>{formatInstant(promotion.endsAt)}</time>
      </p>
    </div>
  )
}
