import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CHECKOUT_WORDS } from '../../content/checkout.ts'

/** A way on is offered when the payment page has not opened after this long. */
const HELP_AFTER_MS = 6000

/** The full screen between Go to payment and the payment page. Nothing behind it can be pressed. */
export function WaitingScreen({ open, paymentUrl }: { open: boolean; paymentUrl: string | null }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [late, setLate] = useState(false)
  // Before the effects of the page: one of them puts the focus on what went wrong, and a dialog that closes moves it too.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])
  useEffect(() => {
    setLate(false)
    if (paymentUrl === null || !open) return
    const timer = setTimeout(() => setLate(true), HELP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [paymentUrl, open])
  return (
    <dialog
      ref={dialog}
      aria-label={CHECKOUT_WORDS.waiting.text}
      data-testid="waiting-screen"
      className="m-0 hidden h-dvh max-h-none w-screen max-w-none place-items-center select-none bg-paper p-6 text-center open:grid"
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        // A second Escape would close a dialog whose cancel was prevented.
        if (event.key === 'Escape') event.preventDefault()
      }}
    >
      <div>
        <span aria-hidden="true" className="mx-auto block size-12 animate-spin rounded-full border-4 border-line border-t-pine" />
        <p className="mt-8 font-serif text-title font-semibold">{CHECKOUT_WORDS.waiting.lead}</p>
        <p className="mt-5 text-sm font-semibold tracking-wide text-ink-soft">{CHECKOUT_WORDS.waiting.heading}</p>
        <p className="mt-1 text-ink-soft" role="status">
          {CHECKOUT_WORDS.waiting.text}
        </p>
        {late && paymentUrl ? (
          <p className="mt-8">
            <a className="link" href={paymentUrl}>
              Open the payment page
            </a>
          </p>
        ) : null}
      </div>
    </dialog>
  )
}
