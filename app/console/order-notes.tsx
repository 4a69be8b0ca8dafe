import { useState, type FormEvent } from 'react'
import { TextArea } from '../ui/form-field.tsx'
import { actorWords } from './code-words.ts'
import { formatMinute, useAct } from './console-parts.tsx'

type Note = { at: string; actor: string; text: string }

/** What operators tell each other about an order. */
export function OrderNotes({ reference, notes, again }: { reference: string; notes: readonly Note[]; again: () => void }) {
  const { sending, act } = useAct()
  const [text, setText] = useState('')
  async function add(event: FormEvent) {
    event.preventDefault()
    if (!(await act(`/api/console/orders/${reference}/notes`, { text }, {}, 'The note is kept'))) return
    setText('')
    again()
  }
  return (
    <>
      {notes.length === 0 ? null : (
        <ul className="mb-6 space-y-4">
          {notes.map((note, index) => (
            <li key={index}>
              <p className="text-sm text-ink-soft">
                {formatMinute(note.at)}, {actorWords(note.actor)}
              </p>
              <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add} className="space-y-4" aria-label="New note">
        <TextArea
          label="New note"
          hint="For operators. The customer gets it with a download of their data."
          required
          rows={3}
          maxLength={4000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button button-secondary" aria-disabled={sending}>
          Keep the note
        </button>
      </form>
    </>
  )
}
