import { useRef, useState } from 'react'
import { RETURN_PROBLEM_WORDS } from '../../content/returned-letter.ts'
import { SECTION_LABELS } from '../../domain/petition/draft.ts'
import { ORDER_FILE_BYTES_MAX } from '../../domain/uploads/order-uploads.ts'
import type { ReturnedChangeView, ReturnedView as View } from '../../usecases/returned-letter.ts'
import { callAsUser } from '../account/stored-user.ts'
import { showAlert } from '../ui/alerts.ts'
import { WordRuns } from '../ui/word-runs.tsx'
import { ActButton, Badge, useAct, WhenLoaded } from './console-parts.tsx'
import { Part } from './petition-parts.tsx'
import { useLoaded } from './use-loaded.ts'
import { useWorkTime } from './use-work-time.ts'
import { WorkTime } from './work-time.tsx'

const pathOf = (reference: string) => `/api/console/orders/${encodeURIComponent(reference)}/returned-letter`

const KINDS = { changed: ['Changed', 'warn'], added: ['New', 'good'], removed: ['Gone', 'bad'], remark: ['Comment', 'plain'] } as const
const STATES = { taken: ['Taken', 'good'], left: ['Set aside', 'plain'] } as const

/** A file that came by mail. */
function HandIn({ reference, again }: { reference: string; again: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState<string | null>(null)
  async function send(file: File | undefined) {
    if (file === undefined || sending !== null) return
    setSending(file.name)
    const answer = file.size > ORDER_FILE_BYTES_MAX ? null : await callAsUser(`${pathOf(reference)}/file?name=${encodeURIComponent(file.name)}`, file)
    setSending(null)
    if (input.current !== null) input.current.value = ''
    showAlert(answer?.ok === true ? { kind: 'success', message: `${file.name} was read` } : { kind: 'error', message: answer?.message ?? 'The file is too large.' })
    if (answer?.ok === true) again()
  }
  return (
    <div>
      <label className="block font-semibold">
        Hand in a Word file that came by mail
        <span className="block text-sm font-normal text-ink-soft">The delivered .docx with somebody’s changes in it. The customer can hand it over on the page of the order too.</span>
        <input ref={input} type="file" accept=".docx" className="mt-2 block w-full text-sm" disabled={sending !== null} onChange={(event) => void send(event.target.files?.[0])} />
      </label>
      <p role="status" className="mt-1 text-sm text-ink-soft">
        {sending === null ? '' : `Reading ${sending}…`}
      </p>
    </div>
  )
}

/** Why a change cannot be taken by a press; null where it can. */
function byHand({ kind, takeable, blockId, now }: ReturnedChangeView): string | null {
  if (kind === 'remark') return null
  if (blockId === null) return 'Its place in the letter is not known. Write it in the editor where it belongs.'
  if (now === null) return 'The paragraph is not in the letter any more.'
  return takeable ? null : 'It stands in a table, a signature, or a line with a link or a field, or it is longer than the editor takes. Change it in the editor by hand.'
}

function Change({ reference, change, version, again }: { reference: string; change: ReturnedChangeView; version: number; again: () => void }) {
  const { sending, act } = useAct()
  const { id, kind, section, words, runs, remarks, tracked, state, now, blockId } = change
  const hand = byHand(change)
  const open = state === 'open'
  const say = (what: 'take' | 'leave' | 'reopen', done: string) =>
    void act(`${pathOf(reference)}/changes`, { version, id, act: what, revision: now?.revision ?? null }, {}, done).then((ok) => ok && again())
  const about = <span className="sr-only"> {words.slice(0, 60)}</span>
  return (
    <li className={`border-l-3 pl-4 ${open ? 'border-amber' : 'border-line'}`} data-testid="returned-change">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        {section === null ? 'Unknown place' : SECTION_LABELS[section]} <Badge tone={KINDS[kind][1]}>{KINDS[kind][0]}</Badge> {tracked ? <Badge>Tracked change</Badge> : null}{' '}
        {state === 'open' ? null : <Badge tone={STATES[state][1]}>{STATES[state][0]}</Badge>}
      </p>
      <p className={`mt-1 font-serif wrap-anywhere whitespace-pre-wrap ${kind === 'removed' ? 'line-through' : ''}`}>{kind === 'changed' ? <WordRuns runs={runs} /> : words}</p>
      {remarks.map((remark, place) => (
        <p key={place} className="mt-2 rounded-lg bg-amber-tint px-4 py-2 wrap-anywhere whitespace-pre-wrap">
          <span className="font-semibold">{remark.by || 'A comment'}:</span> {remark.text}
        </p>
      ))}
      {!open || now === null || !now.stale || kind === 'added' ? null : (
        <div className="mt-2 rounded-lg bg-sand px-4 py-2 text-sm">
          <p className="font-semibold">{now.removed ? 'The draft has this paragraph no more.' : 'The draft has other words here since that version:'}</p>
          {now.words === null ? null : <p className="wrap-anywhere whitespace-pre-wrap">{now.words}</p>}
          <p>Taking the change puts it in their place; they stay in the history.</p>
        </div>
      )}
      {open && hand !== null ? <p className="mt-1 text-sm">{hand}</p> : null}
      {state === 'taken' ? null : (
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
          {open && kind !== 'remark' && hand === null ? (
            <button type="button" className="link py-1 font-semibold" aria-disabled={sending} onClick={() => say('take', 'Taken into the letter')}>
              Take it{about}
            </button>
          ) : null}
          <button type="button" className="link py-1" aria-disabled={sending} onClick={() => say(open ? 'leave' : 'reopen', open ? 'Set aside' : 'Open again')}>
            {open ? 'Set it aside' : 'Open it again'}
            {about}
          </button>
          {blockId === null ? null : (
            <a className="link py-1" href={`/console/orders/${reference}/editor#block-${blockId}`}>
              In the editor{about}
            </a>
          )}
        </p>
      )}
    </li>
  )
}

function Compared({ reference, view, again }: { reference: string; view: View; again: () => void }) {
  const { returned, version } = view
  if (returned === null) return null
  if (returned.problem !== null)
    return (
      <Part heading={returned.fileName}>
        <p role="status" className="font-medium text-alert">
          {RETURN_PROBLEM_WORDS[returned.problem]}
        </p>
        {returned.problem !== 'taken-back' && <p className="mt-2 text-ink-soft">The customer reads the same words on the page of the order. The file stays among their files.</p>}
      </Part>
    )
  const open = returned.changes.filter(({ state }) => state === 'open').length
  return (
    <Part heading={returned.fileName}>
      <p className="mb-1" data-testid="returned-state">
        {returned.changes.length === 0
          ? 'No paragraph has other words than the letter that was delivered.'
          : `${returned.changes.length} ${returned.changes.length === 1 ? 'place differs' : 'places differ'} from revision ${returned.revision}; ${open} open.`}
      </p>
      <p className="mb-4 text-sm text-ink-soft">
        {returned.by === 'bookmarks' ? 'Paragraphs were found by the marks in the file.' : 'The marks of the file are lost; paragraphs were found by their words. Look at each place.'}
        {returned.tracked > 0 ? ' Tracked changes were read as if they were accepted.' : ''} Each change that you take is a new version; it is checked like your own words, and rests on the same facts.
      </p>
      <ul className="space-y-5">
        {returned.changes.map((change) => (
          <Change key={change.id} reference={reference} change={change} version={version} again={again} />
        ))}
      </ul>
    </Part>
  )
}

/** A letter that came back as a Word file: what differs, to be taken or set aside one by one. */
export function ReturnedView({ reference }: { reference: string }) {
  useWorkTime(reference, 'editor')
  const { loaded, again } = useLoaded('GET /api/console/orders/:reference/returned-letter', { params: { reference } })
  return (
    <>
      <p className="flex flex-wrap gap-x-4">
        <a href={`/console/orders/${reference}`} className="link">
          Order {reference}
        </a>
        <a href={`/console/orders/${reference}/editor`} className="link">
          Editor
        </a>
      </p>
      <h1 className="mt-2 mb-6 text-title">Letter that came back</h1>
      <WorkTime reference={reference} />
      <WhenLoaded loaded={loaded} again={again}>
        {(view) => (
          <div className="mt-4 space-y-6">
            {view.released ? (
              <section className="card space-y-4 p-5 sm:p-6">
                {view.file === null ? <p>No Word file came back yet.</p> : null}
                {view.newer ? (
                  <div>
                    <p className="mb-3">A file is here that was not compared yet: {view.file}. Comparing it takes the place of the comparison before.</p>
                    <ActButton path={`${pathOf(reference)}/reading`} done="The file is read" after={again}>
                      Compare it
                    </ActButton>
                  </div>
                ) : null}
                <HandIn reference={reference} again={again} />
              </section>
            ) : (
              <p className="card p-6 text-ink-soft">No letter was delivered yet. Once one is, a copy that was changed in Word can be compared here.</p>
            )}
            <Compared reference={reference} view={view} again={again} />
          </div>
        )}
      </WhenLoaded>
    </>
  )
}
