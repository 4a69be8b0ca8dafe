import { useEffect, useRef, type ReactNode } from 'react'

/** Modals open this long after the click (specification 1 §9). */
const MODAL_DELAY_MS = 100

type ModalProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  size?: 'small' | 'large'
  /** False keeps Escape and the backdrop from closing it: for work that must be decided. */
  dismissible?: boolean
  /** True where nothing inside takes the focus: the content itself does, so that keys can scroll it. */
  reading?: boolean
}

/** A native modal dialog: the browser keeps the focus inside and gives it back afterwards. */
export function Modal({ open, onClose, title, children, size = 'small', dismissible = true, reading = false }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    if (!open) {
      // The press that closes it may be doubled, and its second half, which comes before the dialog tells that it closed, would select what lies behind.
      addEventListener('mousedown', (event) => event.detail > 1 && event.preventDefault(), { once: true })
      // One that is closed already stays so.
      return element.close()
    }
    const timer = setTimeout(() => {
      if (element.open) return
      // What a double press selected behind it would be selected in it as well.
      getSelection()?.removeAllRanges()
      element.showModal()
    }, MODAL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [open])
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      className={`card max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-hidden shadow-lift ${size === 'large' ? 'max-w-3xl' : 'max-w-md'}`}
      onClose={onClose}
      closedby={dismissible ? 'any' : 'none'}
    >
      <div className="flex max-h-[calc(100dvh-2rem)] flex-col">
        <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-4 sm:px-7">
          <h2 className="text-heading">{title}</h2>
          {dismissible ? (
            <button type="button" className="-mr-2 grid size-10 place-items-center rounded-md hover:bg-sand" onClick={onClose} aria-label="Close">
              <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
                <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
              </svg>
            </button>
          ) : null}
        </div>
        <div className="overflow-y-auto px-5 py-5 sm:px-7" data-modal-body {...(reading ? { tabIndex: 0, role: 'region', 'aria-label': title } : {})}>
          {children}
        </div>
      </div>
    </dialog>
  )
}
