import type { AccountView } from '../../usecases/account-deps.ts'
import { Badge, formatInstant, ROW } from './console-parts.tsx'
import { FilterChoice, FilterText, ListFilters, PagedList } from './paged-list.tsx'

const ROLES = [
  ['', 'All roles'],
  ['customer', 'Customers'],
  ['consultant', 'Consultants'],
  ['operator', 'Operators'],
] as const

export function Accounts() {
  return (
    <>
      <h1 className="text-title">Accounts</h1>
      <ListFilters label="Accounts">
        {(value) => (
          <>
            <FilterText name="search" label="E-mail begins with" value={value('search')} />
            <FilterChoice name="role" label="Role" value={value('role')} options={ROLES} />
          </>
        )}
      </ListFilters>
      <PagedList<AccountView> path="/api/console/accounts" label="Accounts" empty="No accounts match.">
        {(user) => (
          <li key={user.id} className={`flex flex-wrap items-center justify-between gap-3 ${ROW}`}>
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{user.email}</span>
              <span className="block text-sm text-ink-soft">
                {`${user.firstName} ${user.lastName}`.trim() || 'No name'} · since {formatInstant(user.createdAt)}
              </span>
            </span>
            <span className="flex gap-2">
              {user.confirmed ? null : <Badge tone="warn">Not confirmed</Badge>}
              <Badge tone={user.role === 'customer' ? 'plain' : 'good'}>{user.role}</Badge>
            </span>
          </li>
        )}
      </PagedList>
    </>
  )
}
