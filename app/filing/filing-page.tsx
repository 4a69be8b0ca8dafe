import { Fragment } from 'react'
import { FILING, FILING_LINES } from '../../content/filing.ts'
import { FEES } from '../../content/facts/fees.ts'
import { LAW } from '../../content/facts/law.ts'
import { goodUntil, reportName } from '../../domain/facts/dated-fact.ts'
import { afterBusinessDays } from '../../domain/filing/business-days.ts'
import { filingCosts, FILING_STEPS, PEOPLE_MAX, type FilingCosts, type FilingFees, type FilingPlan } from '../../domain/filing/filing-costs.ts'
import { formatDate } from '../../domain/format-date.ts'
import { formatPriceTag } from '../../domain/money.ts'
import { placed, useSite } from '../ui/site-facts.tsx'
import { readFilingForm } from './filing-form.ts'

export const FilingPage = placed(Filing)

/** Business days of premium processing for a waiver petition. */
const PREMIUM_DAYS = 45
const CENTS = Object.fromEntries(Object.entries(FEES).map(([key, { cents }]) => [key, cents])) as unknown as FilingFees

/** A plain form: the answers travel in the address, so a result can be kept and needs no script. */
function Filing() {
  const { plan, date } = readFilingForm(new URLSearchParams(useSite().search))
  const costs = filingCosts(plan, CENTS)
  return (
    <div className="shell-narrow py-12 md:py-20">
      <h1 className="text-display">{FILING.heading}</h1>
      <p className="mt-4 text-lg text-ink-soft">{FILING.lead}</p>
      <FilingForm plan={plan} date={date} />
      <Result plan={plan} costs={costs} date={date} />
      <section className="mt-10">
        <h2 className="text-heading font-semibold">{FILING.not.heading}</h2>
        <ul className="mt-3 list-disc space-y-1 pl-5">
          {FILING.not.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="mt-6 text-sm text-ink-soft">{FILING.note}</p>
      </section>
    </div>
  )
}

function FilingForm({ plan, date }: { plan: FilingPlan; date: string }) {
  return (
    <form method="get" action="/filing-calculator#fees" className="mt-10 space-y-7">
      <fieldset>
        <legend className="font-semibold">{FILING.step.legend}</legend>
        <div className="mt-2 grid gap-2.5">
          {FILING_STEPS.map((step) => (
            <Radio key={step} name="step" value={step} label={FILING.step[step]} checked={plan.step === step} />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="font-semibold">{FILING.way.legend}</legend>
        <div className="mt-2 grid gap-2.5 sm:grid-cols-2">
          <Radio name="way" value="paper" label={FILING.way.paper} checked={!plan.online} />
          <Radio name="way" value="online" label={FILING.way.online} checked={plan.online} />
        </div>
      </fieldset>
      <label className="flex min-h-12 cursor-pointer items-start gap-3 rounded-lg border border-line bg-white px-4 py-2.5 hover:border-pine has-checked:border-pine has-checked:bg-pine-tint has-focus-visible:focus-ring">
        <input type="checkbox" name="premium" value="yes" defaultChecked={plan.premium} className="mt-1 size-4 shrink-0 accent-pine outline-none" />
        <span>
          {FILING.premium.label}
          <span className="block text-sm text-ink-soft">{FILING.premium.note}</span>
        </span>
      </label>
      <div className="grid gap-5 sm:grid-cols-2">
        {(['adults', 'children', 'workCards', 'travelDocuments'] as const).map((name) => (
          <label key={name} className="flex flex-col justify-between">
            <span className="mb-1.5 block font-semibold">{FILING.people[name]}</span>
            <input type="number" name={name} min={0} max={PEOPLE_MAX * 2} step={1} inputMode="numeric" defaultValue={plan[name]} className="field" />
          </label>
        ))}
      </div>
      <label className="block sm:max-w-xs">
        <span className="mb-1.5 block font-semibold">
          {FILING.date.label} <span className="font-normal text-ink-soft">(optional)</span>
        </span>
        <span className="mb-2 block text-sm text-ink-soft">{FILING.date.hint}</span>
        <input type="date" name="date" defaultValue={date} className="field" />
      </label>
      <p>
        <button type="submit" className="button button-primary">
          {FILING.update}
        </button>
      </p>
    </form>
  )
}

function Radio({ name, value, label, checked }: { name: string; value: string; label: string; checked: boolean }) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border border-line bg-white px-4 py-2.5 hover:border-pine has-checked:border-pine has-checked:bg-pine-tint has-focus-visible:focus-ring">
      <input type="radio" name={name} value={value} defaultChecked={checked} className="size-4 shrink-0 accent-pine outline-none" />
      {label}
    </label>
  )
}

function Result({ plan, costs, date }: { plan: FilingPlan; costs: FilingCosts; date: string }) {
  const goodTo = costs.lines.map(({ fee }) => goodUntil(FEES[fee])).toSorted()[0] ?? ''
  const sources = [...new Map(costs.lines.map(({ fee }) => [`${FEES[fee].readIn} ${FEES[fee].checkedOn}`, FEES[fee]])).values()]
  return (
    <section id="fees" aria-labelledby="fees-heading" data-testid="filing-costs" data-total={costs.total} className="card mt-10 scroll-mt-20 p-5 sm:p-8">
      <h2 id="fees-heading" className="text-title">
        {FILING.result}
      </h2>
      <dl className="mt-4 divide-y divide-line">
        {costs.lines.map(({ fee, count, each, cents }) => (
          <div key={fee} className="flex items-baseline justify-between gap-4 py-2.5">
            <dt>
              {FILING_LINES[fee]}
              {count > 1 ? (
                <span className="text-ink-soft">
                  {' '}
                  · {count} × {formatPriceTag(each)}
                </span>
              ) : null}
            </dt>
            <dd className="shrink-0 digits-aligned">{formatPriceTag(cents)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 py-3 text-lg font-semibold">
          <dt>{FILING.total}</dt>
          <dd className="shrink-0 digits-aligned">{formatPriceTag(costs.total)}</dd>
        </div>
      </dl>
      <div className="mt-3 space-y-3 text-[0.9375rem]">
        <p>{FILING.payments(costs.payments, plan.online && costs.paperBecause === null)}</p>
        {costs.paperBecause === null ? null : <p className="rounded-lg bg-amber-tint px-4 py-3 text-amber">{FILING.paper[costs.paperBecause]}</p>}
        {date !== '' && date > goodTo ? <p className="rounded-lg bg-amber-tint px-4 py-3 text-amber">{FILING.stale(formatDate(goodTo))}</p> : null}
        {plan.premium && date !== '' ? <p>{FILING.clock(formatDate(date), formatDate(afterBusinessDays(date, PREMIUM_DAYS)))}</p> : null}
        {plan.step === 'both' ? <p className="rounded-lg bg-amber-tint px-4 py-3 text-amber">{FILING.together(LAW.concurrentFiling.says)}</p> : null}
        {plan.step === 'petition' ? null : <p>{FILING.bulletin(`${LAW.bulletin.what}: ${LAW.bulletin.says}`, date === '' ? 'your month' : formatDate(date.slice(0, 7)))}</p>}
        <p className="text-ink-soft">
          {FILING.sources}:{' '}
          {sources.map(({ source, readIn, checkedOn }, index) => (
            <span key={checkedOn}>
              {index > 0 ? '; ' : ''}
              <a className="link" href={source.url} rel="noopener">
                {source.name}
              </a>
              {readIn.map((report) => (
                <Fragment key={report}>
                  {FILING.reportedBy}
                  <a className="link" href={report} rel="noopener">
                    {reportName(report)}
                  </a>
                </Fragment>
              ))}
              , read {formatDate(checkedOn)}
              {readIn.length === 0 ? null : FILING.notOpened}
            </span>
          ))}
          .
        </p>
      </div>
    </section>
  )
}
