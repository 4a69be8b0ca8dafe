import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { ACCOUNT_WORDS } from '../../content/account.ts'
import { showAlert } from '../ui/alerts.tsx'
import { callWith } from '../ui/call.ts'
import { FormNotice } from '../ui/form-field.tsx'
import { AccountCard, AccountForm } from './account-form.tsx'
import { useFragment } from './use-fragment.ts'

/** Alerts end with each navigation, so the page that is shown next announces the registration itself. */
function useRegisteredAlert(): void {
  const { state } = useLocation()
  const registered = (state as { registered?: boolean } | null)?.registered === true
  useEffect(() => {
    if (!registered) return
    const timer = setTimeout(() => showAlert({ kind: 'success', message: ACCOUNT_WORDS.registered }))
    return () => clearTimeout(timer)
  }, [registered])
}

export default function RegisterConfirmationPage() {
  useRegisteredAlert()
  const token = useFragment()?.get('token') ?? null
  const [done, setDone] = useState<string | null>(null)
  if (token === null) {
    return (
      <AccountCard heading="Please look into your mailbox" lead="We sent a link to confirm your e-mail. It works for 24 hours.">
        <p className="text-ink-soft">
          If it does not come within a few minutes, look into the spam folder, or{' '}
          <Link to="/register" className="link">
            register again
          </Link>
          .
        </p>
      </AccountCard>
    )
  }
  async function send() {
    const answer = await callWith<{ message: string }>('/users/confirm', { token }, {})
    if (!answer.ok) return answer
    setDone(answer.value.message)
    return null
  }
  return (
    <AccountCard heading="Confirm your e-mail" {...(done === null ? { lead: 'Confirm only if it was you who registered.' } : {})}>
      {done === null ? (
        // A click, not the visit, confirms: mail programs open links to look at them.
        <AccountForm fields={[]} submit="Confirm my e-mail" onSend={send} />
      ) : (
        <div className="space-y-6">
          <FormNotice tone="success">{done}</FormNotice>
          <Link to="/login" className="button button-primary w-full">
            Sign in
          </Link>
        </div>
      )}
    </AccountCard>
  )
}
