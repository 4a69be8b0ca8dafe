import { Link } from '../router/link.tsx'
import { emailField, passwordField } from './account-fields.ts'
import { AccountForm } from './account-form.tsx'
import { signIn, type StoredUser } from './stored-user.ts'

export function SignInForm({ onSignedIn }: { onSignedIn?: (user: StoredUser) => void }) {
  async function send({ email = '', password = '' }: Record<string, string>, here: () => boolean) {
    const answer = await signIn({ email, password })
    if ('ok' in answer) return answer
    if (here()) onSignedIn?.(answer)
    return null
  }
  return (
    <AccountForm fields={[emailField, passwordField]} submit="Sign in" onSend={send}>
      <p className="text-center">
        <Link to="/forgot-password" className="link">
          Forgot your password?
        </Link>
      </p>
    </AccountForm>
  )
}
