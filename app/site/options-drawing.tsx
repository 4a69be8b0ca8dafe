import { AI_DRAWING } from '../../content/selfpetition-ai.ts'
import type { ShownCase } from '../../content/petition/shown-case.ts'
import { PaperSheet } from '../ui/paper-sheet.tsx'
import { KeepTogether } from '../ui/copy-anchor.tsx'

/** Four options, one chosen, and the letter it grows into: what Selfpetition AI does, as a drawing. */
export function OptionsDrawing({ shown: { options, chosen } }: { shown: Pick<ShownCase, 'options' | 'chosen'> }) {
  const { label, sheet } = AI_DRAWING
  return (
    <div className="options-drawing mx-auto w-full max-w-110 xl:max-w-none" aria-hidden="true">
      <ul>
        {options.map((option, index) => (
          <li key={option} data-chosen={index === chosen}>
            <small>
              {label} {index + 1}
            </small>
            <span className="line-clamp-3">
              <KeepTogether text={option} />
            </span>
          </li>
        ))}
      </ul>
      <PaperSheet
        label={sheet.label}
        title={
          <span className="line-clamp-5">
            <KeepTogether text={options[chosen] ?? ''} />
          </span>
        }
        rows={[{ line: 96 }, { line: 90 }, { line: 64 }, ...sheet.rows.flatMap((row) => [row, { line: 93 }, { line: 97 }, { line: 71 }])]}
      />
    </div>
  )
}
