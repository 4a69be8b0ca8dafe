import { useRef, useState, type FormEvent } from 'react'
import { DATA_REQUESTS } from '../../content/data-requests.ts'
import { withEmail } from '../../content/provider.ts'
import { isEmailAddress } from '../../domain/email-address.ts'
import { textOf } from '../ui/form-text.ts'
import { EmailField, FormNotice } from '../ui/form-field.tsx'
import { WithoutScripts } from '../ui/form-guards.tsx'
import { useSending } from '../ui/use-sending.ts'
import { placed } from '../ui/site-facts.tsx'

export default placed(DataRequestsPage)

function DataRequestsPage() {
  const { sending, send } = useSending('POST /api/data-requests')
  const [error, setError] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [sent, setSent] = useState(false)
  const done = useRef<HTMLDivElement>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const email = textOf(form, 'email').trim()
    setFailure(null)
    const problem = isEmailAddress(email) ? null : DATA_REQUESTS.emailError
    setError(problem)
    if (problem !== null) {
      form.querySelector<HTMLInputElement>('input[name="email"]')?.focus()
      return
    }
    const answer = await send({ email, kind: textOf(form, 'kind') === 'delete' ? 'delete' : 'download' })
    if (answer === null) return
    if (!answer.ok) return setFailure(answer.status === 429 ? answer.message : withEmail(DATA_REQUESTS.failure))
    setSent(true)
    requestAnimationFrame(() => done.current?.focus())
  }

  return (
    <div className="shell-narrow py-12 md:py-16">
      <h1 className="text-title">{DATA_REQUESTS.title}</h1>
      {sent ? (
        <div ref={done} tabIndex={-1} role="status" className="card mt-8 p-7 outline-none">
          <h2 className="text-heading">{DATA_REQUESTS.sentHeading}</h2>
          <p className="mt-2">{withEmail(DATA_REQUESTS.sent)}</p>
        </div>
      ) : (
        <>
          <p className="mt-3 text-lg text-ink-soft">{DATA_REQUESTS.lead}</p>
          <form method="dialog" onSubmit={submit} noValidate className="mt-8 space-y-6">
            <WithoutScripts what="your request" />
            <EmailField label={DATA_REQUESTS.emailLabel} required readOnly={sending} error={error} />
            <fieldset>
              <legend className="mb-2 font-semibold">{DATA_REQUESTS.question}</legend>
              <div className="grid gap-3 sm:grid-cols-2">
                {(['download', 'delete'] as const).map((kind) => (
                  <label key={kind} className="flex cursor-pointer items-start gap-3 rounded-lg border border-line bg-white p-4 has-checked:border-pine has-checked:bg-pine-tint">
                    <input type="radio" name="kind" value={kind} defaultChecked={kind === 'download'} className="mt-1 size-4 accent-pine" />
                    <span>
                      <span className="block font-medium">{DATA_REQUESTS.choices[kind].label}</span>
                      <span className="block text-sm text-ink-soft">{DATA_REQUESTS.choices[kind].note}</span>
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
            {failure === null ? null : <FormNotice tone="error">{failure}</FormNotice>}
            <button type="submit" className="button button-primary w-full sm:w-auto" aria-disabled={sending}>
              {sending ? DATA_REQUESTS.submitting : DATA_REQUESTS.submit}
            </button>
          </form>
        </>
      )}
    </div>
  )
}
