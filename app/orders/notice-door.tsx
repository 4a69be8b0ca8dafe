import { LAWYER_LINKS } from '../../content/rfe-response/lawyer-links.ts'
import type { NoticeDoor } from '../../content/rfe-response/notice-doors.ts'

/** What a letter is that no response answers, or that needs a lawyer too: what can be done, what we cannot do, and where to find one. */
export function NoticeDoorCard({ door }: { door: NoticeDoor }) {
  return (
    <section className="rounded-card border border-amber/40 bg-amber-tint px-5 py-5" data-testid="notice-door">
      <h2 className="text-heading">{door.title}</h2>
      <p className="mt-2">{door.is}</p>
      <ul className="mt-3 list-disc space-y-1.5 pl-5">
        {door.can.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-3 font-medium">{door.cannot}</p>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        {LAWYER_LINKS.map(({ label, href }) => (
          <li key={href}>
            <a className="link" href={href} target="_blank" rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
