import { eventWords } from './code-words.ts'
import { ActButton, Badge, formatMinute, ROW } from './console-parts.tsx'
import { FilterChoice, ListFilters, PagedList } from './paged-list.tsx'

const MATCHES = [
  ['', 'All events'],
  ['1', 'Only those without an order'],
] as const

export function PaymentEvents() {
  return (
    <>
      <h1 className="text-title">Payment events</h1>
      <p className="mt-1 text-ink-soft">What the payment provider reported. Handling one again never counts a payment twice.</p>
      <ListFilters label="Payment events">
        {(value) => <FilterChoice name="unmatched" label="Order" value={value('unmatched')} options={MATCHES} className="col-span-2 min-w-0 sm:basis-64" />}
      </ListFilters>
      <PagedList call="GET /api/console/payment-events" label="Payment events" empty="No events match.">
        {(event, again) => (
          <li key={event.id} className={`flex flex-wrap items-center justify-between gap-3 ${ROW}`}>
            <span className="min-w-0 flex-1 basis-64">
              <span className="block font-semibold wrap-anywhere">{eventWords(event.type)}</span>
              <span className="block text-sm wrap-anywhere text-ink-soft">
                {event.type} · {event.id} · {formatMinute(event.receivedAt)}
              </span>
              {event.orderReference === null ? null : (
                <a href={`/console/orders/${event.orderReference}`} className="link inline-block py-1 text-sm digits-aligned">
                  {event.orderReference}
                </a>
              )}
            </span>
            <Badge tone={event.orderReference !== null ? 'good' : 'warn'}>{event.outcome ?? 'not handled'}</Badge>
            <ActButton path={`/api/console/payment-events/${encodeURIComponent(event.id)}/handle`} done="Handled again" after={again}>
              Handle again<span className="sr-only"> {event.id}</span>
            </ActButton>
          </li>
        )}
      </PagedList>
    </>
  )
}
