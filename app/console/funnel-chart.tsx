import type { Funnel, FunnelStep } from '../../domain/funnel/funnel.ts'

export const STEP_LABELS: Record<FunnelStep, string> = {
  visits: 'Visits',
  generator: 'Generator used',
  checkout: 'Checkout opened',
  placed: 'Orders placed',
  paid: 'Orders paid',
}

export function formatRate(rate: number | null): string {
  if (rate === null) return '–'
  const percent = rate * 100
  return `${percent > 0 && percent < 10 ? percent.toFixed(1) : Math.round(percent)}%`
}

/** One coloured share of a row, as wide as the place it gets. */
function Bar({ share, className }: { share: number; className: string }) {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className="block h-6 w-full rounded-md bg-sand">
      <rect width={share === 0 ? 0 : Math.max(0.6, share * 100)} height="10" className={className} />
    </svg>
  )
}

/** The steps as bars, each with its words and numbers. */
export function StepBars({ steps }: { steps: Funnel['steps'] }) {
  const most = Math.max(1, ...steps.map(({ count }) => count))
  return (
    <ol className="max-w-3xl space-y-4">
      {steps.map(({ step, count, ofBefore, ofVisits }, index) => (
        <li key={step}>
          <p className="mb-1.5 flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">
              {STEP_LABELS[step]} <span className="digits-aligned">{count.toLocaleString('en-US')}</span>
            </span>
            {index === 0 ? null : (
              <span className="text-sm text-ink-soft digits-aligned sm:text-base">
                {[ofBefore === null ? null : `${formatRate(ofBefore)} of the step before`, index === 1 || ofVisits === null ? null : `${formatRate(ofVisits)} of the visits`]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            )}
          </p>
          <Bar share={count / most} className={COUNTED_HERE.includes(step) ? 'fill-pine' : 'fill-line-strong'} />
        </li>
      ))}
    </ol>
  )
}

/** Steps that are counted from the orders; the others are what browsers reported. */
const COUNTED_HERE: readonly FunnelStep[] = ['placed', 'paid']

/** One step by the day, as columns; the highest has its number. */
export function DayColumns({ days, step }: { days: Funnel['days']; step: FunnelStep }) {
  const most = Math.max(...days.map((day) => day[step]))
  const slot = 100 / days.length
  const best = days.find((day) => day[step] === most)
  return (
    <figure>
      <figcaption className="mb-2 text-ink-soft">{most === 0 || best === undefined ? 'None in this time' : `Most on ${best.day}: ${most.toLocaleString('en-US')}`}</figcaption>
      <svg
        viewBox="0 0 100 40"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${STEP_LABELS[step]} by the day; the table has the numbers`}
        className="block h-32 w-full border-b border-line-strong"
      >
        {days.map((day, index) => {
          const height = most === 0 ? 0 : (day[step] / most) * 40
          return <rect key={day.day} x={index * slot + slot * 0.15} y={40 - height} width={slot * 0.7} height={height} className="fill-pine" />
        })}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-sm text-ink-soft">
        <span>{days[0]?.day}</span>
        <span>{days.at(-1)?.day}</span>
      </p>
    </figure>
  )
}
