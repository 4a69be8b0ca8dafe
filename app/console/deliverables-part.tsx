import { useRef, useState, type FormEvent } from 'react'
import { DELIVERY_FILES_MAX, DELIVERY_LINE_MAX, LARGE_FILE_BYTES_MAX } from '../../domain/uploads/large-files.ts'
import type { DeliverableState } from '../../domain/orders/deliverables.ts'
import type { OperatorDeliverable } from '../../usecases/view-deliverables.ts'
import { callAsUser } from '../account/stored-user.ts'
import { showAlert } from '../ui/alerts.ts'
import { TextArea, TextField } from '../ui/form-field.tsx'
import { ActButton, Badge, formatMinute, useAct } from './console-parts.tsx'
import { actorWords } from './code-words.ts'
import { FileLine } from './file-button.tsx'

const TONES: Record<DeliverableState, 'plain' | 'good' | 'warn'> = { planned: 'plain', waiting: 'plain', 'in-work': 'warn', delivered: 'good', accepted: 'good', ended: 'plain' }

const HOW = { released: 'Released', made: 'Made by the program', held: 'Held', marked: 'Marked by an operator before deliveries were recorded' } as const

/** A sentence and a button that sends it as the field that the call wants. */
function SentenceForm({ label, hint, path, field, done, after, button }: { label: string; hint: string; path: string; field: 'reason' | 'cause'; done: string; after: () => void; button: string }) {
  const { sending, act } = useAct()
  const [text, setText] = useState('')
  async function send(event: FormEvent) {
    event.preventDefault()
    if (!(await act(path, { [field]: text }, {}, done))) return
    setText('')
    after()
  }
  return (
    <form onSubmit={send} className="space-y-3">
      <TextField label={label} hint={hint} required maxLength={500} value={text} onChange={(event) => setText(event.target.value)} />
      <button type="submit" className="button button-secondary" aria-disabled={sending}>
        {button}
      </button>
    </form>
  )
}

