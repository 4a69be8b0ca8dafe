import { useState } from 'react'
import { FIND_ORDER_WORDS as words } from '../../content/orders.ts'
import { CHECKOUT_MESSAGES } from '../../domain/orders/checkout-rules.ts'
import { isEmailAddress } from '../../domain/email-address.ts'
import { ask } from '../ui/ask.ts'
import { EmailField, FormNotice } from '../ui/form-field.tsx'
import { WithoutScripts } from '../ui/form-guards.tsx'
import { placed } from '../ui/site-facts.tsx'

/** The way back for someone who lost the link: it goes to the mailbox, never to the screen. */
export default placed(FindOrderPage)

function FindOrderPage() {
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
    const answer = await ask('POST /api/order-links', { body: { email: email.trim() } })
    setSending(false)
    setNotice(answer.ok ? { tone: 'success', text: answer.value.message } : { tone: 'error', text: answer.message })
  }
  return (
    <div className="shell-narrow py-12 md:py-20">
      <h1 className="text-title">{words.heading}</h1>
      <p className="mt-4 text-lg text-ink-soft">{words.lead}</p>
      <form
        method="dialog"
        noValidate
        className="card mt-8 max-w-xl space-y-5 p-6 sm:p-8"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <WithoutScripts what="your question" />
        <EmailField
          label={words.emailLabel}
          value={email}
          error={problem}
          onChange={(event) => {
            setEmail(event.target.value)
            setProblem(null)
          }}
        />
        <button type="submit" className="button button-primary" aria-disabled={sending}>
          {sending ? words.submitting : words.submit}
        </button>
        {notice === null ? null : <FormNotice tone={notice.tone}>{notice.text}</FormNotice>}
      </form>
    </div>
  )
}
