/** What stands between this installation and real customers: one gap is one thing to replace, set or decide. */

export const LAUNCH_GROUPS = ['provider', 'claims', 'reviews', 'payment', 'settings', 'people', 'legal', 'sources'] as const
export type LaunchGroup = (typeof LAUNCH_GROUPS)[number]

export const LAUNCH_GROUP_LABELS: Record<LaunchGroup, string> = {
  provider: 'Facts about the provider',
  claims: 'Claims in numbers',
  reviews: 'Reviews',
  payment: 'Payment',
  settings: 'Settings',
  people: 'People',
  legal: 'Legal texts',
  sources: 'Sources to open and confirm',
}

export type LaunchGap = {
  group: LaunchGroup
  /** What is not ready, in words. */
  what: string
  /** What stands there now; null where nothing does or it is a secret. */
  now: string | null
  /** The file, setting or page that changes it. */
  where: string
  /** False for advice: the product can go live without it. */
  required: boolean
}

/** The gaps in the order of the groups, what is required before what is advised. */
export function sortGaps(gaps: readonly LaunchGap[]): LaunchGap[] {
  const rank = ({ group, required }: LaunchGap) => LAUNCH_GROUPS.indexOf(group) * 2 + (required ? 0 : 1)
  return [...gaps].sort((one, other) => rank(one) - rank(other))
}

/** True while something required is open. */
export function mustWait(gaps: readonly LaunchGap[]): boolean {
  return gaps.some(({ required }) => required)
}
