import type { ReactNode } from 'react'
import { DONE, FACT_TEXT_MAX } from '../../content/petition/case-words.ts'
import type { CaseQuestion } from '../../domain/petition/gaps.ts'
import { TextArea } from '../ui/form-field.tsx'
import type { CaseFormProblem } from './case-forms.ts'
import { Hidden, Problem } from './case-parts.tsx'

type AskedQuestionProps = {
  question: CaseQuestion
  problem: CaseFormProblem | null
  first: boolean
  hint: string
  /** What the two forms ask for: to keep the answer, or to pass the question by where that is possible. */
  intents: { answer: string; pass: string | null }
  /** Other ways to answer, in forms of their own. */
  otherwise?: ReactNode
  /** The fields that come with the answer; `typed` is what was sent with a problem. */
  children(typed: Record<string, string> | null): ReactNode
}

/** One question of a case in a list: why it is asked, an example, the answer, and a way past it. */
export function AskedQuestion({ question, problem, first, hint, intents, otherwise, children }: AskedQuestionProps) {
  const typed = problem?.about === question.id ? problem.typed : null
  return (
    <li data-key={question.id} className="border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0">
      <details open={first || typed !== null} data-testid="question">
        <summary className="fold cursor-pointer font-semibold wrap-anywhere">{question.ask}</summary>
        <p className="mt-2 text-ink-soft">
          {question.why} An answer would let you {question.raises}.
        </p>
        <p className="mt-2 border-l-3 border-line pl-4 text-[0.9375rem] whitespace-pre-line text-ink-soft">
          <span className="font-semibold">Example (made up):</span> {question.example}
        </p>
        {question.pattern === undefined ? null : (
          <p className="mt-2 border-l-3 border-line pl-4 text-[0.9375rem] text-ink-soft">
            <span className="font-semibold">To fill in:</span> {question.pattern}
          </p>
        )}
        <Problem problem={problem} about={question.id} />
        <form method="post" data-page-form data-done={DONE.answered} className="mt-4 space-y-4">
          <Hidden intent={intents.answer} id={question.id} />
          {question.proposed === undefined ? null : <p className="font-medium">These words are our proposal. Please check each of them, fill in what stands in brackets, and change what is not so.</p>}
          <TextArea name="text" label="Your answer" hint={hint} required rows={5} maxLength={FACT_TEXT_MAX} defaultValue={typed?.['text'] ?? question.proposed ?? question.begun ?? ''} />
          {children(typed)}
          <button className="button button-primary">Save this answer</button>
        </form>
        {question.keep === undefined ? null : <KeepWords keep={question.keep} about={question.id} />}
        {otherwise}
        {intents.pass === null ? null : (
          <form method="post" data-page-form data-done={DONE.passed} className="mt-3">
            <Hidden intent={intents.pass} id={question.id} />
            <button className="button button-quiet">
              I have nothing to say here<span className="sr-only">: {question.ask}</span>
            </button>
          </form>
        )}
      </details>
    </li>
  )
}

/** The customer knows better: their words, exactly as they were typed. `about`: the row at which a refusal is shown. */
export function KeepWords({ keep: { factId, rev, words }, about }: { keep: NonNullable<CaseQuestion['keep']>; about: string }) {
  return (
    <form method="post" data-page-form data-done={DONE.kept} className="mt-4 rounded-lg bg-sand px-4 py-3" data-testid="keep-words">
      <Hidden intent="keep-words" id={about} />
      <input type="hidden" name="fact" value={`${factId}:${rev}`} />
      <p className="text-sm">
        Your letter can also say it exactly as you wrote it: <q className="wrap-anywhere">{words}</q>
      </p>
      <button className="button button-secondary mt-2 max-sm:w-full">
        It is right as I wrote it: use my words<span className="sr-only">: {words.slice(0, 60)}</span>
      </button>
    </form>
  )
}
