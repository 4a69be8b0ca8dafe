import { useRef, useState, type ReactNode } from 'react'
import { FACTS_PANEL } from '../../content/resume-facts.ts'
import type { Certainty, Place } from '../../domain/person/person-facts.ts'
import type { Correction, FactList } from '../../domain/person/correct-facts.ts'
import { Chevron } from '../ui/fold-signs.tsx'
import { CorrectionForm, type AskedFact } from './fact-forms.tsx'

type ShownFact = { origin: 'resume' | 'visitor'; place: Place | null; certainty: Certainty }

type FactLineProps = {
  children: ReactNode
  fact: ShownFact
  /** What its fields correct. */
  asked: AskedFact
  /** The list that it can be taken out of; without one it can only be corrected. */
  of?: { list: FactList; id: string }
  onCorrect: (correction: Correction) => void
  busy: boolean
  /** Stands in the place of the resume's words where a fact follows from several of them. */
  note?: string
}

/** One fact: closed its words, open where it stands in the resume and what can be done about it. */
export function FactLine({ children, fact, asked, of, onCorrect, busy, note }: FactLineProps) {
  const [editing, setEditing] = useState(false)
  const summary = useRef<HTMLElement>(null)
  const done = () => {
    setEditing(false)
    summary.current?.focus()
  }
  return (
    <li>
      <details className="group rounded-lg border border-line bg-white text-sm open:border-pine">
        <summary ref={summary} className="flex min-h-11 list-none items-center justify-between gap-2 rounded-lg px-3 py-2 hover:bg-sand">
          <span className="min-w-0 break-words">
            {children} <FactMark fact={fact} />
          </span>
          <Chevron className="-m-0.5 size-5 shrink-0 stroke-[1.8] transition-transform group-open:rotate-180" />
        </summary>
        <div className="border-t border-line px-3 py-3">
          {note === undefined || fact.origin === 'visitor' ? <PlaceWords place={fact.place} /> : <p className="text-ink-soft">{note}</p>}
          {editing ? (
            <div className="mt-3">
              <CorrectionForm asked={asked} onCorrect={onCorrect} done={done} />
            </div>
          ) : (
            <div className="mt-2 flex flex-wrap gap-x-1 gap-y-1">
              {fact.certainty === 'unsure' && of !== undefined ? (
                <button type="button" className="button button-quiet" disabled={busy} onClick={() => onCorrect({ type: 'confirmed', ...of })}>
                  {FACTS_PANEL.confirm}
                </button>
              ) : null}
              <button type="button" className="button button-quiet" disabled={busy} onClick={() => setEditing(true)}>
                {FACTS_PANEL.correct}
              </button>
              {of === undefined ? null : (
                <button type="button" className="button button-quiet" disabled={busy} onClick={() => onCorrect({ type: 'removed', ...of })}>
                  {FACTS_PANEL.remove}
                </button>
              )}
            </div>
          )}
        </div>
      </details>
    </li>
  )
}

function FactMark({ fact: { origin, certainty } }: { fact: ShownFact }) {
  if (origin === 'visitor') return <span className="rounded-full bg-pine-tint px-2 py-0.5 text-[0.8125rem] whitespace-nowrap text-pine-dark">{FACTS_PANEL.stated}</span>
  return certainty === 'unsure' ? <span className="rounded-full bg-amber-tint px-2 py-0.5 text-[0.8125rem] whitespace-nowrap text-amber">{FACTS_PANEL.unsure}</span> : null
}

/** The words of the resume that a fact comes from, and their page. */
export function PlaceWords({ place }: { place: Place | null }) {
  if (place === null) return <p className="text-ink-soft">{FACTS_PANEL.noWords}</p>
  return (
    <p>
      <span className="text-ink-soft">
        {FACTS_PANEL.page} {place.page}
      </span>
      <q className="mt-1 block border-l-2 border-pine pl-3 break-words">{place.quote}</q>
    </p>
  )
}
