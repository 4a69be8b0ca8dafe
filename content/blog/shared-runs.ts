/** Measures how much of one text is repeated word for word in another. */

/**
 * The share (0 to 1) of `text`'s runs of `length` consecutive words that also stand in `other`. Case and punctuation
 * do not count; a text shorter than one run shares nothing. Not symmetric: measure both ways.
 */
export function sharedRunShare(text: string, other: string, length = 8): number {
  const own = runs(text, length)
  if (own.length === 0) return 0
  const theirs = new Set(runs(other, length))
  return own.filter((run) => theirs.has(run)).length / own.length
}

function runs(text: string, length: number): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const found: string[] = []
  for (let start = 0; start + length <= words.length; start += 1) {
    found.push(words.slice(start, start + length).join(' '))
  }
  return found
}
