import type { AnswersView } from '../../usecases/view-answers.ts'
import { formatBytes } from '../ui/format-bytes.ts'
import { LocalTime } from '../ui/local-time.tsx'
import { Card } from './order-cards.tsx'

/** One answer before and after. */
export function Change({ question, before, after }: { question: string; before: string; after: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{question}</dt>
      <dd className="wrap-anywhere whitespace-pre-wrap">
        {before === '' ? null : (
          <del className="block text-ink-soft">
            <span className="sr-only">before: </span>
            {before}
          </del>
        )}
        {after === '' ? (
          <span className="text-ink-soft">taken out</span>
        ) : (
          <ins className="block no-underline">
            <span className="sr-only">now: </span>
            {after}
          </ins>
        )}
      </dd>
    </div>
  )
}

/** What the customer answered, what they corrected since, and the way to correct it. */
export function AnswersCard({ answers, reference }: { answers: AnswersView | null; reference: string }) {
  if (answers === null) return null
  return (
    <Card heading="Your answers">
      <p>
        We work from the input form you sent <LocalTime at={answers.at} />. Is something wrong or missing? The form opens with your answers in it.
      </p>
      <a className="button button-secondary mt-4" href={`/aiform2?order=${encodeURIComponent(reference)}`}>
        Correct your answers
      </a>
      {answers.corrections.map((correction) => (
        <details key={correction.at} className="mt-4 border-t border-line pt-4">
          <summary className="link w-fit cursor-pointer">
            Corrected <LocalTime at={correction.at} /> ({correction.changes.length})
          </summary>
          <dl className="mt-3 space-y-3">
            {correction.changes.map((change) => (
              <Change key={change.question} {...change} />
            ))}
          </dl>
        </details>
      ))}
      {answers.earlierCorrections === 0 ? null : (
        <p className="mt-4 text-sm text-ink-soft">{answers.earlierCorrections === 1 ? '1 earlier correction is not shown.' : `${answers.earlierCorrections} earlier corrections are not shown.`}</p>
      )}
      <details className="mt-4 border-t border-line pt-4">
        <summary className="link w-fit cursor-pointer">All your answers ({answers.answers.length})</summary>
        {answers.shortened ? <p className="mt-3 text-sm text-ink-soft">Until the order is paid, this page shows how each long answer begins. The form has all of it.</p> : null}
        <dl className="mt-3 space-y-3">
          {answers.answers.map(([question, answer]) => (
            <div key={question}>
              <dt className="text-sm text-ink-soft">{question}</dt>
              <dd className="wrap-anywhere whitespace-pre-wrap">{answer}</dd>
            </div>
          ))}
        </dl>
        {answers.files.length === 0 ? null : (
          <ul className="mt-4 space-y-1" aria-label="Files of your form">
            {answers.files.map(({ name, bytes }, index) => (
              <li key={index} className="wrap-anywhere">
                {name} <span className="text-sm text-ink-soft">{formatBytes(bytes)}</span>
              </li>
            ))}
          </ul>
        )}
      </details>
    </Card>
  )
}
