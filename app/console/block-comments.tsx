import { useState } from 'react'
import type { CommentView } from '../../usecases/petition-rounds.ts'
import { formatMinute, useAct } from './console-parts.tsx'
import { petitionPath } from './petition-parts.tsx'

/** What the customer said of a paragraph, and what was done about it. */
export function BlockComments({ reference, comments, again }: { reference: string; comments: readonly CommentView[]; again: () => void }) {
  if (comments.length === 0) return null
  return (
    <ul aria-label="Comments of the customer" className="mt-3 space-y-2">
      {comments.map((comment) => (
        <BlockComment key={comment.id} reference={reference} comment={comment} again={again} />
      ))}
    </ul>
  )
}

function BlockComment({ reference, comment, again }: { reference: string; comment: CommentView; again: () => void }) {
  const { sending, act } = useAct()
  const [answer, setAnswer] = useState('')
  return (
    <li className={`rounded-lg px-4 py-3 ${comment.answer === null ? 'bg-amber-tint' : 'bg-sand'}`} data-testid="comment">
      <p className="text-sm text-ink-soft">
        The customer on revision {comment.revision}, {formatMinute(comment.at)}
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap">{comment.text}</p>
      {comment.answer === null ? (
        <form
          className="mt-2 flex flex-wrap items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            void act(`${petitionPath(reference)}/comments`, { id: comment.id, answer }, {}, 'Answered').then((ok) => ok && again())
          }}
        >
          <input
            className="field min-w-40 flex-1"
            aria-label="What was done about it"
            placeholder="What was done about it"
            required
            maxLength={2000}
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
          <button type="submit" className="button button-secondary" aria-disabled={sending}>
            Answer
          </button>
        </form>
      ) : (
        <p className="mt-1 text-sm wrap-anywhere">Answered: {comment.answer}</p>
      )}
    </li>
  )
}
