import { RETURN_PROBLEM_WORDS } from '../../content/returned-letter.ts'
import { SECTION_LABELS } from '../../domain/petition/draft.ts'
import type { CommentView, LetterParagraph, ReleasedLetter } from '../../usecases/petition-rounds.ts'
import type { ReturnedStanding } from '../../usecases/returned-letter.ts'
import { TextArea } from '../ui/form-field.tsx'
import { LocalTime } from '../ui/local-time.tsx'
import { placed } from '../ui/site-facts.tsx'
import { LetterTable } from '../ui/letter-table.tsx'
import { WordRuns } from '../ui/word-runs.tsx'
import type { LetterFormProblem } from './letter-forms.ts'
import { partsOf } from './letter-parts.ts'
import { Card } from './order-cards.tsx'

type Letter = Extract<ReleasedLetter, { kind: 'letter' }>
type Props = { reference: string; found: ReleasedLetter; returned: ReturnedStanding | null; problem: LetterFormProblem | null; commentMax: number }

export const LetterPage = placed(Page)

function Words({ paragraph }: { paragraph: LetterParagraph }) {
  const { kind, level, lines, rows, runs, difference } = paragraph
  const changed = difference === 'changed' && runs.length > 0
  const look = difference === 'added' ? 'bg-pine-tint text-pine-dark' : difference === 'removed' ? 'bg-alert-tint text-alert line-through' : ''
  const said = difference === 'added' ? 'New: ' : difference === 'removed' ? 'Gone: ' : ''
  const text = changed ? <WordRuns runs={runs} /> : lines.join('\n')
  const hint = said === '' ? null : <span className="sr-only">{said}</span>
  if (kind === 'heading')
    return (
      <h3 className={`${level === 1 ? 'text-xl' : 'text-lg'} font-serif font-semibold ${look}`}>
        {hint}
        {text}
      </h3>
    )
  if (kind === 'table' && !changed) return <LetterTable rows={rows} look={`font-serif ${look}`} />
  if (kind === 'list' && !changed)
    return (
      <ul className={`list-disc space-y-1 pl-5 font-serif ${look}`}>
        {lines.map((line, place) => (
          <li key={place} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    )
  return (
    <p className={`font-serif wrap-anywhere whitespace-pre-wrap ${kind === 'quote' ? 'border-l-3 border-line pl-4 italic' : ''} ${look}`}>
      {hint}
      {text}
    </p>
  )
}

/** `sends`: comments can be sent now. */
function Comment({ comment, sends }: { comment: CommentView; sends: boolean }) {
  return (
    <li className="border-l-3 border-amber pl-4">
      <p className="text-sm text-ink-soft">
        You, <LocalTime at={Date.parse(comment.at)} />
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap">{comment.text}</p>
      {comment.answer === null ? (
        <p className="flex flex-wrap gap-x-3 text-sm">
          <span className="font-medium text-amber">Open</span>
          {sends ? (
            <a className="link" href="#answer">
              Send it from “Your answer”
            </a>
          ) : null}
        </p>
      ) : (
        <p className="mt-1 wrap-anywhere whitespace-pre-wrap">
          <span className="font-semibold">Our answer:</span> {comment.answer}
        </p>
      )}
    </li>
  )
}

function Paragraph({ letter, paragraph, problem, commentMax }: { letter: Letter; paragraph: LetterParagraph; problem: LetterFormProblem | null; commentMax: number }) {
  const { id, kind, lines, difference } = paragraph
  const comments = letter.comments.filter(({ blockId }) => blockId === id)
  const said = problem?.about === id ? problem : null
  if (lines.join('').trim() === '') return null
  return (
    <li id={id} data-key={id} className="scroll-mt-20 py-2" data-testid="paragraph">
      <Words paragraph={paragraph} />
      {comments.length === 0 ? null : (
        <ul aria-label="Comments" className="mt-2 space-y-2">
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} sends={letter.canAskRevision} />
          ))}
        </ul>
      )}
      {!letter.canComment || difference === 'removed' || kind === 'heading' ? null : (
        // Another entry after each comment: it is closed again.
        <details data-key={`comment-${comments.length}`} className="mt-1" open={said !== null}>
          <summary className="link w-fit cursor-pointer text-sm">
            Comment<span className="sr-only"> on: {lines[0]?.slice(0, 60)}</span>
          </summary>
          <form method="post" data-page-form className="mt-2 space-y-3">
            <input type="hidden" name="intent" value="comment" />
            <input type="hidden" name="block" value={id} />
            <input type="hidden" name="revision" value={letter.revision} />
            <TextArea name="text" label="What should change here?" required rows={3} maxLength={commentMax} defaultValue={said?.typed ?? ''} />
            {said === null ? null : (
              <p role="alert" className="font-medium text-alert">
                {said.problem}
              </p>
            )}
            <button className="button button-secondary">Save the comment</button>
          </form>
        </details>
      )}
    </li>
  )
}

