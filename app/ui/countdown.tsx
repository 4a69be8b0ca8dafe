import { formatInstant } from '../../domain/format-date.ts'
import { usePromotion } from './use-promotion.ts'

const CELLS = ['days', 'hours', 'min', 'sec']

/** Days, hours, minutes and seconds to the end of the promotion, filled in by `runCountdowns`. The end itself is written out for everyone. */
export function Countdown({ className = '' }: { className?: string }) {
  const promotion = usePromotion()
  if (!promotion.active) return null
  return (
    <div className={`flex flex-wrap items-center gap-x-4 gap-y-2 ${className}`}>
      <div className="countdown needs-script" role="timer" aria-live="off" aria-hidden="true" data-testid="countdown" data-live data-countdown={promotion.endsAt}>
        {CELLS.map((unit) => (
          <span key={unit}>
            <b suppressHydrationWarning>––</b> {unit}
          </span>
        ))}
      </div>
      <p className="text-balance text-sm text-ink-soft">
        Offer ends{' '}
        <time className="inline-block" dateTime={new Date(promotion.endsAt).toISOString()}>
          {formatInstant(promotion.endsAt)}
        </time>
      </p>
    </div>
  )
}
