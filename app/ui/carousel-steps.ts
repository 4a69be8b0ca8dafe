/** Where a carousel stands and where it goes next, in whole slides. */

/** Slides that are shown side by side from these window widths on (specification 1 §9). */
const SLIDES_PER_PAGE = [
  { from: 1500, slides: 4 },
  { from: 1200, slides: 3 },
  { from: 768, slides: 2 },
  { from: 0, slides: 1 },
] as const

export const AUTOPLAY_MS = 5000

export function slidesPerPage(windowWidth: number): number {
  return SLIDES_PER_PAGE.find(({ from }) => windowWidth >= from)?.slides ?? 1
}

/** The first visible slide in the last position: the row never ends in empty space. */
export function lastStart(count: number, perPage: number): number {
  return Math.max(0, count - perPage)
}

/** One slide on; after the last position again the first. */
export function nextStart(start: number, count: number, perPage: number): number {
  return start >= lastStart(count, perPage) ? 0 : start + 1
}

/** One slide back; before the first position the last. */
export function previousStart(start: number, count: number, perPage: number): number {
  return start <= 0 ? lastStart(count, perPage) : Math.min(start, lastStart(count, perPage) + 1) - 1
}

/** The first visible slide at a scroll position; `step` is the distance between two slides in px. */
export function startAt(scrollLeft: number, step: number, count: number, perPage: number): number {
  if (step <= 0) return 0
  return Math.min(Math.max(0, Math.round(scrollLeft / step)), lastStart(count, perPage))
}
