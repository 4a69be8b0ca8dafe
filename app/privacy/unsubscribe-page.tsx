import { useState } from 'react'
import { UNSUBSCRIBE } from '../../content/data-requests.ts'
import { withEmail } from '../../content/provider.ts'
import { call } from '../ui/call.ts'
import { FormNotice } from '../ui/form-field.tsx'
import { placed } from '../ui/site-facts.tsx'

/** Asks once: mail programs that look at links must not stop anything. */
export default placed(UnsubscribePage)

function UnsubscribePage({ token }: { token: string }) {
  const [state, setState] = useState<'asking' | 'sending' | 'done' | 'gone' | { failure: string }>('asking')
  async function stop() {
    if (state === 'sending') return
    setState('sending')
    const answer = await call(`/api/unsubscriptions/${token}`, {})
    setState(answer.ok ? 'done' : answer.status === 404 ? 'gone' : { failure: answer.message })
  }
  return (
    <div className="shell-narrow py-12 md:py-16">
      <h1 className="text-title">{UNSUBSCRIBE.title}</h1>
      <p className="mt-3 text-lg text-ink-soft">{UNSUBSCRIBE.lead}</p>
      <div className="mt-6 space-y-4">
        {state === 'gone' ? <FormNotice tone="error">{withEmail(UNSUBSCRIBE.gone)}</FormNotice> : null}
        {typeof state === 'object' ? <FormNotice tone="error">{state.failure}</FormNotice> : null}
        {state === 'done' ? (
          <FormNotice tone="success">{UNSUBSCRIBE.done}</FormNotice>
        ) : (
          <button type="button" className="button button-primary" aria-disabled={state === 'sending'} onClick={() => void stop()}>
            {state === 'sending' ? UNSUBSCRIBE.stopping : UNSUBSCRIBE.button}
          </button>
        )}
      </div>
    </div>
  )
}
