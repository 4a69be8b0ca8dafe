import { useState, type FormEvent } from 'react'
import { REMARK_MAX } from '../../content/plan-review.ts'
import { PLAN_FACTOR_LABELS, PLAN_FACTORS, PLAN_RULE_LABELS, type PlanRemark, type PlanReview } from '../../domain/plan-review/plan-review.ts'
import { DELIVERY_LINE_MAX } from '../../domain/uploads/large-files.ts'
import type { PlanReviewView as View } from '../../usecases/review-plan.ts'
import { TextArea } from '../ui/form-field.tsx'
import { ActButton, Badge, useAct, WhenLoaded } from './console-parts.tsx'
import { FileFromCall } from './file-from-call.tsx'
import { useLoaded } from './use-loaded.ts'
import { useWorkTime } from './use-work-time.ts'
import { WorkTime } from './work-time.tsx'

type Change = (change: Record<string, unknown>, done: string) => Promise<boolean>

function Remark({ remark, change, sending }: { remark: PlanRemark; change: Change; sending: boolean }) {
  const [edited, setEdited] = useState<{ says: string; advice: string } | null>(null)
  const { id, rule, quote, says, advice, by, dropped } = remark
  async function save(event: FormEvent) {
    event.preventDefault()
    if (edited !== null && (await change({ kind: 'remark', id, ...edited }, 'Saved'))) setEdited(null)
  }
  return (
    <li className={`rounded-lg px-4 py-3 ${dropped ? 'bg-sand text-ink-soft' : 'bg-amber-tint'}`} data-testid="remark">
      <p className="flex flex-wrap items-center gap-x-3 font-semibold">
        {PLAN_RULE_LABELS[rule]} {by === 'operator' ? <Badge tone="plain">Edited</Badge> : null} {dropped ? <Badge tone="plain">Left out</Badge> : null}
      </p>
      {quote === '' ? null : <p className="mt-1 text-sm wrap-anywhere">“{quote}”</p>}
      {edited === null ? (
        <>
          <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{says}</p>
          {advice === '' ? null : <p className="mt-1 wrap-anywhere whitespace-pre-wrap">What to do: {advice}</p>}
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
            {dropped ? null : (
              <button type="button" className="link py-1" onClick={() => setEdited({ says, advice })}>
                Edit<span className="sr-only"> {says.slice(0, 50)}</span>
              </button>
            )}
            <button type="button" className="link py-1" aria-disabled={sending} onClick={() => void change({ kind: 'drop', id, dropped: !dropped }, dropped ? 'Back in the review' : 'Left out')}>
              {dropped ? 'Put back' : 'Leave out'}
              <span className="sr-only"> {says.slice(0, 50)}</span>
            </button>
          </p>
        </>
      ) : (
        <form onSubmit={save} className="mt-2 space-y-3">
          <TextArea label="Finding" required rows={3} maxLength={REMARK_MAX} value={edited.says} onChange={(event) => setEdited({ ...edited, says: event.target.value })} />
          <TextArea label="What to do" optional rows={3} maxLength={REMARK_MAX} value={edited.advice} onChange={(event) => setEdited({ ...edited, advice: event.target.value })} />
          <p className="flex flex-wrap gap-4">
            <button type="submit" className="button button-primary" aria-disabled={sending}>
              Save
            </button>
            <button type="button" className="link py-1" onClick={() => setEdited(null)}>
              Cancel
            </button>
          </p>
        </form>
      )}
    </li>
  )
}

function AddRemark({ paragraph, change, sending }: { paragraph: number | null; change: Change; sending: boolean }) {
  const [says, setSays] = useState('')
  const [advice, setAdvice] = useState('')
  async function add(event: FormEvent) {
    event.preventDefault()
    if (!(await change({ kind: 'add', paragraph, says, advice }, 'Added'))) return
    setSays('')
    setAdvice('')
  }
  return (
    <details className="mt-2">
      <summary className="link w-fit cursor-pointer text-sm">Add a remark{paragraph === null ? '' : ` to paragraph ${paragraph + 1}`}</summary>
      <form onSubmit={add} className="mt-2 space-y-3">
        <TextArea label="Finding" required rows={3} maxLength={REMARK_MAX} value={says} onChange={(event) => setSays(event.target.value)} />
        <TextArea label="What to do" optional rows={2} maxLength={REMARK_MAX} value={advice} onChange={(event) => setAdvice(event.target.value)} />
        <button type="submit" className="button button-secondary" aria-disabled={sending}>
          Add
        </button>
      </form>
    </details>
  )
}

function Summary({ review, change, sending }: { review: PlanReview; change: Change; sending: boolean }) {
  const [text, setText] = useState(review.summary)
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        void change({ kind: 'summary', text }, 'Saved')
      }}
    >
      <TextArea label="Your words above the findings" optional rows={4} maxLength={REMARK_MAX} value={text} onChange={(event) => setText(event.target.value)} />
      <button type="submit" className="button button-secondary" aria-disabled={sending || text === review.summary}>
        Save these words
      </button>
    </form>
  )
}

