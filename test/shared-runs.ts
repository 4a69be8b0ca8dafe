/** Measures how much of one text is repeated word for word in another. */

/**
 * The share (0 to 1) of `text`'s runs of `length` consecutive words that also stand in `other`. Case and punctuation
 * do not count; a text shorter than one run shares nothing. Not symmetric: measure both ways.
 */
export function sharedRunShare(text: string, other: string, length = 8): number {
  return shareIn(runs(text, length), new Set(runs(other, length)))
}

/** Of every text its share in every other one; each is cut into its runs once. */
export function sharesBetween(texts: readonly { id: string; text: string }[], length = 8): { id: string; other: string; share: number }[] {
  const cut = texts.map(({ id, text }) => {
    const own = runs(text, length)
    return { id, own, known: new Set(own) }
  })
  return cut.flatMap(({ id, own }) => cut.filter((other) => other.id !== id).map((other) => ({ id, other: other.id, share: shareIn(own, other.known) })))
}

const shareIn = (own: readonly string[], others: ReadonlySet<string>): number => (own.length === 0 ? 0 : own.filter((run) => others.has(run)).length / own.length)

function runs(text: string, length: number): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const found: string[] = []
  for (let start = 0; start + length <= words.length; start += 1) {
    found.push(words.slice(start, start + length).join(' '))
  }
  return found
}
