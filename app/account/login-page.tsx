import { Link, useNavigate } from 'react-router'
import { AccountCard } from './account-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

export default function LoginPage() {
  const navigate = useNavigate()
  return (
    <AccountCard heading="Sign in" lead="For consultants and people with an account. You need none to order.">
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
