import type { AnswerOf } from '../ui/ask.ts'
import { OrderRow } from './order-rows.tsx'
import { PagedList } from './paged-list.tsx'

type DuePage = AnswerOf<'GET /api/console/due'>

function lateCount({ late }: DuePage) {
  return <p className="mt-1 mb-5 font-medium">{late === '0' ? 'None is late.' : `${late} late.`}</p>
}

export function DueQueue() {
  return (
    <>
      <h1 className="text-title">Due next</h1>
      <p className="mt-1 text-ink-soft">Orders whose promised time runs, the nearest first.</p>
      <PagedList call="GET /api/console/due" label="Due orders" empty="Nothing is due." words={{ before: 'Sooner', after: 'Later' }} head={lateCount}>
        {(row) => <OrderRow key={row.reference} row={row} />}
      </PagedList>
    </>
  )
}
