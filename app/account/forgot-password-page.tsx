import { useState } from 'react'
import { Link } from '../router/link.tsx'
import { callWith } from '../ui/call.ts'
import { FormNotice } from '../ui/form-field.tsx'
import { emailField } from './account-fields.ts'
import { AccountCard, AccountForm } from './account-form.tsx'

export default function ForgotPasswordPage() {
  const [sent, setSent] = useState<string | null>(null)
  async function send(values: Record<string, string>) {
    const answer = await callWith<{ message: string }>('/users/request-password-reset', values, {})
    if (!answer.ok) return answer
    setSent(answer.value.message)
    return null
  }
  return (
    <AccountCard heading="Forgot your password?" {...(sent === null ? { lead: 'We mail you a link to choose a new one.' } : {})}>
      {sent === null ? <AccountForm fields={[emailField]} submit="Send me the link" onSend={send} /> : <FormNotice tone="success">{sent}</FormNotice>}
      <p className="mt-6 border-t border-line pt-5 text-center">
        <Link to="/login" className="link">
          Back to sign-in
        </Link>
      </p>
    </AccountCard>
  )
}
