import { useId } from 'react'
import { DOCUMENT_NAME_MAX, FACT_TEXT_MAX } from '../../content/petition/case-words.ts'
import { DENIAL_INTENDED, NOTICE_DOORS } from '../../content/rfe-response/notice-doors.ts'
import {
  ACCEPTED_WORDS,
  CHOICE_NAMES,
  CONCERN_STANDARDS,
  ITEM_WORDS,
  MISSING_WORDS,
  NOTICE_NAMES,
  RECORD_WORDS,
  requestTitle,
  SUGGESTED_LEAD,
  SUGGESTED_MARK,
} from '../../content/rfe-response/words.ts'
import { noticeNoteWords } from '../../content/rfe-notice-words.ts'
import { formatDate } from '../../domain/format-date.ts'
import { STATEMENT_ID, type CaseExhibit, type CaseFile } from '../../domain/petition/case-file.ts'
import { QUESTIONS_MAX, type CaseQuestion } from '../../domain/petition/gaps.ts'
import {
  elementsOf,
  factsOfRequest,
  isAnswerTo,
  itemOf,
  itemQuestion,
  itemsOf,
  quotedItem,
  itemStates,
  liveRequests,
  passageQuestion,
  RECORD_STANDINGS,
  unsettledWords,
  type AskedItem,
  type NoticeRequest,
  type ResponseFile,
} from '../../domain/rfe-response/response-file.ts'
import type { UnplacedWords } from '../../domain/rfe-response/unplaced-words.ts'
import { countedDay } from '../../domain/rfe/counted-day.ts'
import { passedDay, readPrintedDay } from '../../domain/rfe/response-date.ts'
import { rfeConcerns, type ConcernKey } from '../../domain/rfe/rfe-concerns.ts'
import type { ShownCase } from '../../usecases/view-petition.ts'
import { TextArea, TextField } from '../ui/form-field.tsx'
import { placed } from '../ui/site-facts.tsx'
import { AskedQuestion } from './asked-question.tsx'
import type { CaseFormProblem } from './case-forms.ts'
import { FactRow } from './case-page.tsx'
import { ChoiceRow, Hidden, OFFERED_MAX, Problem } from './case-parts.tsx'
import { NoticeDoorCard } from './notice-door.tsx'
import { Card } from './order-cards.tsx'
import { ResponseChoice } from './response-choice.tsx'

type Props = { reference: string; found: ShownCase; problem: CaseFormProblem | null; now: number }

export const ResponsePage = placed(Page)

function Quote({ text, page }: { text: string; page: number }) {
  return (
    <blockquote className="mt-2 border-l-3 border-line pl-3 font-serif wrap-anywhere text-ink-soft">
      “{text}” <cite className="font-sans text-sm not-italic">page {page}</cite>
    </blockquote>
  )
}

function Select({ name, label, value, describedBy, children }: { name: string; label: string; value: string; describedBy?: string; children: React.ReactNode }) {
  return (
    <label className="block max-w-full font-semibold">
      {label}
      <select name={name} className="field mt-1.5" defaultValue={value} aria-describedby={describedBy}>
        {children}
      </select>
    </label>
  )
}

/** What a row holds, to be written or corrected. */
function RowFields({ typed, concern, record, quote, page }: { typed: Record<string, string> | null; concern: ConcernKey | ''; record: string; quote: string; page: number | null }) {
  return (
    <>
      <Select name="concern" label="What the point is about" value={typed?.['concern'] ?? concern}>
        {concern === '' ? <option value="">Please choose</option> : null}
        {rfeConcerns.map(({ key, title }) => (
          <option key={key} value={key}>
            {CONCERN_STANDARDS[key]}: {title}
          </option>
        ))}
      </Select>
      <Select name="record" label="What the notice says that the record holds" value={typed?.['record'] ?? record}>
        {RECORD_STANDINGS.map((one) => (
          <option key={one} value={one}>
            {RECORD_WORDS[one]}
          </option>
        ))}
      </Select>
      <WordsFields typed={typed} quote={quote} page={page} />
    </>
  )
}

function WordsFields({ typed, quote, page }: { typed: Record<string, string> | null; quote: string; page: number | null }) {
  return (
    <>
      <TextArea name="quote" label="The words of the notice" hint="Copied exactly: the answer quotes them." required rows={3} maxLength={1200} defaultValue={typed?.['quote'] ?? quote} />
      <TextField name="page" label="Page of the notice" type="number" min={1} max={99} required className="max-w-28" defaultValue={typed?.['page'] ?? (page === null ? '' : String(page))} />
    </>
  )
}

/** So many titles of the documents that show an item are told. */
const TITLES_SHOWN = 5