function Answers({ letter, problem }: { letter: Letter; problem: LetterFormProblem | null }) {
  const open = letter.comments.filter(({ answeredAt }) => answeredAt === null).length
  return (
    <div id="answer" className="scroll-mt-20">
      <Card heading="Your answer">
        {problem?.about === '' ? (
          <p role="alert" className="mb-3 font-medium text-alert">
            {problem.problem}
          </p>
        ) : null}
        <p className="text-ink-soft">
          {open === 0 ? 'You have no open comment.' : open === 1 ? 'One comment is open.' : `${open} comments are open.`}
          {letter.canAskRevision || letter.canAccept ? '' : ' A revision is in work; it will be delivered here.'}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          {letter.canAskRevision && open > 0 ? (
            <form method="post" data-page-form>
              <input type="hidden" name="intent" value="send-comments" />
              <input type="hidden" name="deliveryId" value={letter.deliveryId} />
              <button className="button button-primary">Send {open === 1 ? 'this comment' : 'these comments'} and ask for a revision</button>
            </form>
          ) : null}
          {letter.canAccept ? (
            <form method="post" data-page-form>
              <input type="hidden" name="intent" value="accept" />
              <input type="hidden" name="deliveryId" value={letter.deliveryId} />
              <button className={`button ${open > 0 ? 'button-secondary' : 'button-primary'}`}>Accept it as it is</button>
            </form>
          ) : null}
        </div>
      </Card>
    </div>
  )
}

const CHANGES = { changed: 'Changed', added: 'New', removed: 'Gone' } as const

/** Where the versions differ: a letter is long, and a round changes little of it. */
function Differences({ paragraphs }: { paragraphs: readonly LetterParagraph[] }) {
  const list = paragraphs.flatMap(({ id, lines, difference }) => (difference === null || difference === 'same' ? [] : [{ id, words: lines.join(' ').slice(0, 70), difference }]))
  return (
    <Card heading="What changed">
      {list.length === 0 ? (
        <p className="text-ink-soft">No paragraph has other words than in the version before.</p>
      ) : (
        <ul className="space-y-1">
          {list.map(({ id, words, difference }) => (
            <li key={id} className="wrap-anywhere">
              <span className="text-sm font-medium text-ink-soft">{CHANGES[difference]}:</span>{' '}
              <a className="link py-1" href={`#${encodeURIComponent(id)}`}>
                {words}…
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const places = (count: number) => (count === 1 ? '1 place' : `${count} places`)

/** Whoever changes the letter in Word sends it back, and sees what became of each change. */
function InWord({ page, returned }: { page: string; returned: ReturnedStanding | null }) {
  return (
    <Card heading="Changed it in Word?">
      <p className="text-ink-soft">
        You, or your lawyer, can change the delivered Word file and send it back under{' '}
        <a className="link" href={`${page}#files`}>
          “Your files”
        </a>
        . We compare it with this letter paragraph by paragraph. Each change is looked at by a person and checked against your facts; none is taken over by itself.
      </p>
      {returned === null ? null : (
        <div className="mt-3 border-t border-line pt-3" data-testid="returned">
          <p className="font-semibold wrap-anywhere">{returned.fileName}</p>
          {returned.kind === 'reading' ? (
            <p role="status">
              It is being compared. This page shows the outcome by itself.
              <span data-look-again />
            </p>
          ) : returned.kind === 'problem' ? (
            <p role="alert" className="font-medium text-alert">
              {RETURN_PROBLEM_WORDS[returned.problem]}
            </p>
          ) : returned.open + returned.taken + returned.left === 0 ? (
            <p>No paragraph in it has other words than the letter.</p>
          ) : (
            <p>
              {places(returned.open + returned.taken + returned.left)} changed: {returned.open} still to be looked at, {returned.taken} taken over, {returned.left} left as they were.
            </p>
          )}
        </div>
      )}
    </Card>
  )
}

function Page({ reference, found, returned, problem, commentMax }: Props) {
  const page = `/orders/${encodeURIComponent(reference)}`
  return (
    <div className="shell max-w-3xl py-10 md:py-14">
      <p className="eyebrow">
        <a className="link" href={page}>
          Order {reference}
        </a>
      </p>
      <h1 className="mt-2 text-title">Your letter</h1>
      {found.kind === 'none' ? (
        <p className="mt-4 text-ink-soft">No letter was delivered yet. When it is, you read it here, comment on its paragraphs, and see what changed from version to version.</p>
      ) : (
        <div className="mt-4 space-y-6">
          <p className="text-ink-soft">
            The words of the version that was delivered last. Pages, exhibits, and forms are in the files on the page of your order, and{' '}
            <a className="link" href={`${page}/folder`} download>
              in one folder to print
            </a>
            .
            {found.versions < 2 ? null : found.compared ? (
              <>
                {' '}
                Green is new and struck out is gone since the version before.{' '}
                <a className="link" href={`${page}/letter`}>
                  Show the letter without marks
                </a>
              </>
            ) : (
              <>
                {' '}
                <a className="link" href={`${page}/letter?changes=1`}>
                  Show what changed since the version before
                </a>
              </>
            )}
          </p>
          <Answers letter={found} problem={problem} />
          <InWord page={page} returned={returned} />
          {found.compared ? <Differences paragraphs={found.paragraphs} /> : null}
          {partsOf(found.paragraphs).map((paragraphs) => {
            const { id, section } = paragraphs[0]!
            return (
              <section key={id} aria-label={SECTION_LABELS[section]} data-key={id} className="card p-5 sm:p-7">
                <ul className="space-y-2">
                  {paragraphs.map((paragraph) => (
                    <Paragraph key={paragraph.id} letter={found} paragraph={paragraph} problem={problem} commentMax={commentMax} />
                  ))}
                </ul>
              </section>
            )
          })}
          {found.canAskRevision || found.canAccept ? (
            <p>
              <a className="link py-1" href="#answer">
                To your answer
              </a>
            </p>
          ) : null}
        </div>
      )}
    </div>
  )
}
