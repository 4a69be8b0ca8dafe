import { Link } from '../router/link.tsx'
import { navigate } from '../router/navigation.ts'
import { AccountCard } from './account-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useAnnouncement } from './use-announcement.ts'

export default function LoginPage() {
  useAnnouncement()
  return (
    <AccountCard heading="Sign in" lead="To see your orders in one place. You need no account to order.">
      <SignInForm onSignedIn={({ role }) => void navigate(role === 'operator' ? '/console' : '/dashboard')} />
      <p className="mt-6 border-t border-line pt-5 text-center text-ink-soft">
        No account?{' '}
        <Link to="/register" className="link">
          Register
        </Link>
        {' · '}
        <Link to="/orders" className="link">
          Find my order
        </Link>
      </p>
    </AccountCard>
  )
}
