import { useState, type FormEvent } from 'react'
import { ACCOUNT_ROLES, GIVEN_ROLES, rolesOf, rolesWords, sameRoles, type AccountRole, type GivenRole } from '../../domain/accounts/account-roles.ts'
import type { AccountView } from '../../usecases/account-deps.ts'
import { useStoredUser } from '../account/use-stored-user.ts'
import { actorWords } from './code-words.ts'
import { Badge, ConfirmDialog, formatMinute, ROW, useAct, WhenLoaded } from './console-parts.tsx'
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
    if (!(await act('/api/console/accounts', Object.fromEntries(new FormData(form)), {}, null))) return
    form.reset()
    after()
  }
  return (
    <form onSubmit={invite} className="card mb-6 grid items-end gap-3 p-5 sm:grid-cols-[minmax(0,1fr)_12rem_auto]" aria-label="Invite someone">
      <label>
        <span className="block text-sm text-ink-soft">Email of someone without an account</span>
        <input name="email" type="email" className="field" required autoComplete="off" />
      </label>
      <label>
        <span className="block text-sm text-ink-soft">Role</span>
        <select name="role" className="field" defaultValue="consultant">
          <RoleOptions />
        </select>
      </label>
      <button type="submit" className="button button-primary" aria-disabled={sending}>
        Invite
      </button>
    </form>
  )
}

function Events({ id }: { id: string }) {
  const { loaded, again } = useLoaded('GET /api/console/accounts/:id/events', { params: { id } })
  return (
    <WhenLoaded loaded={loaded} again={again}>
      {(events) =>
        events.length === 0 ? (
          <p className="text-sm text-ink-soft">No operator changed this account.</p>
        ) : (
          <ul className="space-y-1 text-sm">
            {events.map(({ at, actor, what }) => (
              <li key={at + what} className="wrap-anywhere">
                <span className="digits-aligned text-ink-soft">{formatMinute(at)}</span> {what} <span className="text-ink-soft">({actorWords(actor)})</span>
              </li>
            ))}
          </ul>
        )
      }
    </WhenLoaded>
  )
}

const ROLE_RIGHTS: Record<GivenRole, string> = {
  operator: 'Reads everything that customers sent and can change every order.',
  consultant: 'Offers times for consultations; the profile is shown once an operator approves it.',
}

/** Asks before roles are given or taken: the account is signed out everywhere, and an operator reads what customers sent. */
function ChangeRoles({ user, again }: { user: AccountView; again: () => void }) {
  const [open, setOpen] = useState(false)
  const [roles, setRoles] = useState<GivenRole[]>(user.roles)
  const given = roles.filter((role) => !user.roles.includes(role))
  const taken = user.roles.filter((role) => !roles.includes(role))
  const said = [...(given.length === 0 ? [] : [`give ${given.join(' and ')}`]), ...(taken.length === 0 ? [] : [`take away ${taken.join(' and ')}`])].join(', ')
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-haspopup="dialog"
        onClick={() => {
          setRoles(user.roles)
          setOpen(true)
        }}
      >
        Change<span className="sr-only"> {user.email}</span>
      </button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Change the roles"
        doIt={sameRoles(roles, user.roles) ? null : said.charAt(0).toUpperCase() + said.slice(1)}
        path={`/api/console/accounts/${user.id}`}
        method="PATCH"
        body={{ roles }}
        done="The roles are changed; the account is signed out everywhere"
        after={again}
      >
        <p className="wrap-anywhere">
          <span className="font-semibold">{user.email}</span> is {user.role === 'operator' ? 'an' : 'a'} {rolesWords(user.roles)} now. Other roles sign the account out everywhere.
        </p>
        <fieldset className="mt-4">
          <legend className="mb-1.5 font-semibold">Roles</legend>
          {GIVEN_ROLES.map((role) => (
            <label key={role} className="flex min-h-11 items-start gap-3 py-1.5">
              <input
                type="checkbox"
                className="mt-1.5 size-5 shrink-0"
                checked={roles.includes(role)}
                onChange={({ target }) => setRoles(rolesOf(target.checked ? [...roles, role] : roles.filter((one) => one !== role)))}
              />
              <span>
                {ROLE_LABELS[role]}
                <span className="block text-sm text-ink-soft">{ROLE_RIGHTS[role]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {given.includes('operator') ? <p className="mt-3 text-sm text-amber">An operator reads everything that customers sent and can change every order.</p> : null}
        <h3 className="mt-5 mb-1.5 font-sans text-base font-semibold tracking-normal">What operators did</h3>
        {open ? <Events id={user.id} /> : null}
      </ConfirmDialog>
    </>
  )
}

function Account({ user, again }: { user: AccountView; again: () => void }) {
  const own = useStoredUser()?.id === user.id
  return (
    <li className={ROW}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="min-w-0 flex-1 basis-56">
          <span className="block font-semibold wrap-anywhere">{user.email}</span>
          <span className="block text-sm text-ink-soft">
            {`${user.firstName} ${user.lastName}`.trim() || 'No name'} · since {formatMinute(user.createdAt)}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-2">
          {user.confirmed ? null : <Badge tone="warn">Not confirmed</Badge>}
          {user.roles.length === 0 ? (
            <Badge>{ROLE_LABELS.customer}</Badge>
          ) : (
            user.roles.map((role) => (
              <Badge key={role} tone="good">
                {ROLE_LABELS[role]}
              </Badge>
            ))
          )}
          {own ? <span className="text-sm text-ink-soft">You</span> : <ChangeRoles key={user.roles.join()} user={user} again={again} />}
        </span>
      </div>
    </li>
  )
}

export function Accounts() {
  const [invited, setInvited] = useState(0)
  return (
    <>
      <h1 className="text-title">Accounts</h1>
      <p className="mt-1 mb-5 max-w-2xl text-ink-soft">An account may have several roles; changing them signs it out everywhere. Nobody changes their own roles, and one operator always stays.</p>
      <Invitation after={() => setInvited(invited + 1)} />
      <ListFilters label="Accounts">
        {(value) => (
          <>
            <FilterText name="search" label="Email, or a part of it" value={value('search')} />
            <FilterChoice name="role" label="Role" value={value('role')} options={ROLES} className="col-span-2 min-w-0 sm:basis-44" />
          </>
        )}
      </ListFilters>
      <PagedList key={invited} call="GET /api/console/accounts" label="Accounts" empty="No accounts match.">
        {(user, again) => <Account key={user.id} user={user} again={again} />}
      </PagedList>
    </>
  )
}
