import { AI_DRAWING } from '../../content/selfpetition-ai.ts'
import { PaperSheet } from '../ui/paper-sheet.tsx'
import { KeepTogether } from '../ui/copy-anchor.tsx'

/** Four options, one chosen, and the letter it grows into: what Selfpetition AI does, as a drawing. */
export function OptionsDrawing() {
  const { label, options, chosen, sheet } = AI_DRAWING
  return (
    <div className="options-drawing mx-auto w-full max-w-110" aria-hidden="true">
      <ul>
        {options.map((option, index) => (
          <li key={option} data-chosen={index === chosen}>
            <small>
              {label} {index + 1}
            </small>
            <KeepTogether text={option} />
          </li>
        ))}
      </ul>
      <PaperSheet
        label={sheet.label}
        title={<KeepTogether text={sheet.title} />}
        rows={[{ line: 96 }, { line: 90 }, { line: 97 }, { line: 64 }, ...sheet.rows.map((row) => ({ text: row.text, mark: row.mark, note: row.note })), { line: 93 }, { line: 97 }, { line: 88 }, { line: 95 }, { line: 90 }, { line: 71 }]}
      />
    </div>
  )
}
