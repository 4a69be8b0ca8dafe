/** Where a visitor is: the parts of the address, and what the history entry carries beside it. */
export type PageLocation = {
  pathname: string
  /** With its question mark, or empty. */
  search: string
  /** With its `#`, or empty. The server never knows it. */
  hash: string
  /** What the navigation gave the history entry; null where nothing. */
  state: unknown
  /** Another one for each navigation, also to the same address. */
  key: string
}

/** What a history entry of this site holds. */
export type HistoryEntry = { key: string; state: unknown }

/** The key of the entry with which a visit begins. */
const FIRST_KEY = 'first'

export function locationOf(url: URL, entry: HistoryEntry | null): PageLocation {
  const { pathname, search, hash } = url
  return { pathname, search, hash, state: entry?.state ?? null, key: entry?.key ?? FIRST_KEY }
}

/** The address a link leads to: `?…` keeps the path, `#…` keeps path and query, all else stands for itself. */
export function addressOf(to: string, { pathname, search }: Pick<PageLocation, 'pathname' | 'search'>): string {
  if (to.startsWith('?')) return to === '?' ? pathname : pathname + to
  return to.startsWith('#') ? pathname + search + to : to
}