/** Puts files ready, one after the other; each is kept as soon as it has arrived. */
function ReadyFiles({ path, reference, files, again }: { path: string; reference: string; files: OperatorDeliverable['ready']; again: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState<string | null>(null)
  async function add(chosen: readonly File[]) {
    for (const file of chosen) {
      setSending(file.name)
      const tooLarge = file.size > LARGE_FILE_BYTES_MAX
      const answer = tooLarge ? null : await callAsUser(`${path}/files?name=${encodeURIComponent(file.name)}`, file)
      if (answer?.ok === true) continue
      showAlert({ kind: 'error', message: `${file.name}: ${answer?.message ?? 'the file is larger than 25 MB'}` })
      break
    }
    setSending(null)
    if (input.current !== null) input.current.value = ''
    again()
  }
  return (
    <div>
      <label className="block font-semibold">
        Files
        <span className="block text-sm font-normal text-ink-soft">Word, PDF, text or pictures, at most 25 MB each and {DELIVERY_FILES_MAX} in all. The customer sees them once you release.</span>
        <input ref={input} type="file" multiple className="mt-2 block w-full text-sm" disabled={sending !== null} onChange={(event) => void add([...(event.target.files ?? [])])} />
      </label>
      <p role="status" className="mt-1 text-sm text-ink-soft">
        {sending === null ? '' : `Sending ${sending}…`}
      </p>
      {files.length === 0 ? null : (
        <ul aria-label="Files that lie ready" className="mt-2 space-y-2">
          {files.map((file) => (
            <li key={file.id} className="flex flex-wrap items-center justify-between gap-2">
              <span>
                <FileLine file={file} />
              </span>
              <ActButton path={`/api/console/orders/${reference}/ready-files/${file.id}/removal`} done="The file was taken away" after={again}>
                Take away<span className="sr-only"> {file.name}</span>
              </ActButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ReleaseForm({ path, reference, deliverable, again }: { path: string; reference: string; deliverable: OperatorDeliverable; again: () => void }) {
  const { sending, act } = useAct()
  const [line, setLine] = useState('')
  const held = deliverable.kind === 'consultation'
  async function release(event: FormEvent) {
    event.preventDefault()
    const done = held ? 'Marked as held; the customer is told' : 'Released; the customer is told'
    if (!(await act(`${path}/delivery`, { line, fileIds: deliverable.ready.map(({ id }) => id) }, {}, done))) return
    setLine('')
    again()
  }
  return (
    <form onSubmit={release} className="space-y-4" aria-label={`Deliver: ${deliverable.label}`}>
      {held ? null : <ReadyFiles path={path} reference={reference} files={deliverable.ready} again={again} />}
      <TextArea label="Words to the customer" optional rows={3} maxLength={DELIVERY_LINE_MAX} value={line} onChange={(event) => setLine(event.target.value)} />
      <button type="submit" className="button button-primary" aria-disabled={sending}>
        {held ? 'Mark as held' : 'Release to the customer'}
      </button>
    </form>
  )
}

function Deliverable({ reference, deliverable, again }: { reference: string; deliverable: OperatorDeliverable; again: () => void }) {
  const { id, label, state, stateLabel, dueAt, late, waitsFor, kept, rounds, can, deliveries, comments } = deliverable
  const path = `/api/console/orders/${reference}/deliverables/${id}`
  return (
    <li className="border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0" aria-label={label}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{label}</span>
        <Badge tone={TONES[state]}>{stateLabel}</Badge>
        {late ? <Badge tone="bad">Late</Badge> : null}
        {kept === false ? <Badge tone="bad">Promise missed</Badge> : null}
        {dueAt === null ? null : <span className="text-sm digits-aligned">Due {formatMinute(dueAt)}</span>}
        {rounds === 0 ? null : <span className="text-sm text-ink-soft">Revisions asked for: {rounds}</span>}
      </p>
      {waitsFor === null ? null : <p className="mt-1 text-ink-soft">{waitsFor}.</p>}
      {comments.map((comment, index) => (
        <div key={index} className="mt-3 border-l-3 border-line pl-4">
          <p className="text-sm text-ink-soft">
            {formatMinute(comment.at)}, the customer {comment.kind === 'revision' ? 'asks for changes' : 'accepted'}:
          </p>
          <p className="wrap-anywhere whitespace-pre-wrap">{comment.text}</p>
        </div>
      ))}
      {deliveries.map((delivery) => (
        <div key={delivery.id} className="mt-3 rounded-lg bg-sand px-4 py-3">
          <p className="text-sm">
            <span className="font-semibold">{HOW[delivery.how]}</span> {formatMinute(delivery.at)} ({actorWords(delivery.actor)})
            {delivery.how === 'released' ? (delivery.openedAt === null ? ', not opened yet' : `, first opened ${formatMinute(delivery.openedAt)}`) : ''}
          </p>
          {delivery.line === '' ? null : <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{delivery.line}</p>}
          <ul className="mt-1 space-y-1">
            {delivery.files.map((file) => (
              <li key={file.id}>
                <FileLine file={file} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {can.length === 0 ? null : (
        <details className="mt-3">
          <summary className="link w-fit cursor-pointer">Actions</summary>
          <div className="mt-3 space-y-6 rounded-lg border border-line p-4">
            {can.includes('deliver') ? <ReleaseForm path={path} reference={reference} deliverable={deliverable} again={again} /> : null}
            {can.includes('begin') ? (
              <SentenceForm
                label="Begin: what is here now"
                hint="The whole promised time runs from now. Kept in the history."
                path={`${path}/begin`}
                field="cause"
                done="Begun"
                after={again}
                button="Begin the work"
              />
            ) : null}
            {can.includes('pause') ? (
              <SentenceForm
                label="Pause: what it waits for"
                hint="The customer sees this; kept in the history"
                path={`${path}/pause`}
                field="reason"
                done="Paused"
                after={again}
                button="Pause the promised time"
              />
            ) : null}
            {can.includes('accept') ? (
              <SentenceForm
                label="Accepted elsewhere: where the customer said so"
                hint="For an acceptance by email or phone. Of a first draft it ends the right to withdraw. Kept in the history."
                path={`${path}/acceptance`}
                field="cause"
                done="Accepted"
                after={again}
                button="Accept for the customer"
              />
            ) : null}
          </div>
        </details>
      )}
    </li>
  )
}

/** What an order owes, each thing with its promise, its deliveries and what can be done with it. */
export function DeliverablesPart({ reference, deliverables, again }: { reference: string; deliverables: readonly OperatorDeliverable[]; again: () => void }) {
  return (
    <ul aria-label="What the order owes">
      {deliverables.map((deliverable) => (
        <Deliverable key={deliverable.id} reference={reference} deliverable={deliverable} again={again} />
      ))}
    </ul>
  )
}
