import { Link } from 'react-router'
import { callWith } from '../ui/call.ts'
import { emailField, passwordField } from './account-fields.ts'
import { AccountForm } from './account-form.tsx'
import { storeUser, type StoredUser } from './stored-user.ts'

/** Signs in and stores the user with the token of the answer. */
export function SignInForm({ onSignedIn }: { onSignedIn?: (user: StoredUser) => void }) {
  async function send(values: Record<string, string>) {
    const answer = await callWith<Omit<StoredUser, 'token'>>('/auth', values, {})
    if (!answer.ok) return answer
    const user = { ...answer.value, token: answer.token ?? '' }
    storeUser(user)
    onSignedIn?.(user)
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
