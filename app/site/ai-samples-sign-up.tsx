import { useState, type FormEvent } from 'react'
import { AI_SAMPLES_SIGN_UP } from '../../content/selfpetition-ai.ts'
import { looksLikeEmail } from '../../domain/email-address.ts'
import { textOf } from '../ui/form-text.ts'
import { EmailField } from '../ui/form-field.tsx'
import { Trap } from '../ui/form-guards.tsx'
import { useSending } from '../ui/use-sending.ts'
import { useTimedMessage } from '../ui/use-timed-message.ts'
import { placed } from '../ui/site-facts.tsx'

const MESSAGE_MS = 4000

export default placed(AiSamplesSignUp)

/** Leads to the samples once the request has arrived. */
function AiSamplesSignUp() {
  const { sending, send } = useSending('POST /api/contact/landing')
  const [problem, showProblem] = useTimedMessage(MESSAGE_MS)
  const [failure, setFailure] = useState<string | null>(null)
  const { emailLabel, marketingLabel, submit: submitLabel, submitting, requestName, requestMessage, messages } = AI_SAMPLES_SIGN_UP

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = textOf(form, 'email').trim()
    setFailure(null)
    if (!looksLikeEmail(email)) {
      showProblem(messages.email)
      form.querySelector<HTMLInputElement>('input[name="email"]')?.focus()
      return
    }
    showProblem(null)
    const news = textOf(form, 'news') === 'on'
    const answer = await send({ name: requestName, email, message: requestMessage, news, website: textOf(form, 'website') })
    if (answer === null) return
    if (answer.ok) location.assign('/ai-samples')
    else setFailure(answer.status === 429 ? answer.message : messages.failure)
  }

  return (
    <form method="dialog" onSubmit={submit} noValidate className="relative space-y-4">
      <noscript>
        <p>
          <a className="link" href="/ai-samples">
            Go to the samples
          </a>
        </p>
      </noscript>
      <EmailField label={emailLabel} required readOnly={sending} error={problem ?? failure} />
      <label className="flex min-h-6 items-start gap-2.5 text-sm">
        <input type="checkbox" name="news" className="mt-1 size-4 accent-pine" />
        {marketingLabel}
      </label>
      <Trap />
      <button type="submit" className="button button-primary w-full sm:w-auto" aria-disabled={sending}>
        {sending ? submitting : submitLabel}
      </button>
    </form>
  )
}
