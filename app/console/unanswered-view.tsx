import type { Unanswered } from '../../usecases/unanswered.ts'
import { formatSpan } from '../orders/order-words.ts'
import { ActButton, Badge, MailLink, ROW, Rows, WhenLoaded } from './console-parts.tsx'
import { AnswerForm } from './messages-part.tsx'
import { useLoaded } from './use-loaded.ts'

const KINDS = { order: 'Order', contact: 'Contact message', letter: 'RFE letter' } as const

/** An evaluation is promised within 24 hours; the other answers are held to the same. */
const LATE_MS = 86_400_000

function Waiting({ one, now, again }: { one: Unanswered; now: number; again: () => void }) {
  const waited = now - Date.parse(one.since)
  return (
    <li className={ROW}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge>{KINDS[one.kind]}</Badge>
        <MailLink email={one.email} />
        <Badge tone={waited > LATE_MS ? 'bad' : 'warn'}>Waits for {formatSpan(waited)}</Badge>
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{one.what}</p>
      {one.reference !== null ? (
        <p className="mt-2">
          <a className="link" href={`/console/orders/${one.reference}`}>
            Answer in the thread of the order
          </a>
        </p>
      ) : (
        <details className="mt-2">
          <summary className="link w-fit cursor-pointer">Answer</summary>
          <div className="mt-3 space-y-4">
            {one.email === null ? null : (
              <AnswerForm label={`Answer to ${one.email}`} path={`/api/console/leads/${one.leadId}/answer`} done="The answer is on its way" after={again} button="Send the answer" />
            )}
            <ActButton path={`/api/console/leads/${one.leadId}/answer`} body={{ text: null }} done="Marked as answered" after={again}>
              Mark as answered elsewhere
            </ActButton>
          </div>
        </details>
      )}
    </li>
  )
}

/** Everyone who waits for a person's answer, the longest first. */
export function UnansweredView() {
  const { loaded, again } = useLoaded('GET /api/console/unanswered', {})
  return (
    <>
      <h1 className="text-title">Unanswered</h1>
      <p className="mt-1 mb-5 text-ink-soft">Messages of customers, contact messages and RFE letters that wait for a person, the longest first.</p>
      <WhenLoaded loaded={loaded} again={again}>
        {({ now, rows }) => (
          <Rows label="Unanswered" empty="Nobody waits for an answer.">
            {rows.map((one) => (
              <Waiting key={one.leadId ?? one.reference} one={one} now={now} again={again} />
            ))}
          </Rows>
        )}
      </WhenLoaded>
    </>
  )
}
