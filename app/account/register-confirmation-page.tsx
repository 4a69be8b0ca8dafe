import { ask } from '../ui/ask.ts'
import { passwordField } from './account-fields.ts'
import { AccountCard, AccountForm } from './account-form.tsx'
import { signIn } from './stored-user.ts'
import { goAnnouncing, useAnnouncement } from './use-announcement.ts'
import { useFragment } from './use-fragment.ts'
import { placed } from '../ui/site-facts.tsx'

export default placed(RegisterConfirmationPage)

function RegisterConfirmationPage() {
  useAnnouncement()
  const token = useFragment()?.get('token') ?? null
  if (token === null) {
    return (
      <AccountCard heading="Check your email" lead="We sent a link to confirm your email. It works for 24 hours.">
        <p className="text-ink-soft">
          If it does not arrive within a few minutes, check your spam folder, or{' '}
          <a href="/register" className="link">
            register again
          </a>
          .
        </p>
      </AccountCard>
    )
  }
  const code = token
  async function send({ password = '' }: Record<string, string>) {
    const answer = await ask('POST /users/confirm', { body: { token: code, password } })
    if (!answer.ok) return answer
    const user = await signIn({ email: answer.value.email, password })
    goAnnouncing('ok' in user ? '/login' : '/dashboard', answer.value.message)
    return null
  }
  return (
    <AccountCard heading="Confirm your email" lead="Type the password you chose when you registered. It opens your account to you and to nobody who only knows your address.">
      {/* Mail programs open links to look at them: the visit alone confirms nothing. */}
      <AccountForm fields={[passwordField]} submit="Confirm my email" onSend={send} />
      <p className="mt-6 border-t border-line pt-5 text-[0.9375rem] text-ink-soft">It was not you who registered? Close this page: the account stays shut.</p>
    </AccountCard>
  )
}
