import { useState } from 'react'
import { DATA_REQUESTS } from '../../content/data-requests.ts'
import { withEmail } from '../../content/provider.ts'
import type { viewDataRequest } from '../../usecases/request-data.ts'
import { ask } from '../ui/ask.ts'
import { FormNotice } from '../ui/form-field.tsx'
import { placed } from '../ui/site-facts.tsx'

const WORDS = DATA_REQUESTS.link

/** The page behind a mailed link. Opening it changes nothing: mail programs open links too. */
export default placed(DataLinkPage)

function DataLinkPage({ token, request }: { token: string; request: Awaited<ReturnType<typeof viewDataRequest>> }) {
  const [state, setState] = useState<'asking' | 'deleting' | 'failed' | 'gone' | { deleted: string[]; kept: string[] }>('asking')

  const [packages, setPackages] = useState(false)

  if (typeof state === 'object') {
    return (
      <div className="shell-narrow py-12 md:py-16" role="status">
        <h1 className="text-title">{WORDS.deletedHeading}</h1>
        <ul className="mt-4 list-disc pl-5">{state.deleted.length === 0 ? <li>{WORDS.deletedNothing}</li> : state.deleted.map((what) => <li key={what}>{what}</li>)}</ul>
        {state.kept.length === 0 ? null : (
          <>
            <h2 className="mt-6 text-heading">{WORDS.keptHeading}</h2>
            <ul className="mt-2 list-disc pl-5">
              {state.kept.map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    )
  }
  if (state === 'gone' || request === null || (request.kind === 'delete' && request.done)) {
    return (
      <div className="shell-narrow py-12 md:py-16">
        <h1 className="text-title">{WORDS.goneHeading}</h1>
        <p className="mt-3 text-lg text-ink-soft">{WORDS.gone}</p>
        <a className="button button-primary mt-6" href="/privacy/requests">
          {WORDS.again}
        </a>
      </div>
    )
  }
  if (request.kind === 'limited') {
    return (
      <div className="shell-narrow py-12 md:py-16">
        <h1 className="text-title">{WORDS.limitedHeading}</h1>
        <p className="mt-3 text-lg text-ink-soft">{WORDS.limited}</p>
      </div>
    )
  }
  const { kind, email, summary } = request
  const rows = (['orders', 'intakes', 'messages', 'mails', 'files', 'packages', 'notes', 'accounts'] as const).map((name) => [DATA_REQUESTS.counts[name], summary[name]] as const)

  async function remove() {
    if (state === 'deleting') return
    setState('deleting')
    const answer = await ask('POST /api/data-requests/:token/deletion', { params: { token }, body: { packages } })
    // Also where the deletion was done and its answer was lost on the way.
    setState(answer.ok ? answer.value : answer.status === 404 ? 'gone' : 'failed')
  }

  return (
    <div className="shell-narrow py-12 md:py-16">
      <h1 className="text-title">{kind === 'download' ? WORDS.downloadHeading : WORDS.deleteHeading}</h1>
      <p className="mt-3 text-lg text-ink-soft">
        {WORDS.stored} <span className="font-semibold text-ink">{email}</span>
      </p>
      <dl className="mt-6 border-b border-line">
        {rows.map(([name, number]) => (
          <div key={name} className="flex justify-between gap-4 border-t border-line py-3">
            <dt>{name}</dt>
            <dd className="font-semibold digits-aligned">{number}</dd>
          </div>
        ))}
      </dl>
      {kind === 'download' ? (
        <a className="button button-primary mt-8" href={`/api/data-requests/${token}/download`} download>
          {WORDS.downloadButton}
        </a>
      ) : (
        <div className="mt-6 space-y-4">
          <p>{WORDS.deleteLead}</p>
          {summary.packages > 0 ? (
            <label className="flex items-start gap-3 rounded-lg bg-amber-tint px-4 py-3 text-amber">
              <input type="checkbox" className="mt-1.5 size-4 shrink-0" checked={packages} onChange={(event) => setPackages(event.target.checked)} />
              <span>
                {WORDS.packages.replace('{packages}', summary.packages === 1 ? 'a package' : `${summary.packages} packages`)} <span className="font-semibold">{WORDS.deletePackages}</span>
              </span>
            </label>
          ) : null}
          {summary.keptOrders > 0 ? <p className="text-ink-soft">{WORDS.kept}</p> : null}
          {summary.keptAccounts > 0 ? <p className="text-ink-soft">{WORDS.keptAccount}</p> : null}
          {state === 'failed' ? <FormNotice tone="error">{withEmail(WORDS.deleteFailed)}</FormNotice> : null}
          <button type="button" className="button button-primary" aria-disabled={state === 'deleting'} onClick={() => void remove()}>
            {state === 'deleting' ? WORDS.deleting : WORDS.deleteButton}
          </button>
        </div>
      )}
    </div>
  )
}
