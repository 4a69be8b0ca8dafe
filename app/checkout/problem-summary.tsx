import { useEffect, useRef } from 'react'
import { fieldId } from './checkout-section.tsx'
import type { CheckoutNotice } from './checkout-state.ts'
import type { Problem } from './checkout-forms.ts'

function focusField(field: string): void {
  const group = document.getElementById(fieldId(field))
  const input = group?.querySelector<HTMLElement>('input:not(:disabled), select, textarea')
  group?.scrollIntoView({ block: 'center' })
  input?.focus({ preventScroll: true })
}

/** What is wrong, above the form and with the way to each field. It takes the focus after each refused submit. */
export function ProblemSummary({ notice, problems, refusals }: { notice: CheckoutNotice | null; problems: Problem[]; refusals: number }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals === 0) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [refusals])
  if (notice === null) return null
  const error = notice.tone === 'error'
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={error ? 'alert' : 'status'}
      data-testid="checkout-notice"
      className={`rounded-card border-l-4 px-5 py-4 ${error ? 'border-alert bg-alert-tint' : 'border-pine bg-pine-tint'}`}
    >
      <p className="font-semibold">{notice.text}</p>
      {error && problems.length > 0 ? (
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {problems.map(({ field, message }) => (
            <li key={field}>
              <a
                className="link"
                href={`#${fieldId(field)}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusField(field)
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {notice.orderReference ? (
        <p className="mt-2">
          <a className="link" href={`/orders/${encodeURIComponent(notice.orderReference)}`}>
            See the order
          </a>
        </p>
      ) : null}
    </div>
  )
}
