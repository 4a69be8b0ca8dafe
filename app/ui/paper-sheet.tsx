import type { ReactNode } from 'react'

export type SheetRow =
  | { text: string; mark?: 'pine' | 'amber' | 'slate'; note?: string }
  /** A drawn line of writing, as a share of the width of the sheet. */
  | { line: number }

type PaperSheetProps = { label: string; title: ReactNode; rows: readonly SheetRow[]; foot?: ReactNode; className?: string }

/** A drawn page of a document: real headings, drawn lines. It stands for a document and shows none; it may stand in a button. */
export function PaperSheet({ label, title, rows, foot, className = '' }: PaperSheetProps) {
  return (
    <span className={`paper-sheet ${className}`}>
      <span className="paper-inside">
        <span className="paper-label">{label}</span>
        <span className="paper-title">{title}</span>
        {rows.map((row, index) =>
          'line' in row ? (
            <span key={index} className="paper-line" style={{ width: `${row.line}%` }} />
          ) : (
            <span key={row.text} className="paper-row">
              <span className={row.mark ? `paper-mark paper-mark-${row.mark}` : ''}>{row.text}</span>
              {row.note ? <span className="paper-note">{row.note}</span> : null}
            </span>
          ),
        )}
        {foot ? <span className="paper-foot">{foot}</span> : null}
      </span>
    </span>
  )
}
