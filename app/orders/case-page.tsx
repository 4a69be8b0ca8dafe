import { DOCUMENT_NAME_MAX, DONE, ELEMENT_GROUPS, FACT_FIELD_LABELS, FACT_PLACES, FACT_TEXT_MAX, intakeQuestion } from '../../content/petition/case-words.ts'
import { CASE_QUESTIONS, findAsked } from '../../content/petition/case-questions.ts'
import { formatDate } from '../../domain/format-date.ts'
import { ELEMENT_LABELS, FACT_FIELDS, isSettled, type CaseExhibit, type CaseFact, type CaseFile } from '../../domain/petition/case-file.ts'
import { byPlace, elementToLookAt, lastTogether, type FactGroup } from '../../domain/petition/fact-groups.ts'
import type { CaseQuestion } from '../../domain/petition/gaps.ts'
import { isReworded, saysTheSame } from '../../domain/petition/reworded.ts'
import type { CustomerCase, ShownCase } from '../../usecases/view-petition.ts'
import { TextArea, TextField } from '../ui/form-field.tsx'
import { placed } from '../ui/site-facts.tsx'
import { AskedQuestion, KeepWords } from './asked-question.tsx'
import type { CaseFormProblem } from './case-forms.ts'
import { CaseChoice } from './case-choice.tsx'
import { Hidden, OFFERED_MAX, Problem } from './case-parts.tsx'
import { Meanings } from './meanings-card.tsx'
import { Card } from './order-cards.tsx'

type Props = { reference: string; found: CustomerCase; problem: CaseFormProblem | null }

export const CasePage = placed(Page)

function sourceWords({ source, kind, fields, exhibits, text, typed }: CaseFact, documents: readonly CaseExhibit[]): { from: string; quote: string } {
  const [about] = kind === 'passage' ? documents.filter(({ id }) => exhibits.includes(id)) : []
  if (about !== undefined) return { from: `What you told us of “${about.title}”${(fields['page'] ?? '') === '' ? '' : `, page ${fields['page']!}`}`, quote: '' }
  switch (source.kind) {
    case 'resume':
      return { from: `${source.file}, page ${source.page}`, quote: source.quote }
    case 'intake':
      return { from: `Input form: ${intakeQuestion(source.field)}`, quote: source.quote }
    case 'answer':
      return { from: ['Your answer', findAsked(source.question)].filter(Boolean).join(': '), quote: typed === undefined && saysTheSame(source.quote, text) ? '' : source.quote }
    case 'filed':
      return { from: `Your petition as filed, ${source.file}, page ${source.page}`, quote: source.quote }
    case 'letter':
      return { from: `The letter that ${source.writer} adopted`, quote: source.quote }
    case 'operator':
      return { from: 'Proposed by us', quote: '' }
    case 'customer':
      return { from: 'Written by you', quote: '' }
  }
}

function Correction({ fact, problem }: { fact: CaseFact; problem: CaseFormProblem | null }) {
  const typed = problem?.about === fact.id ? problem.typed : null
  const names = FACT_FIELDS[fact.kind] ?? null
  return (
    <form method="post" data-page-form data-done={DONE.corrected} className="mt-3 space-y-4">
      <Hidden intent="correct-fact" id={fact.id} rev={fact.rev} />
      {names === null ? (
        <TextArea
          name="text"
          label="As it should be"
          hint="In the first person, in whole sentences: this is how it will stand in your letter."
          defaultValue={typed?.['text'] ?? fact.text}
          required
          rows={4}
          maxLength={FACT_TEXT_MAX}
        />
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          {names.map((name) => (
            <TextField key={name} name={name} label={FACT_FIELD_LABELS[name] ?? name} defaultValue={typed?.[name] ?? fact.fields[name] ?? ''} maxLength={DOCUMENT_NAME_MAX} />
          ))}
        </div>
      )}
      <button className="button button-secondary">Save the correction</button>
    </form>
  )
}

