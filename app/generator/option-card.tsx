import { Fragment, useMemo, useRef } from 'react'
import { GENERATOR_PAGE } from '../../content/generator.ts'
import type { EndeavorOption } from '../../domain/endeavor/endeavor-set.ts'
import { track } from '../ui/track.ts'
import { endeavorLink } from './chosen-endeavor.ts'
import { CopyButton } from './copy-button.tsx'
import { MarkedText, noteOf, UnsupportedList } from './marked-text.tsx'
import { OptionGrounding } from './option-grounding.tsx'
import { OptionParts } from './option-parts.tsx'
import { wordChanges } from './word-changes.ts'

type OptionCardProps = {
  number: number
  option: EndeavorOption
  /** The option in the version before; null where nothing is to be marked. */
  before: EndeavorOption | null
  /** Takes a marked sentence out of the option; null while that is not possible. */
  onRemove: ((sentence: string) => void) | null
}

export function OptionCard({ number, option, before, onRemove }: OptionCardProps) {
  const heading = `option-${number}-title`
  const unsupported = option.unsupported ?? []
  const text = useRef<HTMLDivElement>(null)
  const link = endeavorLink('/selected-proposed-endeavor', { title: option.title, option: option.text })
  return (
    <article aria-labelledby={heading} className="card flex flex-col px-5 py-5 sm:px-6 sm:py-6" data-testid={`option-${number}`}>
      <header>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="eyebrow">
            {GENERATOR_PAGE.option} {number}
          </p>
          <span className={`rounded-full px-2.5 py-0.5 text-[0.8125rem] font-medium ${option.path === 'close' ? 'bg-pine-tint text-pine-dark' : 'bg-amber-tint text-amber'}`}>
            {GENERATOR_PAGE.path[option.path]}
          </span>
        </div>
        <h3 id={heading} className="mt-2 text-xl leading-snug">
          {before === null ? option.title : <Changed before={before.title} after={option.title} />}
        </h3>
      </header>
      {option.adaptations.length === 0 ? null : (
        <div className="mt-4 rounded-lg bg-amber-tint px-3.5 py-2.5 text-sm text-ink">
          <p className="font-semibold text-amber">{GENERATOR_PAGE.smartAdaptation}</p>
          <ul className="mt-0.5 space-y-0.5">
            {option.adaptations.map((adaptation) => (
              <li key={adaptation}>{adaptation}</li>
            ))}
          </ul>
        </div>
      )}
      <div ref={text} tabIndex={-1} className="mt-3 max-w-[40rem] space-y-3 leading-relaxed whitespace-pre-line" data-testid="option-text">
        {unsupported.length > 0 ? <MarkedText text={option.text} unsupported={unsupported} /> : before === null ? <p>{option.text}</p> : <ChangedText before={before.text} after={option.text} />}
      </div>
      {unsupported.length === 0 ? null : (
        <UnsupportedList
          number={number}
          unsupported={unsupported}
          onRemove={
            onRemove === null
              ? null
              : (sentence) => {
                  onRemove(sentence)
                  // The button that had the focus goes.
                  text.current?.focus({ preventScroll: true })
                }
          }
        />
      )}
      <div className="mt-auto pt-4">
        <div className="space-y-4">
          {option.parts === undefined ? null : <OptionParts parts={option.parts} />}
          <OptionGrounding grounding={option.grounding} />
        </div>
        {option.draftedBy === undefined ? null : <p className="mt-3 text-sm text-ink-soft">{GENERATOR_PAGE.draftedBy[option.draftedBy]}</p>}
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-2 gap-y-3">
          <a
            href={link.href}
            className="button button-primary"
            onClick={() => {
              track('ad-conversion')
              link.onClick()
            }}
            aria-describedby={heading}
          >
            {GENERATOR_PAGE.petitionLink}
          </a>
          <CopyButton text={[option.title, option.text, ...noteOf(option)].join('\n\n')} describedBy={heading} />
        </div>
      </div>
    </article>
  )
}

function Changed({ before, after }: { before: string; after: string }) {
  const { pieces } = useMemo(() => wordChanges(before, after), [before, after])
  return pieces.map((piece, index) =>
    piece.added ? (
      <Fragment key={index}>
        <ins className="rounded-sm bg-mark box-decoration-clone no-underline forced-colors:underline">{piece.text.trimEnd()}</ins>
        {piece.text.slice(piece.text.trimEnd().length)}
      </Fragment>
    ) : (
      piece.text
    ),
  )
}

/** New words are marked in place; the words that went are in the text before, one click away. */
function ChangedText({ before, after }: { before: string; after: string }) {
  const { addedWords, removedWords } = useMemo(() => wordChanges(before, after), [before, after])
  if (addedWords + removedWords === 0) {
    return (
      <>
        <p>{after}</p>
        <p className="text-sm text-ink-soft">{GENERATOR_PAGE.unchanged}</p>
      </>
    )
  }
  return (
    <>
      <p>
        <Changed before={before} after={after} />
      </p>
      <details className="text-sm">
        <summary className="py-0.5 text-ink-soft">
          {addedWords} {GENERATOR_PAGE.wordsNew}, {removedWords} {GENERATOR_PAGE.wordsGone}. <span className="link">{GENERATOR_PAGE.textBefore}</span>
        </summary>
        <p className="mt-2 border-l-2 border-line pl-3 text-ink-soft">{before}</p>
      </details>
    </>
  )
}
