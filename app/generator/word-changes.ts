/** Decides which words of a text are new against an earlier version of it. */

export type WordPiece = { text: string; added: boolean }

export type WordChanges = { pieces: WordPiece[]; addedWords: number; removedWords: number }

const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? []
const bare = (word: string): string => word.trim()

/** Lengths of the longest common subsequence of every pair of tails: `table[i][j]` is for `a.slice(i)`, `b.slice(j)`. */
function commonTails(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i--) {
    const row = table[i]!
    const below = table[i + 1]!
    for (let j = b.length - 1; j >= 0; j--) {
      row[j] = a[i] === b[j] ? below[j + 1]! + 1 : Math.max(below[j]!, row[j + 1]!)
    }
  }
  return table
}

/** Kept words fewer than this between two added runs are an accident of common words: the run is read as one. */
const KEPT_RUN_MIN = 3

/** Joins added pieces over short kept ones. */
function withoutFragments(pieces: readonly WordPiece[]): WordPiece[] {
  const joined: WordPiece[] = []
  for (const [index, piece] of pieces.entries()) {
    const isFragment = !piece.added && index > 0 && index < pieces.length - 1 && wordsOf(piece.text).length < KEPT_RUN_MIN
    const added = piece.added || isFragment
    const last = joined.at(-1)
    if (last?.added === added) last.text += piece.text
    else joined.push({ text: piece.text, added })
  }
  return joined
}

/**
 * `after` in pieces that joined give it back exactly, each marked as added or kept. Compares whole words with their
 * punctuation. Cost is the product of the word counts: meant for paragraphs of some hundred words.
 */
export function wordChanges(before: string, after: string): WordChanges {
  const old = wordsOf(before).map(bare)
  const words = wordsOf(after)
  const fresh = words.map(bare)
  const table = commonTails(old, fresh)
  const pieces: WordPiece[] = []
  let i = 0
  for (let j = 0; j < fresh.length;) {
    if (i < old.length && old[i] !== fresh[j] && table[i + 1]![j]! >= table[i]![j + 1]!) {
      i++
      continue
    }
    const added = i >= old.length || old[i] !== fresh[j]
    if (!added) i++
    const last = pieces.at(-1)
    if (last?.added === added) last.text += words[j]
    else pieces.push({ text: words[j]!, added })
    j++
  }
  const joined = withoutFragments(pieces)
  const addedWords = joined.filter((piece) => piece.added).reduce((sum, piece) => sum + wordsOf(piece.text).length, 0)
  return { pieces: joined, addedWords, removedWords: old.length - (fresh.length - addedWords) }
}
