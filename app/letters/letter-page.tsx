import { useEffect, useRef, useState, type FormEvent } from 'react'
import { ADOPTION_STATEMENT, ANSWER_MAX, LETTER_PARAGRAPHS_MAX, WRITER_FIELD_MAX } from '../../content/reference-letters.ts'
import { ANSWER_SLOTS } from '../../domain/reference-letters/writer-questions.ts'
import type { WriterPage } from '../../usecases/write-reference-letter.ts'
import { TextArea, TextField } from '../ui/form-field.tsx'
import { LocalTime } from '../ui/local-time.tsx'
import { placed } from '../ui/site-facts.tsx'
import type { LetterAnswer, LetterProblem } from './writer-forms.ts'

type Props = { address: string; first: WriterPage; problem: LetterProblem | null }

/** What stands above the desk; without a page the link opens nothing, or not now (`often`). */
export function LetterIntro({ page, often }: { page: Pick<WriterPage, 'name' | 'petitioner'> | null; often: boolean }) {
  if (often)
    return (
      <>
        <h1 className="text-title">This letter was opened many times</h1>
        <p className="mt-4 text-ink-soft">Nothing of it is lost. Please open the link again within an hour.</p>
      </>
    )
  if (page === null)
    return (
      <>
        <h1 className="text-title">This link opens no letter</h1>
        <p className="mt-4 text-ink-soft">It was withdrawn, or it has expired. Please ask the person who sent it to you for another one.</p>
      </>
    )
  return (
    <>
      <h1 className="text-title">Your letter for {page.petitioner}</h1>
      <p className="mt-3 mb-8 text-ink-soft">
        {page.name}, this page is for you alone. {page.petitioner} is preparing a petition and asks what you know about the work. You are not paid for it, and the letter says only what you answer
        here.
      </p>
    </>
  )
}

/** Typing rests this long before it is saved. */
const REST_MS = 700

const TRY_AGAIN = 'It could not be saved just now. What you typed is still here; it is tried again as you go on.'

/** Null where no answer came. */
async function send(address: string, fields: Record<string, string>): Promise<LetterAnswer | null> {
  try {
    const answer = await fetch(address, { method: 'POST', headers: { accept: 'application/json' }, body: new URLSearchParams(fields) })
    return answer.status === 404 ? { kind: 'no-such-letter' } : ((await answer.json()) as LetterAnswer)
  } catch {
    return null
  }
}

const GONE = 'This link no longer opens the letter. Please copy what you typed, and ask the person who sent it to you.'

export const LetterDesk = placed(Desk)

/** The desk of a writer: questions, the letter, its adoption. Forms work without scripts; with them each answer is saved as it is typed. */
function Desk({ address, first, problem }: Props) {
  const [page, setPage] = useState(first)
  const [failure, setFailure] = useState<LetterProblem | null>(problem)
  const [saved, setSaved] = useState('')
  const took = (answer: LetterAnswer | null, about: LetterProblem['about']): boolean => {
    if (answer?.kind === 'done') {
      setPage(answer.page)
      setFailure(null)
      return true
    }
    setFailure(answer?.kind === 'problem' ? answer : { status: 409, about, problem: answer === null ? TRY_AGAIN : GONE, typed: {} })
    return false
  }
  const act = async (about: LetterProblem['about'], fields: Record<string, string>) => took(await send(address, fields), about)
  if (page.adopted !== null) return <Adopted page={page} address={address} />
  return (
    <div className="space-y-8">
      <Questions
        page={page}
        problem={failure}
        saved={saved}
        save={async (fields) => {
          setSaved('Saving…')
          setSaved((await act('answers', { intent: 'save-answers', ...fields })) ? 'Saved' : '')
        }}
      />
      <Letter page={page} address={address} problem={failure} act={(fields) => act('text', fields)} />
      <Adoption page={page} problem={failure} act={(fields) => act('adoption', fields)} />
    </div>
  )
}

