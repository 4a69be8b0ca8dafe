import { PROVIDER } from '../../content/provider.ts'
import { DELIVERY_COMMENT_MAX } from '../../domain/uploads/large-files.ts'
import type { Product } from '../../domain/pricing/price-list.ts'
import type { DeliverableView, DeliveryView } from '../../usecases/view-deliverables.ts'
import { formatBytes } from '../ui/format-bytes.ts'
import { TextArea } from '../ui/form-field.tsx'
import { LocalTime } from '../ui/local-time.tsx'
import { Card } from './order-cards.tsx'
import type { OrderFormProblem } from './order-forms.ts'

const HOW: Record<DeliveryView['how'], string> = {
  released: 'Delivered',
  made: 'Delivered',
  held: 'Held',
  marked: 'Marked as sent by us before this page kept deliveries:',
}

function Delivery({ delivery }: { delivery: DeliveryView }) {
  return (
    <>
      <p className="text-[0.9375rem] text-ink-soft">
        {HOW[delivery.how]} <LocalTime at={delivery.at} />
      </p>
      {delivery.line === '' ? null : <p className="mt-2 wrap-anywhere whitespace-pre-wrap">{delivery.line}</p>}
      {delivery.how === 'marked' ? (
        <p className="mt-2">
          It was sent outside this page, so there is no file here. If you do not have it, write to{' '}
          <a className="link" href={`mailto:${PROVIDER.email}`}>
            {PROVIDER.email}
          </a>
          .
        </p>
      ) : null}
      {delivery.how === 'released' && delivery.files.length === 0 ? <p className="mt-2">Its files are no longer kept.</p> : null}
      {delivery.files.length === 0 ? null : (
        <ul className="mt-3 space-y-2">
          {delivery.files.map((file) => (
            <li key={file.id}>
              {file.url === null ? (
                `${file.name} (no longer kept)`
              ) : (
                <a className="link font-semibold wrap-anywhere" href={file.url} download data-testid="delivery-file">
                  {file.name}
                </a>
              )}{' '}
              <span className="text-sm text-ink-soft">{formatBytes(file.bytes)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What is chosen from a first draft, and what the choice ends: only a Selfpetition AI order can be withdrawn from (specification 2 §9.3). */
const CHOICES = {
  petition: {
    onCase: 'Choose the endeavor and the arguments on the page of your case, above.',
    hint: 'The endeavor and the arguments, by their names in the draft. With your choice the full draft begins, and the right to withdraw ends.',
  },
  response: {
    onCase: 'Choose how each request is answered on the page of the table, above.',
    hint: 'How each point is answered, by its name in the draft. With your choice the full draft begins.',
  },
} as const

type AnswerProps = {
  deliverable: DeliverableView
  newest: DeliveryView
  problem: OrderFormProblem | null
  choices: (typeof CHOICES)[keyof typeof CHOICES]
  /** The choice is made on the page of the case. */ choosesOnCase: boolean
  /** Comments on the letter that were written and not sent, and where they are. */
  unsent: Unsent
}

type Unsent = { count: number; href: string } | null

function Answer({ deliverable, newest, problem, choices, choosesOnCase, unsent }: AnswerProps) {
  const chooses = deliverable.kind === 'first-draft'
  const left = deliverable.kind === 'full-petition' || deliverable.kind === 'rfe-answer' ? unsent : null
  const said = problem?.about === newest.id ? problem.problem : null
  if (!deliverable.canAccept && !deliverable.canAskRevision) return null
  return (
    <div className="mt-5 space-y-4 border-t border-line pt-5">
      {said === null ? null : (
        <p role="alert" className="font-medium text-alert">
          {said}
        </p>
      )}
      {deliverable.canAccept && chooses && choosesOnCase ? <p>{choices.onCase}</p> : null}
      {deliverable.canAccept && !(chooses && choosesOnCase) ? (
        <form
          method="post"
          data-page-form
          data-done={chooses ? 'Your choice is saved.' : `You accepted: ${deliverable.label}. Its files stay on this page.`}
          data-shows={`delivered-${deliverable.id}`}
          className="space-y-4"
        >
          <input type="hidden" name="intent" value="accept-delivery" />
          <input type="hidden" name="deliveryId" value={newest.id} />
          {chooses ? (
            <>
              <input type="hidden" name="chooses" value="yes" />
              <TextArea name="text" label="Which options do you choose?" hint={choices.hint} required rows={4} maxLength={DELIVERY_COMMENT_MAX} />
            </>
          ) : null}
          {chooses ? null : <p className="text-ink-soft">Accept it when you want nothing changed.{deliverable.canAskRevision ? ' You can still ask for a revision afterwards.' : ''}</p>}
          {left === null ? null : (
            <p className="rounded-lg bg-amber-tint px-4 py-3 text-amber">
              You wrote {left.count === 1 ? 'a comment' : `${left.count} comments`} that you have not sent.{' '}
              <a className="font-semibold underline underline-offset-4" href={left.href}>
                Send {left.count === 1 ? 'it' : 'them'} first
              </a>
              , or accept the letter as it is.
            </p>
          )}
          <button className={`button ${left === null ? 'button-primary' : 'button-secondary'}`}>{chooses ? 'Choose these options' : 'Accept'}</button>
        </form>
      ) : null}
      {deliverable.canAskRevision ? (
        <details open={said !== null && !deliverable.canAccept}>
          <summary className="link w-fit cursor-pointer">Ask for a revision</summary>
          <form method="post" data-page-form className="mt-3 space-y-4">
            <input type="hidden" name="intent" value="ask-revision" />
            <input type="hidden" name="deliveryId" value={newest.id} />
            <TextArea name="text" label="What should change?" hint="Name the place and what you want there. You may ask as often as you need." required rows={4} maxLength={DELIVERY_COMMENT_MAX} />
            <button className="button button-secondary">Ask for this revision</button>
          </form>
        </details>
      ) : null}
    </div>
  )
}

/** One thing that was delivered: its files, what was said to it, and the customer's answer. The package has its own card. */
function DeliverableCard({ deliverable, problem, choices, choosesOnCase, unsent }: Omit<AnswerProps, 'newest'>) {
  const [newest, ...earlier] = deliverable.deliveries
  if (newest === undefined) return null
  return (
    <Card heading={deliverable.label}>
      {deliverable.state === 'accepted' && deliverable.kind !== 'first-draft' ? <p className="mb-1 font-semibold text-pine-dark">✓ You accepted this</p> : null}
      <Delivery delivery={newest} />
      {deliverable.comments.length === 0 ? null : (
        <ul className="mt-4 space-y-3">
          {deliverable.comments.map((comment, index) => (
            <li key={index} className="border-l-3 border-line pl-4">
              <p className="text-sm text-ink-soft">
                {comment.kind === 'revision' ? 'You asked for a revision' : 'You chose'} <LocalTime at={comment.at} />
              </p>
              <p className="wrap-anywhere whitespace-pre-wrap">{comment.text}</p>
            </li>
          ))}
        </ul>
      )}
      <Answer deliverable={deliverable} newest={newest} problem={problem} choices={choices} choosesOnCase={choosesOnCase} unsent={unsent} />
      {earlier.length === 0 ? null : (
        <details className="mt-4 border-t border-line pt-4">
          <summary className="link w-fit cursor-pointer">Earlier versions ({earlier.length})</summary>
          <ul className="mt-3 space-y-5">
            {earlier.map((delivery) => (
              <li key={delivery.id}>
                <Delivery delivery={delivery} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

/** What was delivered: either what waits for the customer's answer, or all else. The package has its own card. */
export function DeliveriesCards({
  product,
  deliverables,
  answered,
  problem,
  choosesOnCase,
  unsent,
}: {
  product: Product
  deliverables: readonly DeliverableView[]
  answered: boolean
  problem: OrderFormProblem | null
  choosesOnCase: boolean
  unsent: Unsent
}) {
  const choices = CHOICES[product === 'rfe-response' ? 'response' : 'petition']
  return deliverables
    .filter(({ kind, deliveries, canAccept }) => kind !== 'package' && deliveries.length > 0 && canAccept !== answered)
    .map((deliverable) => (
      <div key={deliverable.id} data-key={`${deliverable.id}-${answered}`} id={`delivered-${deliverable.id}`} className="scroll-mt-20 outline-none">
        <DeliverableCard deliverable={deliverable} problem={problem} choices={choices} choosesOnCase={choosesOnCase} unsent={unsent} />
      </div>
    ))
}
