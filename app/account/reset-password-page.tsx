import { useState } from 'react'
import { ask } from '../ui/ask.ts'
import { FormNotice } from '../ui/form-field.tsx'
import { emailField, newPasswordFields } from './account-fields.ts'
import { AccountCard, AccountForm } from './account-form.tsx'
import { storeUser } from './stored-user.ts'
import { useFragment } from './use-fragment.ts'
import { placed } from '../ui/site-facts.tsx'

export default placed(ResetPasswordPage)

function ResetPasswordPage() {
  const fragment = useFragment()
  const email = fragment?.get('email') ?? ''
  const [done, setDone] = useState<string | null>(null)
  if (fragment !== undefined && !fragment.has('code')) {
    return (
      <AccountCard heading="Choose a new password" lead="Please open the link of our email, or ask for a new one.">
        <a href="/forgot-password" className="button button-primary w-full">
          Ask for a link
        </a>
      </AccountCard>
    )
  }
  async function send({ email: typed = '', newPassword = '' }: Record<string, string>) {
    const answer = await ask('POST /users/password-reset', { body: { email: typed.trim(), code: fragment?.get('code') ?? '', newPassword } })
    if (!answer.ok) return answer
    storeUser(null)
    setDone(answer.value.message)
    return null
  }
  return (
    <AccountCard heading="Choose a new password">
      {done === null ? (
        <AccountForm key={email} fields={[{ ...emailField, value: email }, ...newPasswordFields]} submit="Save the password" onSend={send} />
      ) : (
        <div className="space-y-6">
          <FormNotice tone="success">{done}</FormNotice>
          <a href="/login" className="button button-primary w-full">
            Sign in
          </a>
        </div>
      )}
    </AccountCard>
  )
}