function Said({ problem, about }: { problem: LetterProblem | null; about: LetterProblem['about'] }) {
  return problem?.about === about && problem.slot === undefined ? (
    <p role="alert" className="font-medium text-alert">
      {problem.problem}
    </p>
  ) : null
}

function Part({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <section className="card p-5 sm:p-7">
      <h2 className="mb-4 text-heading">{heading}</h2>
      {children}
    </section>
  )
}

function Questions({ page, problem, saved, save }: { page: WriterPage; problem: LetterProblem | null; saved: string; save(fields: Record<string, string>): Promise<void> }) {
  const waiting = useRef<Record<string, string>>({})
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flush = () => {
    clearTimeout(rest.current)
    const fields = waiting.current
    if (Object.keys(fields).length === 0) return
    waiting.current = {}
    void save(fields)
  }
  useEffect(() => {
    addEventListener('pagehide', flush)
    return () => removeEventListener('pagehide', flush)
  })
  const typed = (name: string, value: string) => {
    waiting.current = { ...waiting.current, [name]: value }
    clearTimeout(rest.current)
    rest.current = setTimeout(flush, REST_MS)
  }
  const kept = problem?.about === 'answers' ? problem.typed : {}
  return (
    <Part heading="Six questions that only you can answer">
      <p className="mb-6 text-ink-soft">
        Answer what you know yourself, in your own words and in whole sentences. What you leave empty stays out of the letter. It is saved as you type, and you can come back with the same link.
      </p>
      <form
        method="post"
        className="space-y-6"
        onSubmit={(event) => {
          event.preventDefault()
          waiting.current = Object.fromEntries(
            [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
              typeof value === 'string' && (ANSWER_SLOTS as readonly string[]).concat('position').includes(name) ? [[name, value]] : [],
            ),
          )
          flush()
        }}
      >
        <input type="hidden" name="intent" value="save-answers" />
        <TextField
          name="position"
          label="Your position and organization"
          hint="As it should appear under your name"
          maxLength={WRITER_FIELD_MAX}
          defaultValue={kept['position'] ?? page.position}
          onInput={(event) => typed('position', event.currentTarget.value)}
          onBlur={flush}
        />
        {page.questions.map(({ slot, ask, why, answer }) => (
          <TextArea
            key={slot}
            name={slot}
            label={ask}
            hint={why}
            error={problem?.slot === slot ? problem.problem : null}
            rows={4}
            maxLength={ANSWER_MAX}
            defaultValue={kept[slot] ?? answer}
            onInput={(event) => typed(slot, event.currentTarget.value)}
            onBlur={flush}
          />
        ))}
        <Said problem={problem} about="answers" />
        <div className="flex flex-wrap items-center gap-4">
          <button className="button button-secondary">Save the answers</button>
          <p role="status" className="text-ink-soft">
            {saved}
          </p>
        </div>
      </form>
    </Part>
  )
}

function Downloads({ address, draft }: { address: string; draft: boolean }) {
  return (
    <p className="mt-5 flex flex-wrap gap-x-6 gap-y-1">
      <a className="link py-1" href={`${address}/letter.pdf`} download>
        PDF{draft ? ' of this draft' : ''}
      </a>
      <a className="link py-1" href={`${address}/letter.docx`} download>
        Word file{draft ? ' of this draft' : ''}
      </a>
    </p>
  )
}

function Paragraphs({ body }: { body: readonly string[] }) {
  return (
    <div className="space-y-3 border-l-3 border-line pl-4 font-serif" data-testid="letter-body">
      {body.slice(0, LETTER_PARAGRAPHS_MAX).map((words, place) => (
        <p key={place} className="wrap-anywhere whitespace-pre-wrap">
          {words}
        </p>
      ))}
      {body.length > LETTER_PARAGRAPHS_MAX ? <p>The letter has {body.length - LETTER_PARAGRAPHS_MAX} more paragraphs. They stand in its files.</p> : null}
    </div>
  )
}

