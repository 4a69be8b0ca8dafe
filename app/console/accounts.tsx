import { useState, type FormEvent } from 'react'
import { ACCOUNT_ROLES, type AccountRole } from '../../domain/accounts/account-roles.ts'
import type { AccountView } from '../../usecases/account-deps.ts'
import { useStoredUser } from '../account/stored-user.ts'
import { ActButton, Badge, formatUtcMinute, ROW, useAct, WhenLoaded } from './console-parts.tsx'
import { FilterChoice, FilterText, ListFilters, PagedList } from './paged-list.tsx'
import { useLoaded } from './use-loaded.ts'

const ROLES = [
  ['', 'All roles'],
  ['customer', 'Customers'],
  ['consultant', 'Consultants'],
  ['operator', 'Operators'],
] as const

const ROLE_LABELS: Record<AccountRole, string> = { customer: 'Customer', consultant: 'Consultant', operator: 'Operator' }

function RoleOptions() {
  return ACCOUNT_ROLES.map((role) => (
    <option key={role} value={role}>
      {ROLE_LABELS[role]}
    </option>
  ))
}

function Invitation({ after }: { after: () => void }) {
  const { sending, act } = useAct()
  async function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (!(await act('/api/console/accounts', Object.fromEntries(new FormData(form)), {}, 'The invitation is on its way'))) return
    form.reset()
    after()
  }
  return (
    <form onSubmit={invite} className="card mb-6 grid gap-3 p-5 sm:grid-cols-[minmax(0,1fr)_12rem_auto]" aria-label="Invite someone">
      <input name="email" type="email" className="field" placeholder="E-mail of someone without an account" aria-label="E-mail of someone without an account" required autoComplete="off" />
      <select name="role" className="field" aria-label="Role" defaultValue="consultant">
        <RoleOptions />
      </select>
      <button type="submit" className="button button-primary" aria-disabled={sending}>
        Invite
      </button>
    </form>
  )
}

function Events({ id }: { id: string }) {
  const { loaded } = useLoaded<{ at: string; actor: string; what: string }[]>(`/api/console/accounts/${id}/events`)
  return (
    <WhenLoaded loaded={loaded}>
      {(events) =>
        events.length === 0 ? (
          <p className="text-sm text-ink-soft">No operator changed this account.</p>
        ) : (
          <ul className="space-y-1 text-sm">
            {events.map(({ at, actor, what }) => (
              <li key={at + what} className="wrap-anywhere">
                <span className="tabular-nums text-ink-soft">{formatUtcMinute(at)}</span> {what} <span className="text-ink-soft">({actor})</span>
              </li>
            ))}
          </ul>
        )
      }
    </WhenLoaded>
  )
}

/** Opened by its button, so that a role is never changed by passing over a list. */
function ChangeRole({ user, again }: { user: AccountView; again: () => void }) {
  const [role, setRole] = useState<AccountRole>(user.role)
  return (
    <div className="mt-4 space-y-4 border-t border-line pt-4">
      <div className="flex flex-wrap items-end gap-3">
        <div>
          <label htmlFor={`role-${user.id}`} className="mb-1.5 block text-sm font-semibold">
            New role
          </label>
          <select id={`role-${user.id}`} className="field" value={role} onChange={(event) => setRole(event.target.value as AccountRole)}>
            <RoleOptions />
          </select>
        </div>
        {role === user.role ? null : (
          <ActButton path={`/api/console/accounts/${user.id}`} method="PATCH" body={{ role }} done="The role is changed; the account is signed out everywhere" after={again}>
            Make {user.email} {role === 'operator' ? 'an' : 'a'} {role}
          </ActButton>
        )}
      </div>
      <Events id={user.id} />
    </div>
  )
}

function Account({ user, again }: { user: AccountView; again: () => void }) {
  const [open, setOpen] = useState(false)
  const own = useStoredUser()?.id === user.id
  return (
    <li className={ROW}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="min-w-0 flex-1 basis-56">
          <span className="block font-semibold wrap-anywhere">{user.email}</span>
          <span className="block text-sm text-ink-soft">
            {`${user.firstName} ${user.lastName}`.trim() || 'No name'} · since {formatUtcMinute(user.createdAt)}
          </span>
        </span>
        <span className="flex items-center gap-2">
          {user.confirmed ? null : <Badge tone="warn">Not confirmed</Badge>}
          <Badge tone={user.role === 'customer' ? 'plain' : 'good'}>{ROLE_LABELS[user.role]}</Badge>
          {own ? (
            <span className="text-sm text-ink-soft">You</span>
          ) : (
            <button type="button" className="button button-quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
              Change<span className="sr-only"> {user.email}</span>
            </button>
          )}
        </span>
      </div>
      {open ? <ChangeRole key={user.role} user={user} again={again} /> : null}
    </li>
  )
}

export function Accounts() {
  const [invited, setInvited] = useState(0)
  return (
    <>
      <h1 className="text-title">Accounts</h1>
      <p className="mt-1 mb-5 max-w-2xl text-ink-soft">Another role signs the account out everywhere. Nobody changes their own role, and one operator always stays.</p>
      <Invitation after={() => setInvited(invited + 1)} />
      <ListFilters label="Accounts">
        {(value) => (
          <>
            <FilterText name="search" label="E-mail begins with" value={value('search')} />
            <FilterChoice name="role" label="Role" value={value('role')} options={ROLES} />
          </>
        )}
      </ListFilters>
      <PagedList<AccountView> key={invited} path="/api/console/accounts" label="Accounts" empty="No accounts match.">
        {(user, again) => <Account key={user.id} user={user} again={again} />}
      </PagedList>
    </>
  )
}
