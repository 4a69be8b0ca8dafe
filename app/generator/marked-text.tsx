import { useId } from 'react'
import { GENERATOR_PAGE } from '../../content/generator.ts'
import { notesOn } from '../../content/unsupported-note.ts'
import type { EndeavorOption, UnsupportedSentence } from '../../domain/endeavor/endeavor-set.ts'
import { piecesOf } from '../../domain/endeavor/leave-out-sentence.ts'

const WORDS = GENERATOR_PAGE.unsupported

/** What a copy of the option says of its marked sentences, in paragraphs. */
export const noteOf = ({ text, unsupported = [] }: EndeavorOption): string[] =>
  notesOn(
    text,
    unsupported.map(({ sentence }) => sentence),
  )

/** The text with what was not found underlined, and said to those who hear it. */
export function MarkedText({ text, unsupported }: { text: string; unsupported: readonly UnsupportedSentence[] }) {
  return (
    <p>
      {piecesOf(text, [...unsupported]).map((piece, at) =>
        piece.words === null ? (
          piece.text
        ) : (
          <mark key={at} className="rounded-sm bg-amber-tint box-decoration-clone text-inherit underline decoration-amber decoration-wavy decoration-1 underline-offset-4" data-testid="unsupported">
            <span className="sr-only">{WORDS.markStart} </span>
            {piece.text}
            <span className="sr-only"> {WORDS.markEnd}</span>
          </mark>
        ),
      )}
    </p>
  )
}

/** From so many on a list is easier to go through when its length is said. */
const SEVERAL = 3

type ListProps = { number: number; unsupported: readonly UnsupportedSentence[]; onRemove: ((sentence: string) => void) | null }

/** Each marked sentence with what was not found in it, and the way to take it out. */
export function UnsupportedList({ number, unsupported, onRemove }: ListProps) {
  const id = useId()
  return (
    <section aria-labelledby={`${id}-heading`} className="mt-4 max-w-[40rem] rounded-lg border border-amber/40 bg-amber-tint px-3.5 py-3 text-sm text-ink" data-testid={`unsupported-${number}`}>
      <h4 id={`${id}-heading`} className="font-semibold text-amber">
        {WORDS.heading}
      </h4>
      {unsupported.length < SEVERAL ? null : (
        <p className="mt-1">
          {unsupported.length} {WORDS.several}
        </p>
      )}
      <ul className="mt-1.5 space-y-3">
        {unsupported.map(({ sentence, words }, at) => (
          <li key={sentence}>
            <p id={`${id}-${at}`}>
              {WORDS.notFound} “{sentence}” {words.length === 0 ? null : <span className="text-ink-soft">({words.join(', ')}) </span>}
              {WORDS.advice}
            </p>
            <button type="button" className="button button-quiet -ml-3" disabled={onRemove === null} onClick={() => onRemove?.(sentence)} aria-describedby={`${id}-${at}`}>
              {WORDS.remove}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
