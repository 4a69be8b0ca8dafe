import type { CopyLink, ProviderLink } from '../../content/copy.ts'
import { PROVIDER } from '../../content/provider.ts'
import { CopyAnchor } from './copy-anchor.tsx'

type ActionLinkProps = { link: CopyLink | ProviderLink; className?: string }

/** A button or link of copy: its address, or that of the provider fact it names. Its analytics event is counted by `trackClicks`. */
export function ActionLink({ link, className = 'link' }: ActionLinkProps) {
  const { event, label } = link
  const href = 'provider' in link ? PROVIDER[link.provider] : link.href
  const newTab = 'provider' in link ? true : link.newTab === true
  return <CopyAnchor href={href} label={label} className={className} newTab={newTab} event={event} />
}
