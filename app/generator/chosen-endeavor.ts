/** Carries a chosen endeavor from page to page and out of the address as soon as it was read (rulings, privacy of the generator). */
import { carry } from '../ui/carried.ts'

export type ChosenEndeavor = { title: string; option: string }

/** Longer addresses are refused by servers and proxies; then the endeavor travels beside the address only. */
const QUERY_MAX = 12_000
const TITLE_MAX = 400
const OPTION_MAX = 6000

/** A link to `path` with title and option as query parameters, or, where they are too long for one, carried beside the address. */
export function endeavorLink(path: string, endeavor: ChosenEndeavor): { href: string; onClick(): void } {
  const query = new URLSearchParams({ title: endeavor.title, option: endeavor.option }).toString()
  if (query.length <= QUERY_MAX) return { href: `${path}?${query}`, onClick() {} }
  return { href: path, onClick: () => carry('endeavor', endeavor) }
}

/** Title and option as they may stand; null where either is missing. Over-long texts of a hand-made address are cut. */
function endeavorOf(title: unknown, option: unknown): ChosenEndeavor | null {
  if (typeof title !== 'string' || typeof option !== 'string') return null
  const endeavor = { title: title.trim().slice(0, TITLE_MAX), option: option.trim().slice(0, OPTION_MAX) }
  return endeavor.title === '' || endeavor.option === '' ? null : endeavor
}

/** `search` is the query of an address, with or without the question mark. */
export function endeavorFromQuery(search: string): ChosenEndeavor | null {
  const query = new URLSearchParams(search)
  return endeavorOf(query.get('title'), query.get('option'))
}

/** `carried` came beside the address: anything at all. */
export function endeavorFrom(carried: unknown): ChosenEndeavor | null {
  const found = carried as { title?: unknown; option?: unknown } | null | undefined
  return endeavorOf(found?.title, found?.option)
}
