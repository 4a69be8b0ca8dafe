import { ActButton, Badge, formatInstant, ROW, Rows, WhenLoaded } from './console-parts.tsx'
import { useLoaded } from './use-loaded.ts'

type EventRow = { id: string; provider: string; type: string; receivedAt: string; outcome: string | null; matched: boolean }

export function PaymentEvents() {
  const { loaded, again } = useLoaded<EventRow[]>('/api/console/payment-events')
  return (
    <>
      <h1 className="text-title">Payment events</h1>
      <p className="mt-1 mb-5 text-ink-soft">What the payment provider reported. Handling one again never counts a payment twice.</p>
      <WhenLoaded loaded={loaded}>
        {(events) => (
          <Rows label="Payment events" empty="No events yet.">
            {events.map((event) => (
              <li key={event.id} className={`flex flex-wrap items-center justify-between gap-3 ${ROW}`}>
                <span className="min-w-0 flex-1 basis-64">
                  <span className="block font-semibold wrap-anywhere">{event.type}</span>
                  <span className="block text-sm wrap-anywhere text-ink-soft">
                    {event.id} · {formatInstant(event.receivedAt)}
                  </span>
                </span>
                <Badge tone={event.matched ? 'good' : 'warn'}>{event.outcome ?? 'not handled'}</Badge>
                <ActButton path={`/api/console/payment-events/${encodeURIComponent(event.id)}/handle`} done="Handled again" after={again}>
                  Re-handle
                </ActButton>
              </li>
            ))}
          </Rows>
        )}
      </WhenLoaded>
    </>
  )
}
