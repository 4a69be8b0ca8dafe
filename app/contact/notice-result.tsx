import { useState, type Ref } from 'react'
import { RFE_RESULT } from '../../content/rfe-result.ts'
import { LAWYER_LINKS } from '../../content/rfe-response/lawyer-links.ts'
import { NOTICE_DOORS, type NoticeDoor } from '../../content/rfe-response/notice-doors.ts'
import { noticeNoteWords, unclearNoticeWords } from '../../content/rfe-notice-words.ts'
import type { NoticeReading, PointStatus } from '../../domain/rfe/notice-reading.ts'
import { unplacedIn } from '../../domain/rfe-response/response-file.ts'
import { passedDay, readPrintedDay } from '../../domain/rfe/response-date.ts'
import { rfeConcerns, type Point } from '../../domain/rfe/rfe-concerns.ts'
import type { LetterAnswer } from '../../usecases/receive-rfe-letter.ts'

type Handed = Extract<LetterAnswer, { kind: 'handed-over' }>['why']
type Read = Extract<NoticeReading, { kind: 'read' }>
type Order = Extract<LetterAnswer, { kind: 'read' }>['order']

const HANDED_OVER: Record<Handed, keyof typeof RFE_RESULT.handedOver> = {
  'no-text': 'scan',
  'not-a-pdf': 'other',
  'too-many-pages': 'limit',
  'too-complex': 'limit',
  busy: 'busy',
  failed: 'busy',
  encrypted: 'locked',
  damaged: 'damaged',
  empty: 'damaged',
}

const POINTS: readonly Point[] = [1, 2, 3, 'eb2']

const LOOKS: Record<PointStatus, string> = {
  contested: 'border-amber bg-amber-tint text-amber',
  conceded: 'border-pine bg-pine-tint text-pine-dark',
  'not-addressed': 'border-line-strong bg-white text-ink-soft',
}

const CONCEDED_POINT = { 'substantial-merit': 1, 'national-importance': 1 } as const

/** The answer to an uploaded letter; the frame takes the focus when it appears. `onAgain`: sends the same letter once more. */
export default function NoticeResult({ answer, ref: frame, onAgain }: { answer: LetterAnswer; ref: Ref<HTMLDivElement>; onAgain: (() => void) | null }) {
  if (answer.kind === 'no-letter') return null
  return (
    <div ref={frame} tabIndex={-1} className="card scroll-mt-24 p-6 outline-none sm:p-8" data-reading={answer.kind === 'read' ? answer.reading.kind : answer.kind}>
      {answer.kind === 'handed-over' ? (
        <>
          <Short heading={RFE_RESULT.handedOver.heading} text={RFE_RESULT.handedOver[HANDED_OVER[answer.why]]} />
          {HANDED_OVER[answer.why] === 'busy' && onAgain !== null ? (
            <button type="button" className="button button-secondary mt-4" onClick={onAgain}>
              {RFE_RESULT.again}
            </button>
          ) : null}
        </>
      ) : answer.reading.kind === 'not-a-notice' ? (
        <Door door={NOTICE_DOORS[answer.reading.why]} />
      ) : answer.reading.kind === 'unclear' ? (
        <Short heading={RFE_RESULT.handedOver.heading} text={unclearNoticeWords[answer.reading.why]} />
      ) : (
        <Reading reading={answer.reading} order={answer.order} />
      )}
    </div>
  )
}

