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

const ROW = 56
const BAR = 22
const WIDTH = 600

/** The steps as bars, each with its words and number; the table below the chart says the same. */
export function StepBars({ steps }: { steps: Funnel['steps'] }) {
  const most = Math.max(1, ...steps.map(({ count }) => count))
  return (
    <svg viewBox={`0 0 ${WIDTH} ${steps.length * ROW}`} role="img" aria-label={`Steps: ${steps.map(({ step, count }) => `${STEP_LABELS[step]} ${count}`).join(', ')}`} className="block h-auto w-full max-w-2xl">
      {steps.map(({ step, count, ofBefore }, index) => {
        const y = index * ROW
        const width = count === 0 ? 0 : Math.max(3, (count / most) * WIDTH)
        return (
          <g key={step}>
            <text x="0" y={y + 18} className="fill-ink text-[17px] font-semibold">
              {STEP_LABELS[step]}
            </text>
            <text x={WIDTH} y={y + 18} textAnchor="end" className="fill-ink text-[17px] tabular-nums">
              {count.toLocaleString('en-US')}
              {index === 0 ? '' : ` · ${formatRate(ofBefore)} of the step before`}
            </text>
            <rect x="0" y={y + 26} width={WIDTH} height={BAR} rx="4" className="fill-sand" />
            <rect x="0" y={y + 26} width={width} height={BAR} rx="4" className={index < 3 ? 'fill-line-strong' : 'fill-pine'} />
          </g>
        )
      })}
    </svg>
  )
}

const DAYS_HEIGHT = 120

/** One step by the day, as columns. */
export function DayColumns({ days, step }: { days: Funnel['days']; step: FunnelStep }) {
  const most = Math.max(1, ...days.map((day) => day[step]))
  const slot = WIDTH / days.length
  return (
    <svg viewBox={`0 0 ${WIDTH} ${DAYS_HEIGHT + 30}`} role="img" aria-label={`${STEP_LABELS[step]} by the day, at most ${most} on one`} className="block h-auto w-full max-w-2xl">
      <line x1="0" x2={WIDTH} y1={DAYS_HEIGHT} y2={DAYS_HEIGHT} className="stroke-line-strong" />
      {days.map((day, index) => {
        const height = (day[step] / most) * (DAYS_HEIGHT - 22)
        return (
          <g key={day.day}>
            <rect x={index * slot + slot * 0.15} y={DAYS_HEIGHT - height} width={slot * 0.7} height={height} className="fill-pine" />
            {day[step] === most ? (
              <text x={index * slot + slot / 2} y={DAYS_HEIGHT - height - 6} textAnchor="middle" className="fill-ink text-[15px] tabular-nums">
                {day[step]}
              </text>
            ) : null}
          </g>
        )
      })}
      <text x="0" y={DAYS_HEIGHT + 22} className="fill-ink-soft text-[15px]">
        {days[0]?.day}
      </text>
      <text x={WIDTH} y={DAYS_HEIGHT + 22} textAnchor="end" className="fill-ink-soft text-[15px]">
        {days.at(-1)?.day}
      </text>
    </svg>
  )
}
