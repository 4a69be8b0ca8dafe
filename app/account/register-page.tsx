import { ACCOUNT_WORDS } from '../../content/account.ts'
import { callWith } from '../ui/call.ts'
import { emailField, newPasswordFields } from './account-fields.ts'
import { AccountCard, AccountForm, type AccountField } from './account-form.tsx'
import { storeUser } from './stored-user.ts'
import { goAnnouncing } from './use-announcement.ts'
import { placed } from '../ui/site-facts.tsx'

const NAMES: AccountField[] = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', optional: true },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', optional: true },
]

export default placed(RegisterPage)

function RegisterPage() {
  async function send({ newPassword, email = '', ...values }: Record<string, string>) {
    const answer = await callWith('/users', { ...values, email, password: newPassword }, {})
    if (!answer.ok) return { ...answer, fields: { ...answer.fields, ...(answer.fields['password'] ? { newPassword: answer.fields['password'] } : {}) } }
    // Kept without an id, which is not signed in: it opens the account here as soon as the mailbox is confirmed, on whatever device.
    if (answer.token !== undefined) storeUser({ id: '', email: email.trim(), role: 'customer', firstName: values['firstName'] ?? '', lastName: values['lastName'] ?? '', token: answer.token })
    goAnnouncing('/register-confirmation', ACCOUNT_WORDS.registered)
    return null
  }
  return (
    <AccountCard heading="Register" lead="An account is not needed to order. We mail you a link to confirm the address.">
      <AccountForm fields={[emailField, ...newPasswordFields, ...NAMES]} submit="Register" onSend={send} />
      <p className="mt-6 border-t border-line pt-5 text-center text-ink-soft">
        Have an account?{' '}
        <a href="/login" className="link">
          Sign in
        </a>
      </p>
    </AccountCard>
  )
}