/** Each thing that the notice asks for, with what became of it. */
function Items({ file, request, open }: { file: CaseFile; request: NoticeRequest; open: boolean }) {
  const items = itemsOf(request)
  if (items.length === 0) return null
  const states = itemStates(file, request)
  const aside = (item: AskedItem) => item.aside === true
  return (
    <>
      <p className="mt-3 text-sm text-ink-soft">It asks for</p>
      <ul aria-label={`Items of ${requestTitle(request)}`}>
        {items.map((item, place) => {
          const state = states[place] ?? null
          const showing = state?.exhibits ?? []
          const titles = showing.slice(0, TITLES_SHOWN).flatMap((id) => file.exhibits.find((one) => one.id === id)?.title ?? [])
          const more = showing.length - TITLES_SHOWN
          return (
            <li key={`${place} ${item.text}`} data-testid="item" data-state={state?.kind ?? 'aside'}>
              <blockquote className={`mt-2 border-l-3 border-line pl-3 font-serif wrap-anywhere text-ink-soft ${aside(item) ? 'line-through' : ''}`}>
                {item.label === undefined ? '' : `${item.label} `}
                {quotedItem(item)} <cite className="font-sans text-sm not-italic">page {item.page}</cite>
              </blockquote>
              <div className="flex flex-wrap items-center gap-x-4 pl-3.75">
                <p className={`text-sm font-medium wrap-anywhere ${state?.kind === 'open' && item.choice !== 'offered' ? 'text-amber' : 'text-ink-soft'}`}>
                  {state === null ? 'Not asked, you say' : ITEM_WORDS[state.kind]}
                  {titles.length === 0 ? '' : `: ${titles.join('; ')}${more > 0 ? `; and ${more} more` : ''}`}
                  {item.choice === undefined ? '' : ` (${CHOICE_NAMES[item.choice]})`}
                </p>
                {open ? (
                  <form method="post" data-page-form>
                    <Hidden intent={aside(item) ? 'confirm-item' : 'reject-item'} id={request.id} rev={request.rev} />
                    <input type="hidden" name="place" value={place} />
                    <button className="button button-quiet">
                      {aside(item) ? 'It is asked after all' : 'It does not ask this'}
                      <span className="sr-only">: {item.text.slice(0, 60)}</span>
                    </button>
                  </form>
                ) : null}
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const ROW_STATES = { read: 'Please look at it', confirmed: 'You confirmed it', corrected: 'As you corrected it', rejected: 'Not asked' } as const

function RequestRow({ file, request, number, open, problem }: { file: CaseFile; request: NoticeRequest; number: number | null; open: boolean; problem: CaseFormProblem | null }) {
  const { id, rev, concern, quotes, record, state, guessed } = request
  const typed = problem?.about === id ? problem.typed : null
  return (
    <li id={`row-${id}`} data-key={id} data-testid="request" data-state={state} className="scroll-mt-20 border-t border-line py-6 first:border-t-0 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className={`font-serif text-lg font-semibold ${state === 'rejected' ? 'text-ink-soft line-through' : ''}`}>
          {number === null ? '' : `${number}. `}
          {requestTitle(request)}
        </span>
        <span className={`text-sm font-medium ${state === 'read' ? 'text-amber' : 'text-ink-soft'}`}>{ROW_STATES[state]}</span>
      </p>
      <dl className="mt-2 grid gap-x-8 gap-y-2 text-[0.9375rem] sm:grid-cols-2">
        <div>
          <dt className="text-sm text-ink-soft">Standard</dt>
          <dd>{CONCERN_STANDARDS[concern]}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">What it says the record holds</dt>
          <dd>{RECORD_WORDS[record]}</dd>
        </div>
      </dl>
      {guessed === true && state === 'read' ? (
        <p className="mt-3 text-amber">The words below name no point of the test. The program guessed what they are about: please correct it where it is wrong.</p>
      ) : null}
      {quotes.map(({ text, page }) => (
        <Quote key={text} text={text} page={page} />
      ))}
      {state === 'rejected' ? null : <Items file={file} request={request} open={open} />}
      <Problem problem={problem} about={id} />
      {open ? (
        <div className="mt-4 flex flex-wrap items-start gap-x-4 gap-y-2">
          {state === 'read' || state === 'rejected' ? (
            <form method="post" data-page-form>
              <Hidden intent="confirm-row" id={id} rev={rev} />
              <button className={`button ${state === 'read' ? 'button-primary' : 'button-secondary'}`}>
                {state === 'read' ? 'This is right' : 'It is asked after all'}
                <span className="sr-only">: {requestTitle(request)}</span>
              </button>
            </form>
          ) : null}
          {state === 'rejected' ? null : (
            <form method="post" data-page-form>
              <Hidden intent="reject-row" id={id} rev={rev} />
              <button className="button button-secondary">
                The notice does not ask this<span className="sr-only">: {requestTitle(request)}</span>
              </button>
            </form>
          )}
          {state === 'rejected' ? null : (
            <details className="w-full" open={typed !== null && typed['intent'] === 'correct-row'}>
              <summary className="link w-fit cursor-pointer">Correct it</summary>
              <form method="post" data-page-form className="mt-3 space-y-4">
                <Hidden intent="correct-row" id={id} rev={rev} />
                <RowFields typed={typed} concern={concern} record={record} quote={quotes[0]?.text ?? ''} page={quotes[0]?.page ?? null} />
                <button className="button button-secondary">Save the correction</button>
              </form>
            </details>
          )}
          {state === 'rejected' ? null : (
            <details className="w-full" open={typed !== null && typed['intent'] === 'add-item'}>
              <summary className="link w-fit cursor-pointer">Add an item that it asks for</summary>
              <form method="post" data-page-form className="mt-3 space-y-4">
                <Hidden intent="add-item" id={id} rev={rev} />
                <WordsFields typed={typed} quote="" page={null} />
                <button className="button button-secondary">Add this item</button>
              </form>
            </details>
          )}
        </div>
      ) : null}
    </li>
  )
}

/** A sentence that the customer places; a suggestion is chosen beforehand and counts for nothing until it is confirmed. */
function Sentence({ words: { text, page, suggested, asked, under }, problem }: { words: UnplacedWords; problem: CaseFormProblem | null }) {
  const mark = useId()
  const typed = problem?.about === 'sentences' && problem.typed['text'] === text ? problem.typed : null
  return (
    <li data-testid="sentence" data-suggested={suggested} className="border-t border-line py-4 first:border-t-0">
      <Quote text={under === undefined ? text : `${under} … ${text}`} page={page} />
      {typed === null ? null : <Problem problem={problem} about="sentences" />}
      <form method="post" data-page-form className="mt-3 flex flex-wrap items-end gap-4" aria-label="What this sentence is about">
        <Hidden intent="place-sentence" id="sentences" />
        <input type="hidden" name="text" value={text} />
        {suggested === undefined ? null : (
          <p id={mark} className="w-full font-medium text-amber">
            {SUGGESTED_MARK}
          </p>
        )}
        <Select name="concern" label="It is about" value={typed?.['concern'] ?? suggested ?? ''} {...(suggested !== undefined && { describedBy: mark })}>
          <option value="">Please choose</option>
          <option value="none">{asked === true ? 'It asks for nothing to be sent' : 'Nothing is held against my petition here'}</option>
          {rfeConcerns.map(({ key, title }) => (
            <option key={key} value={key}>
              {CONCERN_STANDARDS[key]}: {title}
            </option>
          ))}
        </Select>
        <button className="button button-secondary">
          {suggested === undefined ? 'Save' : 'Confirm'}
          <span className="sr-only">: {text.slice(0, 60)}</span>
        </button>
      </form>
    </li>
  )
}

function Table({ file, response, problem, rights }: { file: CaseFile; response: ResponseFile; problem: CaseFormProblem | null; rights: boolean }) {
  const live = liveRequests(response)
  const unsettled = unsettledWords(response)
  const aside = response.requests.filter(({ state }) => state === 'rejected')
  return (
    <Card heading={live.length === 0 ? 'The table of requests' : `What the notice asks: ${live.length === 1 ? 'one request' : `${live.length} requests`}`}>
      <p className="mb-5 text-ink-soft">
        A program copied these from your letter, and it can miss a point or misread one. Check each row against your paper letter: the response answers these rows, in this order, and nothing else.
      </p>
      {live.length === 0 ? <p>We could not read any point. Please copy them from your letter below.</p> : null}
      <ol aria-label="Requests">
        {live.map((request, place) => (
          <RequestRow key={request.id} file={file} request={request} number={place + 1} open={rights} problem={problem} />
        ))}
      </ol>
      {unsettled.length === 0 || !rights ? null : (
        <section id="sentences" data-key="sentences" aria-labelledby="sentences-heading" className="mt-5 scroll-mt-20 border-t border-line pt-4">
          <h3 id="sentences-heading" className="font-semibold">
            {unsettled.length === 1 ? 'One sentence that fits no row' : `${unsettled.length} sentences that fit no row`}
          </h3>
          <p className="mt-2 text-ink-soft">
            The program does not know what these are about, whether they hold anything against your petition, or on which point they ask for something. Only a person can tell: please say it of each.
            {unsettled.some(({ suggested }) => suggested !== undefined) ? ` ${SUGGESTED_LEAD}` : ''}
          </p>
          <ul className="mt-2">
            {unsettled.map((words) => (
              <Sentence key={words.text} words={words} problem={problem} />
            ))}
          </ul>
        </section>
      )}
      {aside.length === 0 ? null : (
        <details data-key="aside" className="mt-5 border-t border-line pt-4" open={aside.some(({ id }) => id === problem?.about)}>
          <summary className="link w-fit cursor-pointer">Put aside: {aside.length}</summary>
          <ul aria-label="Rows put aside" className="mt-3">
            {aside.map((request) => (
              <RequestRow key={request.id} file={file} request={request} number={null} open={rights} problem={problem} />
            ))}
          </ul>
        </details>
      )}
      {rights ? (
        <details data-key="add" className="mt-5 border-t border-line pt-4" open={problem?.about === 'add'}>
          <summary className="link w-fit cursor-pointer">Add a point that is missing</summary>
          <p className="mt-2 text-ink-soft">A point about what a row asks already joins that row.</p>
          <Problem problem={problem} about="add" />
          <form method="post" data-page-form className="mt-4 space-y-4" aria-label="Add a point of the notice">
            <Hidden intent="add-row" id="add" />
            <RowFields typed={problem?.about === 'add' ? problem.typed : null} concern="" record="unknown" quote="" page={null} />
            <button className="button button-secondary">Add this point</button>
          </form>
        </details>
      ) : null}
    </Card>
  )
}

/** A prong that is contested and was not ordered: said before the table is confirmed, while it can be mended. */
function Unordered({ prongs }: { prongs: readonly number[] }) {
  if (prongs.length === 0) return null
  const named = prongs.map((prong) => `prong ${prong}`).join(' and ')
  return (
    <p className="rounded-card border border-amber/40 bg-amber-tint px-5 py-4" data-key="unordered" data-testid="unordered">
      <span className="font-semibold">Your order does not hold {named}.</span> The table says that the notice contests {prongs.length === 1 ? 'it' : 'them'}, and a response leaves no contested point
      open. Please write to us on the page of your order before you confirm the table, and we tell you how to add {prongs.length === 1 ? 'it' : 'them'}; or put the row aside where the notice does not
      ask it.
    </p>
  )
}

function Accepted({ response, problem, open }: { response: ResponseFile; problem: CaseFormProblem | null; open: boolean }) {
  if (response.accepted.length === 0) return null
  return (
    <Card heading="What the notice seems to accept">
      <p className="mb-4 text-ink-soft">
        The officer seems to accept these. Does the rest of the letter agree? Look above each sentence and behind it: under the heading of a quoted letter, or where it is taken back later, nothing is
        accepted. Nothing is argued about what you confirm, since an argument could only weaken it.
      </p>
      <ul aria-label="Accepted points">
        {response.accepted.map(({ id, rev, what, quote, page, behind, state }) => (
          <li key={id} id={`row-${id}`} data-key={id} className="scroll-mt-20 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
            <p className="flex flex-wrap gap-x-3">
              <span className={`font-semibold ${state === 'rejected' ? 'text-ink-soft line-through' : ''}`}>{ACCEPTED_WORDS[String(what)]}</span>
              <span className={`text-sm font-medium ${state === 'read' ? 'text-amber' : 'text-ink-soft'}`}>{state === 'rejected' ? 'Not accepted, you say' : ROW_STATES[state]}</span>
            </p>
            <Quote text={quote} page={page} />
            {behind === undefined ? null : <p className="mt-1 text-sm wrap-anywhere text-ink-soft">Right behind it: “{behind}”</p>}
            <Problem problem={problem} about={id} />
            {open ? (
              <div className="mt-3 flex flex-wrap gap-x-4 gap-y-2">
                {state === 'read' || state === 'rejected' ? (
                  <form method="post" data-page-form>
                    <Hidden intent="confirm-row" id={id} rev={rev} />
                    <button className="button button-secondary">
                      It accepts this<span className="sr-only">: {ACCEPTED_WORDS[String(what)]}</span>
                    </button>
                  </form>
                ) : null}
                {state === 'rejected' ? null : (
                  <form method="post" data-page-form>
                    <Hidden intent="reject-row" id={id} rev={rev} />
                    <button className="button button-secondary">
                      It does not<span className="sr-only"> accept {ACCEPTED_WORDS[String(what)]}</span>
                    </button>
                  </form>
                )}
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Deadline({ response, problem, open }: { response: ResponseFile; problem: CaseFormProblem | null; open: boolean }) {
  const { deadline, notice } = response
  // A date that was recognized in a picture may have a wrong digit.
  const day = notice.reading.kind === 'read' && !notice.reading.notes.includes('recognized-in-pictures') ? notice.reading.noticeDate : null
  const counted = deadline === null ? null : countedDay(day, deadline.printed)
  return (
    <div id="deadline" className="scroll-mt-20">
      <h3 className="font-semibold">Date to answer by, as printed</h3>
      {deadline === null ? (
        <p className="mt-1">We found none. Please look for it in your letter today, and copy it here.</p>
      ) : (
        <p className="mt-1 font-serif text-2xl font-semibold wrap-anywhere" data-testid="deadline">
          {deadline.printed}
        </p>
      )}
      {deadline === null || deadline.page === null ? null : <Quote text={deadline.quote} page={deadline.page} />}
      {counted === null ? (
        <p className="mt-2 text-sm text-ink-soft">Copied, not counted. The date on the paper counts, and it is not extended.</p>
      ) : (
        <p className="mt-2" data-testid="counted-day">
          <span className="font-semibold">Counted by us, not printed:</span> {counted.days} days from {formatDate(counted.from)} end on {formatDate(counted.day)}. Please verify it on the paper today.
          We add no day for the mail, a weekend, or a holiday, and the response must have arrived by then.
        </p>
      )}
      <Problem problem={problem} about="deadline" />
      {open ? (
        <details className="mt-2" open={problem?.about === 'deadline' || deadline === null}>
          <summary className="link w-fit cursor-pointer">{deadline === null ? 'Copy it' : 'The letter says another date'}</summary>
          <form method="post" data-page-form className="mt-3 space-y-4">
            <Hidden intent="copy-deadline" id="deadline" />
            <TextField
              name="printed"
              label="As it is printed"
              hint="Letter by letter, as on the paper."
              required
              maxLength={200}
              defaultValue={problem?.about === 'deadline' ? (problem.typed['printed'] ?? '') : (deadline?.printed ?? '')}
            />
            <button className="button button-secondary">Save the date</button>
          </form>
        </details>
      ) : null}
    </div>
  )
}

function Filing({ found, problem, open }: { found: ShownCase; problem: CaseFormProblem | null; open: boolean }) {
  const { file } = found
  const response = file.response!
  const typed = problem?.about === 'endeavor' ? problem.typed : null
  const offered = response.petition?.endeavors ?? []
  return (
    <div id="filing" data-key="filing" className="scroll-mt-20">
      <Card heading="What you filed">
        <div className="space-y-7">
          <Deadline response={response} problem={problem} open={open} />
          <div>
            <h3 className="font-semibold">Day of filing</h3>
            <p className="mt-1">
              {response.filedOn === '' ? 'Please copy it from your receipt notice (Form I-797, “Received Date”).' : <span className="font-medium">{formatDate(response.filedOn)}</span>}
            </p>
            <p className="mt-1 text-sm text-ink-soft">USCIS judges the petition as it stood on that day. Facts that came later are stopped, each with its reason.</p>
            <Problem problem={problem} about="filing-day" />
            {open ? (
              <form method="post" data-page-form className="mt-3 flex flex-wrap items-end gap-4">
                <Hidden intent="copy-filing-day" id="filing-day" />
                <TextField name="day" type="date" label="Day of filing" required className="max-w-48" defaultValue={response.filedOn} />
                <button className="button button-secondary">Save the day</button>
              </form>
            ) : null}
          </div>
          <div>
            <h3 className="font-semibold">The endeavor, word by word</h3>
            {file.lock === null ? null : (
              <p className="mt-2 border-l-3 border-pine pl-4 wrap-anywhere whitespace-pre-wrap" data-testid="locked-endeavor">
                {file.lock.text}
              </p>
            )}
            <p className="mt-2 text-sm text-ink-soft">A response may explain the endeavor; it may not change it. Everything that is drafted is held against these words.</p>
            {response.petition === null ? (
              <p className="mt-2 text-amber">The petition that you filed is not here yet. Send it on the page of your order, and we look for the statement of the endeavor and for its exhibits.</p>
            ) : null}
            {response.petition?.state === 'unread' ? <p className="mt-2 text-amber">We could not read the file of your petition. Please copy the endeavor from it.</p> : null}
            <Problem problem={problem} about="endeavor" />
            {open ? (
              <details className="mt-3" open={file.lock === null || typed !== null}>
                <summary className="link w-fit cursor-pointer">{file.lock === null ? 'Confirm it' : 'It was filed in other words'}</summary>
                <form method="post" data-page-form className="mt-3 space-y-3" aria-label="The endeavor as filed">
                  <Hidden intent="confirm-endeavor" id="endeavor" />
                  {offered.map(({ text, page }, place) => (
                    <ChoiceRow key={text}>
                      <input
                        type="radio"
                        name="endeavor"
                        value={text}
                        defaultChecked={typed === null ? place === 0 : typed['endeavor'] === text}
                        className="mt-1 size-4 shrink-0 accent-pine outline-none"
                      />
                      <span className="min-w-0 wrap-anywhere">
                        {text} <span className="text-sm text-ink-soft">Page {page} of what you sent</span>
                      </span>
                    </ChoiceRow>
                  ))}
                  <ChoiceRow>
                    <input
                      type="radio"
                      name="endeavor"
                      value="own"
                      defaultChecked={typed === null ? offered.length === 0 : typed['endeavor'] === 'own'}
                      className="mt-1 size-4 shrink-0 accent-pine outline-none"
                    />
                    <span className="min-w-0 flex-1 font-semibold">The words that I copy below</span>
                  </ChoiceRow>
                  <TextArea name="own" label="Copied from the petition" optional rows={4} maxLength={4000} defaultValue={typed?.['own'] ?? ''} />
                  <button className="button button-secondary">These are the words I filed</button>
                </form>
              </details>
            ) : null}
          </div>
          <Record exhibits={file.exhibits} />
        </div>
      </Card>
    </div>
  )
}

function Record({ exhibits }: { exhibits: readonly CaseExhibit[] }) {
  const filed = exhibits.flatMap((exhibit) => (exhibit.filed === undefined ? [] : [{ ...exhibit, filed: exhibit.filed }]))
  if (filed.length === 0) return null
  const unsure = filed.filter((exhibit) => exhibit.filed.unsure).length
  return (
    <details data-key="record">
      <summary className="link w-fit cursor-pointer">
        The record: {filed.length} exhibits of your petition{unsure === 0 ? '' : `, ${unsure} to check`}
      </summary>
      <ul aria-label="Exhibits of the petition" className="mt-3 space-y-2">
        {filed.map(({ id, title, filed: { label, page, unsure: doubt } }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-medium">{label}</span> {title.replace(` (filed as ${label})`, '')} <span className="text-sm text-ink-soft">page {page}</span>
            {doubt ? <span className="block text-sm font-medium text-amber">We are not sure of this title. Please check it against your list.</span> : null}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Confirm({ found, problem }: { found: ShownCase; problem: CaseFormProblem | null }) {
  const response = found.file.response!
  const missing = found.response?.missing ?? []
  if (response.confirmedAt !== null) {
    return (
      <div data-key="confirmed" className="rounded-card bg-pine-tint px-5 py-4 text-pine-dark">
        <p className="font-semibold">You confirmed the table.</p>
        <p>The response answers exactly these requests.</p>
        <Problem problem={problem} about="reopen" />
        <form method="post" data-page-form className="mt-3">
          <Hidden intent="reopen-table" id="reopen" />
          <button className="button button-secondary">Something in it is wrong</button>
        </form>
      </div>
    )
  }
  return (
    <div data-key="confirm">
      <Card heading="Is the table whole?">
        {missing.length === 0 ? (
          <p>Nothing is drafted before you say so.</p>
        ) : (
          <ul className="list-disc space-y-1 pl-5">
            {missing.map((one) => (
              <li key={one}>{MISSING_WORDS[one]}</li>
            ))}
          </ul>
        )}
        <Problem problem={problem} about="confirm" />
        <form method="post" data-page-form className="mt-4">
          <Hidden intent="confirm-table" id="confirm" />
          <button className={`button ${missing.length === 0 ? 'button-primary' : 'button-secondary'}`}>The table is whole and right</button>
        </form>
      </Card>
    </div>
  )
}

const SHOWN_ANSWER = 120

/** An item may be given by other answers of its request, or not be available. */
function ItemOtherwise({ file, question, answersMax, problem }: Omit<AnswerFormProps, 'offered' | 'first'>) {
  const { request } = itemOf(file.response!, question.id)!
  const typed = problem?.about === question.id ? problem.typed : null
  const others = liveRequests(file.response!).filter(({ id }) => id !== request.id)
  // Those of its own request first: a notice may also ask under one point for what it contests under another.
  const given = [request, ...others]
    .flatMap((one) => {
      const own = factsOfRequest(file.facts, one)
      const asked = [...one.quotes.map((_quote, place) => passageQuestion(one, place)), ...itemsOf(one).map((_item, place) => itemQuestion(one, place))]
      return asked.flatMap((id) =>
        own
          .filter((fact) => isAnswerTo(fact, id))
          .slice(0, 1)
          .map(({ text }) => ({ id, text })),
      )
    })
    .filter(({ id }) => id !== question.id)
    .slice(0, answersMax)
  return (
    <>
      {given.length === 0 ? null : (
        <details className="mt-3" open={typed?.['intent'] === 'item-above'}>
          <summary className="link w-fit cursor-pointer">Another answer gives it already</summary>
          <form method="post" data-page-form className="mt-3 space-y-4" aria-label={`Another answer gives it: ${question.ask}`}>
            <Hidden intent="item-above" id={question.id} />
            <fieldset className="space-y-2">
              <legend className="mb-1.5 font-semibold">Which answers</legend>
              {given.map(({ id, text }) => (
                <label key={id} className="flex min-h-11 cursor-pointer items-start gap-3">
                  <input type="checkbox" name="above" value={id} className="mt-1 size-4 shrink-0 accent-pine" />
                  <span className="min-w-0 wrap-anywhere">{text.length > SHOWN_ANSWER ? `${text.slice(0, SHOWN_ANSWER)}…` : text}</span>
                </label>
              ))}
            </fieldset>
            <button className="button button-secondary">Point to these answers</button>
          </form>
        </details>
      )}
      <details className="mt-3" open={typed?.['intent'] === 'item-lacks'}>
        <summary className="link w-fit cursor-pointer">I cannot send it</summary>
        <form method="post" data-page-form className="mt-3 space-y-4" aria-label={`I cannot send it: ${question.ask}`}>
          <Hidden intent="item-lacks" id={question.id} />
          <TextArea
            name="text"
            label="Why it is not available"
            hint="In whole sentences: why, whom you asked for it, and what you send in its place."
            required
            rows={3}
            maxLength={FACT_TEXT_MAX}
            defaultValue={typed?.['intent'] === 'item-lacks' ? (typed['text'] ?? '') : ''}
          />
          <button className="button button-secondary">Say this in the response</button>
        </form>
      </details>
    </>
  )
}

type AnswerFormProps = {
  file: CaseFile
  question: CaseQuestion
  /** Documents to choose from; null where they are too many. */
  offered: readonly CaseExhibit[] | null
  /** Other answers that one form may point to. */
  answersMax: number
  problem: CaseFormProblem | null
  first: boolean
}

function AnswerForm({ file, question, offered, answersMax, problem, first }: AnswerFormProps) {
  const item = itemOf(file.response!, question.id)?.item
  return (
    <AskedQuestion
      question={question}
      problem={problem}
      first={first}
      hint="In the first person, in whole sentences. An empty line begins a new point."
      intents={{ answer: 'answer-request', pass: item === undefined || item.choice !== undefined ? 'pass-request' : null }}
      otherwise={item === undefined ? undefined : <ItemOtherwise file={file} question={question} answersMax={answersMax} problem={problem} />}
    >
      {(typed) => (
        <>
          <fieldset>
            <legend className="mb-1.5 font-semibold">Was it so on the day you filed?</legend>
            <div className="flex flex-wrap gap-x-6 gap-y-2">
              {(
                [
                  ['yes', 'Yes'],
                  ['later', 'No, it came later'],
                ] as const
              ).map(([value, words]) => (
                <label key={value} className="flex min-h-11 items-center gap-2">
                  <input type="radio" name="existed" value={value} required defaultChecked={typed?.['existed'] === value} className="size-4 accent-pine" />
                  {words}
                </label>
              ))}
            </div>
          </fieldset>
          {offered === null || offered.length === 0 ? null : (
            <Select name="exhibit" label="A document of the record that shows it" value={typed?.['exhibit'] ?? ''}>
              <option value="">None of these</option>
              {offered.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          )}
          <TextField
            name="document"
            label={offered === null ? 'A document that shows it' : 'Or a new document'}
            optional
            hint={`${offered === null ? 'The name of one of the record, as it stands there, or of a new one.' : 'Its name, as you would list it.'} It may be newer than the filing where it shows what was so before.`}
            maxLength={DOCUMENT_NAME_MAX}
            defaultValue={typed?.['document'] ?? ''}
          />
        </>
      )}
    </AskedQuestion>
  )
}

function Answers({ found, problem }: { found: ShownCase; problem: CaseFormProblem | null }) {
  const { file, response: view } = found
  const response = file.response!
  const documents = file.exhibits.filter(({ id }) => id !== STATEMENT_ID)
  const forms = Object.values(view?.questions ?? {}).flat().length + (view?.balance.length ?? 0)
  const offered = forms * documents.length > OFFERED_MAX ? null : documents
  const answersMax = Math.floor(OFFERED_MAX / Math.max(1, forms))
  return (
    <div id="answers" className="scroll-mt-20 space-y-6">
      {liveRequests(response).map((request, place) => {
        const facts = file.facts.filter(({ element }) => elementsOf(request).includes(element))
        const open = facts.filter(({ state }) => state === 'read')
        const looked = facts.filter(({ state }) => state !== 'read')
        const questions = view?.questions[request.id] ?? []
        return (
          <div key={request.id} id={`answers-${request.id}`} data-key={`answers-${request.id}`} className="scroll-mt-20">
            <Card heading={`Answer ${place + 1}: ${requestTitle(request)}`}>
              {open.length === 0 ? null : (
                <>
                  <p className="mb-3 text-ink-soft">We found these in the petition that you filed. Use what answers this request, in the first person.</p>
                  <ul aria-label={`From the petition, for request ${place + 1}`} className="mb-6">
                    {open.map((fact) => (
                      <FactRow key={fact.id} fact={fact} problem={problem} />
                    ))}
                  </ul>
                </>
              )}
              {questions.length === 0 ? <p className="text-ink-soft">No question is open here.</p> : null}
              {questions.length < QUESTIONS_MAX ? null : <p className="mb-3 text-ink-soft">These come first. When they are answered, what waits behind them is asked here.</p>}
              <ul aria-label={`Questions on request ${place + 1}`}>
                {questions.map((question, at) => (
                  <AnswerForm key={question.id} file={file} question={question} offered={offered} answersMax={answersMax} problem={problem} first={place === 0 && at === 0} />
                ))}
              </ul>
              {looked.length === 0 ? null : (
                <details data-key="looked" className="mt-5 border-t border-line pt-4" open={looked.some(({ id, stopped }) => id === problem?.about || stopped !== undefined)}>
                  <summary className="link w-fit cursor-pointer">What you said: {looked.length}</summary>
                  <ul aria-label={`Facts for request ${place + 1}`} className="mt-4">
                    {looked.map((fact) => (
                      <FactRow key={fact.id} fact={fact} problem={problem} />
                    ))}
                  </ul>
                </details>
              )}
            </Card>
          </div>
        )
      })}
      {view === null || view.balance.length === 0 ? null : (
        <div id="answers-left3" data-key="answers-left3" className="scroll-mt-20">
          <Card heading="The balance, which the notice leaves for later">
            <p className="mb-3 text-ink-soft">The notice does not reach the third prong. You send your answer once, so the response argues it now, in a part of its own.</p>
            <ul aria-label="Questions on the balance">
              {view.balance.map((question) => (
                <AnswerForm key={question.id} file={file} question={question} offered={offered} answersMax={answersMax} problem={problem} first={false} />
              ))}
            </ul>
          </Card>
        </div>
      )}
      {found.questions.length === 0 ? null : (
        <Card heading="Who signs">
          <ul aria-label="Questions on you">
            {found.questions.map((question) => (
              <li key={question.id} data-key={question.id}>
                <Problem problem={problem} about={question.id} />
                <form method="post" data-page-form className="space-y-4">
                  <Hidden intent="answer-request" id={question.id} />
                  <input type="hidden" name="existed" value="yes" />
                  <TextField name="text" label={question.ask} required maxLength={200} defaultValue={problem?.about === question.id ? (problem.typed['text'] ?? '') : ''} />
                  <button className="button button-secondary">Save the name</button>
                </form>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

/** The date first, wherever the customer is on the way: a late answer is none. */
function DeadlineInView({ printed, now }: { printed: string | null; now: number }) {
  const passed = printed !== null && passedDay([readPrintedDay(printed)], now) !== null
  return (
    <p className={`rounded-card px-5 py-4 ${passed ? 'bg-alert-tint text-alert' : 'bg-amber-tint text-amber'}`} data-testid="deadline-first">
      <span className="font-semibold wrap-anywhere">{printed === null ? 'We found no date to answer by.' : `Date to answer by, as printed: ${printed}`}</span>{' '}
      <a className="inline-block underline underline-offset-4" href="#deadline">
        {printed === null ? 'Look for it in your letter today' : 'Check it against your letter'}
      </a>
      {passed ? (
        <span className="mt-1 block">
          <strong className="font-semibold">This date has passed.</strong> A late response can be denied without review. Before you go on, ask a lawyer what is still possible.
        </span>
      ) : null}
    </p>
  )
}

function Page({ reference, found, problem, now }: Props) {
  const response = found.file.response!
  const { reading } = response.notice
  const open = response.confirmedAt === null && found.taken
  const kind = reading.kind === 'read' ? reading.noticeKind : 'unknown'
  return (
    <div className="shell max-w-3xl py-10 md:py-14">
      <p className="eyebrow">
        <a className="link" href={`/orders/${encodeURIComponent(reference)}`}>
          Order {reference}
        </a>
      </p>
      <h1 className="mt-2 text-title">Your response, request by request</h1>
      <p className="mt-3 text-ink-soft wrap-anywhere">
        {reading.kind === 'read'
          ? `We read ${response.notice.file}: a ${NOTICE_NAMES[kind]}${reading.noticeDate === null ? '' : ` dated ${reading.noticeDate}`}.`
          : reading.kind === 'unclear'
            ? `We could not read ${response.notice.file}. Copy its points below; a person from our team reads the letter too.`
            : `We read ${response.notice.file}.`}
      </p>
      <div className="mt-6 space-y-6">
        {problem !== null && problem.about === '' ? (
          <p role="alert" className="font-medium text-alert">
            {problem.problem}
          </p>
        ) : null}
        {reading.kind === 'not-a-notice' ? <NoticeDoorCard door={NOTICE_DOORS[reading.why]} /> : null}
        {kind === 'noid' ? <NoticeDoorCard door={DENIAL_INTENDED} /> : null}
        {reading.kind === 'read' && reading.notes.length > 0 ? (
          <details data-key="notes" className="rounded-card bg-amber-tint px-5 py-4">
            <summary className="fold cursor-pointer font-semibold text-amber">Notes on this reading: {reading.notes.length}</summary>
            <ul className="mt-2 list-disc space-y-1 pl-5">
              {reading.notes.map((note) => (
                <li key={note}>{noticeNoteWords[note]}</li>
              ))}
            </ul>
          </details>
        ) : null}
        {reading.kind === 'not-a-notice' ? null : (
          <>
            <DeadlineInView printed={response.deadline?.printed ?? null} now={now} />
            {found.choice === 'now' && response.confirmedAt !== null ? <ResponseChoice found={found} problem={problem} /> : null}
            <div id="table" data-key="table" className="scroll-mt-20">
              <Table file={found.file} response={response} problem={problem} rights={open} />
            </div>
            <Unordered prongs={found.response?.unordered ?? []} />
            <Accepted response={response} problem={problem} open={open} />
            <Filing found={found} problem={problem} open={open} />
            {found.taken ? <Confirm found={found} problem={problem} /> : null}
            {response.confirmedAt === null ? null : <Answers found={found} problem={problem} />}
            {found.choice !== 'now' && response.confirmedAt !== null ? <ResponseChoice found={found} problem={problem} /> : null}
          </>
        )}
      </div>
    </div>
  )
}
