import { useState } from 'react'
import { RULE_LABELS, SETTLED_RULES } from '../../domain/petition/checks/finding.ts'
import type { OperatorCase } from '../../usecases/view-petition.ts'
import { actorWords } from './code-words.ts'
import { ActButton, formatMinute, useAct } from './console-parts.tsx'
import { petitionPath } from './petition-parts.tsx'

export type Found = NonNullable<OperatorCase['draft']>['findings'][number]

/** A finding with what may be done about it; one of facts is settled by the customer, or by a note on why it stands. */
export function FindingLine({ reference, found, again }: { reference: string; found: Found; again: () => void }) {
  const { sending, act } = useAct()
  const [reason, setReason] = useState('')
  const path = `${petitionPath(reference)}/waivers`
  const settles = SETTLED_RULES.some((rule) => rule === found.rule)
  return (
    <li className={`rounded-lg px-3 py-2 text-sm ${found.waived !== null ? 'bg-sand' : found.blocking ? 'bg-alert-tint' : 'bg-amber-tint'}`}>
      <p className="font-semibold">{RULE_LABELS[found.rule]}</p>
      {found.quote === '' || found.blockId === null ? null : <p className="wrap-anywhere">“{found.quote}”</p>}
      <p>{found.message}</p>
      {found.waived === null ? null : (
        <div className="mt-1">
          <p className="wrap-anywhere">
            {settles ? 'It stands' : 'Set aside'}: {found.waived.reason}{' '}
            <span className="text-ink-soft">
              ({actorWords(found.waived.actor)}, {formatMinute(found.waived.at)})
            </span>
          </p>
          <ActButton path={path} body={{ key: found.waived.key, reason: null }} done="Open again" after={again}>
            Take it up again
          </ActButton>
        </div>
      )}
      {found.waived === null && found.blocking && found.waivable ? (
        <details className="mt-1">
          <summary className="link w-fit cursor-pointer">{settles ? 'Record why it stands' : 'Set aside with a reason'}</summary>
          {settles ? <p className="mt-1">The customer is asked about it, and reads what you record. Where only they can know, wait for their answer.</p> : null}
          <form
            className="mt-2 flex flex-wrap items-center gap-2"
            onSubmit={(event) => {
              event.preventDefault()
              void act(path, { key: found.key, reason }, {}, settles ? 'Recorded' : 'Set aside').then((ok) => ok && again())
            }}
          >
            <input
              className="field min-w-40 flex-1"
              aria-label={`Why ${RULE_LABELS[found.rule].toLowerCase()} may stand`}
              required
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
            <button type="submit" className="button button-secondary" aria-disabled={sending}>
              {settles ? 'Record' : 'Set aside'}
            </button>
          </form>
        </details>
      ) : null}
    </li>
  )
}
