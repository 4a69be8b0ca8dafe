import { NOT_A_LAW_FIRM } from '../../content/disclaimers.ts'
import { RichText } from './rich-text.tsx'

/** The notice that every product page carries. */
export function LawFirmNote({ className = '' }: { className?: string }) {
  return (
    <aside aria-label="What we are not" className={`shell ${className}`}>
      <div className="grid gap-x-10 gap-y-3 border-y border-line py-7 text-sm text-ink-soft md:grid-cols-2">
        {NOT_A_LAW_FIRM.text.map((paragraph) => (
          <p key={paragraph.slice(0, 40)}>
            <RichText text={paragraph} />
          </p>
        ))}
      </div>
    </aside>
  )
}