/** `documents`: those of the case, where a fact may tell what stands in one. `words`: the customer's own, where they may stand in the place of ours. */
export function FactRow({ fact, problem, documents = [], words }: { fact: CaseFact; problem: CaseFormProblem | null; documents?: readonly CaseExhibit[]; words?: string | undefined }) {
  const { from, quote } = sourceWords(fact, documents)
  const asked = fact.state === 'read'
  return (
    <li id={`fact-${fact.id}`} data-key={fact.id} className="scroll-mt-20 border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0" data-testid="fact" data-state={fact.state}>
      <p className={`wrap-anywhere whitespace-pre-wrap ${fact.state === 'rejected' ? 'text-ink-soft line-through' : ''}`}>{fact.text}</p>
      {fact.typed === undefined || saysTheSame(fact.typed, fact.text) ? null : <p className="mt-1 text-sm wrap-anywhere">You wrote: “{fact.typed}”</p>}
      <p className="mt-1 text-sm wrap-anywhere text-ink-soft">
        {fact.typed === undefined ? '' : 'First from: '}
        {from}
        {quote === '' || quote === fact.text ? '' : `: “${quote}”`}
      </p>
      {fact.onBehalf === undefined ? null : (
        <p className="mt-1 text-sm wrap-anywhere text-amber">
          We confirmed this for you from {fact.onBehalf.from === 'message' ? `your message of ${formatDate(fact.onBehalf.what)}` : fact.onBehalf.what}: “{fact.onBehalf.quote}”. Correct it or leave it
          out if that is wrong.
        </p>
      )}
      {fact.said === undefined || asked || fact.state === 'rejected' ? null : (
        <p className="mt-1 text-sm text-ink-soft">
          You {fact.kept !== undefined ? 'kept these words of yours' : fact.state === 'corrected' ? 'corrected this' : 'confirmed this'} on {formatDate(fact.said.at.slice(0, 10))}.
        </p>
      )}
      {asked && isReworded(fact) ? <p className="mt-1 text-sm font-medium text-amber">We said it in other words than you. Does it still say what you mean?</p> : null}
      {asked && fact.unsure ? <p className="mt-1 text-sm font-medium text-amber">We are not sure that we read this right. Please look closely.</p> : null}
      {fact.stopped === undefined ? null : (
        <p className="mt-1 text-sm font-medium text-alert">Not used: it came after the day you filed ({fact.stopped}), and USCIS judges the petition as it stood on that day.</p>
      )}
      <Problem problem={problem} about={fact.id} />
      <div className="mt-3 flex flex-wrap items-start gap-x-5 gap-y-2">
        {asked || fact.state === 'rejected' ? (
          <form method="post" data-page-form data-done={DONE.confirmed}>
            <Hidden intent="confirm-fact" id={fact.id} rev={fact.rev} />
            <button className={`button ${asked ? 'button-primary' : 'button-secondary'}`}>
              {asked ? 'This is right' : 'Use it after all'}
              <span className="sr-only">: {fact.text.slice(0, 60)}</span>
            </button>
          </form>
        ) : null}
        {fact.state === 'rejected' ? null : (
          <form method="post" data-page-form data-done={DONE.rejected}>
            <Hidden intent="reject-fact" id={fact.id} rev={fact.rev} />
            <button className="button button-secondary">
              Leave it out<span className="sr-only">: {fact.text.slice(0, 60)}</span>
            </button>
          </form>
        )}
        {fact.state === 'rejected' ? null : (
          <details className="w-full" open={problem?.about === fact.id}>
            <summary className="link w-fit cursor-pointer">Correct it</summary>
            <Correction fact={fact} problem={problem} />
          </details>
        )}
      </div>
      {words === undefined ? null : <KeepWords keep={{ factId: fact.id, rev: fact.rev, words }} about={fact.id} />}
    </li>
  )
}

const FOUR_PARTS = 'One line each, with a semicolon between its four parts.'
const ANSWER_HINTS = {
  name: 'As it stands in your passport, and nothing else.',
  told: 'In the first person, in whole sentences. A long answer is welcome; an empty line begins a new point.',
  document: 'In whole sentences. Begin a new line with its page, as in the example.',
  phase: `${FOUR_PARTS} Leave the third empty where nobody takes part.`,
  tie: `${FOUR_PARTS} Leave the page empty where there is none.`,
} as const

