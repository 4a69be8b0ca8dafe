import { COMING_SOON } from '../../content/not-found.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { BarePage } from '../ui/bare-page.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { placed } from '../ui/site-facts.tsx'

export const ComingSoonPage = placed(ComingSoon)

function ComingSoon() {
  const { heading, text, button } = COMING_SOON
  return (
    <BarePage heading={heading}>
      <p className="mt-4 text-lg text-ink-soft">
        <RichText text={text} />
      </p>
      <p className="mt-8">
        <ActionLink link={button} className="button button-primary" />
      </p>
    </BarePage>
  )
}
