import type { WordRun } from '../../domain/petition/compare-drafts.ts'

/** A text with what was put in and taken out; screen readers are told which is which. */
export function WordRuns({ runs }: { runs: readonly WordRun[] }) {
  return runs.map(({ kind, text }, place) =>
    kind === 'same' ? (
      text
    ) : kind === 'inserted' ? (
      <ins key={place} className="bg-pine-tint text-pine-dark [del+&]:ml-1">
        <span className="sr-only"> (new: </span>
        {text}
        <span className="sr-only">) </span>
      </ins>
    ) : (
      <del key={place} className="bg-alert-tint text-alert">
        <span className="sr-only"> (gone: </span>
        {text}
        <span className="sr-only">) </span>
      </del>
    ),
  )
}
