type Entries = Pick<History, 'state' | 'replaceState'>

/** What the navigation to this entry announces, once: neither a reload nor Back finds it again. */
export function takeAnnouncement(entries: Entries): string | undefined {
  const entry = entries.state as { state?: { announce?: unknown } | null } | null
  const announce = entry?.state?.announce
  if (typeof announce !== 'string') return undefined
  const { announce: _, ...rest } = entry!.state!
  entries.replaceState({ ...entry, state: rest }, '')
  return announce
}
