import { RFE_DRAWING } from '../../content/rfe.ts'

const MARKS = ['pine', 'amber', 'slate'] as const

/** The points of a notice and the response that takes them up in the same order, as a drawing. */
export function NoticeDrawing() {
  const { notice, response } = RFE_DRAWING
  return (
    <div className="notice-drawing sheet-stack mx-auto w-full max-w-96 pb-20 pl-6 sm:pl-14" aria-hidden="true">
      <div className="notice-card">
        <p>{notice.label}</p>
        {notice.points.map((point, index) => (
          <span key={point} className={`paper-mark paper-mark-${MARKS[index]}`}>
            {point}
          </span>
        ))}
      </div>
      <div className="paper-sheet">
        <div>
          <p className="paper-label">{response.label}</p>
          <p className="paper-title">{response.title}</p>
          {response.rows.map((row, index) => (
            <div key={row} className="notice-row">
              <p className="paper-row">
                <span className={`paper-mark paper-mark-${MARKS[index]}`}>{row}</span>
                <span className="paper-note">
                  {response.note} {index * 2 + 1}
                </span>
              </p>
              {[95, 90, 97, 52].map((line) => (
                <span key={line} className="paper-line" style={{ width: `${line}%` }} />
              ))}
              <span className="block h-[3cqw]" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
