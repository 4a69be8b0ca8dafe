import { useEffect, useRef } from 'react'
import { GENERATION_LIMIT_MODAL, GENERATOR_FAILURES, GENERATOR_PAGE } from '../../content/generator.ts'
import { Modal } from '../ui/modal.tsx'
import type { RunLimit } from './endeavor-answer.ts'
import type { Failure } from './generator-state.ts'
import { timeOfDay } from './run-limit-note.tsx'

/** Why a run brought nothing: the specified sentence, and below it what the server said about this file or answer; where nothing is wrong with these, that alone and a way to send them once more. Comes into view: what started the run may stand far below. */
export function FailureNotice({ failure, onAgain, onDismiss }: { failure: Failure; onAgain: () => void; onDismiss: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  const passes = failure.kind === 'profile' && failure.passes === true
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  return (
    <div
      ref={box}
      role="alert"
      className={`mt-4 flex items-start justify-between gap-4 rounded-lg px-4 py-3 ${passes ? 'bg-amber-tint text-amber' : 'bg-alert-tint text-alert'}`}
      data-testid="failure"
    >
      <div>
        <p className="font-semibold">{passes ? failure.reason : GENERATOR_FAILURES[failure.kind]}</p>
        {passes ? (
          <button type="button" className="button button-secondary mt-2" onClick={onAgain}>
            {GENERATOR_FAILURES.again}
          </button>
        ) : failure.reason === null ? null : (
          <p className="mt-0.5 text-sm">{failure.reason}</p>
        )}
      </div>
      <button type="button" className="-my-1 -mr-2 grid size-9 shrink-0 place-items-center rounded-md hover:bg-white" aria-label={GENERATOR_FAILURES.dismiss} onClick={onDismiss}>
        <svg viewBox="0 0 16 16" className="size-3.5" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  )
}

export function LimitModal({ open, limit, onClose }: { open: boolean; limit: RunLimit | null; onClose: () => void }) {
  return (
    <Modal open={open} onClose={onClose} title={GENERATION_LIMIT_MODAL.heading}>
      <p>{GENERATION_LIMIT_MODAL.text}</p>
      {limit?.nextAt == null ? null : (
        <p className="mt-2 text-sm text-ink-soft">
          {GENERATOR_PAGE.limitNextSentence} {timeOfDay(limit.nextAt)}.
        </p>
      )}
      <button type="button" className="button button-primary mt-6 w-full" onClick={onClose}>
        {GENERATION_LIMIT_MODAL.button}
      </button>
    </Modal>
  )
}
