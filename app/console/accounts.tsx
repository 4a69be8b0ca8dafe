import type { AccountView } from '../../usecases/account-deps.ts'
import { Badge, formatInstant, ROW, Rows, WhenLoaded } from './console-parts.tsx'
import { useLoaded } from './use-loaded.ts'

export function Accounts() {
  const { loaded } = useLoaded<AccountView[]>('/users/admin')
  return (
    <>
      <h1 className="mb-5 text-title">Accounts</h1>
      <WhenLoaded loaded={loaded}>
        {(users) => (
          <Rows label="Accounts" empty="No accounts.">
            {users.map((user) => (
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
            ))}
          </Rows>
        )}
      </WhenLoaded>
    </>
  )
}