function Question({ question, problem, first }: { question: CaseQuestion; problem: CaseFormProblem | null; first: boolean }) {
  const asksName = question.element === 'identity.name'
  const hint = ANSWER_HINTS[asksName ? 'name' : question.exhibit === undefined ? (question.lines ?? 'told') : 'document']
  return (
    <AskedQuestion question={question} problem={problem} first={first} hint={hint} intents={{ answer: 'answer-question', pass: 'pass-question' }}>
      {(typed) =>
        question.exhibit === undefined && question.lines !== 'tie' ? (
          <TextField
            name="document"
            label="Which document shows it?"
            optional
            hint="Its name, as you would list it. You need not have it yet."
            maxLength={DOCUMENT_NAME_MAX}
            defaultValue={typed?.['document'] ?? ''}
          />
        ) : null
      }
    </AskedQuestion>
  )
}

/** What was passed by can be asked again: whoever skipped in haste, or has found the document since, has a way back. */
function Skipped({ file, problem }: { file: CaseFile; problem: CaseFormProblem | null }) {
  const skipped = CASE_QUESTIONS.filter(({ id }) => file.answers[id] === 'nothing')
  if (skipped.length === 0) return null
  return (
    <details data-key="skipped" className="mt-6 border-t border-line pt-4" open={skipped.some(({ id }) => id === problem?.about)}>
      <summary className="link w-fit cursor-pointer">Questions you skipped: {skipped.length}</summary>
      <ul aria-label="Questions you skipped" className="mt-3 space-y-4">
        {skipped.map(({ id, ask }) => (
          <li key={id} data-key={id} data-testid="skipped-question">
            <p className="wrap-anywhere">{ask}</p>
            <Problem problem={problem} about={id} />
            <form method="post" data-page-form data-done={DONE.askedAgain} className="mt-2">
              <Hidden intent="ask-again" id={id} />
              <button className="button button-secondary">
                Answer it after all<span className="sr-only">: {ask}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Words that the customer insists on, each with the way back. */
function Kept({ file, problem }: { file: CaseFile; problem: CaseFormProblem | null }) {
  const kept = file.facts.filter((fact) => fact.kept !== undefined && isSettled(fact))
  if (kept.length === 0) return null
  return (
    <details data-key="kept" className="mt-6 border-t border-line pt-4" open={kept.some(({ id }) => id === problem?.about)}>
      <summary className="link w-fit cursor-pointer">Kept as you wrote it: {kept.length}</summary>
      <ul aria-label="Kept as you wrote it" className="mt-3 space-y-4">
        {kept.map(({ id, rev, text }) => (
          <li key={id} data-key={id} data-testid="kept-words">
            <p className="wrap-anywhere">{text}</p>
            <Problem problem={problem} about={id} />
            <form method="post" data-page-form data-done={DONE.wordsTakenBack} className="mt-2">
              <Hidden intent="take-back-words" id={id} rev={rev} />
              <button className="button button-secondary">
                Take that back<span className="sr-only">: {text.slice(0, 60)}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** So many facts or documents stand open on the page; of more, what is not the next thing to do is folded. */
const UNFOLDED_MAX = 8

function Facts({ shown, problem }: { shown: ShownCase; problem: CaseFormProblem | null }) {
  const { facts } = shown.file
  const open = facts.filter(({ state }) => state === 'read')
  const groups = ELEMENT_GROUPS.map(({ title, elements }) => ({ title, group: open.filter((fact) => elements.includes(elementToLookAt(shown.file, fact))) })).filter(({ group }) => group.length > 0)
  return (
    <Card heading={open.length === 0 ? 'Your facts' : `Please look at ${open.length === 1 ? 'one fact' : `${open.length} facts`}`}>
      <p className="text-ink-soft">We read these from what you sent. A letter uses only what you say is right, in these words.</p>
      {open.length === 0 ? <p className="mt-3">You have looked at all of them.</p> : null}
      <TakeBack file={shown.file} problem={problem} />
      {groups.map(({ title, group }, place) => {
        const places = byPlace(group).filter(({ facts: theirs }) => theirs.filter(({ id }) => shown.together.includes(id)).length > 1)
        const alone = group.filter((fact) => !places.some(({ facts: theirs }) => theirs.includes(fact)))
        const list = (
          <>
            {places.map((one) => (
              <PlaceFacts key={one.key} group={one} shown={shown} problem={problem} />
            ))}
            {alone.length === 0 ? null : (
              <ul aria-label={`To look at: ${title}`} className={places.length === 0 ? undefined : 'border-t border-line pt-5'}>
                {alone.map((fact) => (
                  <FactRow key={fact.id} fact={fact} problem={problem} documents={shown.file.exhibits} words={shown.ownWords[fact.id]} />
                ))}
              </ul>
            )}
          </>
        )
        return open.length <= UNFOLDED_MAX ? (
          <section key={title} data-key={title} className="mt-6">
            <h3 className="mb-3 font-serif text-lg font-semibold">{title}</h3>
            {list}
          </section>
        ) : (
          <details key={title} data-key={title} className="mt-4" open={place === 0 || group.some(({ id }) => id === problem?.about) || places.some(({ key }) => key === problem?.about)}>
            <summary className="fold mb-3 cursor-pointer">
              <h3 className="inline font-serif text-lg font-semibold">{title}</h3> <span className="text-sm text-ink-soft">{group.length === 1 ? 'one fact' : `${group.length} facts`}</span>
            </summary>
            {list}
          </details>
        )
      })}
      <Looked facts={facts.filter(({ state }) => state !== 'read')} problem={problem} documents={shown.file.exhibits} />
    </Card>
  )
}

const positionName = (role: CaseFact | undefined): string => [role?.fields['title'], role?.fields['employer']].filter(Boolean).join(', ') || 'One of your positions'

function placeTitle({ key, kind, facts }: FactGroup, file: CaseFile): string {
  const { roleId, id, source } = facts[0]!
  switch (kind) {
    case 'role':
      return positionName(file.facts.find((fact) => fact.id === (roleId ?? id)))
    case 'answer':
      return source.kind === 'intake' ? `Your answer: ${intakeQuestion(source.field)}` : key
    case 'letter':
      return source.kind === 'letter' ? `The letter of ${source.writer}` : key
    default:
      return FACT_PLACES[kind]
  }
}

/** What comes from one place, with one press for all of it; what is not sure, or asked about, stands behind it by itself. */
function PlaceFacts({ group, shown, problem }: { group: FactGroup; shown: ShownCase; problem: CaseFormProblem | null }) {
  const together = group.facts.filter(({ id }) => shown.together.includes(id))
  const name = placeTitle(group, shown.file)
  const rows = (facts: readonly CaseFact[], label: string) => (
    <ul aria-label={`To look at: ${label}`}>
      {facts.map((fact) => (
        <FactRow key={fact.id} fact={fact} problem={problem} documents={shown.file.exhibits} words={shown.ownWords[fact.id]} />
      ))}
    </ul>
  )
  const alone = group.facts.filter((fact) => !together.includes(fact))
  return (
    <section data-key={group.key} data-testid="place" className="border-t border-line pt-5 pb-5 first:border-t-0 first:pt-0 last:pb-0">
      <h4 className="mb-3 font-semibold wrap-anywhere">{name}</h4>
      {rows(together, name)}
      <Problem problem={problem} about={group.key} />
      <form method="post" data-page-form data-done={DONE.together} className="mt-4 rounded-lg bg-pine-tint px-4 py-3">
        <Hidden intent="confirm-together" id={group.key} />
        {together.map(({ id, rev }) => (
          <input key={id} type="hidden" name="fact" value={`${id}:${rev}`} />
        ))}
        <p className="text-sm">Have you read each of them? They stand in your letter in these words, and you sign it.</p>
        <button className="button button-secondary mt-2">
          Confirm all {together.length} of these<span className="sr-only">: {name.slice(0, 60)}</span>
        </button>
      </form>
      {alone.length === 0 ? null : (
        <>
          <p className="mt-5 mb-3 text-sm font-medium text-amber">{alone.length === 1 ? 'This one needs a look of its own:' : 'These need a look of their own, one by one:'}</p>
          {rows(alone, `${name}, one by one`)}
        </>
      )}
    </section>
  )
}

/** The way back from the last press that confirmed several. */
function TakeBack({ file, problem }: { file: CaseFile; problem: CaseFormProblem | null }) {
  const last = lastTogether(file)
  if (last === null) return null
  return (
    <form method="post" data-page-form data-done={DONE.takenBack} data-key="take-back" className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-pine-tint px-4 py-3">
      <Hidden intent="take-back-together" id="take-back" />
      <input type="hidden" name="press" value={last.press} />
      <span>You confirmed {last.facts.length === 1 ? 'one fact' : `${last.facts.length} facts`} at once.</span>
      <button className="button button-secondary">Take that back</button>
      <Problem problem={problem} about="take-back" />
    </form>
  )
}

function Looked({ facts, problem, documents }: { facts: readonly CaseFact[]; problem: CaseFormProblem | null; documents: readonly CaseExhibit[] }) {
  if (facts.length === 0) return null
  const used = facts.filter(isSettled).length
  return (
    <details data-key="looked" className="mt-6 border-t border-line pt-4" open={facts.some(({ id }) => id === problem?.about)}>
      <summary className="link w-fit cursor-pointer">
        What you looked at: {used} to use{facts.length === used ? '' : `, ${facts.length - used} left out`}
      </summary>
      <p className="mt-2 text-ink-soft">You can change your mind. What was written from a fact is then marked and written again.</p>
      <ul aria-label="Facts you looked at" className="mt-4">
        {facts.map((fact) => (
          <FactRow key={fact.id} fact={fact} problem={problem} documents={documents} />
        ))}
      </ul>
    </details>
  )
}

/** Each sentence of a long answer may be one. */
const POINTS_SHOWN = 100

/** What may not agree, or is not shown by its document: it holds the release until it is settled. */
function Points({ shown }: { shown: ShownCase }) {
  const open = shown.points.filter(({ settled }) => settled === null).length
  if (shown.points.length === 0) return null
  const first = shown.points.toSorted((one, other) => Number(one.settled !== null) - Number(other.settled !== null)).slice(0, POINTS_SHOWN)
  const more = shown.points.length - first.length
  return (
    <div id="settle" data-key="settle" className="scroll-mt-20">
      <Card heading={open === 0 ? 'Points that were settled' : `To settle before your petition is released: ${open === 1 ? 'one point' : `${open} points`}`}>
        <p className="mb-4 text-ink-soft">
          You sign the letter under oath, and an officer opens each document. Two facts that do not agree, or a document that does not show its sentence, are settled first.
        </p>
        <ul aria-label="Points to settle" className="space-y-4">
          {first.map((point) => (
            <PointRow key={point.key} point={point} fact={shown.file.facts.find(({ id }) => id === point.factId)} asked={shown.questions.some(({ id }) => id === point.question)} />
          ))}
        </ul>
        {more === 0 ? null : <p className="mt-4 text-ink-soft">{more === 1 ? 'One more is shown' : `${more} more are shown`} once these are settled.</p>}
      </Card>
    </div>
  )
}

function PointRow({ point, fact, asked }: { point: ShownCase['points'][number]; fact: CaseFact | undefined; asked: boolean }) {
  const { quote, message, settled, question, passed } = point
  const next = passed
    ? 'You had nothing to say to it. We look at it before the release; you can still correct the fact, or leave it out.'
    : question === null
      ? 'Correct the fact, or leave it out.'
      : asked
        ? 'It is asked below: your answer settles it, and so does leaving the fact out.'
        : 'It is asked below once the questions before it are done; leaving the fact out settles it too.'
  return (
    <li data-key={point.key} data-testid="point" data-settled={settled !== null} className="border-t border-line pt-4 first:border-t-0 first:pt-0">
      <p className="wrap-anywhere">
        “{quote}” {message}
      </p>
      {settled === null ? (
        <p className="mt-1 text-sm font-medium text-amber">{next}</p>
      ) : (
        <p className="mt-1 text-sm wrap-anywhere text-pine-dark">
          We looked at it on {formatDate(settled.at.slice(0, 10))}, and it stands: {settled.reason}
        </p>
      )}
      {settled !== null || fact === undefined ? null : (
        <div className="mt-2 flex flex-wrap items-start gap-x-5 gap-y-2">
          {question === null || passed || !asked ? null : (
            <a className="link py-1" href="#questions">
              To the questions
            </a>
          )}
          <a className="link py-1" href={`#fact-${fact.id}`}>
            To the fact<span className="sr-only">: {fact.text.slice(0, 60)}</span>
          </a>
          <form method="post" data-page-form data-done={DONE.rejected}>
            <Hidden intent="reject-fact" id={fact.id} rev={fact.rev} />
            <button className="button button-secondary">
              Leave the fact out<span className="sr-only">: {fact.text.slice(0, 60)}</span>
            </button>
          </form>
        </div>
      )}
    </li>
  )
}

const EXHIBIT_WORDS = { have: 'We have it', requested: 'Please have it ready', missing: 'Missing' } as const

type DocumentProps = {
  shown: ShownCase
  /** Whether each document offers the files: not where all of them together would be too many. */
  offers: boolean
  problem: CaseFormProblem | null
}

/** Which of the customer's files is the document: it fills the hole. */
function DocumentFiles({ shown, offers, exhibit, problem }: DocumentProps & { exhibit: CaseExhibit }) {
  const tied = shown.files.filter(({ id }) => exhibit.files?.includes(id))
  const free = shown.files.filter(({ id }) => !exhibit.files?.includes(id))
  return (
    <div className="w-full">
      {tied.map(({ id, name }) => (
        <form key={id} method="post" data-page-form className="flex flex-wrap items-baseline gap-x-3 text-sm">
          <Hidden intent="untie-file" id={exhibit.id} />
          <input type="hidden" name="fileId" value={id} />
          <span className="wrap-anywhere">Your file {name}</span>
          <button className="link py-1">
            That is not it<span className="sr-only">: {name}</span>
          </button>
        </form>
      ))}
      <Problem problem={problem} about={exhibit.id} />
      {!offers || free.length === 0 || exhibit.url !== null ? null : (
        <form method="post" data-page-form className="mt-1 flex flex-wrap items-end gap-2">
          <Hidden intent="tie-file" id={exhibit.id} />
          <label className="min-w-0 flex-1 text-sm">
            {tied.length === 0 ? 'Which of your files is it?' : 'Another file of it'}
            <select name="fileId" className="field mt-1 block w-full" required defaultValue="">
              <option value="">Choose</option>
              {free.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button className="button button-quiet">
            This is it<span className="sr-only">: {exhibit.title}</span>
          </button>
        </form>
      )}
    </div>
  )
}

/** Each claim with what shows it: an empty place is a hole. */
function EvidenceGrid({ shown }: { shown: ShownCase }) {
  const rows = shown.standings.filter(({ element }) => element !== 'identity.name' && element !== 'closing.standing' && element !== 'exhibit.shows')
  const words = { documented: 'Documented', owed: 'Document to come', stated: 'No document yet', gap: 'Nothing said yet' } as const
  return (
    <details className="mb-4">
      <summary className="link w-fit cursor-pointer">Claims and what shows them</summary>
      <ul className="mt-3 space-y-3">
        {rows.map(({ element, standing }) => {
          const ids = [...new Set(shown.file.facts.filter((fact) => fact.element === element && isSettled(fact)).flatMap(({ exhibits }) => exhibits))]
          return (
            <li key={element} className="grid gap-x-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
              <span className="font-semibold">{ELEMENT_LABELS[element]}</span>
              <span>
                <span className={`text-sm font-medium ${standing === 'documented' ? 'text-pine-dark' : standing === 'gap' ? 'text-alert' : 'text-amber'}`}>{words[standing]}</span>
                {ids.length === 0 ? null : (
                  <span className="block text-sm wrap-anywhere text-ink-soft">{ids.map((id) => shown.file.exhibits.find((one) => one.id === id)?.title ?? id).join('; ')}</span>
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** One form for all documents. */
function AnyDocumentFile({ shown, list }: { shown: ShownCase; list: readonly CaseExhibit[] }) {
  return (
    <form method="post" data-page-form className="mb-4 flex flex-wrap items-end gap-2">
      <input type="hidden" name="intent" value="tie-file" />
      <label className="min-w-0 flex-1 text-sm">
        Which document
        <select name="id" className="field mt-1 block w-full" required defaultValue="">
          <option value="">Choose</option>
          {list.flatMap(({ id, title, url }) =>
            url === null ? (
              <option key={id} value={id}>
                {title}
              </option>
            ) : (
              []
            ),
          )}
        </select>
      </label>
      <label className="min-w-0 flex-1 text-sm">
        Which of your files is it?
        <select name="fileId" className="field mt-1 block w-full" required defaultValue="">
          <option value="">Choose</option>
          {shown.files.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button className="button button-quiet">This is it</button>
    </form>
  )
}

function DocumentList({ list, ...props }: DocumentProps & { list: readonly CaseExhibit[] }) {
  return (
    <ul className="space-y-2">
      {list.map((exhibit) => (
        <li key={exhibit.id} data-key={exhibit.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line pt-2 first:border-t-0 first:pt-0">
          <span className="min-w-0 wrap-anywhere">{exhibit.title}</span>
          <span className={`text-sm font-medium ${exhibit.state === 'have' ? 'text-pine-dark' : 'text-amber'}`}>
            {EXHIBIT_WORDS[exhibit.state]}
            {exhibit.translation === 'needed' ? ', with a certified translation' : ''}
          </span>
          <DocumentFiles {...props} exhibit={exhibit} />
        </li>
      ))}
    </ul>
  )
}

function Documents({ reference, shown, problem }: { reference: string; shown: ShownCase; problem: CaseFormProblem | null }) {
  const list = shown.file.exhibits.filter(({ id }) => id !== 'st')
  const here = list.filter(({ state }) => state === 'have')
  const folds = list.length > UNFOLDED_MAX
  const offers = list.length * shown.files.length <= OFFERED_MAX
  const props = { shown, offers, problem }
  return (
    <Card heading="Documents that show it">
      {list.length === 0 ? <p className="text-ink-soft">They are listed here as soon as you confirm a degree or a position, or name one with an answer.</p> : null}
      {list.length === 0 ? null : (
        <p className="mb-4 text-ink-soft">
          Send what you have{' '}
          <a className="link" href={`/orders/${encodeURIComponent(reference)}#files`}>
            on the page of your order
          </a>
          . What is in another language needs a certified translation.
        </p>
      )}
      <EvidenceGrid shown={shown} />
      {offers ? null : <AnyDocumentFile shown={shown} list={list} />}
      <DocumentList {...props} list={folds ? list.filter(({ state }) => state !== 'have') : list} />
      {folds && here.length > 0 ? (
        <details data-key="here" className="mt-4 border-t border-line pt-3" open={here.some(({ id }) => id === problem?.about)}>
          <summary className="link w-fit cursor-pointer">{here.length === 1 ? 'One document that we have' : `${here.length} documents that we have`}</summary>
          <div className="mt-3">
            <DocumentList {...props} list={here} />
          </div>
        </details>
      ) : null}
    </Card>
  )
}

function Questions({ shown: { file, questions }, problem }: { shown: ShownCase; problem: CaseFormProblem | null }) {
  if (questions.length === 0 && !CASE_QUESTIONS.some(({ id }) => file.answers[id] === 'nothing') && file.facts.every(({ kept }) => kept === undefined)) return null
  return (
    <div id="questions" data-key="questions" className="scroll-mt-20">
      <Card heading="Questions">
        <p className="mb-5 text-ink-soft">{questions.length === 0 ? 'No question is open.' : 'One thing each, in any order. Answer what you can; each answer makes the letter stronger.'}</p>
        {questions.length === 0 ? null : (
          <ul aria-label="Questions">
            {questions.map((question, place) => (
              <Question key={question.id} question={question} problem={problem} first={place === 0} />
            ))}
          </ul>
        )}
        <Kept file={file} problem={problem} />
        <Skipped file={file} problem={problem} />
      </Card>
    </div>
  )
}

function Progress({ shown }: { shown: ShownCase }) {
  const { pages, goal, questions, moreQuestions, meanings, file } = shown
  const [done, open] = [Object.keys(file.answers).length, questions.length]
  const toLookAt = file.facts.filter(({ state }) => state === 'read').length
  return (
    <div className="rounded-card bg-pine-tint px-5 py-4 text-pine-dark" data-testid="case-progress">
      <p className="font-semibold">{pages === 0 ? 'Nothing is confirmed yet.' : `What you confirmed carries about ${pages === 1 ? '1 page' : `${pages} pages`} of up to ${goal}.`}</p>
      <p>
        {questions.length === 0
          ? 'No question is open.'
          : `${questions.length === 1 ? 'One question is' : `${questions.length} questions are`} open now, the most important first. Each tells you what your answer adds to the letter.${moreQuestions > 0 ? ' As you answer, others take their place.' : ''} We never pad the letter.`}
      </p>
      {done === 0 ? null : (
        <p className="mt-3 flex flex-wrap items-center gap-x-3">
          <progress
            aria-label="Questions that are done"
            value={done}
            max={done + open}
            className="h-2 w-40 appearance-none overflow-hidden rounded-full bg-white [&::-moz-progress-bar]:bg-pine [&::-webkit-progress-bar]:bg-white [&::-webkit-progress-value]:bg-pine"
          />
          {open === 0 ? 'Every question is done' : `${done} done, ${open} open now`}
        </p>
      )}
      {toLookAt + questions.length + meanings.length === 0 ? null : (
        <p className="mt-2 flex flex-wrap gap-x-5">
          {toLookAt === 0 ? null : (
            <a className="link py-1" href="#facts">
              Go to {toLookAt === 1 ? 'the fact' : `the ${toLookAt} facts`} to confirm
            </a>
          )}
          {questions.length === 0 ? null : (
            <a className="link py-1" href="#questions">
              Go to the first open question
            </a>
          )}
          {meanings.length === 0 ? null : (
            <a className="link py-1" href="#meanings">
              Say what your letter may conclude
            </a>
          )}
        </p>
      )}
    </div>
  )
}

function Page({ reference, found, problem }: Props) {
  return (
    <div className="shell max-w-3xl py-10 md:py-14">
      <p className="eyebrow">
        <a className="link" href={`/orders/${encodeURIComponent(reference)}`}>
          Order {reference}
        </a>
      </p>
      <h1 className="mt-2 text-title">Your case</h1>
      {found.kind === 'none' ? (
        <p className="mt-4 text-ink-soft">There is nothing to look at yet. As soon as your input form is here, we read it, and your facts stand on this page. That takes a minute or two.</p>
      ) : (
        <div className="mt-6 space-y-6">
          <Progress shown={found} />
          {problem !== null && problem.about === '' ? (
            <p role="alert" className="font-medium text-alert">
              {problem.problem}
            </p>
          ) : null}
          {found.choice === 'now' ? <CaseChoice shown={found} problem={problem} /> : null}
          <div id="facts" data-key="facts" className="scroll-mt-20">
            <Facts shown={found} problem={problem} />
          </div>
          <Points shown={found} />
          <Meanings shown={found} problem={problem} />
          <Questions shown={found} problem={problem} />
          <div data-key="documents">
            <Documents reference={reference} shown={found} problem={problem} />
          </div>
          {found.choice === 'now' ? null : <CaseChoice shown={found} problem={problem} />}
        </div>
      )}
    </div>
  )
}
