import { FUNNEL_STEPS, type Funnel } from '../../domain/funnel/funnel.ts'
import { WhenLoaded } from './console-parts.tsx'
import { DayColumns, formatRate, StepBars, STEP_LABELS } from './funnel-chart.tsx'
import { RangeChoice, useRange } from './range-choice.tsx'
import { useLoaded } from './use-loaded.ts'

const CELL = 'px-3 py-2 text-right digits-aligned first:text-left'

function Numbers({ funnel }: { funnel: Funnel }) {
  return (
    <details className="card p-5">
      <summary className="fold font-semibold">The numbers as a table</summary>
      <div className="mt-4 overflow-x-auto">
        <table className="w-full min-w-96 border-collapse">
          <thead>
            <tr className="border-b border-line-strong">
              {['Day (UTC)', ...FUNNEL_STEPS.map((step) => STEP_LABELS[step])].map((heading) => (
                <th key={heading} scope="col" className={`${CELL} font-semibold`}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {funnel.days.toReversed().map((day) => (
              <tr key={day.day} className="border-b border-line">
                <th scope="row" className={`${CELL} font-normal text-nowrap`}>
                  {day.day}
                </th>
                {FUNNEL_STEPS.map((step) => (
                  <td key={step} className={CELL}>
                    {day[step].toLocaleString('en-US')}
                  </td>
                ))}
              </tr>
            ))}
            <tr className="font-semibold">
              <th scope="row" className={CELL}>
                All
              </th>
              {funnel.steps.map(({ step, count }) => (
                <td key={step} className={CELL}>
                  {count.toLocaleString('en-US')}
                </td>
              ))}
            </tr>
            <tr className="text-ink-soft">
              <th scope="row" className={`${CELL} font-normal`}>
                Of the visits
              </th>
              {funnel.steps.map(({ step, ofVisits }) => (
                <td key={step} className={CELL}>
                  {formatRate(ofVisits)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </details>
  )
}

function Shown({ funnel }: { funnel: Funnel }) {
  const last = funnel.steps.at(-1)
  if (funnel.steps.every(({ count }) => count === 0)) return <p className="card p-6 text-ink-soft">Nothing was counted in this time.</p>
  return (
    <div className="space-y-6">
      <section className="card p-5 sm:p-6">
        <h2 className="mb-1 text-heading">From a visit to a paid order</h2>
        <p className="mb-5 text-ink-soft">
          {funnel.from === funnel.to ? funnel.to : `${funnel.from} to ${funnel.to}`} (UTC, today still runs).{' '}
          {last && last.ofVisits !== null ? `Paid orders are ${formatRate(last.ofVisits)} of the visits.` : ''}
        </p>
        <StepBars steps={funnel.steps} />
      </section>
      {funnel.days.length > 1 ? (
        <div className="grid gap-6 lg:grid-cols-2">
          {(['visits', 'paid'] as const).map((step) => (
            <section key={step} className="card p-5 sm:p-6">
              <h2 className="mb-4 text-heading">{STEP_LABELS[step]} by the day</h2>
              <DayColumns days={funnel.days} step={step} />
            </section>
          ))}
        </div>
      ) : null}
      <Numbers funnel={funnel} />
    </div>
  )
}

export function FunnelView() {
  const range = useRange()
  const { loaded, again } = useLoaded('GET /api/console/funnel', { query: `range=${range}` })
  return (
    <>
      <h1 className="text-title">Funnel</h1>
      <p className="mt-1 max-w-prose text-ink-soft">
        Grey steps are what browsers reported: a visit is a page opened from outside the site with scripts running, so one person may count several times, and a robot too. Green steps are counted from
        the orders. These are counts of events, so a step may be larger than the one before;{' '}
        <a className="link" href="/console/figures">
          Figures
        </a>{' '}
        follow people within a day.
      </p>
      <RangeChoice range={range} />
      <WhenLoaded loaded={loaded} again={again}>
        {(funnel) => <Shown funnel={funnel} />}
      </WhenLoaded>
    </>
  )
}
