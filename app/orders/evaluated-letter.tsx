import { LocalTime } from '../ui/local-time.tsx'

type EvaluatedLetterProps = { letter: { name: string; sentAt: number } | null; problem: string | null }

/** The letter that its customer sent for evaluation: it belongs to the order once they say so. */
export function EvaluatedLetter({ letter, problem }: EvaluatedLetterProps) {
  if (letter === null) return null
  return (
    <form method="post" data-page-form className="mb-4 rounded-lg bg-pine-tint px-4 py-4">
      <input type="hidden" name="intent" value="attach-letter" />
      {problem === null ? null : (
        <p role="alert" className="mb-2 font-medium text-alert">
          {problem}
        </p>
      )}
      <p>
        You sent us <span className="font-semibold wrap-anywhere">{letter.name}</span> for an evaluation <LocalTime at={letter.sentAt} />. Use it as the RFE letter of this order, or add another one
        below.
      </p>
      <button className="button button-secondary mt-3">Use this letter</button>
    </form>
  )
}
