import { useState } from 'react'
import { CHECKOUT_MESSAGES } from '../../domain/orders/checkout-rules.ts'
import { isEmailAddress } from '../../domain/email-address.ts'
import { call } from '../ui/call.ts'
import { FormNotice, TextField } from '../ui/form-field.tsx'
import { pageMeta } from '../ui/page-meta.ts'

export const meta = () => pageMeta('/orders')

/** The way back for someone who lost the link: it goes to the mailbox, never to the screen. */
export default function FindOrderPage() {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [notice, setNotice] = useState<{ tone: 'success' | 'error'; text: string } | null>(null)
  const [sending, setSending] = useState(false)
  const send = async () => {
    if (sending) return
    setNotice(null)
    if (!isEmailAddress(email.trim())) {
      setProblem(CHECKOUT_MESSAGES.email)
      return
    }
    setSending(true)
    const answer = await call<{ message: string }>('/api/order-links', { email: email.trim() })
    setSending(false)
    setNotice(answer.ok ? { tone: 'success', text: answer.value.message } : { tone: 'error', text: answer.message })
  }
  return (
    <div className="shell-narrow py-12 md:py-20">
      <h1 className="text-title">Find your order</h1>
      <p className="mt-4 text-lg text-ink-soft">
        The link to your order is in its confirmation mail. If you cannot find that mail, we send the links of all your orders to the e-mail address you ordered with.
      </p>
      <form
        noValidate
        className="card mt-8 max-w-xl space-y-5 p-6 sm:p-8"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <TextField
          label="E-mail"
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          error={problem}
          onChange={(event) => {
            setEmail(event.target.value)
            setProblem(null)
          }}
        />
        <button type="submit" className="button button-primary" aria-disabled={sending}>
          {sending ? 'Sending…' : 'Send me my order links'}
        </button>
        {notice === null ? null : <FormNotice tone={notice.tone}>{notice.text}</FormNotice>}
      </form>
    </div>
  )
}