function Letter({ page, address, problem, act }: { page: WriterPage; address: string; problem: LetterProblem | null; act(fields: Record<string, string>): Promise<boolean> }) {
  const { body, own, fromAnswers, version } = page
  const kept = problem?.about === 'text' ? problem.typed['text'] : undefined
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
    if (await act(fields)) form.closest('details')?.removeAttribute('open')
  }
  if (body.length === 0) {
    return (
      <Part heading="Your letter">
        <p className="text-ink-soft">It is made from your answers, and from nothing else. Nothing is answered yet.</p>
      </Part>
    )
  }
  return (
    <Part heading="Your letter">
      <p className="mb-4 text-ink-soft">
        {own ? 'This is your own text.' : 'Made from your answers, and from nothing else. Address, salutation, and the name of the petitioner are added.'} Until you adopt it, every page says that it
        is not adopted.
      </p>
      <Paragraphs body={body} />
      <Said problem={problem} about="text" />
      <details className="mt-5" open={kept !== undefined}>
        <summary className="link w-fit cursor-pointer">Change the words</summary>
        <form method="post" className="mt-3 space-y-4" onSubmit={(event) => void submit(event)}>
          <input type="hidden" name="intent" value="save-text" />
          <input type="hidden" name="version" value={version} />
          <TextArea
            key={version}
            name="text"
            label="The letter in your own words"
            hint="An empty line begins a new paragraph."
            rows={14}
            maxLength={ANSWER_MAX * 6}
            required
            defaultValue={kept ?? body.join('\n\n')}
          />
          <button className="button button-secondary">Save my words</button>
        </form>
      </details>
      {fromAnswers === null ? null : (
        <details className="mt-2">
          <summary className="link w-fit cursor-pointer">What your answers would give now</summary>
          <div className="mt-3 space-y-4">
            <Paragraphs body={fromAnswers} />
            <form method="post" onSubmit={(event) => void submit(event)}>
              <input type="hidden" name="intent" value="from-answers" />
              <input type="hidden" name="version" value={version} />
              <button className="button button-secondary">Take this instead of my words</button>
            </form>
          </div>
        </details>
      )}
      <Downloads address={address} draft />
    </Part>
  )
}

function Adoption({ page, problem, act }: { page: WriterPage; problem: LetterProblem | null; act(fields: Record<string, string>): Promise<boolean> }) {
  if (page.body.length === 0) return null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void act(Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])))
  }
  return (
    <Part heading="Make it your letter">
      <p className="mb-4 text-ink-soft">
        Adopt it only if every sentence is true and you would say it to an officer. You need not: without your adoption it is nobody’s letter. Afterwards it cannot be changed here.
      </p>
      <form method="post" className="space-y-4" onSubmit={submit}>
        <input type="hidden" name="intent" value="adopt" />
        <input type="hidden" name="version" value={page.version} />
        <TextField
          name="name"
          label="Your name"
          hint={`As it stands under the letter: ${page.name}`}
          required
          maxLength={WRITER_FIELD_MAX}
          autoComplete="name"
          defaultValue={problem?.about === 'adoption' ? (problem.typed['name'] ?? '') : ''}
        />
        <label className="flex cursor-pointer items-start gap-3">
          <input type="checkbox" name="confirmed" value="yes" required className="mt-1 size-4 shrink-0 accent-pine" />
          <span>{ADOPTION_STATEMENT}</span>
        </label>
        <Said problem={problem} about="adoption" />
        <button className="button button-primary">Adopt this letter</button>
      </form>
    </Part>
  )
}

function Adopted({ page, address }: { page: WriterPage; address: string }) {
  const { adopted, body } = page
  if (adopted === null) return null
  return (
    <Part heading="Your letter is adopted">
      <p className="mb-5" data-testid="adopted">
        Adopted by {adopted.name} on <LocalTime at={Date.parse(adopted.at)} />, version {adopted.version}. Thank you. It can no longer be changed with this link. Please sign a printed copy if the
        petitioner asks you to.
      </p>
      <Paragraphs body={body} />
      <Downloads address={address} draft={false} />
    </Part>
  )
}
