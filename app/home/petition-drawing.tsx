import { HOME_SHEET } from '../../content/home.ts'

/** The drawn letter of the opening: three of its parts answer the three questions, written beside them. */
export function PetitionDrawing({ className = '' }: { className?: string }) {
  const { label, title, rows, foot } = HOME_SHEET
  return (
    <div className={`sheet-stack ${className}`} aria-hidden="true">
      <div className="sheet-behind second paper-sheet" />
      <div className="sheet-behind paper-sheet" />
      <div className="paper-sheet petition-sheet">
        <div>
          <p className="paper-label">{label}</p>
          <p className="paper-title">{title}</p>
          <span className="paper-line" style={{ width: '96%' }} />
          <span className="paper-line" style={{ width: '88%' }} />
          <span className="paper-line" style={{ width: '54%', marginBottom: '4cqw' }} />
          {rows.map((row) => (
            <div key={row.text} className="petition-row">
              <span className={'mark' in row ? `paper-mark paper-mark-${row.mark}` : ''}>{row.text}</span>
              {'note' in row ? <span className="paper-note">{row.note}</span> : <span className={`petition-question petition-question-${row.mark}`}>{row.question}</span>}
            </div>
          ))}
          <p className="paper-foot">{foot}</p>
        </div>
      </div>
    </div>
  )
}
