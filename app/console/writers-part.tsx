import { useEffect, useState, type FormEvent } from 'react'
import { WRITER_FIELD_MAX, WRITERS_MAX } from '../../content/reference-letters.ts'
import { WRITER_KIND_LABELS, WRITER_KINDS, type WriterKind } from '../../domain/reference-letters/writer-questions.ts'
import { DELIVERY_LINE_MAX } from '../../domain/uploads/large-files.ts'
import type { ComparedWriterView, WritersView } from '../../usecases/manage-writers.ts'
import { copyFields } from '../ui/copy-field.ts'
import { TextArea, TextField } from '../ui/form-field.tsx'
import { ActButton, Badge, formatMinute, useAct, WhenLoaded } from './console-parts.tsx'
import { FileFromCall } from './file-from-call.tsx'
import { useLoaded } from './use-loaded.ts'

const OWED: Record<string, string> = { planned: 'comes later', waiting: 'waits', 'in-work': 'in work', delivered: 'delivered', accepted: 'accepted', ended: 'no longer owed' }

function Writer({ reference, writer, again }: { reference: string; writer: ComparedWriterView; again: () => void }) {
  const { sending, act } = useAct()
  const [line, setLine] = useState('')
  const path = `/api/console/orders/${reference}/writers/${writer.id}`
  const { name, position, kind, relation, answered, questions, words, adopted, link, linkUntil, opened, overlaps, version } = writer
  async function release(event: FormEvent) {
    event.preventDefault()
    if (!(await act(`${path}/release`, { version, line }, {}, 'Released; the customer is told'))) return
    setLine('')
    again()
  }
  return (
    <li className="border-t border-line py-4 first:border-t-0 first:pt-0" data-testid="writer">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
        <Badge tone={adopted === null ? 'warn' : 'good'}>{adopted === null ? `${answered} of ${questions} answered` : `Adopted ${formatMinute(adopted.at)}, version ${adopted.version}`}</Badge>
        {opened || adopted !== null ? null : <Badge tone="plain">Not opened</Badge>}
        {overlaps.map((one) => (
          <Badge key={one.name} tone="bad">
            {(one.share * 100).toFixed(1)}% shared with the letter of {one.name}
          </Badge>
        ))}
      </p>
      <p className="mt-1 text-sm wrap-anywhere text-ink-soft">{[position, WRITER_KIND_LABELS[kind], relation, `${words} words`].filter(Boolean).join(' · ')}</p>
      {adopted !== null ? null : link === null ? (
        <p className="mt-2 text-sm">No link opens this letter now.</p>
      ) : (
        <div className="mt-2 flex flex-wrap items-end gap-2">
          <label className="block min-w-0 flex-1 basis-56 text-sm">
            Private link, until {formatMinute(linkUntil)}
            <input id={`link-${writer.id}`} readOnly value={link} className="field mt-1" />
          </label>
          <button type="button" className="button button-secondary" data-copies={`link-${writer.id}`}>
            Copy the link<span className="sr-only">: {name}</span>
          </button>
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {words === 0 ? null : (
          <FileFromCall path={`${path}/preview`} name={`Letter of ${name}.pdf`}>
            Read the letter (PDF)
          </FileFromCall>
        )}
        {adopted === null ? (
          <>
            <ActButton path={`${path}/link`} done="Every earlier link is void" after={again}>
              {link === null ? 'Create a link' : 'Create a new link'}
            </ActButton>
            {link === null ? null : (
              <ActButton path={`${path}/revoke`} done="The link is revoked" after={again}>
                Revoke this link
              </ActButton>
            )}
            <ActButton path={`${path}/remove`} done="The writer is removed" after={again}>
              Remove this writer
            </ActButton>
          </>
        ) : (
          <ActButton path={`${path}/reopen`} done="A draft again; the new link opens it" after={again}>
            Open for changes
          </ActButton>
        )}
      </div>
      {words === 0 || overlaps.length > 0 ? null : (
        <details className="mt-2">
          <summary className="link w-fit cursor-pointer text-sm">Release to the customer{adopted === null ? ' as a draft, with its mark' : ''}</summary>
          <form onSubmit={release} className="mt-3 space-y-3">
            <TextArea label="Words to the customer" optional rows={2} maxLength={DELIVERY_LINE_MAX} value={line} onChange={(event) => setLine(event.target.value)} />
            <button type="submit" className="button button-primary" aria-disabled={sending}>
              {sending ? 'Making the files…' : `Release the letter of ${name}`}
            </button>
          </form>
        </details>
      )}
    </li>
  )
}

function AddWriter({ reference, view, again }: { reference: string; view: WritersView; again: () => void }) {
  const { sending, act } = useAct()
  const blank = { name: '', position: '', relation: '', petitioner: '' }
  const [given, setGiven] = useState(blank)
  const [kind, setKind] = useState<WriterKind>('user')
  if (!view.takes || view.writers.length >= WRITERS_MAX) return null
  async function send(event: FormEvent) {
    event.preventDefault()
    if (!(await act(`/api/console/orders/${reference}/writers`, { ...given, kind }, {}, 'Added; send the link to the writer'))) return
    setGiven(blank)
    again()
  }
  const field = (name: keyof typeof blank, label: string, required = false) => (
    <TextField
      label={label}
      optional={!required}
      required={required}
      maxLength={WRITER_FIELD_MAX}
      value={given[name]}
      onChange={(event) => setGiven((old) => ({ ...old, [name]: event.target.value }))}
    />
  )
  return (
    <details className="mt-4 border-t border-line pt-4">
      <summary className="link w-fit cursor-pointer">Add a writer</summary>
      <form onSubmit={send} className="mt-3 space-y-4">
        {field('name', 'Name of the writer', true)}
        {field('position', 'Position and organization')}
        <label className="block font-semibold">
          What the writer is to the work
          <select className="field mt-1.5" value={kind} onChange={(event) => setKind(event.target.value as WriterKind)}>
            {WRITER_KINDS.map((one) => (
              <option key={one} value={one}>
                {WRITER_KIND_LABELS[one]}
              </option>
            ))}
          </select>
        </label>
        {field('relation', 'Relation to the petitioner')}
        {view.petitioner !== '' ? null : field('petitioner', 'Name of the petitioner', true)}
        <button type="submit" className="button button-secondary" aria-disabled={sending}>
          Add this writer
        </button>
      </form>
    </details>
  )
}

/** The writers of an order with their letters. */
export function WritersPart({ reference }: { reference: string }) {
  const { loaded, again } = useLoaded('GET /api/console/orders/:reference/writers', { params: { reference } })
  useEffect(copyFields, [])
  return (
    <WhenLoaded loaded={loaded} again={again}>
      {(view) => (
        <>
          <p className="mb-4 text-ink-soft">
            {view.owed.length === 0 ? 'The order owes no letter.' : `Owed: ${view.owed.map(({ label, state }) => `${label}, ${OWED[state] ?? state}`).join('; ')}.`}{' '}
            {view.writers.length === 0 ? 'No writer is named yet.' : 'Only its writer changes a letter.'}
          </p>
          <ul aria-label="Writers">
            {view.writers.map((writer) => (
              <Writer key={writer.id} reference={reference} writer={writer} again={again} />
            ))}
          </ul>
          <AddWriter reference={reference} view={view} again={again} />
        </>
      )}
    </WhenLoaded>
  )
}
