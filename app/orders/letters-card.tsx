import { WRITER_FIELD_MAX, WRITERS_MAX } from '../../content/reference-letters.ts'
import { WRITER_KIND_LABELS, WRITER_KINDS } from '../../domain/reference-letters/writer-questions.ts'
import type { WritersView, WriterView } from '../../usecases/manage-writers.ts'
import { TextField } from '../ui/form-field.tsx'
import { LocalTime } from '../ui/local-time.tsx'
import { Card } from './order-cards.tsx'
import type { OrderFormProblem } from './order-forms.ts'

function Act({ intent, writer, done, children }: { intent: string; writer: WriterView; done: string; children: string }) {
  return (
    <form method="post" data-page-form data-done={done}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="writerId" value={writer.id} />
      <button className="button button-quiet">
        {children}
        <span className="sr-only">: {writer.name}</span>
      </button>
    </form>
  )
}

function stateOf({ adopted, answered, questions, opened }: WriterView): string {
  if (adopted !== null) return 'Adopted by the writer'
  if (answered === 0) return opened ? 'Opened, nothing answered yet' : 'Not started'
  return `${answered} of ${questions} questions answered, not adopted yet`
}

function Writer({ writer }: { writer: WriterView }) {
  const { name, position, kind, link, linkUntil, adopted } = writer
  return (
    <li data-key={writer.id} className="border-t border-line py-4 first:border-t-0 first:pt-0" data-testid="writer">
      <p className="font-semibold wrap-anywhere">
        {name}
        {position === '' ? null : <span className="font-normal">, {position}</span>}
      </p>
      <p className="text-sm text-ink-soft">{WRITER_KIND_LABELS[kind]}</p>
      <p className={`mt-1 text-sm font-medium ${adopted === null ? 'text-amber' : 'text-pine-dark'}`}>
        {stateOf(writer)}
        {adopted === null ? null : (
          <>
            {' '}
            on <LocalTime at={Date.parse(adopted.at)} />
          </>
        )}
      </p>
      {adopted !== null ? null : link === null ? (
        <p className="mt-2">There is no link that opens this letter now.</p>
      ) : (
        <>
          <div className="mt-2 flex flex-wrap items-end gap-2">
            <label className="block min-w-0 flex-1 basis-56 text-sm">
              Private link for {name}
              <input id={`link-${writer.id}`} readOnly value={link} className="field mt-1 text-sm" />
            </label>
            <button type="button" className="needs-script button button-secondary" data-copies={`link-${writer.id}`}>
              Copy the link<span className="sr-only">: {name}</span>
            </button>
          </div>
          {linkUntil === null ? null : (
            <p className="mt-2 text-sm text-ink-soft">
              Send it to nobody else. It opens this letter, and nothing else of your order, until <LocalTime at={Date.parse(linkUntil)} />.
            </p>
          )}
        </>
      )}
      {adopted !== null ? null : (
        <div className="mt-2 flex flex-wrap gap-x-4">
          <Act intent="writer-link" writer={writer} done={link === null ? 'There is a private link again.' : 'This is a new link. The earlier one no longer works.'}>
            {link === null ? 'Create a link' : 'Replace this link'}
          </Act>
          {link === null ? null : (
            <Act intent="writer-revoke" writer={writer} done="The link no longer works.">
              Revoke this link
            </Act>
          )}
          {/* The writer's answers go with them: never by one press. */}
          <details className="w-full" data-key="remove-writer">
            <summary className="link w-fit cursor-pointer py-2 text-sm">
              Remove this writer<span className="sr-only">: {writer.name}</span>
            </summary>
            <p className="mt-1">The private link stops working, and {writer.answered === 0 ? 'the writer' : 'what the writer has answered'} is deleted. This cannot be undone.</p>
            <Act intent="writer-remove" writer={writer} done={`${writer.name} was removed.`}>
              Yes, remove this writer
            </Act>
          </details>
        </div>
      )}
    </li>
  )
}

/** Who writes for the customer: each gets a private link, answers six questions, and adopts the letter. */
export function LettersCard({ view, problem }: { view: WritersView | null; problem: OrderFormProblem | null }) {
  if (view === null || (!view.takes && view.writers.length === 0)) return null
  const typed = problem?.typed ?? {}
  return (
    <div id="letters" className="scroll-mt-20">
      <Card heading="Reference letters">
        <p className="mb-4 text-ink-soft">
          Name people who know your work firsthand; independent ones carry the most weight. Each answers six questions on a private page. The letter is drafted only from those answers, and it counts
          once the writer adopts it.
        </p>
        {view.writers.length === 0 ? null : (
          <ul aria-label="Writers" className="mb-5">
            {view.writers.map((writer) => (
              <Writer key={writer.id} writer={writer} />
            ))}
          </ul>
        )}
        {problem === null ? null : (
          <p role="alert" className="mb-3 font-medium text-alert">
            {problem.problem}
          </p>
        )}
        {!view.takes || view.writers.length >= WRITERS_MAX ? null : (
          <details open={problem !== null} data-key={`add-writer-${view.writers.length}`}>
            <summary className="link w-fit cursor-pointer">Add a writer</summary>
            <form method="post" data-page-form className="mt-3 space-y-4">
              <input type="hidden" name="intent" value="add-writer" />
              <TextField name="name" label="Name of the writer" required maxLength={WRITER_FIELD_MAX} defaultValue={typed['name'] ?? ''} />
              <TextField name="position" label="Position and organization" optional maxLength={WRITER_FIELD_MAX} defaultValue={typed['position'] ?? ''} />
              <fieldset className="space-y-1">
                <legend className="mb-1.5 font-semibold">What the writer is to your work</legend>
                {WRITER_KINDS.map((kind) => (
                  <label key={kind} className="flex min-h-9 items-center gap-3">
                    <input type="radio" name="kind" value={kind} required defaultChecked={typed['kind'] === kind} className="size-4 shrink-0 accent-pine" />
                    {WRITER_KIND_LABELS[kind]}
                  </label>
                ))}
              </fieldset>
              <TextField name="relation" label="How do you know each other?" optional hint="For us; the writer does not see it." maxLength={WRITER_FIELD_MAX} defaultValue={typed['relation'] ?? ''} />
              {view.petitioner !== '' ? null : (
                <TextField
                  name="petitioner"
                  label="Your full name"
                  hint="The writer sees it, and nothing else of your order."
                  required
                  maxLength={WRITER_FIELD_MAX}
                  defaultValue={typed['petitioner'] ?? ''}
                />
              )}
              <button className="button button-secondary">Add this writer</button>
            </form>
          </details>
        )}
      </Card>
    </div>
  )
}