/** Told apart from a notice that can be answered: what is possible, and where a lawyer is found. */
function Door({ door }: { door: NoticeDoor }) {
  return (
    <>
      <h3 className="text-heading">{door.title}</h3>
      <p className="mt-2">{door.is}</p>
      <ul className="mt-3 list-disc space-y-1.5 pl-5">
        {door.can.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-3 font-medium">{door.cannot} A person from our team will look at your letter anyway.</p>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        {LAWYER_LINKS.map(({ label, href }) => (
          <li key={href}>
            <a className="link" href={href} target="_blank" rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function Short({ heading, text }: { heading: string; text: string }) {
  return (
    <>
      <h3 className="text-heading">{heading}</h3>
      <p className="mt-2">{text}</p>
    </>
  )
}

function Reading({ reading, order }: { reading: Read; order: Order }) {
  const { noticeKind, noticeDate, receiptLast4, formType, deadline, notes, confidence } = reading
  const [now] = useState(() => Date.now())
  const unplaced = unplacedIn(reading)
  const passed = deadline !== null && passedDay([readPrintedDay(deadline.printed)], now) !== null
  const facts = [
    RFE_RESULT.kinds[noticeKind],
    formType === null ? null : `${RFE_RESULT.form} ${formType}`,
    noticeDate === null ? null : `${RFE_RESULT.dated} ${noticeDate}`,
    receiptLast4 === null ? null : `${RFE_RESULT.receipt} ${receiptLast4}`,
  ].filter((fact) => fact !== null)
  return (
    <>
      <h3 className="text-heading">{RFE_RESULT.heading}</h3>
      <p className="mt-1 font-medium text-ink-soft">{facts.join(' · ')}</p>
      <p className="mt-3">{RFE_RESULT.lead}</p>
      {confidence === 'unclear' ? <p className="mt-3 rounded-lg bg-amber-tint px-4 py-3 font-medium text-amber">{RFE_RESULT.unclear}</p> : null}
      {noticeKind === 'noid' ? <p className="mt-3 rounded-lg bg-amber-tint px-4 py-3 font-medium text-amber">{RFE_RESULT.noid}</p> : null}
      <div className="mt-6 border-y border-line py-5">
        <h4 className="font-semibold">{RFE_RESULT.deadlineHeading}</h4>
        {deadline === null ? (
          <p className="mt-1">{RFE_RESULT.deadlineMissing}</p>
        ) : (
          <>
            <p className="mt-1 font-serif text-2xl font-semibold">{deadline.printed}</p>
            <Quote text={deadline.quote} page={deadline.page} />
            <p className="mt-2 text-sm text-ink-soft">{RFE_RESULT.deadlineNote}</p>
            {passed ? <p className="mt-3 rounded-lg bg-alert-tint px-4 py-3 font-medium text-alert">{RFE_RESULT.deadlinePassed}</p> : null}
          </>
        )}
      </div>
      <h4 className="mt-6 font-semibold">{RFE_RESULT.pointsHeading}</h4>
      <ul className="mt-3 space-y-5">
        {POINTS.map((point) => (
          <PointRow key={point} point={point} reading={reading} />
        ))}
      </ul>
      {unplaced.length === 0 ? null : (
        <>
          <h4 className="mt-7 font-semibold">{RFE_RESULT.unsureHeading}</h4>
          <p className="mt-1 text-ink-soft">{RFE_RESULT.unsureText}</p>
          {unplaced.map(({ text, page }) => (
            <Quote key={text} text={text} page={page} />
          ))}
        </>
      )}
      {notes.length === 0 ? null : (
        <>
          <h4 className="mt-7 font-semibold">{RFE_RESULT.notesHeading}</h4>
          <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-soft">
            {notes.map((note) => (
              <li key={note}>{noticeNoteWords[note]}</li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-7 border-t border-line pt-6">
        {order === null ? (
          <p>{RFE_RESULT.noOrder}</p>
        ) : (
          <>
            <h4 className="font-semibold">{RFE_RESULT.orderHeading}</h4>
            <p className="mt-1 text-ink-soft">{RFE_RESULT.orderText}</p>
            <a className="button button-primary mt-4" href={order.path}>
              <span>
                {RFE_RESULT.orderButton} ({order.prongs.length === 1 ? 'Prong' : 'Prongs'} {order.prongs.join(', ')}):{' '}
                {order.listPrice === null ? null : (
                  <s className="font-normal opacity-80">
                    <span className="sr-only">list price </span>
                    {order.listPrice}
                  </s>
                )}{' '}
                {order.price}
              </span>
            </a>
          </>
        )}
      </div>
    </>
  )
}

function PointRow({ point, reading }: { point: Point; reading: Read }) {
  const status = point === 'eb2' ? reading.eb2 : reading.prongs[point]
  const findings = reading.findings.filter((finding) => finding.point === point)
  const conceded = reading.conceded.filter(({ what }) => (typeof what === 'string' && what in CONCEDED_POINT ? CONCEDED_POINT[what as keyof typeof CONCEDED_POINT] : what) === point)
  return (
    <li>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="font-semibold">{RFE_RESULT.points[point]}</span>
        <span className={`rounded-md border px-2 py-0.5 text-sm font-medium ${LOOKS[status]}`}>
          {status === 'not-addressed' && conceded.length > 0 ? RFE_RESULT.inPart : RFE_RESULT.statuses[status]}
        </span>
      </p>
      {findings.map((finding) => (
        <div key={finding.concern} className="mt-2">
          <p className="text-sm">
            {rfeConcerns.find((concern) => concern.key === finding.concern)?.title}
            {finding.strength === 'asked' ? ` (${RFE_RESULT.asked})` : ''}
            {finding.guessed === true ? ` (${RFE_RESULT.guessed})` : ''}
          </p>
          <Quote text={finding.quote} page={finding.page} />
        </div>
      ))}
      {conceded.map(({ quote, page, what }) => (
        <div key={`${what} ${quote}`} className="mt-2">
          <p className="text-sm">{RFE_RESULT.accepted}</p>
          <Quote text={quote} page={page} />
        </div>
      ))}
    </li>
  )
}

function Quote({ text, page }: { text: string; page: number }) {
  return (
    <blockquote className="mt-1 border-l-3 border-line pl-3 font-serif wrap-anywhere text-ink-soft">
      “{text}” <cite className="font-sans text-sm not-italic">{`${RFE_RESULT.page} ${page}`}</cite>
    </blockquote>
  )
}
