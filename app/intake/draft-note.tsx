import { INTAKE_WORDS } from '../../content/intake.ts'
import type { IntakeAnswers } from '../../domain/intake/intake-application.ts'
import { clearDeviceDraft, type DraftPlace, type DraftStatus } from './use-draft.ts'

type DraftNoteProps = {
  place: DraftPlace
  status: DraftStatus
  onTakeNewer: (answers: IntakeAnswers, version: number) => void
  onKeepMine: (version: number) => void
  onClear: () => void
}

const clock = (at: Date) => at.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })

/** Says where the started form is kept and how fresh that is; stays in view while the form is filled. */
export function DraftNote({ place, status, onTakeNewer, onKeepMine, onClear }: DraftNoteProps) {
  if (place.kind === 'nowhere' || (place.kind === 'order' && place.sent)) return null
  if (status.kind === 'newer') {
    const { answers, version } = status
    return (
      <div role="alert" className="sticky bottom-4 z-10 rounded-lg border border-amber bg-amber-tint p-4 shadow-lift">
        <p className="font-medium text-amber">{INTAKE_WORDS.newer}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <button type="button" className="button button-primary" onClick={() => onTakeNewer(answers, version)}>
            {INTAKE_WORDS.takeNewer}
          </button>
          <button type="button" className="button button-secondary" onClick={() => onKeepMine(version)}>
            {INTAKE_WORDS.keepMine}
          </button>
        </div>
      </div>
    )
  }
  const where = place.kind === 'order' ? INTAKE_WORDS.savedWithOrder : INTAKE_WORDS.saved
  const words = { idle: where, saving: INTAKE_WORDS.saving, saved: '', 'not-saved': place.kind === 'order' ? INTAKE_WORDS.notSaved : INTAKE_WORDS.notKept }[status.kind]
  return (
    <div className="needs-script sticky bottom-0 z-10 -mx-2 border-t border-line bg-paper/95 px-2 py-3 text-sm text-ink-soft blurs-behind">
      <p role="status" data-draft={status.kind} className={status.kind === 'not-saved' ? 'font-medium text-amber' : ''}>
        {status.kind === 'saved' ? (
          // Said in full before; on a phone the keyboard leaves little room to say it again.
          <>
            {INTAKE_WORDS.savedAt} {clock(status.at)}. <span className="max-sm:sr-only">{where}</span>
          </>
        ) : (
          words
        )}
      </p>
      {place.kind === 'device' ? (
        <button
          type="button"
          className="link mt-1 min-h-6"
          onClick={() => {
            clearDeviceDraft()
            onClear()
          }}
        >
          {INTAKE_WORDS.clear}
        </button>
      ) : null}
    </div>
  )
}
