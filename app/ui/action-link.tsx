import type { AnalyticsEvent } from '../../content/analytics-events.ts'
import { ANALYTICS_EVENTS } from '../../content/analytics-events.ts'
import type { CopyLink, ProviderLink } from '../../content/copy.ts'
import { PROVIDER } from '../../content/provider.ts'
import { CopyAnchor } from './rich-text.tsx'
import { track } from './track.ts'

type ActionLinkProps = { link: CopyLink | ProviderLink; className?: string }

const isEvent = (name: string): name is AnalyticsEvent => (ANALYTICS_EVENTS as readonly string[]).includes(name)

/** A button or link of copy: its address, or that of the provider fact it names; its analytics event fires on the click. */
export function ActionLink({ link, className = 'link' }: ActionLinkProps) {
  const { event, label } = link
  const href = 'provider' in link ? PROVIDER[link.provider] : link.href
  const newTab = 'provider' in link ? true : link.newTab === true
  const onClick = event !== undefined && isEvent(event) ? () => track(event) : undefined
  return <CopyAnchor href={href} label={label} className={className} newTab={newTab} {...(onClick ? { onClick } : {})} />
}
