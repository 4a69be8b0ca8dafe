import type { Section } from '../../domain/petition/draft.ts'

/** Paragraphs as cards in the order of the letter: an answer to a notice may come back to a section, and is not sorted by it. */
export function partsOf<T extends { section: Section }>(paragraphs: readonly T[]): T[][] {
  const parts: T[][] = []
  for (const one of paragraphs) {
    const last = parts.at(-1)
    if (last?.[0]?.section === one.section) last.push(one)
    else parts.push([one])
  }
  return parts
}
