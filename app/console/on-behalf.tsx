import { useState, type FormEvent } from 'react'
import type { Element } from '../../domain/petition/case-file.ts'
import type { OperatorCase } from '../../usecases/view-petition.ts'
import { TextArea } from '../ui/form-field.tsx'
import { formatMinute, useAct } from './console-parts.tsx'
import { ElementSelect, petitionPath } from './petition-parts.tsx'

type Sources = OperatorCase['sources']
type Props = { reference: string; sources: Sources; again: () => void; /** Which fact is confirmed; null records a new one. */ fact: { id: string; rev: number; text: string } | null }

/** Says something for the customer, from words of theirs. */
export function OnBehalfForm({ reference, sources, again, fact }: Props) {
  const { sending, act } = useAct()
  const [source, setSource] = useState('')
  const [quote, setQuote] = useState('')
  const [element, setElement] = useState<Element>('p2.record')
  const [text, setText] = useState('')
  const [kind, id] = source.split(':') as [string, string | undefined]
  if (sources.messages.length + sources.files.length === 0) return <p className="text-sm text-ink-soft">The customer has neither written nor handed over a file: nothing can be said for them.</p>
  async function send(event: FormEvent) {
    event.preventDefault()
    const what = fact === null ? { element, text } : { id: fact.id, rev: fact.rev }
    if (!(await act(`${petitionPath(reference)}/facts/on-behalf`, { source: { kind, id, quote }, fact: what }, {}, 'It stands on the customer’s page with its source'))) return
    setQuote('')
    setText('')
    again()
  }
  return (
    <form onSubmit={send} className="mt-2 space-y-3">
      {fact !== null ? null : (
        <>
          <ElementSelect element={element} onChange={setElement} />
          <TextArea label="The fact" hint="In the first person of the customer" required rows={3} maxLength={6000} value={text} onChange={(event) => setText(event.target.value)} />
        </>
      )}
      <label className="block font-semibold">
        Where the customer says so
        <select className="field mt-1.5" required value={source} onChange={(event) => setSource(event.target.value)}>
          <option value="">Choose</option>
          {sources.messages.map((message) => (
            <option key={message.id} value={`message:${message.id}`}>
              Message of {formatMinute(message.at)}: {message.text.slice(0, 60)}
            </option>
          ))}
          {sources.files.map((file) => (
            <option key={file.id} value={`upload:${file.id}`}>
              File: {file.name}
            </option>
          ))}
        </select>
      </label>
      <TextArea
        label={kind === 'upload' ? 'The place in the file, and its words' : 'The words of the message'}
        required
        rows={2}
        maxLength={1000}
        value={quote}
        onChange={(event) => setQuote(event.target.value)}
      />
      <button type="submit" className="button button-secondary" aria-disabled={sending}>
        {fact === null ? 'Record it for the customer' : 'Confirm it for the customer'}
        {fact === null ? null : <span className="sr-only">: {fact.text.slice(0, 60)}</span>}
      </button>
    </form>
  )
}
