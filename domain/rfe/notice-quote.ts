/** Cuts an exact, short quotation out of a sentence. */

export const longestQuote = 240

/** The clause piece by piece, each an exact quotation: what is too long to be quoted whole is told to its end. */
export const piecesOf = (sentence: string, from: number, to: number): string[] => {
  if (sentence.length <= longestQuote) return [sentence]
  const pieces: string[] = []
  let start = from
  while (start < to) {
    const piece = cutQuote(sentence, start, to)
    if (piece === '') break
    pieces.push(piece)
    start = sentence.indexOf(piece, start) + piece.length
    while (start < to && /[\s,;]/.test(sentence[start]!)) start++
  }
  return pieces
}

/**
 * `sentence` whole when it fits, else the stretch that holds `from`–`to` (the clause that counts): it begins at that
 * clause and ends at the last comma, semicolon or space before 240 letters. Always a substring of `sentence`.
 */
export const cutQuote = (sentence: string, from: number, to: number): string => {
  if (sentence.length <= longestQuote) return sentence
  const clause = sentence.slice(from, to).trim()
  if (clause.length <= longestQuote) return clause
  const room = clause.slice(0, longestQuote)
  const pause = Math.max(room.lastIndexOf(', '), room.lastIndexOf('; '))
  const at = pause > longestQuote / 2 ? pause : room.lastIndexOf(' ')
  return room.slice(0, at > 0 ? at : longestQuote).trim()
}
