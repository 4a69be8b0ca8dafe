import type { ConsultantRow } from '../../usecases/shown-consultants.ts'
import { ConsultantProfile } from '../orders/consultant-profile.tsx'
import { useSearchParams } from '../ui/use-search-params.ts'
import { ActButton, Badge, ROW } from './console-parts.tsx'
import { FilterChoice, ListFilters, PagedList } from './paged-list.tsx'
import type { AnswerOf } from '../ui/ask.ts'

function Standing({ row: { offered, approved, missing } }: { row: ConsultantRow }) {
  if (!offered) return <Badge>Not offered</Badge>
  if (missing.length > 0) return <Badge tone="warn">Incomplete: {missing.join(', ')}</Badge>
  return approved ? <Badge tone="good">Shown to customers</Badge> : <Badge tone="warn">Waits for approval</Badge>
}

function Consultant({ row, again }: { row: ConsultantRow; again: () => void }) {
  const { userId, name, email, offered, approved, missing, bookingLink } = row
  return (
    <li className={ROW}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="font-sans text-base font-semibold wrap-anywhere">{name || email}</h2>
          <span className="block text-sm wrap-anywhere text-ink-soft">{email}</span>
          {bookingLink === '' ? null : <span className="block text-sm wrap-anywhere">Books at {bookingLink}</span>}
        </div>
        <Standing row={row} />
        {approved || (offered && missing.length === 0) ? (
          <ActButton
            path={`/api/console/consultants/${userId}/approval`}
            body={{ approved: !approved, name, bookingLink }}
            done={approved ? 'Customers no longer see this profile' : 'Customers see this profile now'}
            after={again}
          >
            {approved ? 'Take away' : 'Approve'}
            <span className="sr-only"> {name}</span>
          </ActButton>
        ) : null}
      </div>
      {missing.length === 0 ? (
        <details className="mt-3">
          <summary className="link w-fit cursor-pointer">What customers see</summary>
          <div className="mt-3 max-w-2xl rounded-lg border border-line p-5">
            <ConsultantProfile consultant={row} />
          </div>
        </details>
      ) : null}
    </li>
  )
}

type ConsultantsPage = AnswerOf<'GET /api/console/consultants'>

const WHICH = [
  ['', 'All'],
  ['1', 'Waiting for approval'],
] as const

const whoWaits = ({ anyWaiting }: ConsultantsPage) =>
  anyWaiting ? (
    <p className="mb-5">
      <a href="?waiting=1" className="link">
        Show who waits for your approval
      </a>
    </p>
  ) : null

export function Consultants() {
  const waiting = useSearchParams().get('waiting') === '1'
  return (
    <>
      <h1 className="text-title">Consultants</h1>
      <p className="mt-1 mb-5 max-w-2xl text-ink-soft">
        A profile that its consultant offers and you approve is shown on the order page of customers who paid for a consultation. A new name or booking address needs your approval again.
      </p>
      <ListFilters label="Consultants">{(value) => <FilterChoice name="waiting" label="Which" value={value('waiting')} options={WHICH} />}</ListFilters>
      <PagedList
        call="GET /api/console/consultants"
        label="Consultants"
        empty={waiting ? 'No profile waits for your approval.' : 'No account has the role of a consultant yet. Give it under Accounts.'}
        head={waiting ? undefined : whoWaits}
      >
        {(row, again) => <Consultant key={row.userId} row={row} again={again} />}
      </PagedList>
    </>
  )
}
