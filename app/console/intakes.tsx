import { Fragment } from 'react'
import { formatMinute, ROW } from './console-parts.tsx'
import { AttachIntake, IntakeView } from './intake-view.tsx'
import { FilterChoice, FilterText, ListFilters, PagedList } from './paged-list.tsx'

const WHICH = [
  ['', 'Without an order'],
  ['1', 'All'],
] as const

export function Intakes() {
  return (
    <>
      <h1 className="text-title">Input forms</h1>
      <p className="mt-1 text-ink-soft">A form is without an order when it named none. Anybody can type an address: compare it with the orders of that address before you attach it.</p>
      <ListFilters label="Input forms">
        {(value) => (
          <>
            <FilterText name="search" label="Email, or a part of it" value={value('search')} />
            <FilterChoice name="all" label="Which" value={value('all')} options={WHICH} className="col-span-2 min-w-0 sm:basis-44" />
          </>
        )}
      </ListFilters>
      <PagedList call="GET /api/console/intakes" label="Input forms" empty="Every input form has its order.">
        {(intake, again) => (
          <li key={intake.id} className={ROW}>
            <details>
              <summary className="fold font-semibold wrap-anywhere">
                {intake.email}, {formatMinute(intake.submittedAt)}
              </summary>
              <div className="mt-3">
                {intake.orderReference === null ? null : (
                  <p className="mb-3">
                    <a href={`/console/orders/${intake.orderReference}`} className="link">
                      Its order
                    </a>
                  </p>
                )}
                {intake.compareWith.length === 0 ? null : (
                  <p className="mb-3">
                    Paid with this email and waiting for a form:{' '}
                    {intake.compareWith.map((reference, index) => (
                      <Fragment key={reference}>
                        {index === 0 ? null : ', '}
                        <a href={`/console/orders/${reference}`} className="link">
                          {reference}
                        </a>
                      </Fragment>
                    ))}
                  </p>
                )}
                <IntakeView intake={intake} />
                {intake.orderReference === null ? <AttachIntake intake={intake} again={again} /> : null}
              </div>
            </details>
          </li>
        )}
      </PagedList>
    </>
  )
}
