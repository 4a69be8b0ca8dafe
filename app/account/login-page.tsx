import { AccountCard } from './account-form.tsx'
import { hasRole } from './stored-user.ts'
import { SignInForm } from './sign-in-form.tsx'
import { useAnnouncement } from './use-announcement.ts'
import { placed } from '../ui/site-facts.tsx'

export default placed(LoginPage)

function LoginPage() {
  useAnnouncement()
  return (
    <AccountCard heading="Sign in" lead="To see your orders in one place. You need no account to order.">
      <SignInForm onSignedIn={(user) => location.assign(hasRole(user, 'operator') ? '/console' : '/dashboard')} />
      <p className="mt-6 border-t border-line pt-5 text-center text-ink-soft">
        No account?{' '}
        <a href="/register" className="link">
          Register
        </a>
        {' · '}
        <a href="/orders" className="link">
          Find my order
        </a>
      </p>
    </AccountCard>
  )
}
