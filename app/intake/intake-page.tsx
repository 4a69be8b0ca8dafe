import { useState } from 'react'
import { INTAKE_META, INTAKE_WORDS } from '../../content/intake.ts'
import { PROVIDER } from '../../content/provider.ts'
import { RichText } from '../ui/rich-text.tsx'
import { useFreshPage } from '../ui/use-fresh-page.ts'
import { placed } from '../ui/site-facts.tsx'
import { IntakeForm } from './intake-form.tsx'
import type { IntakePageData } from './intake-page-data.ts'
import { EMPTY_INTAKE, toAnswers, withAnswer, type HeldFile, type IntakeForm as Form } from './intake-state.ts'

type LoadedOrder = NonNullable<IntakePageData['order']>

function initialForm({ email, endeavor, draft, earlier }: LoadedOrder): Form {
  if (earlier !== null) return { ...EMPTY_INTAKE, answers: toAnswers(earlier.answers) }
  const ahead = (draft?.files ?? []).map((file): HeldFile & { role: string } => ({ ...file, dataUrl: null, storedId: file.id }))
  const files = { resume: ahead.find(({ role }) => role === 'resume') ?? null, additional: ahead.filter(({ role }) => role === 'additional') }
  if (draft !== null && draft.version > 0) return { answers: toAnswers(draft.answers), ...files }
  const started = withAnswer(EMPTY_INTAKE, 'userBackground', 'email', email)
  return { ...withAnswer(started, 'userProposedEndeavor', 'proposedEndeavor', endeavor), ...files }
}

export default placed(IntakePage)

function IntakePage({ loaded }: { loaded: IntakePageData }) {
  return <IntakeOf key={loaded.order?.reference ?? ''} loaded={loaded} />
}

function IntakeOf({ loaded }: { loaded: IntakePageData }) {
  const { unknownReference } = loaded
  // Only the payment may come while the form is open; all else stays as it was when it was opened.
  const [order] = useState(loaded.order)
  const paid = loaded.order?.paid ?? false
  useFreshPage(order !== null && !paid, true)
  return (
    <div className="shell-narrow py-12 md:py-16">
      <p className="eyebrow">Selfpetition AI</p>
      <h1 className="mt-2 text-title">{INTAKE_META.title}</h1>
      {order === null ? (
        <p className="mt-4 rounded-lg bg-amber-tint px-4 py-3 text-amber">
          {unknownReference ? 'We could not find the order in this address. ' : 'You opened this form without an order. '}
          <RichText text={`You can still fill it in: use the email address you ordered with, and a person will match it. Questions? Write to ${PROVIDER.email}.`} />
        </p>
      ) : (
        <p role="status" className="mt-4 rounded-lg bg-pine-tint px-4 py-3 text-pine-dark">
          Order <span className="font-semibold">{order.reference}</span>
          {paid ? ' is paid.' : ': we are waiting for the payment provider to confirm your payment. You can start now.'}{' '}
          <a className="link" href={`/orders/${order.reference}`}>
            Order page
          </a>
        </p>
      )}
      {order !== null && order.earlier !== null ? <p className="mt-3 rounded-lg bg-amber-tint px-4 py-3 text-amber">{INTAKE_WORDS.alreadySent}</p> : null}
      {order?.draft && order.earlier === null ? <p className="mt-3 text-pine-dark">{INTAKE_WORDS.resumed}</p> : null}
      <div className="mt-6">
        {order === null ? (
          <IntakeForm place={{ kind: 'device' }} initial={EMPTY_INTAKE} />
        ) : (
          <IntakeForm place={{ kind: 'order', reference: order.reference, version: order.draft?.version ?? 0, sent: order.earlier !== null }} initial={initialForm(order)} earlier={order.earlier} />
        )}
      </div>
    </div>
  )
}
