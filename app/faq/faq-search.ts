const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? []

/** True where each word of `query` begins some word of `text`; an empty query finds everything. */
export function holdsWords(query: string, text: string): boolean {
  const present = words(text)
  return words(query).every((word) => present.some((candidate) => candidate.startsWith(word)))
}
