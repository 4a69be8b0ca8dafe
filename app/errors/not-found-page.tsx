import { NOT_FOUND } from '../../content/not-found.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { ThreeMarks } from '../ui/three-marks.tsx'
import { BarePage } from '../ui/bare-page.tsx'
import { placed } from '../ui/site-facts.tsx'

export const NotFoundPage = placed(NotFound)

function NotFound() {
  const { heading, text, button, links } = NOT_FOUND
  return (
    <BarePage heading={heading}>
      <ThreeMarks className="mt-6" />
      <p className="mt-4 text-lg text-ink-soft">{text}</p>
      <p className="mt-8">
        <ActionLink link={button} className="button button-primary" />
      </p>
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        {links.map((link) => (
          <li key={link.href}>
            <ActionLink link={link} />
          </li>
        ))}
      </ul>
    </BarePage>
  )
}
