import { useState } from 'react'
import { ask } from '../ui/ask.ts'
import { FormNotice } from '../ui/form-field.tsx'
import { emailField } from './account-fields.ts'
import { AccountCard, AccountForm } from './account-form.tsx'
import { placed } from '../ui/site-facts.tsx'

export default placed(ForgotPasswordPage)

function ForgotPasswordPage() {
  const [sent, setSent] = useState<string | null>(null)
  async function send(values: Record<string, string>) {
    const answer = await ask('POST /users/request-password-reset', { body: { email: values['email'] ?? '' } })
    if (!answer.ok) return answer
    setSent(answer.value.message)
    return null
  }
  return (
    <AccountCard heading="Forgot your password?" {...(sent === null ? { lead: 'We mail you a link to choose a new one.' } : {})}>
      {sent === null ? <AccountForm fields={[emailField]} submit="Send me the link" onSend={send} /> : <FormNotice tone="success">{sent}</FormNotice>}
      <p className="mt-6 border-t border-line pt-5 text-center">
        <a href="/login" className="link">
          Back to sign-in
        </a>
      </p>
    </AccountCard>
  )
}
