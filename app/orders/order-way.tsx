import type { DeliverableState } from '../../domain/orders/deliverables.ts'
import type { DeliverableView } from '../../usecases/view-deliverables.ts'
import type { OrderView } from '../../usecases/view-order.ts'
import { LocalTime } from '../ui/local-time.tsx'
import { Card } from './order-cards.tsx'

const DOTS: Record<DeliverableState, string> = {
  planned: 'bg-white border-2 border-line-strong',
  waiting: 'bg-amber',
  'in-work': 'bg-amber',
  delivered: 'bg-pine',
  accepted: 'bg-pine',
  ended: 'bg-line-strong',
}

function Standing({ one, now, stopped }: { one: DeliverableView; now: number; stopped: boolean }) {
  switch (one.state) {
    case 'planned':
      return <>Starts after the step above</>
    case 'waiting':
      return <>{one.waitsFor}</>
    case 'in-work':
      if (stopped) return <>Stopped</>
      if (one.dueAt === null) return <>{one.deliveredAt === null ? 'We are working on it' : 'We are working on your revision'}</>
      return (
        <>
          {one.dueAt < now ? 'Late: it was due by' : 'We are working on it; due by'} <LocalTime at={one.dueAt} />
        </>
      )
    case 'delivered':
    case 'accepted': {
      const marked = one.deliveries.length > 0 && one.deliveries.every(({ how }) => how === 'marked')
      const word = marked ? 'Marked as sent' : one.kind === 'consultation' ? 'Held' : one.state === 'accepted' ? 'Delivered and accepted, first' : 'Delivered'
      return (
        <>
          {word} <LocalTime at={one.deliveredAt ?? 0} />
        </>
      )
    }
    case 'ended':
      return <>No longer part of this order</>
  }
}

/** Everything the order owes, in the order in which it comes: what is done, what is next, and when. */
export function OrderWay({ order, now }: { order: OrderView; now: number }) {
  if (order.deliverables.length === 0) return null
  return (
    <Card heading="What you get, and when">
      <ol className="space-y-4" data-testid="order-way">
        {order.deliverables.map((one) => (
          <li key={one.id} className="relative pl-6 before:absolute before:top-4 before:-bottom-5 before:left-[0.3125rem] before:w-0.5 before:bg-line last:before:hidden" data-state={one.state}>
            <span aria-hidden="true" className={`absolute top-1.5 left-0 size-3 rounded-full ${DOTS[one.state]}`} />
            <p className="font-semibold">{one.label}</p>
            <p className="text-[0.9375rem] text-ink-soft">
              <Standing one={one} now={now} stopped={order.state === 'disputed'} />
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
