import { useState, type ReactNode } from 'react'
import { Modal } from './modal.tsx'

type ZoomableProps = {
  /** What the button does, with the name of the picture: "Enlarge: Document #2". */
  label: string
  modalTitle: string
  /** The small picture. */
  children: ReactNode
  large: ReactNode
  className?: string
}

/** A picture that opens larger in a modal. The magnifier is shown above 767 px; the picture can be pressed at every width. */
export function Zoomable({ label, modalTitle, children, large, className = '' }: ZoomableProps) {
  const [open, setOpen] = useState(false)
  const [opened, setOpened] = useState(false)
  return (
    <div className={`zoomable ${className}`}>
      <div className="zoom-picture" aria-hidden="true">
        {children}
      </div>
      <button
        type="button"
        className="zoom-button"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        <span className="zoom-icon">
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path
              d="M8.500 14a5.500 5.500 0 100-11 5.500 5.500 0 000 11zM12.600 12.600L17 17M8.500 6.300v4.400M6.300 8.500h4.400"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
              strokeLinecap="round"
            />
          </svg>
        </span>
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title={modalTitle} size="large" reading>
        {opened ? <div className="zoom-large">{large}</div> : null}
      </Modal>
    </div>
  )
}