function Review({ reference, view, again }: { reference: string; view: View; again: () => void }) {
  const { sending, act } = useAct()
  const [line, setLine] = useState('')
  const path = `/api/console/orders/${reference}/plan-review`
  const { review, version, state } = view
  const change: Change = async (given, done) => {
    const ok = await act(`${path}/changes`, { version, change: given }, {}, done)
    if (ok) again()
    return ok
  }
  if (review === null) return null
  const kept = review.remarks.filter(({ dropped }) => !dropped).length
  async function release(event: FormEvent) {
    event.preventDefault()
    if (!(await act(`${path}/release`, { version, line }, {}, 'Released; the customer is told'))) return
    setLine('')
    again()
  }
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <div className="space-y-6">
        <section className="card p-5 sm:p-6">
          <h2 className="mb-4 text-heading">On the plan as a whole</h2>
          <ul aria-label="Remarks on the whole plan" className="space-y-3">
            {review.remarks
              .filter(({ paragraph }) => paragraph === null)
              .map((remark) => (
                <Remark key={remark.id} remark={remark} change={change} sending={sending} />
              ))}
          </ul>
          <AddRemark paragraph={null} change={change} sending={sending} />
        </section>
        <section className="card p-5 sm:p-6">
          <h2 className="mb-4 text-heading">Paragraph by paragraph</h2>
          <ol className="space-y-5">
            {review.paragraphs.map(({ text, page }, place) => {
              const remarks = review.remarks.filter(({ paragraph }) => paragraph === place)
              return (
                <li key={place} className="border-l-3 border-line pl-4" data-testid="plan-paragraph">
                  <p className="text-sm text-ink-soft">
                    {place + 1}, page {page}
                  </p>
                  <p className="font-serif wrap-anywhere">{text}</p>
                  {remarks.length === 0 ? null : (
                    <ul aria-label={`Remarks on paragraph ${place + 1}`} className="mt-2 space-y-3">
                      {remarks.map((remark) => (
                        <Remark key={remark.id} remark={remark} change={change} sending={sending} />
                      ))}
                    </ul>
                  )}
                  <AddRemark paragraph={place} change={change} sending={sending} />
                </li>
              )
            })}
          </ol>
        </section>
      </div>
      <aside className="space-y-6 lg:sticky lg:top-6">
        <section className="card p-5 sm:p-6">
          <h2 className="mb-3 text-heading">Held against</h2>
          <p className="wrap-anywhere">{review.endeavor === '' ? 'No endeavor was chosen when it was read.' : review.endeavor}</p>
          <dl className="mt-4 space-y-2">
            {PLAN_FACTORS.map((factor) => (
              <div key={factor}>
                <dt className="text-sm font-semibold">{PLAN_FACTOR_LABELS[factor]}</dt>
                <dd className="text-sm text-ink-soft">{review.factors[factor].length === 0 ? 'Not found' : `Paragraph ${review.factors[factor].map((place) => place + 1).join(', ')}`}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="card space-y-5 p-5 sm:p-6">
          <h2 className="text-heading">Release</h2>
          <Summary key={review.summary} review={review} change={change} sending={sending} />
          <p className="text-ink-soft" data-testid="plan-state">
            {kept === 1 ? '1 remark' : `${kept} remarks`} in the review; it is {state === 'in-work' ? 'in work' : state}.
          </p>
          <FileFromCall path={`${path}/preview`} name="Preview of the plan review.pdf">
            Preview the review (PDF)
          </FileFromCall>
          <form onSubmit={release} className="space-y-3">
            <TextArea label="Words to the customer" optional rows={2} maxLength={DELIVERY_LINE_MAX} value={line} onChange={(event) => setLine(event.target.value)} />
            <button type="submit" className="button button-primary" aria-disabled={sending}>
              {sending ? 'Working…' : 'Release the review'}
            </button>
          </form>
        </section>
      </aside>
    </div>
  )
}

/** The review of a business plan: the plan paragraph by paragraph with its findings. */
export function PlanReviewView({ reference }: { reference: string }) {
  useWorkTime(reference, 'plan-review')
  const { loaded, again } = useLoaded('GET /api/console/orders/:reference/plan-review', { params: { reference } })
  return (
    <>
      <p>
        <a href={`/console/orders/${reference}`} className="link">
          Order {reference}
        </a>
      </p>
      <h1 className="mt-2 mb-6 text-title">Review of the business plan</h1>
      <WorkTime reference={reference} />
      <WhenLoaded loaded={loaded} again={again}>
        {(view) => (
          <>
            {view.review === null || view.newer ? (
              <div className="card mb-6 p-5 sm:p-6">
                <p className="mb-3">
                  {view.file === null
                    ? 'No plan is here yet. The customer hands it over on the page of the order, under “Your business plan”.'
                    : view.newer
                      ? `A newer plan is here: ${view.file}. Reading it begins a new review; the present one is replaced.`
                      : `The plan is here: ${view.file}.`}
                </p>
                {view.file === null ? null : (
                  <ActButton path={`/api/console/orders/${reference}/plan-review/reading`} done="The plan is read" after={again}>
                    Read the plan
                  </ActButton>
                )}
              </div>
            ) : null}
            <Review key={view.version} reference={reference} view={view} again={again} />
          </>
        )}
      </WhenLoaded>
    </>
  )
}
