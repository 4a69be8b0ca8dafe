import { useEffect, useState } from 'react'
import { RFE_RESPONSE_CHECKOUT } from '../../content/checkout.ts'
import { LAWYER_LINKS } from '../../content/rfe-response/lawyer-links.ts'
import { formatDate } from '../../domain/format-date.ts'
import { passedDay } from '../../domain/rfe/response-date.ts'
import { Choice } from '../ui/choice.tsx'
import { TextField } from '../ui/form-field.tsx'
import type { RfeResponseForm } from './checkout-forms.ts'
import { CheckoutSection } from './checkout-section.tsx'

const words = RFE_RESPONSE_CHECKOUT.notice

type NoticeSectionProps = {
  notice: RfeResponseForm['userNotice']
  onChange(notice: RfeResponseForm['userNotice']): void
  problemOf(field: string): string | null
}

/** The response date as the customer copies it; one that has passed is shown before paying and has to be confirmed. */
export function NoticeSection({ notice, onChange, problemOf }: NoticeSectionProps) {
  // Asked in the browser only: the server drew the page at another moment.
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => setNow(Date.now()), [])
  const typed = now === null ? null : passedDay([notice.responseDate], now)
  const problem = problemOf('userNotice.passedAcknowledged')
  // The server also knows the date of a letter that was evaluated.
  const asks = typed !== null || problem !== null || notice.passedAcknowledged
  const refused = problemOf('userNotice.misread')
  return (
    <>
      {refused === null && !notice.misread ? null : (
        <CheckoutSection field="userNotice.misread" heading={words.unanswerableHeading} problem={refused}>
          <div className="rounded-lg bg-amber-tint px-4 py-4">
            <p className="mb-3">{words.unanswerable}</p>
            <ul className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
              {LAWYER_LINKS.map(({ label, href }) => (
                <li key={href}>
                  <a className="link" href={href} target="_blank" rel="noopener">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
            <Choice kind="checkbox" label={words.misread} checked={notice.misread} onChange={(misread) => onChange({ ...notice, misread })} />
          </div>
        </CheckoutSection>
      )}
      <CheckoutSection field="userNotice.passedAcknowledged" heading={words.heading} problem={problem}>
        {notice.letterKey === '' ? null : <p className="mb-4 rounded-lg bg-pine-tint px-4 py-3 text-pine-dark">{words.letter}</p>}
        <TextField
          type="date"
          label={words.dateLabel}
          hint={words.dateHint}
          optional
          className="max-w-56"
          error={problemOf('userNotice.responseDate')}
          value={notice.responseDate}
          onChange={({ target }) => onChange({ ...notice, responseDate: target.value, passedAcknowledged: false })}
        />
        {asks ? (
          <div className="mt-4 rounded-lg bg-alert-tint px-4 py-4" role="alert">
            <p className="font-semibold text-alert">{typed === null ? words.passed : `${formatDate(typed)}: ${words.passed}`}</p>
            <p className="mt-1 mb-3">{words.passedMeans}</p>
            <Choice kind="checkbox" label={words.acknowledge} checked={notice.passedAcknowledged} onChange={(passedAcknowledged) => onChange({ ...notice, passedAcknowledged })} />
          </div>
        ) : null}
      </CheckoutSection>
    </>
  )
}
