/** One fact being corrected or added: its fields with Save and Cancel. */
import { useState, type ReactNode } from 'react'
import { FACT_FIELDS, FACTS_PANEL } from '../../content/resume-facts.ts'
import type { Correction, TextList } from '../../domain/person/correct-facts.ts'
import { SENTENCE_MAX } from '../../domain/person/fact-limits.ts'
import type { DegreeFact, PersonFacts, RoleFact } from '../../domain/person/person-facts.ts'
import { TextArea, TextField } from '../ui/form-field.tsx'
import { degreeDraft, EMPTY_DEGREE, EMPTY_ROLE, fieldDraft, roleDraft, statedDegree, statedField, statedRole } from './fact-drafts.ts'
import { DegreeFields, FieldFields, RoleFields } from './fact-fields.tsx'

/** What is corrected; null adds one. */
export type AskedFact =
  | { kind: 'role'; position: RoleFact | null }
  | { kind: 'degree'; degree: DegreeFact | null }
  | { kind: 'text'; list: TextList; fact: { id: string; text: string } | null }
  | { kind: 'years'; years: number | null }
  | { kind: 'field'; person: PersonFacts }

type FormProps = { onCorrect: (correction: Correction) => void; done: () => void }

/** `complete` false keeps Save from saving nothing. */
function FactForm({ children, complete, onSave, done }: { children: ReactNode; complete: boolean; onSave: () => void; done: () => void }) {
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!complete) return
        onSave()
        done()
      }}
    >
      {children}
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="submit" className="button button-primary" disabled={!complete}>
          {FACTS_PANEL.save}
        </button>
        <button type="button" className="button button-secondary" onClick={done}>
          {FACTS_PANEL.cancel}
        </button>
      </div>
    </form>
  )
}

function RoleForm({ position, onCorrect, done }: FormProps & { position: RoleFact | null }) {
  const [draft, setDraft] = useState(position === null ? EMPTY_ROLE : roleDraft(position))
  return (
    <FactForm complete={draft.title.trim() !== ''} onSave={() => onCorrect({ type: 'role-stated', id: position?.id ?? null, role: statedRole(draft, position) })} done={done}>
      <RoleFields draft={draft} onChange={setDraft} />
    </FactForm>
  )
}

function DegreeForm({ degree, onCorrect, done }: FormProps & { degree: DegreeFact | null }) {
  const [draft, setDraft] = useState(degree === null ? EMPTY_DEGREE : degreeDraft(degree))
  return (
    <FactForm complete={draft.level !== ''} onSave={() => onCorrect({ type: 'degree-stated', id: degree?.id ?? null, degree: statedDegree(draft) })} done={done}>
      <DegreeFields draft={draft} onChange={setDraft} />
    </FactForm>
  )
}

function TextForm({ list, fact, onCorrect, done }: FormProps & { list: TextList; fact: { id: string; text: string } | null }) {
  const [text, setText] = useState(fact?.text ?? '')
  return (
    <FactForm complete={text.trim() !== ''} onSave={() => onCorrect({ type: 'text-stated', list, id: fact?.id ?? null, text: text.trim() })} done={done}>
      <TextArea label={FACT_FIELDS.text} rows={list === 'achievements' ? 4 : 2} maxLength={SENTENCE_MAX} value={text} onChange={(event) => setText(event.target.value)} />
    </FactForm>
  )
}

function YearsForm({ years, onCorrect, done }: FormProps & { years: number | null }) {
  const [text, setText] = useState(years === null ? '' : String(years))
  const stated = /^\d{1,2}$/.test(text.trim()) && Number(text) <= 80 ? Number(text) : null
  return (
    <FactForm complete={stated !== null} onSave={() => onCorrect({ type: 'years-stated', years: stated })} done={done}>
      <TextField label={FACT_FIELDS.years} inputMode="numeric" maxLength={2} value={text} onChange={(event) => setText(event.target.value)} />
    </FactForm>
  )
}

function FieldForm({ person, onCorrect, done }: FormProps & { person: PersonFacts }) {
  const [draft, setDraft] = useState(fieldDraft(person))
  const stated = statedField(draft, person)
  return (
    <FactForm complete={stated !== null} onSave={() => stated !== null && onCorrect(stated)} done={done}>
      <FieldFields draft={draft} onChange={setDraft} person={person} />
    </FactForm>
  )
}

export function CorrectionForm({ asked, ...given }: FormProps & { asked: AskedFact }) {
  switch (asked.kind) {
    case 'role':
      return <RoleForm position={asked.position} {...given} />
    case 'degree':
      return <DegreeForm degree={asked.degree} {...given} />
    case 'text':
      return <TextForm list={asked.list} fact={asked.fact} {...given} />
    case 'years':
      return <YearsForm years={asked.years} {...given} />
    case 'field':
      return <FieldForm person={asked.person} {...given} />
  }
}
