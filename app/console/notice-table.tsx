import { findTheory } from '../../content/rfe-response/theories.ts'
import { ACCEPTED_WORDS, CHOICE_NAMES, CONCERN_STANDARDS, ITEM_WORDS, RECORD_WORDS, requestTitle } from '../../content/rfe-response/words.ts'
import { noticeNoteWords } from '../../content/rfe-notice-words.ts'
import type { CaseFile } from '../../domain/petition/case-file.ts'
import { factsOfRequest, itemsOf, quotedItem, itemStates, liveRequests, type NoticeRequest } from '../../domain/rfe-response/response-file.ts'
import { Badge } from './console-parts.tsx'
import { Part } from './petition-parts.tsx'

const TONES = { read: 'warn', confirmed: 'good', corrected: 'good', rejected: 'plain' } as const
const STATES = { read: 'Not looked at', confirmed: 'Confirmed', corrected: 'Corrected', rejected: 'Put aside' } as const

function ItemLines({ file, request }: { file: CaseFile; request: NoticeRequest }) {
  const states = itemStates(file, request)
  if (states.length === 0) return null
  return (
    <ul aria-label={`Items of ${requestTitle(request)}`} className="mt-2 space-y-1 text-sm wrap-anywhere">
      {itemsOf(request).map((item, place) => {
        const { text, page, label, choice } = item
        const kind = states[place]?.kind ?? null
        return (
          <li key={`${place} ${text}`}>
            <Badge tone={kind === 'open' && choice !== 'offered' ? 'warn' : 'plain'}>{kind === null ? 'Put aside' : ITEM_WORDS[kind]}</Badge> {label} {quotedItem(item)} page {page}
            {choice === undefined ? '' : ` (${CHOICE_NAMES[choice]})`}
          </li>
        )
      })}
    </ul>
  )
}

/** The notice as the customer confirms it: only they change it. */
export function NoticeTable({ file, unordered }: { file: CaseFile; unordered: readonly number[] }) {
  const { response } = file
  if (response === undefined) return null
  const { reading } = response.notice
  const live = liveRequests(response)
  return (
    <Part heading="The notice">
      <p className="text-sm text-ink-soft wrap-anywhere">
        {response.notice.file}: {reading.kind === 'read' ? `${reading.noticeKind}, ${reading.noticeDate ?? 'no date'}, reading ${reading.confidence}` : `${reading.kind} (${reading.why})`}
      </p>
      <p className="mt-2">
        Answer by, as printed: <span className="font-semibold">{response.deadline?.printed ?? 'not found'}</span>. Filed:{' '}
        <span className="font-semibold">{response.filedOn === '' ? 'not known' : response.filedOn}</span>.
      </p>
      {file.lock === null ? null : <p className="mt-3 border-l-3 border-pine pl-4 wrap-anywhere">{file.lock.text}</p>}
      <ol aria-label="Requests of the notice" className="mt-5 space-y-4">
        {response.requests.map((request) => (
          <li key={request.id} className="border-l-3 border-line pl-4">
            <p className="flex flex-wrap items-center gap-x-3 font-semibold">
              <span>
                {live.includes(request) ? `${live.indexOf(request) + 1}. ` : ''}
                {requestTitle(request)}
              </span>
              <Badge tone={TONES[request.state]}>{STATES[request.state]}</Badge>
              {live.includes(request) && unordered.some((prong) => prong === request.point) ? <Badge tone="bad">Not ordered</Badge> : null}
            </p>
            <p className="text-sm text-ink-soft">
              {CONCERN_STANDARDS[request.concern]}; the record holds: {RECORD_WORDS[request.record].toLowerCase()}; {factsOfRequest(file.facts, request).length} facts;{' '}
              {findTheory(request.theory)?.title ?? 'way not chosen'}
            </p>
            {request.quotes.map(({ text, page }) => (
              <blockquote key={text} className="mt-1 font-serif text-[0.9375rem] wrap-anywhere text-ink-soft">
                “{text}” page {page}
              </blockquote>
            ))}
            <ItemLines file={file} request={request} />
          </li>
        ))}
      </ol>
      {response.accepted.length === 0 ? null : (
        <ul aria-label="Accepted points of the notice" className="mt-5 space-y-1">
          {response.accepted.map(({ id, what, quote, page, state }) => (
            <li key={id} className="wrap-anywhere">
              <Badge tone={TONES[state]}>{STATES[state]}</Badge> Seems to accept {ACCEPTED_WORDS[String(what)]}: “{quote}” page {page}
            </li>
          ))}
        </ul>
      )}
      {reading.kind !== 'read' || reading.notes.length === 0 ? null : (
        <ul className="mt-4 list-disc space-y-1 pl-5 text-sm text-ink-soft">
          {reading.notes.map((note) => (
            <li key={note}>{noticeNoteWords[note]}</li>
          ))}
        </ul>
      )}
    </Part>
  )
}
